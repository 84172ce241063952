import type { Faults } from '../faults.ts';
import { rowsOf } from './binary-arguments.ts';
import { type Commit, key, type State, type StoredBet, type StoredLine, type StoredRound } from './state.ts';

interface AccountArgument {
  op: number;
  id: string;
  turn: bigint;
  balance: bigint;
  version: bigint;
  day: number;
  bets: number;
  staked: bigint;
  paid: bigint;
  deposited: bigint;
}
interface GuardArgument {
  op: number;
  generation: bigint;
  session: string | null;
}
interface DayArgument extends Pick<AccountArgument, 'op' | 'day' | 'bets' | 'staked' | 'paid' | 'deposited'> {
  account: string;
}

/** What one call wants to write. */
export interface Call {
  now: Date;
  accounts: AccountArgument[];
  guards: GuardArgument[];
  lines: StoredLine[];
  rounds: StoredRound[];
  bets: StoredBet[];
  days: DayArgument[];
}

interface ActArgument {
  key: number;
  session: string | null;
  member: string;
  source: string;
  subject: string;
}
interface LineArgument
  extends Omit<StoredLine, 'source' | 'member' | 'subject' | 'outcome' | 'leg' | 'debit' | 'credit'> {
  source: string | null;
  subject: string | null;
  leg: number | null;
  outcome: StoredLine['outcome'] | null;
  debit: number | null;
  credit: number | null;
}

/** A call of book_batch. */
export function callOfActs(values: readonly unknown[]): Call {
  const table = <Row>(letter: string) => rowsOf<Row>('book_batch', values, letter);
  const seen = table<{ brand: string; generation: bigint }>('k');
  const acts = table<ActArgument>('g');
  const accounts = table<AccountArgument>('a');
  const sides = [...table<{ id: string }>('h'), ...accounts].map(({ id }) => id);
  const sideOf = (place: number | null) => (place === null ? null : (sides[place - 1] as string));
  const actOf = (op: number) => acts[op] as ActArgument;
  const ownerOf = (op: number) => {
    const { key: place, member } = actOf(op);
    return { member, brand: seen[place - 1]?.brand as string };
  };
  const lines = table<LineArgument>('l').map((line) => ({
    ...line,
    source: line.source ?? actOf(line.op).source,
    subject: line.subject ?? actOf(line.op).subject,
    member: actOf(line.op).member,
    leg: line.leg ?? 0,
    outcome: line.outcome ?? (line.amount === null ? ('noted' as const) : ('booked' as const)),
    debit: sideOf(line.debit),
    credit: sideOf(line.credit),
  }));
  return {
    now: values[0] as Date,
    accounts,
    guards: acts.map(({ key: place, session }, op) => ({
      op,
      session,
      generation: seen[place - 1]?.generation as bigint,
    })),
    lines,
    rounds: table<StoredRound>('r').map((round) => ({ ...round, ...ownerOf(round.op) })),
    bets: table<StoredBet>('b').map((bet) => ({ ...bet, ...ownerOf(bet.op), line: bet.line ?? 0 })),
    days: table('d'),
  };
}

/** An error as the database reports one; code is its SQLSTATE. */
export const databaseError = (code: string, message: string): Error => Object.assign(new Error(message), { code });

/** The acts whose guards fail, as book_batch's first statement finds them. */
export function refusedBy(state: State, call: Call, faults: Faults): Set<number> {
  const refused = new Set<number>();
  const refuse = (op: number, isWrong: boolean) => {
    if (isWrong) refused.add(op);
  };
  for (const { op, id, turn } of call.accounts) {
    if (!faults.ignoresQueue) refuse(op, state.accounts.get(id)?.turn !== turn);
  }
  for (const { op, generation, session } of call.guards) {
    if (!faults.ignoresGeneration) refuse(op, state.brand.generation !== generation);
    if (session !== null) refuse(op, state.sessions.get(session)?.isEnded ?? true);
  }
  for (const { op, source, reference, resolves, leg } of call.lines) {
    if (!faults.forgets(source, reference)) refuse(op, state.acts.has(key(source, reference)));
    if (resolves !== null && leg === 0) refuse(op, state.resolved.has(key(source, resolves)));
  }
  refuseRounds(state, call, refuse);
  return refused;
}

