import type { CallError, Calls, CallValue } from '@baize/contract';
import type { WalletCode } from '@baize/vendor-kit';
import { withTables } from '../../../platform/database/database.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { StudioTables } from '../schema.ts';
import type { StudioSession } from '../sessions.ts';
import { createStakeRefusal } from '../stake-refusal.ts';
import { refusalOf } from '../wallet-refusals.ts';
import { createDecide, type Decision, type RoundOrder } from './decide.ts';
import { featurePriceOf } from './feature-price.ts';
import type { Finish } from './finish.ts';
import { findGame } from './games.ts';
import { findStanding, findWithSession } from './rounds-store.ts';
import { balanceView, fairnessView, freeRoundsView, roundView } from './views.ts';

type Spin = Calls['studioSpin'];
type SpinBody = {
  roundId: string;
  betMinor: string;
  grantId?: string | undefined;
  buyFeature?: true | undefined;
};
export type SpinResult = Result<CallValue<Spin>, CallError<Spin>>;

/** What the wallet says of a grant that is used up, over, cancelled or another's. */
const ofGrant: ReadonlySet<WalletCode> = new Set(['LIMIT_REACHED', 'REF_NOT_FOUND']);

/** How often a round is decided anew because its jackpot pool had just fallen to another. */
const maxTries = 5;

export function createSpin(deps: StudioDependencies, finish: Finish) {
  const database = withTables<StudioTables>(deps.database);
  const decide = createDecide(deps);
  const stakeRefusal = createStakeRefusal(deps);

  const answerRound = async (
    { round, seed }: Extract<Decision, { kind: 'round' }>,
    session: StudioSession,
  ): Promise<SpinResult> => {
    const finished = await finish(round, session.token);
    if (finished.status === 'unknown') return fail('service_unavailable');
    const { grant_id: grantId } = round;
    if (finished.status === 'refused' && grantId !== null && ofGrant.has(finished.code))
      return fail('free_rounds_over');
    if (finished.status === 'refused') return refusalOf(finished.code, round.status === 'refused');
    const balanceMinor = balanceView(finished.balance);
    const left = grantId === null ? {} : { freeRounds: freeRoundsView(await deps.freeRoundsOf(session), grantId) };
    return ok({ round: roundView(finished.round), balanceMinor, fairness: fairnessView(seed), ...left });
  };

  /** Another round comes before the jackpot that falls: false while nobody knows what becomes of that one. */
  const finishOther = async (roundId: string): Promise<boolean> => {
    const other = await findWithSession(database, roundId);
    // Not there, or no longer: who has the jackpot pool is asked again.
    if (!other) return true;
    const { sealed_token, ...round } = other;
    const { status } = await finish(round, await deps.secretBox.open(sealed_token));
    return status !== 'unknown';
  };

  const finishOthers = async (roundIds: readonly string[]): Promise<boolean> => {
    for (const roundId of roundIds) if (!(await finishOther(roundId))) return false;
    return true;
  };

  const play = async (order: RoundOrder, tries = 1): Promise<SpinResult> => {
    const decision = await decide(order);
    if (decision.kind === 'jackpotTaken') {
      const isFree = tries < maxTries && (await finishOthers(decision.roundIds));
      return isFree ? play(order, tries + 1) : fail('service_unavailable');
    }
    if (decision.kind === 'checkDue') return fail('reality_check_due');
    if (decision.kind === 'tooSoon') return fail('round_too_soon', { retryAfterMs: decision.retryAfterMs });
    if (decision.kind === 'otherContent') return fail('repeated_with_other_content');
    if (decision.kind === 'round') return answerRound(decision, order.session);
    const finished = await finish(decision.round, order.session.token);
    if (finished.status === 'unknown') return fail('service_unavailable');
    // A round that a crash cut off before its money moved, and that now is refused, stands in nobody's way.
    return finished.status === 'refused' ? play(order) : fail('round_unfinished');
  };

  const freeRefusal = async (session: StudioSession, betMinor: bigint, grantId: string) => {
    const free = (await deps.freeRoundsOf(session)).find((one) => one.grantId === grantId);
    if (!free) return fail('free_rounds_over');
    return free.valueMinor === betMinor ? stakeRefusal(session, 0n) : fail('bet_not_offered');
  };

  /** A bet that surely is refused is so before anything is drawn, unless a round waits that is drawn already. */
  const refusalInAdvance = async ({ session, roundId, betMinor, priceMinor, grantId }: RoundOrder) => {
    const refusal =
      grantId === null
        ? await stakeRefusal(session, priceMinor ?? betMinor)
        : await freeRefusal(session, betMinor, grantId);
    if (!refusal) return null;
    const { known, unfinished } = await findStanding(database, session, roundId);
    return known || unfinished ? null : refusal;
  };

  /** Plays a round, or answers the one that this id already has. */
  return async (session: StudioSession, body: SpinBody): Promise<SpinResult> => {
    const game = findGame(session.gameCode);
    if (!game) return fail('game_not_found');
    const betMinor = BigInt(body.betMinor);
    if (!game.betsMinor.includes(betMinor)) return fail('bet_not_offered');
    const grantId = body.grantId ?? null;
    const isBought = body.buyFeature === true;
    const priceMinor = isBought ? featurePriceOf(session, game, betMinor) : null;
    // A given round buys nothing, and what is not sold cannot be bought.
    if (isBought && (priceMinor === null || grantId !== null)) return fail('bet_not_offered');
    const order = { session, game, roundId: body.roundId.toLowerCase(), betMinor, priceMinor, grantId };
    return (await refusalInAdvance(order)) ?? play(order);
  };
}
