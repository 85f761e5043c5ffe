/* A state as it is declared: a lane for each broker with its log, and what the others know. */

import { Office, Stage, type Fact, type Lane } from "./broker";
import type { Protocol } from "./data";
import type { State } from "./engine";

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

/** Whether variables have their first values still, which would only be noise. */
function isIdle(of: Shown, variables: number[]): boolean {
  const { protocol, state } = of;
  return variables.every((v) => protocol.value(state, v) === protocol.value(protocol.initial, v) && !changed(of, v));
}

/** The fields that say something: the value, or all of a grid, with flags as the set of those that are true. */
function factsOf(of: Shown, fields: number[], lane?: number): Fact[] {
  const { protocol, state } = of;
  return fields.flatMap((number) => {
    const variables = protocol.of(protocol.details.fields[number]?.key, lane);
    if (!variables.length || isIdle(of, variables)) return [];
    const field = protocol.field(variables[0] as number);
    const text = protocol.rows(variables).map((row) => protocol.namedValues(state, row)).join(" / ");
    return [{ name: field.says || field.name.replaceAll("_", " "), text, isNew: variables.some((v) => changed(of, v)), meaning: field.meaning }];
  });
}

function logOf(of: Shown, broker: number, name: string): Lane["log"] {
  const { protocol, state } = of;
  const { board } = protocol.details;
  if (!board.log) return undefined;
  const records = protocol.of(board.log, broker), epochs = protocol.of(board.epochs, broker);
  const mark = (key: string | undefined) => {
    const v = protocol.of(key, broker)[0];
    return v === undefined ? undefined : { at: protocol.value(state, v), isNew: changed(of, v) };
  };
  const hw = mark(board.hw), leo = mark(board.leo), end = leo?.at ?? records.length;
  const cells = records.map((v, offset) => {
    const there = offset < end, of_epoch = epochs[offset] as number;
    return {
      record: there ? protocol.text(state, v) : "", below: there ? protocol.text(state, of_epoch) : "",
      epoch: there ? protocol.value(state, of_epoch) : undefined,
      committed: there && offset < (hw?.at ?? 0), isNew: changed(of, v),
    };
  });
  const held = cells.slice(0, end).map((cell, offset) => `offset ${offset} ${cell.record} of ${cell.below}`).join(", ") || "empty";
  return { cells, hw, leo, label: `Log of ${name}: ${held}; log end offset ${end}, high watermark ${hw?.at ?? 0}` };
}

export function Board(of: Shown) {
  const { protocol, state } = of;
  const { fields, board } = protocol.details;
  const numbers = [...fields.keys()].filter((n) => !fields[n]?.ghost && !(of.plain && fields[n]?.quiet));
  const drawn = new Set(Object.values(board));
  const laned = numbers.filter((n) => fields[n]?.lane && !drawn.has(fields[n]?.key ?? ""));
  const shared = numbers.filter((n) => !fields[n]?.lane);
  const owners = [...new Set(shared.map((n) => fields[n]?.owner ?? ""))];
  const lanes = (fields.find((f) => f.lane)?.indices[0] ?? []).map((name, broker): Lane => {
    const leader = protocol.of(board.leader, broker)[0];
    const follows = leader === undefined ? undefined : protocol.text(state, leader);
    const elected = protocol.of("quorum_leader")[0];
    const isFormer = elected !== undefined && protocol.text(state, elected) !== name;
    const role = follows === name ? (isFormer ? "believes that it leads" : "leads") : follows === "none" ? "no role yet" : `follows ${follows}`;
    return {
      name, leads: follows === name && !isFormer, facts: factsOf(of, laned, broker), log: logOf(of, broker, name),
      role: leader === undefined ? undefined : { text: role, isNew: changed(of, leader) },
    };
  });
  return (
    <Stage lanes={lanes}>
      {owners.map((owner) => {
        const facts = factsOf(of, shared.filter((n) => fields[n]?.owner === owner));
        return facts.length > 0 && <Office key={owner} name={owner} facts={facts} />;
      })}
    </Stage>
  );
}
