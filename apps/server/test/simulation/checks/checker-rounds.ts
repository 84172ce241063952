import type { Books } from '../database/books.ts';
import { type Commit, key, type State, type StoredBet, type StoredRound } from '../database/state.ts';
import { Violation } from '../schedule.ts';

const none = { stakeMinor: 0n, payoutMinor: 0n, owedMinor: 0n };

/** I7: every round that a commit touched is in one legal state, and the lines, the round and the betting record tell the same. */
export function checkRounds(books: Books, state: State, commit: Commit, touched: Set<string>): void {
  for (const { vendor, round } of [...commit.rounds, ...commit.bets]) touched.add(key(vendor, round));
  for (const id of touched) {
    const told = books.rounds.get(id) ?? none;
    const round = state.rounds.get(id);
    const bets = state.bets.get(id) ?? [];
    if (!round && bets.length === 0) throw new Violation('I7', `money moved for the round ${id}, which is not there`);
    if (round) checkRound(id, round, told);
    if (!round || round.closed !== null) checkRecord(id, bets, told, round);
    else if (bets.length > 0) throw new Violation('I7', `the open round ${id} is in the betting record`);
  }
}

function checkRound(id: string, round: StoredRound, told: typeof none): void {
  const { stake, payout, owed, status, closed, bet, generation } = round;
  if (stake !== told.stakeMinor || payout !== told.payoutMinor || owed !== told.owedMinor) {
    throw new Violation(
      'I7',
      `round ${id} says ${stake}/${payout}/${owed}, its lines ${told.stakeMinor}/${told.payoutMinor}/${told.owedMinor}`,
    );
  }
  const isLegal = {
    held: bet && closed === null && generation === 0 && payout === 0n,
    open: closed === null && generation === 0,
    cancelled: stake === 0n && payout === 0n && bet === (closed !== null),
    closed: closed !== null,
  }[status];
  if (!isLegal)
    throw new Violation('I7', `round ${id} is ${status}, ${closed === null ? 'not closed' : 'closed'}, stake ${stake}`);
}

function checkRecord(id: string, bets: readonly StoredBet[], told: typeof none, round: StoredRound | undefined): void {
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n);
  const payout = bets.reduce((sum, bet) => sum + bet.payout, 0n);
  if (stake !== told.stakeMinor || payout !== told.payoutMinor) {
    throw new Violation(
      'I7',
      `the record of ${id} says ${stake}/${payout}, its lines ${told.stakeMinor}/${told.payoutMinor}`,
    );
  }
  const lines = bets.map(({ line }) => line).sort((a, b) => a - b);
  if (lines.some((line, index) => line !== index) || (round && round.lines !== lines.length)) {
    throw new Violation('I7', `the record of ${id} has the lines ${lines.join()}`);
  }
}
