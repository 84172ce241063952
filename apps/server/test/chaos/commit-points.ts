import { type Direction, openProxy, type Pass, type ProxiedConnection, type TcpProxy } from './proxy.ts';

/**
 * Moments in the life of one write of money, as the database's protocol shows them: the statement is about to leave; it has run and is not
 * committed; it is committed and its answer is on the way.
 */
export const commitPoints = ['before the write', 'between write and commit', 'between commit and answer'] as const;
export type CommitPoint = (typeof commitPoints)[number];

export interface CommitPointProxy extends TcpProxy {
  /** Waits for the next write of money, stops it at the point, then calls `spring`. Nothing more passes on that connection. */
  trap(point: CommitPoint, spring: () => void): void;
  disarm(): void;
}

const writingStatements = new Set(['book_batch', 'book_plays']);
/** Time for the server to run what it was sent. */
const runsWithinMs = 40;

interface Reading {
  toServer: Buffer;
  isStarted: boolean;
  isWriting: boolean;
}

/** A proxy before PostgreSQL that knows where a write of money begins and ends. */
export async function openCommitPointProxy(target: { host: string; port: number }): Promise<CommitPointProxy> {
  let armed: { point: CommitPoint; spring: () => void } | null = null;
  const readings = new WeakMap<ProxiedConnection, Reading>();

  const readingOf = (connection: ProxiedConnection): Reading => {
    const known = readings.get(connection);
    if (known) return known;
    const fresh = { toServer: Buffer.alloc(0), isStarted: false, isWriting: false };
    readings.set(connection, fresh);
    return fresh;
  };

  const springTrap = (connection: ProxiedConnection, holds: readonly Direction[], delayMs: number) => {
    const spring = armed?.spring ?? (() => undefined);
    armed = null;
    for (const direction of holds) connection.hold(direction);
    setTimeout(spring, delayMs);
  };

  const passMessage = (connection: ProxiedConnection, reading: Reading, message: Buffer): void => {
    const type = String.fromCharCode(message[0] ?? 0);
    if (type === 'B') reading.isWriting = writingStatements.has(nameInBind(message));
    if (armed && reading.isWriting) {
      const { point } = armed;
      if (point === 'before the write' && type === 'B') springTrap(connection, ['toServer'], 0);
      if (point === 'between write and commit' && type === 'S') springTrap(connection, ['toServer'], runsWithinMs);
      if (point === 'between commit and answer' && type === 'S') springTrap(connection, ['toClient'], runsWithinMs);
    }
    connection.write('toServer', message);
  };

  const pass: Pass = (connection, direction, bytes) => {
    if (direction === 'toClient') return connection.write(direction, bytes);
    const reading = readingOf(connection);
    reading.toServer = Buffer.concat([reading.toServer, bytes]);
    for (;;) {
      // The first message has no type.
      const lengthAt = reading.isStarted ? 1 : 0;
      if (reading.toServer.length < lengthAt + 4) return;
      const length = lengthAt + reading.toServer.readInt32BE(lengthAt);
      if (reading.toServer.length < length) return;
      const message = reading.toServer.subarray(0, length);
      reading.toServer = reading.toServer.subarray(length);
      if (reading.isStarted) passMessage(connection, reading, message);
      else connection.write('toServer', message);
      reading.isStarted = true;
    }
  };

  const proxy = await openProxy(target, pass);
  return {
    ...proxy,
    trap: (point, spring) => {
      armed = { point, spring };
    },
    disarm: () => {
      armed = null;
    },
  };
}

/** A bind message: type, length, name of the portal, name of the statement, each with a zero behind. */
function nameInBind(message: Buffer): string {
  const portalEnd = message.indexOf(0, 5);
  return message.toString('utf8', portalEnd + 1, message.indexOf(0, portalEnd + 1));
}
