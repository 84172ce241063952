import { Agent } from 'node:http';
import type { RoomView } from '@baize/contract';
import { answerTask } from '../clients/client-process.ts';
import { createHistogram, nowMs, type Quantiles } from '../clients/histogram.ts';
import { post } from '../clients/posting.ts';
import { openLightSocket } from '../light-socket.ts';

interface RoomSeat {
  seat: number;
  session: string;
  address: string;
  tabs: number;
}
/** Who sits where; each has as many sockets as he has tabs. */
export interface RoomsTask {
  url: string;
  rooms: { roomId: string; seats: RoomSeat[] }[];
  /** How long a seat waits before it decides. */
  thinkingMs: number;
  /** First in one room alone, then in all. */
  aloneSeconds: number;
  seconds: number;
}
export interface RoomsPart {
  actions: number;
  refused: number;
  messagesPerSecond: number;
  actionsPerSecond: number;
  /** From sending an action until a socket of the room hears a state that holds it. */
  heard: Quantiles;
  /** Until the one who acts has his answer. */
  answered: Quantiles;
}
export interface RoomsSight {
  alone: RoomsPart;
  all: RoomsPart;
  lost: number;
}

const openedAtOnce = 50;
const restMs = 3_000;
const seatEvent = Buffer.from('["seat"');
const versionField = Buffer.from('"version":');
/** An action whose state a socket has not heard after so long is given up: it counts as that late. */
const givenUpMs = 30_000;

function createPart() {
  const [heard, answered] = [createHistogram(), createHistogram()];
  const counts = { actions: 0, refused: 0, messages: 0 };
  const startedAt = nowMs();
  return {
    ...{ heard, answered, counts },
    result: (): RoomsPart => {
      const seconds = (nowMs() - startedAt) / 1_000;
      const { actions, refused, messages } = counts;
      return {
        ...{ actions, refused, heard: heard.quantiles(), answered: answered.quantiles() },
        ...{ messagesPerSecond: messages / seconds, actionsPerSecond: actions / seconds },
      };
    },
  };
}
type Part = ReturnType<typeof createPart>;

/** A socket: the versions that it heard with their times, latest last, and the actions it waits for. */
interface Ear {
  heard: { version: number; atMs: number }[];
  waiting: { version: number; sentMs: number; part: Part }[];
}
const keptVersions = 20;

function noteVersion(ear: Ear, version: number): void {
  const atMs = nowMs();
  ear.heard.push({ version, atMs });
  if (ear.heard.length > keptVersions) ear.heard.shift();
  ear.waiting = ear.waiting.filter((one) => {
    const isLate = atMs - one.sentMs > givenUpMs;
    if (one.version > version && !isLate) return true;
    one.part.heard.add(atMs - one.sentMs);
    return false;
  });
}

function waitFor(ear: Ear, version: number, sentMs: number, part: Part): void {
  const already = ear.heard.find((one) => one.version >= version && one.atMs >= sentMs);
  if (already) part.heard.add(already.atMs - sentMs);
  else ear.waiting.push({ version, sentMs, part });
}

function versionOf(event: Buffer): number {
  const from = event.indexOf(versionField);
  return from < 0 ? -1 : Number.parseInt(event.toString('latin1', from + versionField.length, from + 24), 10);
}

async function run({ url: base, rooms, ...task }: RoomsTask): Promise<RoomsSight> {
  const url = new URL(base);
  const actUrl = new URL('/rooms/v1/act', url);
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  let part: Part | null = null;
  let isOnlyFirst = true;
  let lost = 0;
  const opening: (() => Promise<void>)[] = [];
  rooms.forEach(({ roomId, seats }, roomIndex) => {
    const ears: Ear[] = [];
    const done = new Set<string>();

    const act = async ({ session, address }: RoomSeat, hand: RoomView['hand'] & object): Promise<void> => {
      const key = `${hand.handId} ${hand.myTurn} ${session}`;
      if (done.has(key)) return;
      done.add(key);
      await new Promise((resolve) => setTimeout(resolve, task.thinkingMs));
      const mine = part;
      if (!mine || (isOnlyFirst && roomIndex > 0)) return void done.delete(key);
      const sentMs = nowMs();
      const action = { handId: hand.handId, turn: hand.myTurn, act: 'call', amount: null, entropy: 'bench' };
      const { status, text } = await post(actUrl, agent, session, action, address);
      mine.answered.add(nowMs() - sentMs);
      if (status !== 200) {
        if (mine.counts.refused === 0) console.error(`the first refusal: ${text.slice(0, 300)}`);
        mine.counts.refused += 1;
        return;
      }
      mine.counts.actions += 1;
      const version = versionOf(Buffer.from(text));
      for (const ear of ears) waitFor(ear, version, sentMs, mine);
    };

    const onSeat = (event: Buffer, who: RoomSeat, awaited: Buffer) => {
      if (event.compare(seatEvent, 0, seatEvent.length, 0, seatEvent.length) !== 0 || !event.includes(awaited)) return;
      const [, { hand }] = JSON.parse(event.toString()) as [string, RoomView];
      if (hand?.phase && hand.mySeat === who.seat) void act(who, hand);
    };
    const addSocket = (who: RoomSeat, isActing: boolean): void => {
      const ear: Ear = { heard: [], waiting: [] };
      ears.push(ear);
      const awaited = Buffer.from(`"waiting":[${who.seat}]`);
      const onEvent = (event: Buffer) => {
        if (part) part.counts.messages += 1;
        noteVersion(ear, versionOf(event));
        if (isActing) onSeat(event, who, awaited);
      };
      opening.push(async () => {
        const socket = await openLightSocket(url, { session: who.session, roomId }, onEvent, '/room');
        socket.once('close', () => {
          lost += 1;
        });
      });
    };
    for (const one of seats) for (let tab = 0; tab < one.tabs; tab += 1) addSocket(one, tab === 0);
  });
  for (let first = 0; first < opening.length; first += openedAtOnce)
    await Promise.all(opening.slice(first, first + openedAtOnce).map((open) => open()));

  const during = async (seconds: number): Promise<RoomsPart> => {
    const mine = createPart();
    part = mine;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    part = null;
    // What was sent last is still heard.
    const result = mine.result();
    await new Promise((resolve) => setTimeout(resolve, restMs));
    return { ...result, heard: mine.heard.quantiles(), answered: mine.answered.quantiles() };
  };
  const alone = await during(task.aloneSeconds);
  isOnlyFirst = false;
  return { alone, all: await during(task.seconds), lost };
}

answerTask(run);
