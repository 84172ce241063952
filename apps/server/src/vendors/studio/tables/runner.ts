import { drawOfRound } from '@baize/fairness';
import { withTables } from '../../../platform/database/database.ts';
import { mixEntropy } from '../../entropy.ts';
import type { StudioDependencies } from '../dependencies.ts';
import { settleAll } from '../settle-all.ts';
import { createGiveBack } from './betting/give-back.ts';
import { advancePlacement, entropiesOf, type UnsurePlacement, unsurePlacements } from './betting/seats-store.ts';
import type { WalletActs } from './betting/wallet-acts.ts';
import { afterPhase, haveAllDecided, lookEveryMs } from './decisions/phases.ts';
import type { TableGame } from './game.ts';
import type { TableHub } from './hub.ts';
import { createOpenRound } from './open-round.ts';
import { roundTimesOf } from './round-times.ts';
import { advanceRound, currentRound, isLive, type TableRoundRow } from './rounds-store.ts';
import type { SharedTables } from './schema.ts';
import { createSettle } from './settle.ts';

const tryAgainMs = 500;
const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

/**
 * A round that could not be dealt so long after its last bet is void: every stake goes back, and the next round begins. So is a round that
 * stood open while the rules of its game were renewed.
 */
export const voidAfterMs = 30 * 60_000;

/**
 * Brings a table's rounds on, one step a call: open, close, deal, let decide, pay. Every step is one change from a status that must still stand, so a
 * cut anywhere is gone on from, and two processes do a step once.
 */
export function createRunner(deps: StudioDependencies, acts: WalletActs, hub: TableHub) {
  const { clock, secretBox } = deps;
  const times = roundTimesOf(clock);
  const database = withTables<SharedTables>(deps.database);
  const { payAll, payDue } = createSettle({ database, clock }, acts, hub);
  const giveBackAll = createGiveBack({ database, clock }, acts);
  const open = createOpenRound(deps, database);

  const rejectOne = async ({ id, seat_id, player_ref, game_code }: UnsurePlacement): Promise<boolean> => {
    if (!(await advancePlacement(database, id, ['placing', 'barring'], 'barring'))) return true;
    const seat = { seatId: seat_id, gameCode: game_code, playerRef: player_ref };
    const isBarred = await acts.bar(seat, id, 'betting closed');
    if (isBarred) await advancePlacement(database, id, ['barring'], 'refused', 'ROUND_CLOSED');
    return isBarred;
  };

  /** Takes back every stake of the round's phase of which nobody knows whether it came; true when none is left. */
  const rejectUnsure = async (round: TableRoundRow): Promise<boolean> => {
    const unsure = await unsurePlacements(database, round);
    const areSure = await settleAll(unsure, rejectOne, { atOnce: 1 });
    return areSure.every(Boolean);
  };

  const deal = async (game: TableGame, round: TableRoundRow): Promise<void> => {
    const serverSeed = await secretBox.open(round.sealed_server_seed);
    const clientSeed = mixEntropy(round.server_seed_hash, await entropiesOf(database, round.id));
    const draw = drawOfRound({ serverSeed, clientSeed, nonce: round.number });
    const { outcome, next } = game.deal(round.start, draw);
    await advanceRound(database, round, 'closed', {
      client_seed: clientSeed,
      server_seed: serverSeed,
      outcome: JSON.stringify(outcome),
      next_start: JSON.stringify(next),
      ...(await afterPhase(database, game, round, { outcome, phase: 0, now: times.nowOf(round) })),
    });
  };

  const untilMs = (round: TableRoundRow, at: Date | null) => (at ? at.getTime() - times.nowOf(round).getTime() : 0);

  type Step = { waitMs: number; hasChanged: boolean };
  const waiting = (waitMs: number): Step => ({ waitMs, hasChanged: false });
  const changed: Step = { waitMs: 0, hasChanged: true };

  const stepOfClosed = async (game: TableGame, round: TableRoundRow): Promise<Step> => {
    const dealsInMs = untilMs(round, after(round.closes_at, game.closedMs));
    if (dealsInMs > 0) return waiting(dealsInMs);
    if (!(await rejectUnsure(round))) return waiting(tryAgainMs);
    const isTooLate = untilMs(round, after(round.closes_at, voidAfterMs)) <= 0;
    // What was bet on under one set of rules is not dealt by another.
    if (isTooLate || round.rules_version !== game.rulesVersion) return stepOfVoid(round);
    await deal(game, round);
    return changed;
  };

  const stepOfVoid = async (round: TableRoundRow): Promise<Step> => {
    if (!(await giveBackAll(round))) return waiting(tryAgainMs);
    await advanceRound(database, round, 'closed', { status: 'void', settled_at: times.nowOf(round) });
    return changed;
  };

  const stepOfDeciding = async (game: TableGame, round: TableRoundRow): Promise<Step> => {
    const endsInMs = untilMs(round, round.phase_ends_at);
    if (endsInMs > 0 && !(await haveAllDecided(database, game, round))) return waiting(Math.min(endsInMs, lookEveryMs));
    await advanceRound(database, round, 'deciding', { status: 'decided' });
    return changed;
  };

  /** Nobody decides any more: what is unsure is taken back, and the rules decide in its place. */
  const stepOfDecided = async (game: TableGame, round: TableRoundRow): Promise<Step> => {
    if (!(await rejectUnsure(round))) return waiting(tryAgainMs);
    const over = { outcome: round.outcome ?? {}, phase: round.phase ?? 0, now: times.nowOf(round) };
    await advanceRound(database, round, 'decided', await afterPhase(database, game, round, over));
    return changed;
  };

  const stepOfDealt = async (game: TableGame, round: TableRoundRow): Promise<Step> => {
    if (game.flight) await payDue(game, round);
    const endsInMs = untilMs(round, round.shown_at);
    if (endsInMs > 0) return waiting(Math.min(endsInMs, game.flight?.everyMs ?? endsInMs));
    if (!(await payAll(game, round))) return waiting(tryAgainMs);
    await advanceRound(database, round, 'dealt', { status: 'settled', settled_at: times.nowOf(round) });
    return changed;
  };

  const stepOf = async (game: TableGame): Promise<Step> => {
    const round = await currentRound(database, game.gameCode);
    if (!round || !isLive(round)) {
      const opensInMs = round ? untilMs(round, after(round.settled_at ?? round.closes_at, game.pauseMs)) : 0;
      if (opensInMs > 0) return waiting(opensInMs);
      await open(game, round);
      return changed;
    }
    if (round.status === 'closed') return stepOfClosed(game, round);
    if (round.status === 'deciding') return stepOfDeciding(game, round);
    if (round.status === 'decided') return stepOfDecided(game, round);
    if (round.status === 'dealt') return stepOfDealt(game, round);
    const closesInMs = untilMs(round, round.closes_at);
    if (closesInMs > 0) return waiting(closesInMs);
    await advanceRound(database, round, 'betting', { status: 'closed' });
    return changed;
  };

  /** Does what is due at a table; returns how long nothing will be, in milliseconds. */
  return async (game: TableGame): Promise<number> => {
    const { waitMs, hasChanged } = await stepOf(game);
    if (hasChanged) hub.roundChanged(game.gameCode);
    return waitMs;
  };
}
export type Runner = ReturnType<typeof createRunner>;
