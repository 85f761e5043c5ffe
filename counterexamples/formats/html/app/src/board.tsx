/* A state as it is declared: a lane for each broker with its log, and what the others know. */

import type { Protocol } from "./data";
import type { State } from "./engine";

const COLOURS = 8;

interface Shown {
  protocol: Protocol;
  state: State;
  before: State | undefined;
  /** Without the fields that only those need who know the rules. */
  plain?: boolean;
}

function changed({ protocol, state, before }: Shown, variable: number): boolean {
  return before !== undefined && protocol.value(state, variable) !== protocol.value(before, variable);
}

/** The value of a field, or of all of a grid; flags as the set of those that are true. */
function Values({ of, variables, title }: { of: Shown; variables: number[]; title?: string | undefined }) {
  const { protocol, state } = of;
  const field = protocol.field(variables[0] as number);
  const isNew = variables.some((v) => changed(of, v));
  const said = protocol.rows(variables).map((row) => protocol.said(state, row)).join(" / ");
  return (
    <span class={isNew ? "fact new" : "fact"} title={field.meaning}>
      {title ?? (field.says || field.name.replaceAll("_", " "))} <b>{said}</b>
    </span>
  );
}

/** Whether variables have their first values still, which would only be noise. */
function isIdle(of: Shown, variables: number[]): boolean {
  const { protocol, state } = of;
  return variables.every((v) => protocol.value(state, v) === protocol.value(protocol.initial, v) && !changed(of, v));
}

/** Fields that say something. */
function Facts({ of, fields, lane }: { of: Shown; fields: number[]; lane?: number | undefined }) {
  const { protocol } = of;
  return (
    <>
      {fields.map((number) => {
        const key = protocol.details.fields[number]?.key;
        const variables = protocol.of(key, lane);
        if (!variables.length) return null;
        return isIdle(of, variables) ? null : <Values key={number} of={of} variables={variables} />;
      })}
    </>
  );
}

function Log({ of, broker, name }: { of: Shown; broker: number; name: string }) {
  const { protocol, state } = of;
  const { board } = protocol.details;
  const records = protocol.of(board.log, broker), epochs = protocol.of(board.epochs, broker);
  const mark = (key: string | undefined) => protocol.of(key, broker)[0];
  const hw = mark(board.hw), leo = mark(board.leo);
  const end = leo === undefined ? records.length : protocol.value(state, leo);
  const committed = hw === undefined ? 0 : protocol.value(state, hw);
  const entries = records.map((v, offset) => ({ record: protocol.text(state, v), epoch: protocol.text(state, epochs[offset] as number), v, there: offset < end }));
  const held = entries.filter((e) => e.there).map((e, offset) => `offset ${offset} ${e.record} of ${e.epoch}`).join(", ") || "empty";
  return (
    <div class="scroll" tabIndex={0}>
      <div class="log" role="img" aria-label={`Log of ${name}: ${held}; log end offset ${end}, high watermark ${committed}`}>
        {entries.map((e, offset) => {
          const epoch = protocol.value(state, epochs[offset] as number) % COLOURS;
          const classes = ["cell", e.there ? `e${epoch}` : "empty", e.there && offset < committed ? "committed" : "", changed(of, e.v) ? "new" : ""];
          return (
            <div class="slot" key={offset}>
              <div class={classes.filter(Boolean).join(" ")}>{e.there && <><b>{e.record}</b><small>{e.epoch}</small></>}</div>
            </div>
          );
        })}
        {([["hw", "HW", hw], ["leo", "LEO", leo]] as const).map(([kind, label, v]) => {
          if (v === undefined) return null;
          const value = protocol.value(state, v);
          const classes = `mark ${kind}${changed(of, v) ? " new" : ""}${value === 0 ? " start" : ""}`;
          return <span key={kind} class={classes} style={{ left: `calc(${value} * var(--cell))` }}>{label} {value}</span>;
        })}
      </div>
    </div>
  );
}

export function Board(of: Shown) {
  const { protocol, state } = of;
  const { fields, board } = protocol.details;
  const numbers = [...fields.keys()].filter((n) => !fields[n]?.ghost && !(of.plain && fields[n]?.quiet));
  const drawn = new Set(Object.values(board));
  const laned = numbers.filter((n) => fields[n]?.lane && !drawn.has(fields[n]?.key ?? ""));
  const brokers = fields.find((f) => f.lane)?.indices[0] ?? [];
  const owners = [...new Set(numbers.filter((n) => !fields[n]?.lane).map((n) => fields[n]?.owner ?? ""))];
  return (
    <>
      {owners.map((owner) => {
        const own = numbers.filter((n) => !fields[n]?.lane && fields[n]?.owner === owner);
        return own.every((n) => isIdle(of, protocol.of(fields[n]?.key))) ? null : (
          <section class="controller" key={owner}>
            <div class="who">{owner && <strong>{owner}</strong>}<Facts of={of} fields={own} /></div>
          </section>
        );
      })}
      {brokers.map((name, broker) => {
        const leader = protocol.of(board.leader, broker)[0];
        const follows = leader === undefined ? undefined : protocol.text(state, leader);
        const elected = protocol.of("quorum_leader")[0];
        const late = elected !== undefined && protocol.text(state, elected) !== name;
        const role = follows === undefined ? "" : follows === name ? (late ? "believes that it leads" : "leads") : follows === "none" ? "no role yet" : `follows ${follows}`;
        return (
          <section class={`lane${role === "leads" ? " leads" : ""}`} key={name}>
            <div class={board.log ? "lane-row" : ""}>
              <div class="who">
                <strong>{name}</strong>
                {leader !== undefined && <span class={`badge${changed(of, leader) ? " new" : ""}`}>{role}</span>}
                <Facts of={of} fields={laned} lane={broker} />
              </div>
              {board.log && <Log of={of} broker={broker} name={name} />}
            </div>
          </section>
        );
      })}
    </>
  );
}
