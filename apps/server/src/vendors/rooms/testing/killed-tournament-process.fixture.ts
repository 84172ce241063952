import { randomUUID } from 'node:crypto';
import { drawOfSimulation } from '@baize/fairness';
import type { HoldemView } from '@baize/games/holdem';
import type { VendorWallet } from '@baize/vendor-kit';
import { sql } from 'kysely';
import { testClock } from '../../../../test/support/test-clock.ts';
import { createGateway } from '../../../modules/gateway/index.ts';
import { createLedger } from '../../../modules/ledger/index.ts';
import { hashToken, newId, randomToken } from '../../../platform/crypto/ids.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { openMoneyConnections } from '../../../platform/database/money-connections.ts';
import { silentHub } from '../dependencies.ts';
import { createRooms } from '../rooms.ts';
import type { KillStep, TournamentLife } from './killed-tournament.fixture.ts';
import { type RoomFrame, roomFrame } from './room-frame.ts';

/** A process in which six players play a sit and go. It kills itself at a step, is killed from outside, or says `over` and ends. */
const life = JSON.parse(process.argv[2] ?? '') as TournamentLife;
const connection = { connectionString: life.url, role: 'baize_app', onIdleError: () => undefined } as const;
const database = openDatabase({ ...connection, maxConnections: 8 });
const vendorsDatabase = openDatabase({ ...connection, connectionString: life.vendorsUrl, maxConnections: 8 });
const money = openMoneyConnections(connection);
const clock = testClock(life.now);
const draw = drawOfSimulation(life.seed);
const tools = { database, clock, newId, randomToken, hashToken };
const onFailure = (error: unknown) => console.error(error);

let left = life.killAt?.count ?? 0;
/** No signal handler and no transaction comes to its end after this. */
const step = (name: KillStep): void => {
  if (name !== life.killAt?.step) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
};

const gateway = createGateway({
  ...tools,
  reads: money.reads,
  ledger: createLedger({ ...tools, money }),
  brands: { settingsOf: async () => ({ currencySymbol: 'P' }) },
  onFailure,
  onHeld: () => undefined,
  sessions: { isSessionAlive: () => true },
});
const real = gateway.walletFor(life.vendorCode);
const around = async <Answer>(act: 'debit' | 'cancel' | 'credit', ask: () => Promise<Answer>): Promise<Answer> => {
  step(`${act} asked`);
  const answer = await ask();
  step(`${act} booked`);
  return answer;
};
const wallet: VendorWallet = {
  ...real,
  debit: (request) => around('debit', () => real.debit(request)),
  cancel: (request) => around('cancel', () => real.cancel(request)),
  credit: (request) => around('credit', () => real.credit(request)),
};
const box = createSecretBox(life.secret);
const secretBox = {
  ...box,
  // A seed is sealed within the transaction that deals a hand.
  seal: async (text: string) => {
    step('dealing');
    return box.seal(text);
  },
};
const sessions = {
  siteSessionOf: async (session: string) => ({ sessionId: session, memberId: null }),
  isAwake: async () => true,
};
const staffPorts = { notify: async () => undefined };
const deps = {
  refusalOfStake: (stake: { playerRef: string; amountMinor: bigint }) => gateway.refusalOfStake(life.vendorCode, stake),
  staffPorts,
  wallet,
  database: vendorsDatabase,
  clock,
  secretBox,
  newId: randomUUID,
  sessions,
};
const rooms = createRooms(deps, silentHub, onFailure);
const frames = life.sessions.map((session) => roomFrame(rooms, session));
const { roomId, entry } = life;

/** Takes the seats one by one; the first who sat stands up once before the last seat is taken. False: nobody did anything. */
async function fill(): Promise<boolean> {
  const { rows } = await sql<{ gone: number }>`
    select count(*)::int as gone from rooms.stays where room_id = ${roomId} and refusal = 'CANCELLED'`.execute(
    vendorsDatabase,
  );
  const isGone = (rows[0]?.gone ?? 0) > 0;
  let isChanged = false;
  for (const [index, frame] of frames.entries()) {
    const isLast = index === frames.length - 1;
    const seen = await (isLast && !isGone ? frames[0] : frame)?.view(roomId);
    const you = seen?.ok ? seen.value.room.you : undefined;
    if (isLast && !isGone) {
      if (you?.status !== 'seated') return isChanged;
      await frames[0]?.leave(roomId);
      return true;
    }
    if (you !== null) continue;
    await frame.sit(roomId, entry);
    step('sat down');
    isChanged = true;
  }
  return isChanged;
}

const frameAt = new Map<number, RoomFrame>();
/** The frame of a seat, which it keeps for the whole tournament. */
async function frameOf(seat: number): Promise<RoomFrame | undefined> {
  for (const frame of frameAt.has(seat) ? [] : frames) {
    const seen = await frame.view(roomId);
    if (seen.ok && seen.value.room.you) frameAt.set(seen.value.room.you.seat, frame);
  }
  return frameAt.get(seat);
}

/** One decision of whom the hand waits for: all in, a call, or what costs nothing. */
async function decide(): Promise<boolean> {
  const shown = await frames[0]?.view(roomId);
  const [seat] = shown?.ok ? (shown.value.room.hand?.waiting ?? []) : [];
  const frame = seat === undefined ? undefined : await frameOf(seat);
  const seen = await frame?.view(roomId);
  const hand = seen?.ok ? seen.value.room.hand : null;
  if (!frame || !hand) return false;
  const { offers } = hand.game as unknown as HoldemView;
  const raise = draw(2) === 0 ? offers?.maxRaise : null;
  const quiet = offers?.canCheck ? 'check' : draw(2) === 0 && offers?.call ? 'call' : 'fold';
  await frame.act(hand.handId, hand.myTurn, raise ? 'raise' : quiet, raise ?? null);
  step('decided');
  return true;
}

const open = sql<{ status: string; open: number; due: Date | null; busted: number }>`
  select status, due_at as due,
    (select count(*)::int from rooms.stays where room_id = r.id and status not in ('ended', 'refused')) as open,
    (select count(*)::int from rooms.stays where room_id = r.id and status = 'seated' and stack_minor = 0) as busted
  from rooms.rooms r where id = ${roomId}`;

for (let isOver = false; !isOver; ) {
  const { rows } = await open.execute(vendorsDatabase);
  const [room] = rows;
  if (!room) throw new Error('no room');
  console.log(clock.now().toISOString());
  if (room.busted > 0) step('lost all chips');
  isOver = room.status === 'closed' && room.open === 0;
  if (room.status === 'open' && (await fill())) continue;
  if (room.status === 'playing' && (await decide())) continue;
  const dueMs = room.due ? room.due.getTime() - clock.now().getTime() : 0;
  clock.advanceMs(Math.max(1, dueMs));
  await rooms.clock.look();
}
console.log('over');
process.exit(0);
