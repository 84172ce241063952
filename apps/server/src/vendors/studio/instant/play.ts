import type { CallError, Calls, CallValue } from '@baize/contract';
import type { Kysely } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { StudioTables } from '../schema.ts';
import { readLiveSeed } from '../seeds.ts';
import type { StudioSession } from '../sessions.ts';
import { balanceView, fairnessView } from '../slots/views.ts';
import { createStakeRefusal } from '../stake-refusal.ts';
import { refusalOf } from '../wallet-refusals.ts';
import { createInstantDecide, type InstantOrder } from './decide.ts';
import type { InstantGame, Sent, StepDecision } from './game.ts';
import { findInstantGame } from './games.ts';
import type { Booked, InstantMoney } from './money.ts';
import type { InstantTables } from './schema.ts';
import { findById, findUnfinishedInstant, type InstantRow, listSettledInstant, lockById, writeSteps } from './store.ts';
import { instantView, stateOf } from './view.ts';

type Play = Calls['studioInstantPlay'];
type Step = Calls['studioInstantStep'];
type List = Calls['studioInstantRounds'];
type Ended = Extract<Booked, { status: 'booked' }>;

export function createInstantPlay(deps: StudioDependencies, money: InstantMoney) {
  const database = withTables<InstantTables>(deps.database);
  const studioDatabase = withTables<StudioTables>(deps.database);
  const decide = createInstantDecide(deps);
  const stakeRefusal = createStakeRefusal(deps);

  const answer = async (game: InstantGame, session: StudioSession, { row, balance }: Ended) => {
    const fairness = fairnessView(await readLiveSeed(studioDatabase, session));
    return ok({ round: instantView(game, row), balanceMinor: balanceView(balance), fairness });
  };

  const playOrder = async (order: InstantOrder): Promise<Result<CallValue<Play>, CallError<Play>>> => {
    const decision = await decide(order);
    if (decision.kind === 'checkDue') return fail('reality_check_due');
    if (decision.kind === 'tooSoon') return fail('round_too_soon', { retryAfterMs: decision.retryAfterMs });
    if (decision.kind === 'otherContent') return fail('repeated_with_other_content');
    const isRepeat = decision.row.status === 'refused';
    const booked = await money(decision.row, order.session.token);
    if (booked.status === 'unknown') return fail('service_unavailable');
    if (decision.kind === 'unfinished') {
      // A round that a crash cut off before its money moved, and that is now refused or over, stands in nobody's way.
      return booked.status === 'booked' && booked.row.status === 'open' ? fail('round_unfinished') : playOrder(order);
    }
    return booked.status === 'refused' ? refusalOf(booked.code, isRepeat) : answer(order.game, order.session, booked);
  };

  /** A stake that surely is refused is so before anything is drawn, unless a round waits that is drawn already. */
  const refusalInAdvance = async ({ session, roundId, betMinor }: InstantOrder) => {
    const refusal = await stakeRefusal(session, betMinor);
    if (!refusal) return null;
    const drawn = (await findById(database, roundId)) ?? (await findUnfinishedInstant(database, session));
    return drawn ? null : refusal;
  };

  /** Plays a round or begins it; returns the one that this id already has. */
  const play = async (
    session: StudioSession,
    body: { roundId: string; betMinor: string; choice: Sent },
  ): Promise<Result<CallValue<Play>, CallError<Play>>> => {
    const game = findInstantGame(session.gameCode);
    if (!game) return fail('game_not_found');
    const betMinor = BigInt(body.betMinor);
    if (betMinor < game.stakes.minMinor || betMinor > game.stakes.maxMinor) return fail('bet_not_offered');
    const choice = game.readChoice(body.choice, betMinor);
    if (!choice) return fail('choice_not_offered');
    const order = { session, game, roundId: body.roundId.toLowerCase(), betMinor, choice };
    return (await refusalInAdvance(order)) ?? playOrder(order);
  };

  /** What a step makes of an open round, written down. */
  const writeDecision = async (transaction: Kysely<InstantTables>, row: InstantRow, outcome: StepDecision) => {
    if (outcome.kind === 'refused') return 'step_not_offered' as const;
    if (outcome.kind === 'taken') return row;
    const steps = [...row.steps, outcome.step];
    if (outcome.kind === 'goesOn') {
      await writeSteps(transaction, row.id, steps, null);
      return { ...row, steps };
    }
    await writeSteps(transaction, row.id, steps, outcome.payoutMinor);
    return { ...row, steps, status: 'paying' as const, payout_minor: outcome.payoutMinor };
  };

  /** Takes a step in the locked round; one that is not open stands as it is. */
  const takeStep = (game: InstantGame, session: StudioSession, roundId: string, sent: Sent) =>
    database.transaction().execute(async (transaction): Promise<InstantRow | CallError<Step>> => {
      const row = await lockById(transaction, roundId);
      if (row?.player_ref !== session.playerRef || row.game_code !== session.gameCode) return 'round_not_found';
      if (row.status === 'refused') return 'round_closed';
      return row.status === 'open' ? writeDecision(transaction, row, game.step(stateOf(row), sent)) : row;
    });

  /** Takes a step; the money of a round that it ends is booked before the answer. */
  const step = async (
    session: StudioSession,
    body: { roundId: string; step: Sent },
  ): Promise<Result<CallValue<Step>, CallError<Step>>> => {
    const game = findInstantGame(session.gameCode);
    if (!game) return fail('round_not_found');
    const row = await takeStep(game, session, body.roundId.toLowerCase(), body.step);
    if (typeof row === 'string') return fail(row);
    const booked = await money(row, session.token);
    if (booked.status === 'unknown') return fail('service_unavailable');
    return booked.status === 'refused' ? fail('round_closed') : answer(game, session, booked);
  };

  /** Latest rounds and the open one; a round that a crash cut off is finished on the way. */
  const list = async (session: StudioSession, limit: number): Promise<Result<CallValue<List>, CallError<List>>> => {
    const game = findInstantGame(session.gameCode);
    if (!game) return fail('game_not_found');
    const standing = await findUnfinishedInstant(database, session);
    const booked = standing ? await money(standing, session.token) : null;
    const open = booked?.status === 'booked' && booked.row.status === 'open' ? instantView(game, booked.row) : null;
    const settled = await listSettledInstant(database, session, limit);
    const { minMinor, maxMinor } = game.stakes;
    return ok({
      list: settled.map((row) => instantView(game, row)),
      open,
      stakes: { minMinor: `${minMinor}`, maxMinor: `${maxMinor}` },
      maxWinMinor: `${game.maxWinMinor}`,
    });
  };

  return { play, step, list };
}
