import type { Kysely } from 'kysely';
import { type UnpaidSeat, unpaidSeats } from '../betting/seats-store.ts';
import { shownInMs } from '../clock.ts';
import type { Stored, TableDecisions, TableGame } from '../game.ts';
import type { RoundChange, TableRoundRow } from '../rounds-store.ts';
import type { SharedTables } from '../schema.ts';
import { decidingSeat, decisionsOf } from './seat.ts';

/** How often it is looked whether everybody has decided. */
export const lookEveryMs = 400;
const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

const asksOf = ({ rules }: TableDecisions, outcome: Stored, phase: number, { placed }: UnpaidSeat) =>
  rules.asksOf(rules.shownOf(outcome, phase), decidingSeat(placed, phase));

/** Whether a seat has something to decide in a phase that it has not decided yet. */
function isOpen(decisions: TableDecisions, outcome: Stored, phase: number, seat: UnpaidSeat): boolean {
  const made = decisionsOf(seat.placed).filter((decision) => decision.phase === phase);
  return asksOf(decisions, outcome, phase, seat).some(({ hand }) => !made.some((decision) => decision.hand === hand));
}

/**
 * What becomes of a dealt round when a phase is over (0: the deal): the next phase, as long as a seat has something to decide in it, and the
 * showing otherwise.
 */
export async function afterPhase(
  database: Kysely<SharedTables>,
  game: TableGame,
  round: Pick<TableRoundRow, 'id' | 'speed_percent'>,
  dealt: { outcome: Stored; phase: number; now: Date },
): Promise<RoundChange> {
  const { outcome, now } = dealt;
  const { decisions } = game;
  const phase = dealt.phase + 1;
  const seats = decisions ? await unpaidSeats(database, round.id) : [];
  if (!decisions || !seats.some((seat) => isOpen(decisions, outcome, phase, seat)))
    return { status: 'dealt', dealt_at: now, shown_at: after(now, shownInMs(round, game.showMs(outcome))) };
  const shownMs = shownInMs(round, decisions.dealMs(decisions.rules.shownOf(outcome, phase)));
  return { status: 'deciding', phase, phase_at: now, phase_ends_at: after(now, shownMs + decisions.decideMs) };
}

/** Whether every seat has made the decisions that the running phase asks for. */
export async function haveAllDecided(
  database: Kysely<SharedTables>,
  { decisions }: TableGame,
  { id, phase, outcome }: TableRoundRow,
): Promise<boolean> {
  if (!decisions || phase === null || outcome === null) return true;
  const seats = await unpaidSeats(database, id);
  return !seats.some((seat) => isOpen(decisions, outcome, phase, seat));
}