function refuseRounds(state: State, call: Call, refuse: (op: number, isWrong: boolean) => void): void {
  for (const { op, vendor, round, new: isNew } of call.rounds) {
    const id = key(vendor, round);
    refuse(op, isNew && (state.rounds.has(id) || state.bets.has(id)));
  }
  for (const { op, vendor, round, line, new: isNew } of call.bets) {
    const id = key(vendor, round);
    refuse(op, state.bets.get(id)?.some((known) => known.line === line) ?? false);
    refuse(op, isNew && state.rounds.has(id));
  }
}

/** Checks and unique indexes of the tables: any breach ends the whole call. */
export function assertConstraints(call: Call, refused: ReadonlySet<number>, faults: Faults): void {
  const kept = <Row extends { op: number }>(rows: readonly Row[]) => rows.filter(({ op }) => !refused.has(op));
  if (kept(call.accounts).some(({ balance }) => balance < 0n)) throw databaseError('23514', 'a balance below 0');
  const once = new Set<string>();
  for (const { source, reference, leg, resolves } of kept(call.lines)) {
    const ids = [`${key(source, reference)} ${leg}`];
    if (resolves !== null && leg === 0) ids.push(`${key(source, resolves)} resolved`);
    for (const id of ids) {
      if (once.has(id) && !faults.forgets(source, reference)) throw databaseError('23505', `${id} twice`);
      once.add(id);
    }
  }
  for (const { stake, owed } of kept(call.rounds)) {
    if (stake < 0n || owed < 0n) throw databaseError('23514', 'a round below 0');
  }
  if (kept(call.bets).some(({ stake }) => stake < 0n)) throw databaseError('23514', 'a bet below 0');
}

/** Writes all acts but the refused; what it wrote is seen by everybody at once. */
export function applyCall(state: State, call: Call, refused: ReadonlySet<number>, batch: number): void {
  const isKept = ({ op }: { op: number }) => !refused.has(op);
  for (const row of call.accounts.filter(isKept)) applyAccount(state, row);
  const lines = call.lines.map((line, index) => ({ ...line, batch, line: index + 1 })).filter(isKept);
  for (const line of lines) applyLine(state, line);
  const rounds = call.rounds.filter(isKept);
  for (const round of rounds) {
    const id = key(round.vendor, round.round);
    const before = state.rounds.get(id);
    // An update changes no more than what a round's life changes.
    const { opened, bet, game, member, account } = before ?? round;
    state.rounds.set(id, { ...round, opened, bet, game, member, account });
  }
  const bets = call.bets.filter(isKept).map((bet) => ({ ...bet, settled: call.now }));
  for (const bet of bets) {
    const id = key(bet.vendor, bet.round);
    state.bets.set(id, [...(state.bets.get(id) ?? []), bet]);
  }
  for (const row of call.days.filter(isKept)) applyDay(state, row);
  const sessions = new Map(
    call.guards.flatMap(({ op, session }) => (session === null ? [] : [[op, session] as const])),
  );
  commit(state, { lines, rounds, bets, sessions });
}

export function commit(state: State, made: Partial<Commit> = {}): void {
  const whole = { lines: [], rounds: [], bets: [], sessions: new Map(), ...made };
  state.commits.push(whole);
  state.watch?.(whole);
}

export function applyAccount(state: State, row: AccountArgument): void {
  const account = state.accounts.get(row.id);
  if (!account) return;
  account.balanceMinor = row.balance;
  account.version = row.version;
  account.turn += 1n;
  account.counters = {
    day: row.day,
    bets: row.bets,
    stakedMinor: row.staked,
    paidMinor: row.paid,
    depositedMinor: row.deposited,
  };
}

function applyLine(state: State, line: StoredLine): void {
  const id = key(line.source, line.reference);
  state.journal.push(line);
  state.acts.set(id, [...(state.acts.get(id) ?? []), line]);
  if (line.resolves !== null && line.leg === 0) state.resolved.set(key(line.source, line.resolves), line);
  if (line.amount === null) return;
  const move = (account: string | null, version: bigint | null, amount: bigint) => {
    if (account !== null && version === null)
      state.operatorMoves.set(account, (state.operatorMoves.get(account) ?? 0n) + amount);
  };
  move(line.debit, line.debit_version, -line.amount);
  move(line.credit, line.credit_version, line.amount);
}

function applyDay(state: State, { account, day, bets, staked, paid, deposited }: DayArgument): void {
  const id = key(account, String(day));
  const before = state.days.get(id);
  state.days.set(id, {
    day,
    bets: bets + (before?.bets ?? 0),
    stakedMinor: staked + (before?.stakedMinor ?? 0n),
    paidMinor: paid + (before?.paidMinor ?? 0n),
    depositedMinor: deposited + (before?.depositedMinor ?? 0n),
  });
}
