import type { BetRow } from '../bets/bet-store.ts';
import { openStakeOf } from '../bets/returns.ts';
import type { DeskBook } from '../desk/desk-books.ts';
import type { Outcome } from '../matches/match.ts';
import { correctionOf, withOutcome } from './corrections.ts';

export interface ChangedBet {
  bet: BetRow;
  toMinor: bigint;
  differenceMinor: bigint;
}

export interface ResultEffect {
  openBets: number;
  openStakeMinor: bigint;
  changed: readonly ChangedBet[];
  /** What each player would owe beyond their money; those who owe nothing are left out. */
  owed: ReadonlyMap<string, bigint>;
}

const pageSize = 500;
const firstId = '00000000-0000-0000-0000-000000000000';

async function changesOf(
  { bets, matches }: Pick<DeskBook, 'bets' | 'matches'>,
  { matchId, outcome, proposedAt, now }: { matchId: string; outcome: Outcome; proposedAt: Date; now: Date },
) {
  const open = { bets: 0, stakeMinor: 0n };
  const changed: ChangedBet[] = [];
  for (let after = firstId; ; ) {
    const page = await bets.ofMatch(matchId, ['ACCEPTED', 'SETTLED', 'VOID'], after, pageSize);
    const known = await matches.byId(page.flatMap(({ legs }) => legs.map((leg) => leg.matchId)));
    const then = withOutcome(known, matchId, outcome, now);
    for (const bet of page) {
      if (bet.state === 'ACCEPTED') {
        open.bets += 1;
        open.stakeMinor += openStakeOf(bet);
        continue;
      }
      const correction = correctionOf(bet, then, { now, correctedAt: proposedAt });
      if (correction)
        changed.push({ bet, toMinor: correction.returnMinor, differenceMinor: correction.differenceMinor });
    }
    if (page.length < pageSize) return { open, changed };
    after = page.at(-1)?.id ?? after;
  }
}

/** What a result would do to bets if it were approved now. Moves nothing. */
export async function effectOf(
  book: Pick<DeskBook, 'bets' | 'matches' | 'wallet'>,
  asked: { matchId: string; outcome: Outcome; proposedAt: Date; now: Date },
): Promise<ResultEffect> {
  const { open, changed } = await changesOf(book, asked);
  const taken = new Map<string, bigint>();
  for (const { bet, differenceMinor } of changed)
    if (differenceMinor < 0n) taken.set(bet.player_ref, (taken.get(bet.player_ref) ?? 0n) - differenceMinor);
  const owed = new Map<string, bigint>();
  for (const [playerRef, takenMinor] of taken) {
    const cashMinor = (await book.wallet.balance({ playerRef }))?.cashMinor ?? 0n;
    if (takenMinor > cashMinor) owed.set(playerRef, takenMinor - cashMinor);
  }
  return { openBets: open.bets, openStakeMinor: open.stakeMinor, changed, owed };
}
