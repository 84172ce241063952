import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type { Calls, CallValue } from '@baize/contract';
import { fishAt } from '@baize/games/fishing';
import { answerTask } from '../clients/client-process.ts';
import { createHistogram, nowMs, type Quantiles } from '../clients/histogram.ts';
import { post } from '../clients/posting.ts';
import { openLightSocket } from '../light-socket.ts';
import { addressOf } from './arriving.ts';

export interface FishingTask {
  url: string;
  seats: { roomId: string; session: string; seed: string; openedAt: string; betMinor: string }[];
  shotsOfBatch: number;
  /** First one player alone, then all. */
  aloneSeconds: number;
  seconds: number;
}
export interface FishingPart {
  shots: number;
  refused: number;
  shotsPerSecond: number;
  /** From sending the shots of a second until their results. */
  answered: Quantiles;
}
export interface FishingSight {
  alone: FishingPart;
  all: FishingPart;
  /** Volleys of others that sockets of a room heard. */
  volleys: number;
  /** What each player's batches staked and paid in all, in minor units, in the order of the seats. */
  books: { stakedMinor: string; paidMinor: string }[];
  lost: number;
}

const everyMs = 1_000;
const openedAtOnce = 50;
type Fired = CallValue<Calls['fishingFire']>;

async function run({ url: address, seats, ...task }: FishingTask): Promise<FishingSight> {
  const fireUrl = new URL('/fishing/v1/fire', address);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const books = seats.map(() => ({ staked: 0n, paid: 0n }));
  let [volleys, lost] = [0, 0];
  for (let first = 0; first < seats.length; first += openedAtOnce) {
    const opening = seats.slice(first, first + openedAtOnce).map(async ({ roomId, session }) => {
      const onEvent = () => {
        volleys += 1;
      };
      const socket = await openLightSocket(new URL(address), { session, roomId }, onEvent, '/fishing');
      socket.once('close', () => {
        lost += 1;
      });
    });
    await Promise.all(opening);
  }

  const during = async (shooters: number, seconds: number): Promise<FishingPart> => {
    const answered = createHistogram();
    const counts = { shots: 0, refused: 0 };
    const fire = async (index: number): Promise<void> => {
      const { roomId, session, seed, openedAt, betMinor } = seats[index] ?? (seats[0] as FishingTask['seats'][number]);
      const swimming = fishAt(seed, Date.now() - Date.parse(openedAt));
      if (swimming.length === 0) return;
      const shots = Array.from({ length: task.shotsOfBatch }, (_, shot) => {
        const { id } = swimming[(index + shot) % swimming.length] ?? (swimming[0] as { id: string });
        return { weapon: 'cannon', fish: [id] };
      });
      const sentMs = nowMs();
      const body = { roomId, batchId: randomUUID(), betMinor, shots, entropy: 'bench' };
      const { status, text } = await post(fireUrl, agent, session, body, addressOf(index));
      answered.add(nowMs() - sentMs);
      if (status !== 200) {
        if (counts.refused === 0) console.error(`the first refusal: ${text.slice(0, 300)}`);
        counts.refused += 1;
        return;
      }
      const { value } = JSON.parse(text) as { value: Fired };
      counts.shots += value.results.filter(({ nonce }) => nonce !== null).length;
      const book = books[index];
      if (!book) return;
      book.staked += BigInt(value.stakeMinor);
      book.paid += BigInt(value.payoutMinor);
    };
    const play = async (index: number): Promise<void> => {
      const begins = nowMs() + (index / shooters) * everyMs;
      for (let second = 0; second < seconds; second += 1) {
        const waitMs = begins + second * everyMs - nowMs();
        if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
        await fire(index);
      }
    };
    const startedAt = nowMs();
    await Promise.all(Array.from({ length: shooters }, (_, index) => play(index)));
    const shotsPerSecond = (counts.shots / (nowMs() - startedAt)) * 1_000;
    return { ...counts, shotsPerSecond, answered: answered.quantiles() };
  };
  const alone = await during(1, task.aloneSeconds);
  const all = await during(seats.length, task.seconds);
  const booked = books.map(({ staked, paid }) => ({ stakedMinor: `${staked}`, paidMinor: `${paid}` }));
  return { alone, all, volleys, books: booked, lost };
}

answerTask(run);
