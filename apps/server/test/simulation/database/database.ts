import type { RunStatement } from '../../../src/modules/ledger/booking/batch/batch.ts';
import type { BatchWriterConnection } from '../../../src/modules/ledger/booking/batch-writer.ts';
import type { Chaos } from '../chaos.ts';
import type { Faults } from '../faults.ts';
import type { Schedule } from '../schedule.ts';
import { type BookingFunction, bookingFunctions } from './binary-arguments.ts';
import {
  applyAccount,
  applyCall,
  assertConstraints,
  type Call,
  callOfActs,
  commit,
  databaseError,
  refusedBy,
} from './book-batch.ts';
import { callOfPlays } from './book-plays.ts';
import { key, type State, type StoredLine } from './state.ts';

export interface SimulatedDatabase {
  state: State;
  /** A lane's connection; `port` is how far away it is: it resolves later, or never when its process has died. */
  connection(port: Port): BatchWriterConnection;
  /** Several statements of one transaction, undone when `work` fails. */
  transaction<T>(port: Port, work: (run: RunStatement, lock: () => Promise<void>) => Promise<T>): Promise<T>;
  /** A change by somebody else than the books: visible at once, and only while no transaction holds what it changes. */
  change(apply: (state: State) => void): Promise<void>;
}

/** One way between a process and the database or back. */
export interface Port {
  pass(): Promise<void>;
  isDead(): boolean;
  /** Runs when the process dies meanwhile. */
  onDeath(undo: () => void): () => void;
}

const isBooking = (name: string): name is BookingFunction => bookingFunctions.some((known) => known === name);

/** What a statement leaves to be done at the commit. */
type Effect = () => void;
/** A transaction so far. */
interface Written {
  effects: Effect[];
  lines: StoredLine[];
}
const changeOf = ({ debit, credit, amount }: StoredLine, account: string): bigint =>
  (credit === account ? (amount ?? 0n) : 0n) - (debit === account ? (amount ?? 0n) : 0n);
const lost = () => new Error('the connection was lost');

/**
 * A database that books one call at a time. Writers wait for each other, so a transaction of several statements holds all others up; what
 * it wrote is seen when it commits, and never when it fails. Readers see what was committed.
 */
