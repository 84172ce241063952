import { maxBetsAtOnce, type SettleBetRequest, type SettleBetsRequest, type WalletAnswer } from '@baize/vendor-kit';
import type { RawBuilder } from 'kysely';
import { isDatabaseUnavailable } from '../../../platform/database/unavailable.ts';
import { BatchWriterOverloadedError, vendorSource } from '../../ledger/index.ts';
import { answered } from '../answers.ts';
import type { GatewayDependencies } from '../dependencies.ts';
import type { RoundFact } from '../facts.ts';
import type { HoldReason } from '../held/index.ts';
import type { Players } from '../players.ts';
import { betStepIds } from '../rules/two-step-bets.ts';
import { decideBets } from './decide-bets.ts';
import { forEachAtOnce } from './for-each-at-once.ts';

/** Reads the rounds of some bets in the statement that reads the wallet. */
export type ReadRounds = (vendorCode: string, betIds: readonly string[]) => RawBuilder<Record<string, RoundFact>>;

interface Placed {
  bet: SettleBetRequest;
  /** Where its answer belongs. */
  index: number;
}

/** Of one player: the more, the fewer trips; the fewer, the sooner others of the player get their turn. */
const betsOfTurn = 50;
/** As many players at once as fill a call of the batch writer without crowding others out of it. */
const playersAtOnce = 48;

/**
 * Settles many bets: those of a player in turns on his wallet of at most 50 bets, those of different players beside each other, written by the
 * batch writer with everything else that is written at the moment. No transaction holds more than such a call does, and what is refused or
 * fails leaves the others booked.
 */
export function createBulkSettlement(
  deps: Pick<GatewayDependencies, 'ledger' | 'newId' | 'onHeld' | 'onFailure'>,
  { vendorCode, players, holds }: { vendorCode: string; players: Players; holds: HoldReason | null },
  readRounds: ReadRounds,
) {
  const source = vendorSource(vendorCode);

  const turnOf = (memberId: string, bets: readonly SettleBetRequest[]): Promise<(WalletAnswer | null)[]> =>
    deps.ledger.runWalletTransaction<Record<string, RoundFact>, (WalletAnswer | null)[]>({
      memberId,
      references: bets.flatMap(({ betId, generation }) =>
        betStepIds(betId, generation).map((reference) => ({ source, reference })),
      ),
      facts: () =>
        readRounds(
          vendorCode,
          bets.map(({ betId }) => betId),
        ),
      decide: ({ wallet, facts: rounds }, now) => decideBets(deps, { vendorCode, holds, bets, wallet, rounds, now }),
    });

  /** Whether money moved is not known, the same may be sent again. One bet that cannot be written does not spoil the others of its turn. */
  const answersOf = async (memberId: string, bets: readonly SettleBetRequest[]): Promise<(WalletAnswer | null)[]> => {
    try {
      return await turnOf(memberId, bets);
    } catch (error) {
      const isForNow = error instanceof BatchWriterOverloadedError || isDatabaseUnavailable(error);
      if (!isForNow && bets.length > 1) {
        const answers: (WalletAnswer | null)[] = [];
        for (const bet of bets) answers.push(...(await answersOf(memberId, [bet])));
        return answers;
      }
      if (!(error instanceof BatchWriterOverloadedError)) deps.onFailure(error);
      return bets.map(({ betId: txId }) => answered('INTERNAL', { txId, balance: null }));
    }
  };

  return async ({ bets }: SettleBetsRequest): Promise<{ answers: WalletAnswer[] }> => {
    assertBets(bets);
    const answers: WalletAnswer[] = bets.map(({ betId: txId }) => answered('REF_NOT_FOUND', { txId, balance: null }));
    const placedOf = new Map<string, Placed[]>();
    const found = await membersOf(bets, players, (error) => deps.onFailure(error));
    for (const [index, bet] of bets.entries()) {
      const memberId = found.get(bet.playerRef);
      if (memberId === undefined) answers[index] = answered('INTERNAL', { txId: bet.betId, balance: null });
      if (typeof memberId === 'string') {
        const own = placedOf.get(memberId) ?? [];
        placedOf.set(memberId, own);
        own.push({ bet, index });
      }
    }
    await forEachAtOnce([...placedOf], playersAtOnce, async ([memberId, own]) => {
      let left = own;
      while (left.length > 0) {
        const turn = left.slice(0, betsOfTurn);
        const told = await answersOf(
          memberId,
          turn.map(({ bet }) => bet),
        );
        const later: Placed[] = [];
        for (const [place, placed] of turn.entries()) {
          const answer = told[place];
          if (answer) answers[placed.index] = answer;
          else later.push(placed);
        }
        left = [...later, ...left.slice(betsOfTurn)];
      }
    });
    return { answers };
  };
}

/** The member of each reference; null: nobody; an absent one could not be asked for. */
async function membersOf(
  bets: readonly SettleBetRequest[],
  players: Players,
  onFailure: (error: unknown) => void,
): Promise<Map<string, string | null>> {
  const found = new Map<string, string | null>();
  const refs = [...new Set(bets.map(({ playerRef }) => playerRef))];
  await forEachAtOnce(refs, playersAtOnce, async (playerRef) => {
    try {
      found.set(playerRef, players.memberOf(playerRef) ?? (await players.findMember(playerRef)));
    } catch (error) {
      onFailure(error);
    }
  });
  return found;
}

/** Wrong arguments are the calling program's fault: nothing is done. */
function assertBets(bets: readonly SettleBetRequest[]): void {
  if (bets.length === 0 || bets.length > maxBetsAtOnce)
    throw new RangeError(`settleBets takes 1 to ${maxBetsAtOnce} bets`);
  if (new Set(bets.map(({ betId }) => betId)).size < bets.length) throw new RangeError('bets: each bet is named once');
  if (bets.some(({ payoutMinor }) => payoutMinor < 0n)) throw new RangeError('payoutMinor is 0 or more');
  if (bets.some(({ validTurnoverMinor = 0n }) => validTurnoverMinor < 0n))
    throw new RangeError('validTurnoverMinor is 0 or more');
}
