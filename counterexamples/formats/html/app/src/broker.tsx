/* One drawing of a broker for every page: its name and role, what it knows, its log with the marks on it. */

import type { ComponentChildren } from "preact";

export interface Fact {
  name?: string;
  text: string;
  isNew?: boolean | undefined;
  meaning?: string | undefined;
}
export interface Cell {
  record: string;
  below: string;
  /** The number of its epoch; undefined where there is no record. */
  epoch: number | undefined;
  committed?: boolean | undefined;
  lost?: boolean | undefined;
  isNew?: boolean | undefined;
  title?: string | undefined;
}
export interface Mark {
  at: number;
  isNew: boolean;
}
export interface Lane {
  name: string;
  leads: boolean;
  role?: Fact | undefined;
  facts: Fact[];
  log?: { cells: Cell[]; hw: Mark | undefined; leo: Mark | undefined; label: string } | undefined;
}

const COLOURS = 8;

export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <>
      {facts.map(({ name, text, isNew, meaning }, n) => (
        <span key={n} class={isNew ? "fact new" : "fact"} title={meaning}>{name ? <>{name} <b>{text}</b></> : text}</span>
      ))}
    </>
  );
}

function Log({ cells, hw, leo, label }: NonNullable<Lane["log"]>) {
  return (
    <div class="scroll" tabIndex={0}>
      <div class="log" role="img" aria-label={label}>
        {cells.map(({ record, below, epoch, committed, lost, isNew, title }, offset) => {
          const colour = epoch === undefined ? (lost ? "" : "empty") : `e${epoch % COLOURS}`;
          const classes = ["cell", colour, committed && "committed", isNew && "new", lost && "lost"];
          return (
            <div class="slot" key={offset}>
              <div class={classes.filter(Boolean).join(" ")} title={title}>{record && <><b>{record}</b><small>{below}</small></>}</div>
            </div>
          );
        })}
        {([["hw", "HW", hw], ["leo", "LEO", leo]] as const).map(([kind, name, mark]) => mark && (
          <span key={kind} class={`mark ${kind}${mark.isNew ? " new" : ""}${mark.at === 0 ? " start" : ""}`} style={{ left: `calc(${mark.at} * var(--cell))` }}>{name} {mark.at}</span>
        ))}
      </div>
    </div>
  );
}

/** The brokers, two in a row where there is room, and what the others know before them. */
export function Stage({ lanes, children }: { lanes: Lane[]; children?: ComponentChildren }) {
  const slots = Math.max(1, ...lanes.map((lane) => lane.log?.cells.length ?? 0));
  return (
    <div class="board" style={{ "--slots": slots }}>
      {children}
      {lanes.map((lane) => <Drawn key={lane.name} {...lane} />)}
    </div>
  );
}

function Drawn({ name, leads, role, facts, log }: Lane) {
  const acts = [role, ...facts, ...(log?.cells ?? []), log?.hw, log?.leo].some((part) => part?.isNew);
  return (
    <section class={`lane${leads ? " leads" : ""}${acts ? " acts" : ""}`}>
      <div class={log ? "lane-row" : ""}>
        <div class="who">
          <strong>{name}</strong>
          {role && <span class={role.isNew ? "badge new" : "badge"}>{role.text}</span>}
          <Facts facts={facts} />
        </div>
        {log && <Log {...log} />}
      </div>
    </section>
  );
}

/** What the controller, or a client, knows. */
export function Office({ name, facts, children }: { name: string; facts: Fact[]; children?: ComponentChildren }) {
  return (
    <section class={facts.some((fact) => fact.isNew) ? "controller acts" : "controller"}>
      <div class="who">{name && <strong>{name}</strong>}<Facts facts={facts} /></div>
      {children}
    </section>
  );
}