export function createDatabase(state: State, schedule: Schedule, chaos: Chaos, faults: Faults): SimulatedDatabase {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  const hold = async (): Promise<void> => {
    while (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    isHeld = true;
  };
  const letGo = (): void => {
    isHeld = false;
    for (const wake of waiting.splice(0)) wake();
  };

  const callOf = (name: BookingFunction, values: readonly unknown[]): Call =>
    name === 'book_plays' ? callOfPlays(values, state) : callOfActs(values);

  const book = (call: Call, written: Written): [bigint | null, number[]] => {
    const refused = refusedBy(state, call, faults);
    if (chaos.poisons(call)) {
      if (faults.writesHalfOfFailed) for (const account of call.accounts) applyAccount(state, account);
      commit(state);
      throw databaseError('22003', 'a value out of range');
    }
    if (refused.size === call.guards.length) return [null, [...refused]];
    assertConstraints(call, refused, faults);
    state.batches += 1;
    const batch = state.batches;
    const left = leftOut(refused, call.guards.length);
    if (faults.dropsTombstones) call.lines = call.lines.filter(({ outcome }) => outcome !== 'tombstone');
    written.effects.push(() => applyCall(state, call, left, batch));
    written.lines.push(...call.lines.filter(({ op }) => !left.has(op)));
    return [BigInt(batch), toldAsRefused(refused, call.guards.length)];
  };

  /** What the planted faults make of the acts that were refused. */
  const leftOut = (refused: ReadonlySet<number>, acts: number): Set<number> => {
    if (faults.writesRefused) return new Set();
    return new Set(faults.losesLastOfMany && acts > 3 ? [...refused, acts - 1] : refused);
  };
  const toldAsRefused = (refused: ReadonlySet<number>, acts: number): number[] =>
    [...refused].map((index) => (faults.mixesUpRefusals ? (index + 1) % acts : index));

  const grantEffect = (name: string, values: readonly unknown[]): Effect => {
    const id = key(String(values[0]), String(values[1]));
    if (name === 'grant_made') {
      const [, , memberId, campaign, gameCodes, count, , , expiresAt] = values;
      if (state.grants.has(id)) throw databaseError('23505', 'a grant twice');
      const fields = { memberId, campaign, gameCodes, count, expiresAt, used: 0, isCancelled: false };
      return () => void state.grants.set(id, fields as never);
    }
    const grant = state.grants.get(id);
    if (!grant) throw new TypeError(`${name} without a grant`);
    if (name === 'grant_cancel') return () => void Object.assign(grant, { isCancelled: true });
    if (name !== 'grant_use') throw new TypeError(`nobody knows the statement ${name}`);
    if (grant.used >= grant.count) throw databaseError('23514', 'a grant used more often than it says');
    return () => void Object.assign(grant, { used: grant.used + 1 });
  };

  /** As `pools_hold` of the database: what the transaction has booked so far counts. */
  const holdOperator = ([ids, floors]: readonly unknown[], booked: readonly StoredLine[]): void => {
    if (faults.letsFloatFall) return;
    for (const [place, id] of (ids as readonly string[]).entries()) {
      const balance = booked.reduce((sum, line) => sum + changeOf(line, id), state.operatorMoves.get(id) ?? 0n);
      if (balance < ((floors as readonly bigint[])[place] ?? 0n))
        throw databaseError('BZ001', 'a float holds less than was to be paid from it');
    }
  };

  const statement = (
    { name, values }: Parameters<RunStatement>[0],
    written: Written,
  ): readonly (readonly unknown[])[] => {
    if (isBooking(name)) return [book(callOf(name, values), written)];
    if (name === 'pools_hold') holdOperator(values, written.lines);
    else written.effects.push(grantEffect(name, values));
    return [];
  };

  const runAlone =
    (port: Port): RunStatement =>
    async (asked) => {
      await port.pass();
      const fate = chaos.fateOfWrite();
      if (fate === 'lostBefore') throw lost();
      if (fate !== 'fine' && fate !== 'lostAfter') throw databaseError(fate, 'the statement was ended');
      const slowness = chaos.slownessOfWrite();
      if (slowness > 0) await schedule.pause(slowness);
      await hold();
      const rows = runAtOnce(asked);
      if (fate === 'lostAfter') noteLostAnswer(asked);
      await port.pass();
      if (fate === 'lostAfter') throw lost();
      return rows;
    };

  const noteLostAnswer = ({ name, values }: Parameters<RunStatement>[0]): void => {
    if (!isBooking(name)) return;
    for (const { source, reference } of callOf(name, values).lines) faults.answerWasLost(source, reference);
  };

  const runAtOnce = (asked: Parameters<RunStatement>[0]) => {
    const written: Written = { effects: [], lines: [] };
    try {
      const rows = statement(asked, written);
      for (const effect of written.effects) effect();
      return rows;
    } finally {
      letGo();
    }
  };

  const transaction: SimulatedDatabase['transaction'] = async (port, work) => {
    const written: Written = { effects: [], lines: [] };
    let holds = false;
    const end = () => {
      if (holds) letGo();
      holds = false;
    };
    const forgetDeath = port.onDeath(end);
    const lock = async () => {
      if (holds) return;
      await hold();
      if (port.isDead()) {
        letGo();
        await port.pass();
      }
      holds = true;
    };
    const run: RunStatement = async (asked) => {
      await port.pass();
      await lock();
      const fate = chaos.fateOfWrite();
      if (fate === 'lostBefore' || fate === 'lostAfter') throw lost();
      if (fate !== 'fine') throw databaseError(fate, 'the statement was ended');
      const rows = statement(asked, written);
      await port.pass();
      return rows;
    };
    try {
      const result = await work(run, lock);
      await port.pass();
      const fate = chaos.fateOfWrite();
      if (fate === 'lostBefore') throw lost();
      for (const effect of written.effects) effect();
      if (written.effects.length > 0) commit(state);
      end();
      await port.pass();
      if (fate === 'lostAfter') throw lost();
      return result;
    } finally {
      end();
      forgetDeath();
    }
  };

  return {
    state,
    connection: (port) => ({
      run: runAlone(port),
      inTransaction: (work) => transaction(port, (run) => work(run)),
    }),
    transaction,
    change: async (apply) => {
      await schedule.pause();
      await hold();
      apply(state);
      commit(state);
      letGo();
    },
  };
}
