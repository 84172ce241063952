import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openConnection } from './connection.ts';
import { type LoadPlayer, type RequestKind, requestsOf, type Step } from './requests.ts';

/** One run of the load client; it counts only what was answered after the warm-up. */
export interface LoadOrder {
  /** Connections are dealt to them in turn; each player keeps to one of them. */
  ports: readonly number[];
  kind: RequestKind;
  /** JSON file with the players. */
  playersFile: string;
  connections: number;
  warmUpMs: number;
  durationMs: number;
  /** Null: as fast as the answers come. */
  ratePerSecond: number | null;
  /** Sent ready signed: as many as these, made before the start. Only for `signed`. */
  prepared?: number;
  /** True: a player's bets reach any port, as behind a load balancer that knows no players. */
  mixPorts?: boolean;
}

export interface LoadResult {
  bets: number;
  /** With those of the warm-up. */
  allBets: number;
  failures: number;
  firstFailure: string | null;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
}

const tickMs = 1;

/** A bet is all steps of one act, one after the other on one connection. */
export async function runLoad(order: LoadOrder): Promise<LoadResult> {
  const players: LoadPlayer[] = JSON.parse(readFileSync(order.playersFile, 'utf8'));
  const nextBet = requestsOf(order.kind, players, randomBytes(4).toString('hex'), order);
  const connections = await Promise.all(
    Array.from({ length: order.connections }, (_, index) =>
      openConnection(order.ports[index % order.ports.length] ?? 0),
    ),
  );
  const tally = createTally();
  const beginAt = performance.now() + order.warmUpMs;
  const endAt = beginAt + order.durationMs;
  const bet = async (connection: Connection, steps: readonly Step[], since: number) => {
    let failure: string | null = null;
    for (const step of steps) {
      const answer = await connection.send(step.bytes);
      if (!answer.startsWith(step.expected)) failure ??= answer.slice(0, 600);
    }
    const now = performance.now();
    tally.note(now - since, failure, now >= beginAt && now < endAt);
  };
  const drive = order.ratePerSecond === null ? driveFully : drivePaced(order.ratePerSecond);
  await drive({ connections, bet, endAt, nextBet: (index) => nextBet(index % order.ports.length) });
  const seconds = (Math.min(performance.now(), endAt) - beginAt) / 1000;
  for (const connection of connections) connection.close();
  return tally.result(seconds);
}

type Connection = Awaited<ReturnType<typeof openConnection>>;
interface Drive {
  connections: readonly Connection[];
  bet(connection: Connection, steps: readonly Step[], since: number): Promise<void>;
  endAt: number;
  /** Null: what was prepared is used up. */
  nextBet(connection: number): readonly Step[] | null;
}

async function driveFully({ connections, bet, endAt, nextBet }: Drive): Promise<void> {
  await Promise.all(
    connections.map(async (connection, index) => {
      while (performance.now() < endAt) {
        const steps = nextBet(index);
        if (!steps) return;
        await bet(connection, steps, performance.now());
      }
    }),
  );
}

/** Each bet has a moment when it is due; its duration counts from there, also while all connections are busy. */
const drivePaced =
  (ratePerSecond: number) =>
  ({ connections, bet, endAt, nextBet }: Drive): Promise<void> =>
    new Promise((resolve) => {
      const free = connections.map((_, index) => index);
      const due: number[] = [];
      const startedAt = performance.now();
      let made = 0;
      const dispatch = () => {
        while (free.length > 0 && due.length > 0) {
          const index = free.shift() as number;
          const steps = nextBet(index);
          const connection = connections[index];
          if (!steps || !connection) return;
          void bet(connection, steps, due.shift() as number).then(() => {
            free.push(index);
            dispatch();
          });
        }
      };
      let tickedAt = startedAt;
      const timer = setInterval(() => {
        const now = performance.now();
        if (now >= endAt) {
          clearInterval(timer);
          return resolve();
        }
        // Bets fall due at a tick; those of a tick that comes late count from when they should have been sent.
        const isLate = now - tickedAt > 2 * tickMs;
        tickedAt = now;
        for (const wanted = ((now - startedAt) / 1000) * ratePerSecond; made < wanted; made++)
          due.push(isLate ? startedAt + (made / ratePerSecond) * 1000 : now);
        dispatch();
      }, tickMs);
    });

const bucketsPerMs = 100;

/** Durations in steps of 10 µs. */
function createTally() {
  const buckets = new Uint32Array(2_000 * bucketsPerMs);
  let bets = 0;
  let allBets = 0;
  let failures = 0;
  let firstFailure: string | null = null;
  const percentileMs = (share: number) => {
    let left = Math.ceil(bets * share);
    const index = buckets.findIndex((count) => {
      left -= count;
      return left <= 0;
    });
    return index / bucketsPerMs;
  };
  return {
    note: (durationMs: number, failure: string | null, counts: boolean) => {
      allBets += 1;
      if (failure !== null) {
        failures += 1;
        firstFailure ??= failure;
        return;
      }
      if (!counts) return;
      bets += 1;
      const bucket = Math.min(buckets.length - 1, Math.floor(durationMs * bucketsPerMs));
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    },
    result: (seconds: number): LoadResult => ({
      bets,
      allBets,
      failures,
      firstFailure,
      seconds,
      p50Ms: percentileMs(0.5),
      p99Ms: percentileMs(0.99),
    }),
  };
}
