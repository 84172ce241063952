import type { FeedPage, RoundState, VendorWallet } from '../wallet.ts';
import { toldAgain } from './answers.ts';
import type { Round, Vendor } from './state.ts';
import { turnoverOf } from './turnover.ts';

const instant = (ms: number): string => new Date(ms).toISOString();

const stateOf = (round: Round): RoundState => ({
  roundId: round.roundId,
  gameCode: round.gameCode,
  playerRef: round.playerRef,
  stakeMinor: round.stakeMinor,
  payoutMinor: round.payoutMinor,
  validTurnoverMinor: round.closedAtMs === null ? null : turnoverOf(round),
  status: round.status,
  openedAt: instant(round.openedAtMs),
  closedAt: round.closedAtMs === null ? null : instant(round.closedAtMs),
});

function pageOf({ feed }: Vendor, after: string | null, limit: number): FeedPage {
  const from = after === null ? 0 : Number(after);
  if (!Number.isSafeInteger(from) || from < 0) throw new TypeError('after is no cursor of this feed');
  const entries = feed.slice(from, from + limit);
  const next = from + entries.length;
  return { entries, next: String(next), isEnd: next >= feed.length };
}

export const queryCommands = (vendor: Vendor): Pick<VendorWallet, 'getRound' | 'getTx' | 'feed'> => ({
  getRound: async ({ roundId }) => {
    const round = vendor.rounds.get(roundId);
    return round ? stateOf(round) : null;
  },
  getTx: async ({ txId }) => {
    const act = vendor.acts.get(txId);
    return act ? toldAgain(act, act.member) : null;
  },
  feed: async ({ after, limit }) => pageOf(vendor, after, limit),
});
