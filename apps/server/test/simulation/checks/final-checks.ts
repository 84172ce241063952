import { key, type State } from '../database/state.ts';
import { Violation } from '../schedule.ts';
import type { Cashier } from '../scripts/operator-scripts.ts';
import type { Vendor } from '../vendor.ts';

/** I11: when all is quiet, each vendor's book and the cashier's are ours, round for round and act for act. */
export function compareBooks(state: State, vendors: readonly Vendor[], cashier: Cashier): void {
  for (const vendor of vendors) {
    compareRounds(state, vendor);
    compareMoves(state, vendor);
  }
  for (const memberId of state.members.keys()) compareMember(state, memberId, vendors, cashier);
  for (const { used, count } of state.grants.values()) {
    if (used > count) throw new Violation('I8', `a grant of ${count} free rounds was used ${used} times`);
  }
  const wins = state.journal.filter(({ movement }) => movement === 'freeRoundWin').length;
  const used = [...state.grants.values()].reduce((sum, grant) => sum + grant.used, 0);
  if (wins !== used) throw new Violation('I8', `${wins} free rounds were paid, grants were used ${used} times`);
}

/** Our rounds of a vendor: those of several steps, and those that are only a line of the record. */
function roundsOf(state: State, vendorCode: string) {
  const own = new Map<string, { memberId: string; stakeMinor: bigint; payoutMinor: bigint }>();
  for (const bets of state.bets.values()) {
    const [first] = bets;
    if (first?.vendor !== vendorCode) continue;
    const stakeMinor = bets.reduce((sum, bet) => sum + bet.stake, 0n);
    const payoutMinor = bets.reduce((sum, bet) => sum + bet.payout, 0n);
    own.set(first.round, { memberId: first.member, stakeMinor, payoutMinor });
  }
  for (const { vendor, round, member, stake, payout } of state.rounds.values()) {
    if (vendor === vendorCode) own.set(round, { memberId: member, stakeMinor: stake, payoutMinor: payout });
  }
  return own;
}

function compareRounds(state: State, vendor: Vendor): void {
  const ours = roundsOf(state, vendor.code);
  for (const roundId of new Set([...ours.keys(), ...vendor.rounds.keys()])) {
    const [our, their] = [ours.get(roundId), vendor.rounds.get(roundId)];
    // A bet that is still held, and one whose stakes all came back, is nothing to the vendor.
    if (!their && (our?.stakeMinor === 0n || state.rounds.get(key(vendor.code, roundId))?.status === 'held')) continue;
    if (!their && our?.payoutMinor === 0n && our.stakeMinor === 0n) continue;
    const isSame =
      (our?.stakeMinor ?? 0n) === (their?.stakeMinor ?? 0n) && (our?.payoutMinor ?? 0n) === (their?.payoutMinor ?? 0n);
    if (!isSame || (our && their && our.memberId !== their.memberId)) {
      const notify = (round: typeof our) => (round ? `${round.stakeMinor}/${round.payoutMinor}` : 'nothing');
      throw new Violation(
        'I11',
        `round ${roundId} of ${vendor.code}: we have ${notify(our)}, the vendor has ${notify(their)}`,
      );
    }
  }
}

const withoutRound = new Map([
  ['promo', 1n],
  ['transferIn', -1n],
  ['transferOut', 1n],
]);

function compareMoves(state: State, vendor: Vendor): void {
  const ours = new Map<string, bigint>();
  for (const { source, reference, movement, amount } of state.journal) {
    const sign = withoutRound.get(movement ?? '');
    if (source === `vendor:${vendor.code}` && sign !== undefined) ours.set(reference, sign * (amount ?? 0n));
  }
  for (const txId of new Set([...ours.keys(), ...vendor.moves.keys()])) {
    const [our, their] = [ours.get(txId), vendor.moves.get(txId)?.amountMinor];
    if (our !== their) throw new Violation('I11', `${txId} of ${vendor.code}: we have ${our}, the vendor has ${their}`);
  }
}

/** A member has what he paid in, and what the vendors' books say he won and lost. */
function compareMember(state: State, memberId: string, vendors: readonly Vendor[], { paid }: Cashier): void {
  let expected = paid.get(memberId) ?? 0n;
  for (const { rounds, moves, code } of vendors) {
    for (const [roundId, round] of rounds) {
      if (round.memberId !== memberId) continue;
      const owed = state.rounds.get(key(code, roundId))?.owed ?? 0n;
      expected += round.payoutMinor - round.stakeMinor + owed;
    }
    for (const move of moves.values()) if (move.memberId === memberId) expected += move.amountMinor;
  }
  const held = [...state.rounds.values()].filter(({ status, member }) => status === 'held' && member === memberId);
  const inBets = held.reduce((sum, { stake }) => sum + stake, 0n);
  let has = 0n;
  for (const account of state.accounts.values()) if (account.memberId === memberId) has += account.balanceMinor;
  if (has !== expected)
    throw new Violation('I11', `a member has ${has} (${inBets} in held bets), all books together say ${expected}`);
}
