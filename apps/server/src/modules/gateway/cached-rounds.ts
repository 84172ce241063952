import type { Act, EarlierAct, RoundRow } from '../ledger/index.ts';
import type { Command } from './commands.ts';
import type { RoundFact } from './facts.ts';

/** An open round as an act of this process left it, with the stakes that it booked. */
export interface CachedRound {
  vendorCode: string;
  roundId: string;
  round: RoundFact;
  stakes: readonly EarlierAct[];
}

/** A player with more rounds open at once is read anew for the oldest of them. */
const maxRounds = 4;
/** So is a win that names older stakes of its round. */
const maxStakes = 32;

/** The memo beside a wallet is this module's alone. */
const roundsIn = (memo: unknown): readonly CachedRound[] => (memo as readonly CachedRound[] | undefined) ?? [];

export const cachedRound = (memo: unknown, vendorCode: string, roundId: string): CachedRound | undefined =>
  roundsIn(memo).find((known) => known.vendorCode === vendorCode && known.roundId === roundId);

/**
 * The memo after an act of `command`. A round is cached while debits and credits follow each other: any act on it moves the version of the
 * account that it is played from, so as long as all bookings are ours it stands as we left it. Every other command drops its round, and so
 * does the round's end.
 */
export function withRound(
  memo: unknown,
  vendorCode: string,
  command: Command,
  written: { row: RoundRow | undefined; before: RoundFact | null; acts: readonly Act[] },
  ledgerId: string | null,
): readonly CachedRound[] | undefined {
  const { roundId } = command;
  const known = cachedRound(memo, vendorCode, roundId);
  const others = roundsIn(memo).filter((round) => round !== known);
  const { row, before, acts } = written;
  const gameCode = before?.gameCode ?? command.gameCode;
  if (!command.staysWithRound || row === undefined || row.closedAt !== null || gameCode === null) {
    return others.length === 0 ? undefined : others;
  }
  const [act] = acts;
  const stake = act?.name === 'stake' && ledgerId !== null ? [stakeOf(act, ledgerId)] : [];
  const stakes = [...(known?.stakes ?? []), ...stake].slice(-maxStakes);
  return [...others, { vendorCode, roundId, round: factOf(row, gameCode), stakes }].slice(-maxRounds);
}

/** As it would be read from the journal. */
const stakeOf = (act: Act, ledgerId: string): EarlierAct => ({
  id: ledgerId,
  name: act.name,
  source: act.source,
  reference: act.reference,
  memberId: act.memberId,
  fingerprint: act.fingerprint,
  subject: act.subject,
  outcome: 'booked',
  resolvedBy: null,
  postings: act.postings.map(({ movement, amountMinor, to }) => ({
    movement,
    amountMinor,
    poolLabel: movement === 'jackpotContribution' && 'label' in to ? to.label : null,
  })),
});

/** As `roundOf` would read it. */
const factOf = (row: RoundRow, gameCode: string): RoundFact => ({
  memberId: row.memberId,
  brandId: row.brandId,
  gameId: row.gameId,
  gameCode,
  gameType: row.gameType,
  currencyCode: row.currencyCode,
  accountKind: row.accountKind,
  isBet: row.isBet,
  stakeMinor: String(row.stakeMinor),
  payoutMinor: String(row.payoutMinor),
  owedMinor: String(row.owedMinor),
  status: row.status,
  isCredited: row.isCredited,
  generation: row.generation,
  betLines: row.betLines,
  openedAt: row.openedAt.toISOString(),
  closedAt: null,
  detail: row.detail,
});
