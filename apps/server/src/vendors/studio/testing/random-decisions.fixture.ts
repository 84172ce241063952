import type { Decision, DecisionAsked } from '@baize/games/table-engine';
import { expect } from 'vitest';
import { decidingSeat } from '../tables/decisions/seat.ts';
import type { TableDecisions } from '../tables/game.ts';
import { successOf } from './frame.ts';
import type { Tally, Whims } from './random-player.fixture.ts';
import type { StudioFrame } from './studio-money.fixture.ts';

/** What of a run at a table its decisions need. */
interface Run {
  drive: { last(): Promise<{ status: string }>; step(): Promise<number>; advanceMs(ms: number): void };
  whims: Whims;
  tally: Tally;
}
interface Decider {
  frame: StudioFrame;
  decisions: Decision[];
}

const refused = { ok: false, message: 'decision_over' };
const noWhere = { phase: null, hand: null, action: null };

/** What the rules ask of a player in the phase that runs. */
async function askedOf({ rules }: TableDecisions, { frame, decisions }: Decider): Promise<readonly DecisionAsked[]> {
  const { state, seat } = await successOf(frame.table());
  const placements = seat?.placements.map((placement) => ({ ...noWhere, ...placement })) ?? [];
  return rules.asksOf(state.round?.phase?.shown ?? {}, { ...decidingSeat(placements, 1), decisions });
}

/** Decides for all his hands, or lets the clock; now and then he asks twice. */
async function decideOne({ whims, tally }: Run, rules: TableDecisions, player: Decider, at: [string, number]) {
  const [roundId, phase] = at;
  for (const { hand, options } of await askedOf(rules, player)) {
    if (whims.percent(8)) {
      tally.add('let the clock decide');
      continue;
    }
    const { action } = whims.oneOf(options);
    const { seat } = await successOf(player.frame.decide(roundId, phase, hand, action));
    expect(seat.decisions).toContainEqual({ phase, hand, action });
    player.decisions.push({ phase, hand, action });
    tally.add('decided');
    tally.add(action);
    if (!whims.percent(10)) continue;
    expect(await player.frame.decide(roundId, phase, hand, action)).toEqual(refused);
    tally.add('decided twice');
  }
}

/** Runs the table until it is no more, or until it is, in one of these; what it is then. */
async function runWhile({ drive }: Run, isOn: (status: string) => boolean): Promise<string> {
  let { status } = await drive.last();
  while (isOn(status)) {
    drive.advanceMs(await drive.step());
    ({ status } = await drive.last());
  }
  return status;
}

/** Phase by phase everybody decides something that he is offered; some ask too late. */
export async function decideAll(run: Run, rules: TableDecisions, players: readonly Decider[], roundId: string) {
  const [first] = players;
  const isBefore = (status: string) => status !== 'deciding' && status !== 'settled';
  for (let phase = 1; (await runWhile(run, isBefore)) === 'deciding'; phase += 1) {
    for (const player of players) await decideOne(run, rules, player, [roundId, phase]);
    await runWhile(run, (status) => status === 'deciding');
    if (!first || !run.whims.percent(20) || (await successOf(first.frame.table())).seat === null) continue;
    expect(await first.frame.decide(roundId, phase, 0, 'fold')).toEqual(refused);
    run.tally.add('decided too late');
  }
}
