import type { Books, RoundBook } from '../database/books.ts';
import { type Commit, key, limitsOf, type State, type StoredLine } from '../database/state.ts';
import { Violation } from '../schedule.ts';
import { checkRounds } from './checker-rounds.ts';

/** Looks at every commit and holds the whole state against it. Throws a Violation that names the invariant. */
export function createChecker(state: State) {
  const books: Books = {
    balances: new Map(),
    versions: new Map(),
    lines: new Set(),
    withdrawals: new Map(),
    rounds: new Map(),
  };
  return (commit: Commit): void => {
    const touched = new Set<string>();
    for (const line of commit.lines) {
      checkIdentity(books, line);
      if (line.amount !== null) follow(books, state, line, touched);
    }
    checkRights(state, commit);
    checkAccounts(books, state);
    checkRounds(books, state, commit, touched);
    checkHeld(books, state);
  };
}

/** I4: one effect for each id. */
function checkIdentity(books: Books, { source, reference, leg, member, outcome }: StoredLine): void {
  const id = `${key(source, reference)} ${leg}`;
  if (books.lines.has(id)) throw new Violation('I4', `${id} is in the journal twice`);
  if (leg > 0 && !books.lines.has(`${key(source, reference)} ${leg - 1}`))
    throw new Violation('I4', `${id} lacks the leg before`);
  if (!member || !outcome) throw new Violation('I7', `${id} is nobody's`);
  books.lines.add(id);
}

/** I2: the chain of balances and versions; I1: both ends of a line. */
function follow(books: Books, state: State, line: StoredLine, touched: Set<string>): void {
  const { debit, credit, amount, subject, source } = line;
  if (amount === null || amount <= 0n || debit === null || credit === null || debit === credit) {
    throw new Violation('I1', `${line.reference} is no whole movement`);
  }
  step(books, state, debit, -amount, line.debit_balance, line.debit_version);
  step(books, state, credit, amount, line.credit_balance, line.credit_version);
  if (source.startsWith('vendor:')) noteRound(books, line, touched);
  if (source === 'cashier') noteWithdrawal(books, line, subject);
}

function step(
  books: Books,
  state: State,
  account: string,
  change: bigint,
  after: bigint | null,
  version: bigint | null,
): void {
  const balance = (books.balances.get(account) ?? 0n) + change;
  const count = (books.versions.get(account) ?? 0n) + 1n;
  books.balances.set(account, balance);
  books.versions.set(account, count);
  const stored = state.accounts.get(account);
  if (!stored) throw new Violation('I1', `a line names the account ${account}, which nobody opened`);
  if (stored.memberId === null) return;
  if (after !== balance)
    throw new Violation('I2', `a line leaves ${after} on ${stored.kind}, the lines before it ${balance}`);
  if (version !== count)
    throw new Violation('I2', `a line makes version ${version} of ${stored.kind}, the lines before it ${count}`);
}

/** What one unit of a movement adds to a round; an adjustment counts to the other side when the member pays it. */
const ofRound: Record<string, RoundBook> = {
  stake: { stakeMinor: 1n, payoutMinor: 0n, owedMinor: 0n },
  betHold: { stakeMinor: 1n, payoutMinor: 0n, owedMinor: 0n },
  stakeRefund: { stakeMinor: -1n, payoutMinor: 0n, owedMinor: 0n },
  betRelease: { stakeMinor: -1n, payoutMinor: 0n, owedMinor: 0n },
  win: { stakeMinor: 0n, payoutMinor: 1n, owedMinor: 0n },
  freeRoundWin: { stakeMinor: 0n, payoutMinor: 1n, owedMinor: 0n },
  adjustment: { stakeMinor: 0n, payoutMinor: 1n, owedMinor: 0n },
  adjustmentOwed: { stakeMinor: 0n, payoutMinor: -1n, owedMinor: 1n },
  adjustmentRepaid: { stakeMinor: 0n, payoutMinor: 1n, owedMinor: -1n },
};

function noteRound(
  { rounds }: Books,
  { source, subject, movement, amount, debit_version }: StoredLine,
  touched: Set<string>,
): void {
  const unit = ofRound[movement ?? ''];
  if (!unit || amount === null) return;
  const id = key(source.slice('vendor:'.length), subject);
  const book = rounds.get(id) ?? { stakeMinor: 0n, payoutMinor: 0n, owedMinor: 0n };
  const signed = movement === 'adjustment' && debit_version !== null ? -amount : amount;
  book.stakeMinor += unit.stakeMinor * signed;
  book.payoutMinor += unit.payoutMinor * signed;
  book.owedMinor += unit.owedMinor * signed;
  rounds.set(id, book);
  touched.add(id);
}

