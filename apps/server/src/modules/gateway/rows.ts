import type { BetRow, RoundRow } from '../ledger/index.ts';
import type { RoundFact } from './facts.ts';
import type { DecisionContext, RoundStatus } from './rules/decision-context.ts';
import { boundedTurnover, defaultTurnover, saidTurnover, withTurnover } from './turnover.ts';

/** The rows of a round and of the betting record that an act leaves behind. */
export interface RoundRows {
  rounds: readonly RoundRow[];
  bets: readonly BetRow[];
}

/**
 * A round that begins and ends in one act is only a line of the betting record. Any other stands in `rounds` while it is played, gets its
 * line when it ends, and a further line with the difference for whatever comes later.
 */
export function rowsOf(
  context: DecisionContext,
  roundId: string,
  standing: RoundStatus,
  given: { detail: unknown; isBet: boolean; validTurnoverMinor: bigint | null },
): RoundRows {
  const { now, facts } = context;
  const before = facts.round;
  const owner = ownerOf(context, roundId);
  const { stakeMinor, payoutMinor, isClosed } = standing;
  const said = { nowMinor: given.validTurnoverMinor, beforeMinor: saidTurnover(before) };
  const turnoverMinor = boundedTurnover(standing, said);
  const detail = withTurnover(given.detail ?? before?.detail ?? null, turnoverMinor);
  const placedAt = before ? new Date(before.openedAt) : now;
  const bet: BetRow = {
    vendorCode: owner.vendorCode,
    roundId,
    brandId: owner.brandId,
    memberId: owner.memberId,
    gameId: owner.gameId,
    gameType: owner.gameType,
    currencyCode: owner.currencyCode,
    accountKind: owner.accountKind,
    isNew: false,
    line: before?.betLines ?? 0,
    stakeMinor,
    payoutMinor,
    status: isTakenBack(standing) ? 'cancelled' : 'settled',
    placedAt,
    detail,
  };
  if (!before && isClosed && standing.status === 'closed') {
    bet.isNew = true;
    return { rounds: [], bets: [bet] };
  }
  const bets = isClosed ? betLineOf(bet, before, turnoverMinor ?? defaultTurnover(standing)) : [];
  const round: RoundRow = {
    ...owner,
    ...standing,
    isNew: before === null,
    isBet: before?.isBet ?? given.isBet,
    betLines: bet.line + bets.length,
    openedAt: placedAt,
    closedAt: isClosed ? (closingOf(before) ?? now) : null,
    detail,
  };
  return { rounds: [round], bets };
}

/** The first line tells the whole round, each later one what it adds. */
function betLineOf(bet: BetRow, before: RoundFact | null, turnoverMinor: bigint): BetRow[] {
  if (!before || before.betLines === 0) return [bet];
  const stakeMinor = bet.stakeMinor - BigInt(before.stakeMinor);
  const payoutMinor = bet.payoutMinor - BigInt(before.payoutMinor);
  const addedMinor = turnoverMinor - (saidTurnover(before) ?? defaultTurnover(before));
  if (stakeMinor === 0n && payoutMinor === 0n && addedMinor === 0n) return [];
  return [{ ...bet, stakeMinor, payoutMinor, detail: withTurnover(null, addedMinor) }];
}

const isTakenBack = ({ status, stakeMinor, payoutMinor, isCredited }: RoundStatus) =>
  status === 'cancelled' || (stakeMinor === 0n && payoutMinor === 0n && !isCredited);

const closingOf = (before: RoundFact | null) => (before?.closedAt ? new Date(before.closedAt) : null);

function ownerOf({ vendorCode, wallet, facts }: DecisionContext, roundId: string) {
  const { memberId, brandId, currencyCode } = wallet;
  if (facts.round) {
    const { gameId, gameType, accountKind, currencyCode: own } = facts.round;
    return { vendorCode, roundId, memberId, brandId, currencyCode: own, gameId, gameType, accountKind };
  }
  if (!facts.game) throw new TypeError(`round ${roundId} begins without a game`);
  const { id: gameId, gameType } = facts.game;
  return { vendorCode, roundId, memberId, brandId, currencyCode, gameId, gameType, accountKind: wallet.playAccount };
}
