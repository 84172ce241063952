import { type FlushPolicy, measuredFlushPolicy } from '../../src/modules/ledger/booking/batch-writer.ts';
import { createChaos } from './chaos.ts';
import { createChecker } from './checks/checker.ts';
import { compareBooks } from './checks/final-checks.ts';
import { createHistory } from './checks/history.ts';
import { createDatabase } from './database/database.ts';
import { newState, type State } from './database/state.ts';
import { type FaultName, plant } from './faults.ts';
import { createProcess } from './process.ts';
import { createSchedule, type Schedule, Violation } from './schedule.ts';
import { placeBet, sweep } from './scripts/bet-scripts.ts';
import { type Cashier, deposit, interfere, withdraw } from './scripts/operator-scripts.ts';
import { giveFreeRounds, givePromo, transfer } from './scripts/other-scripts.ts';
import { playAtOnce, playInSteps, playOften } from './scripts/round-scripts.ts';
import { createVendor, type Vendor } from './vendor.ts';
import { vendorCodes, type World } from './world.ts';

export interface Run {
  seed: number;
  /** Null: every promise was kept. */
  failure: { invariant: string; message: string; step: number } | null;
  steps: number;
  /** What was met how often. */
  seen: ReadonlyMap<string, number>;
}

const scripts = [
  playInSteps,
  playInSteps,
  playAtOnce,
  playOften,
  playOften,
  placeBet,
  placeBet,
  givePromo,
  transfer,
  giveFreeRounds,
] as const;

/** One whole run of a small world: the same seed gives the same run, to the last step. */
export async function simulate(seed: number, fault: FaultName | null = null): Promise<Run> {
  const schedule = createSchedule(seed);
  const seen = new Map<string, number>();
  const atEnd: ((state: State) => void)[] = [];
  const world = createWorld(schedule, fault, seen, atEnd);
  const vendors = vendorCodes.map((code) => createVendor(world, code));
  const cashier: Cashier = { paid: new Map() };
  try {
    begin(world, vendors, cashier);
    await schedule.run(() => undefined);
    for (const look of atEnd) look(world.database.state);
    compareBooks(world.database.state, vendors, cashier);
    return { seed, failure: null, steps: schedule.step, seen };
  } catch (error) {
    const invariant = error instanceof Violation ? error.invariant : 'crash';
    const message =
      error instanceof Error
        ? error instanceof Violation
          ? error.message
          : (error.stack ?? error.message)
        : String(error);
    return { seed, failure: { invariant, message, step: schedule.step }, steps: schedule.step, seen };
  }
}

function createWorld(
  schedule: Schedule,
  fault: FaultName | null,
  seen: Map<string, number>,
  atEnd: ((state: State) => void)[],
): World {
  const isCrowded = schedule.happens(64);
  const chaos = createChaos(schedule, isCrowded);
  const faults = plant(fault);
  const state = newState(isCrowded ? 6 : 2);
  const history = createHistory(state);
  const checker = createChecker(state);
  const count = (what: string) => void seen.set(what, (seen.get(what) ?? 0) + 1);
  const sessions = new Map<string, number>();
  const tokenOf = (vendorCode: string, memberId: string) => `${vendorCode} ${memberId} ${sessions.get(memberId) ?? 0}`;
  const openSessions = (memberId: string) => {
    for (const vendorCode of vendorCodes) {
      const token = tokenOf(vendorCode, memberId);
      state.sessions.set(Buffer.from(token).toString('hex'), { token, memberId, vendorCode, isEnded: false });
    }
  };
  const world: World = {
    schedule,
    chaos,
    faults,
    history,
    database: createDatabase(state, schedule, chaos, faults),
    isCrowded,
    batchWriterCount: isCrowded ? 1 : 1 + schedule.draw(2),
    flushPolicy: paceOf(schedule),
    processes: [],
    memberIds: [...state.members.keys()],
    memberOf: (playerRef) => (state.members.has(playerRef) ? playerRef : undefined),
    sessionOf: tokenOf,
    renewSessions: (memberId) => {
      for (const session of state.sessions.values()) if (session.memberId === memberId) session.isEnded = true;
      sessions.set(memberId, (sessions.get(memberId) ?? 0) + 1);
      openSessions(memberId);
    },
    forEachWorker: (work) => {
      schedule.spawn(work);
      schedule.spawn(work);
    },
    batchWatcher: {
      batchWritten: ({ operations, refused }) => {
        if (operations > 1) count('batch of several');
        if (operations > 3) count('batch of many');
        if (refused > 0) count('refused by guards');
      },
      batchFailed: () => count('failed batch'),
      queueLength: () => undefined,
    },
    onceBooked: new Set(),
    atEnd: (look) => void atEnd.push(look),
    seen: count,
    failed: (error) => count(error instanceof Error ? (error.message.split('\n', 1)[0] as string) : 'failure'),
  };
  for (const memberId of world.memberIds) openSessions(memberId);
  history.record();
  state.watch = (commit) => {
    history.record();
    try {
      checker(commit);
    } catch (error) {
      schedule.fail(error);
    }
  };
  return world;
}