function noteWithdrawal({ withdrawals }: Books, { movement, amount, member }: StoredLine, subject: string): void {
  const id = key(member, subject);
  if (movement === 'withdrawalHold') withdrawals.set(id, { memberId: member, amountMinor: amount ?? 0n });
  if (movement === 'withdrawalPayout' || movement === 'withdrawalRelease') {
    if (withdrawals.get(id)?.amountMinor !== amount) throw new Violation('M8', `${subject} ended without its hold`);
    withdrawals.delete(id);
  }
}

/** I1: everything sums to 0. I2: stored is what the lines say. I3: nothing is below 0. */
function checkAccounts(books: Books, state: State): void {
  let sum = 0n;
  for (const { id, memberId, kind, balanceMinor, version } of state.accounts.values()) {
    const balance = books.balances.get(id) ?? 0n;
    const stored = memberId === null ? (state.operatorMoves.get(id) ?? 0n) : balanceMinor;
    sum += stored;
    if (stored !== balance) throw new Violation('I2', `${kind} stands at ${stored}, its lines at ${balance}`);
    if (kind === 'float' && stored < 0n) throw new Violation('I3', `a float stands at ${stored}`);
    if (memberId === null) continue;
    if (version !== (books.versions.get(id) ?? 0n))
      throw new Violation('I2', `${kind} has version ${version} and ${books.versions.get(id)} lines`);
    if (balanceMinor < 0n) throw new Violation('I3', `${kind} stands at ${balanceMinor}`);
  }
  if (sum !== 0n) throw new Violation('I1', `all accounts sum to ${sum}`);
}

/** I6: locked money is what held bets and open withdrawals say. */
function checkHeld({ withdrawals }: Books, state: State): void {
  const held = new Map<string, bigint>();
  const add = (memberId: string, amountMinor: bigint) => held.set(memberId, (held.get(memberId) ?? 0n) + amountMinor);
  for (const { status, member, stake } of state.rounds.values()) if (status === 'held') add(member, stake);
  for (const { memberId, amountMinor } of withdrawals.values()) add(memberId, amountMinor);
  for (const { kind, memberId, balanceMinor } of state.accounts.values()) {
    if (kind !== 'locked' || memberId === null) continue;
    const expected = held.get(memberId) ?? 0n;
    if (balanceMinor !== expected)
      throw new Violation('I6', `${balanceMinor} is locked, held bets and withdrawals say ${expected}`);
  }
}

const takesMoney = new Set(['stake', 'betHold', 'transferIn']);

/** What takes money is booked only while everything that allows it stands. */
function checkRights(state: State, { lines, sessions }: Commit): void {
  for (const line of lines) {
    if (!takesMoney.has(line.movement ?? '')) continue;
    const member = state.members.get(line.member);
    const session = state.sessions.get(sessions.get(line.op) ?? '');
    if (!session || session.isEnded || session.memberId !== line.member)
      throw new Violation('rights', `${line.act} without a session`);
    if (!member || member.isBlocked) throw new Violation('rights', `${line.act} of a blocked member`);
    if (line.movement === 'transferIn') continue;
    if (!state.brand.isGameEnabled) throw new Violation('rights', `${line.act} in a game that is off`);
    checkLimits(state, member.id, line);
  }
}

function checkLimits(state: State, memberId: string, { amount, debit }: StoredLine): void {
  const member = state.members.get(memberId);
  const account = state.accounts.get(debit ?? '');
  if (!member || !account || amount === null) return;
  const { stake, dayStake, dayLoss } = limitsOf(state, member);
  const { stakedMinor, paidMinor } = account.counters;
  if (stake !== undefined && amount > stake) throw new Violation('rights', `${amount} staked over the limit ${stake}`);
  if (dayStake !== undefined && stakedMinor > dayStake)
    throw new Violation('rights', `${stakedMinor} staked in a day over the limit ${dayStake}`);
  // What the same act won is counted too: only what was lost surely is held against the limit.
  if (dayLoss !== undefined && stakedMinor - paidMinor > dayLoss)
    throw new Violation('rights', `${stakedMinor - paidMinor} lost in a day over the limit ${dayLoss}`);
}