/** The product's own numbers, which so few players hardly reach, or others at which calls set out beside each other and wait for who was answered. */
function paceOf(schedule: Schedule): FlushPolicy {
  if (schedule.happens(64)) return measuredFlushPolicy;
  return {
    secondFlush: { ...measuredFlushPolicy.secondFlush, operations: 1 + schedule.draw(4) },
    threshold: { after: 1 + schedule.draw(4), below: 1 + schedule.draw(8) },
  };
}

function begin(world: World, vendors: readonly Vendor[], cashier: Cashier): void {
  const { schedule, chaos, memberIds } = world;
  for (let count = world.isCrowded ? 1 : 2; count > 0; count -= 1) world.processes.push(createProcess(world));
  for (const [index, memberId] of memberIds.entries()) schedule.spawn(() => deposit(world, cashier, memberId, index));
  for (const vendor of vendors) {
    for (let hand = 0; hand < (world.isCrowded ? 5 : 2); hand += 1) {
      schedule.spawn(async () => {
        await schedule.pause(40);
        for (let left = schedule.happens(80) ? 2 : 1; left > 0; left -= 1)
          await (scripts[schedule.draw(scripts.length)] as (typeof scripts)[0])(vendor);
      });
    }
    schedule.spawn(async () => {
      await schedule.pause(300);
      await sweep(vendor);
    });
  }
  const some = (max: number) => schedule.draw(max + 1);
  for (let number = some(2); number > 0; number -= 1) {
    const memberId = memberIds[schedule.draw(memberIds.length)] as string;
    schedule.spawn(async () => {
      await schedule.pause(1 + schedule.draw(150));
      await (schedule.happens(128) ? withdraw : deposit)(world, cashier, memberId, 10 + number);
    });
  }
  for (let number = some(4); number > 0; number -= 1) schedule.spawn(() => interfere(world));
  schedule.spawn(() => weather(world));
  schedule.after(120 + schedule.draw(240), () => chaos.heal());
}

/** Processes that die and come back empty, and clocks that jump: over midnight, back, and while a batch waits. */
async function weather(world: World): Promise<void> {
  const { schedule, processes } = world;
  for (let left = schedule.draw(5); left > 0; left -= 1) {
    await schedule.pause(schedule.draw(100));
    const what = schedule.draw(6);
    if (what === 0) schedule.jumpMs(86_400_000, 'wall');
    else if (what === 1) schedule.jumpMs(-3_600_000, 'wall');
    else if (what === 2) schedule.jumpMs(2_500, 'both');
    else if (what === 3) schedule.jumpMs(20_000, 'both');
    else {
      const index = schedule.draw(processes.length);
      processes[index]?.kill();
      processes[index] = createProcess(world);
      world.seen('process killed');
    }
  }
}
