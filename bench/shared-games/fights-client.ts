import type { Socket } from 'node:net';
import type { ArenaState } from '@baize/contract';
import { answerTask } from '../clients/client-process.ts';
import { createHistogram, nowMs, type Quantiles } from '../clients/histogram.ts';
import { openLightSocket } from '../light-socket.ts';
import { frameOf } from './arriving.ts';

export interface FightsTask {
  url: string;
  /** One for each member; each opens so many sockets. */
  sessions: string[];
  tabs: number;
  fights: number;
}
export interface FightsSight {
  /** From the moment of the result until a socket hears it: with one socket, then with all. */
  alone: Quantiles;
  all: Quantiles;
  bets: number;
  refused: number;
  /** From the moment of the result until a member hears what his bet paid. */
  paid: Quantiles;
  lost: number;
}

const openedAtOnce = 50;
const betAtOnce = 20;
/** What all bets of a fight need at the most. */
const bettingMs = 12_000;
const arena = 'DS88';
const firstOf = (name: string) => name.charCodeAt(0);

async function run({ url: address, sessions, tabs, fights }: FightsTask): Promise<FightsSight> {
  const url = new URL(address);
  const [alone, all, paid] = [createHistogram(), createHistogram(), createHistogram()];
  const counts = { bets: 0, refused: 0, lost: 0 };
  const results = new Map<string, number>();
  let [heard, histogram, resultMs] = [0, alone, 0];
  let state: ArenaState | null = null;
  /** An event that all sockets hear is read once. */
  let last: { bytes: Buffer; resultMs: number | null } | null = null;
  const readState = (event: Buffer): number | null => {
    if (last?.bytes.equals(event)) return last.resultMs;
    const bytes = Buffer.from(event);
    const [, value] = JSON.parse(bytes.toString()) as [string, ArenaState];
    state = value;
    const { fight } = value;
    const isFirst = fight?.state === 'RESULT' && fight.resultAt !== null && !results.has(fight.fightId);
    const atMs = isFirst ? Date.parse(fight.resultAt ?? '') : null;
    if (isFirst && atMs !== null) {
      results.set(fight.fightId, atMs);
      resultMs = atMs;
    }
    last = { bytes, resultMs: atMs };
    return atMs;
  };
  const onEvent = (event: Buffer): void => {
    if (event[2] === firstOf('p')) return void paid.add(nowMs() - resultMs);
    if (event[2] !== firstOf('s')) return;
    const atMs = readState(event);
    if (atMs === null) return;
    heard += 1;
    histogram.add(nowMs() - atMs);
  };
  const open = async (session: string): Promise<Socket> => {
    const socket = await openLightSocket(url, { arena, session }, onEvent, '/arena');
    socket.once('close', () => {
      counts.lost += 1;
    });
    return socket;
  };
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const betAll = async (fightId: string): Promise<void> => {
    for (let first = 0; first < sessions.length; first += betAtOnce)
      await Promise.all(
        sessions.slice(first, first + betAtOnce).map(async (session) => {
          const frame = frameOf(address, session);
          const { state: now } = await frame.call('cockfightState', { data: { arena } });
          const odds = now.board?.odds.bdd ?? '';
          const body = { arena, betId: crypto.randomUUID(), fightId, bet: 'bdd', stakeMinor: '1000', odds } as const;
          const answer = await frame.call('cockfightBet', { body }).catch((error: unknown) => String(error));
          if (typeof answer === 'string' && counts.refused === 0) console.error(`the first refusal: ${answer}`);
          counts[typeof answer === 'string' ? 'refused' : 'bets'] += 1;
        }),
      );
  };
  const nextFight = async (isBetOn: boolean): Promise<void> => {
    const past = results.size;
    await until(() => {
      const fight = state?.fight;
      return fight?.state === 'OPEN' && Date.parse(fight.closesAt) - nowMs() > bettingMs;
    });
    if (isBetOn && state) await betAll((state as ArenaState).fight?.fightId ?? '');
    await until(() => results.size > past);
    await until(() => state?.fight?.state === 'OPEN');
  };

  await open(sessions[0] ?? '');
  await nextFight(false);
  const further = sessions.flatMap((session) => Array.from({ length: tabs }, () => session)).slice(1);
  for (let first = 0; first < further.length; first += openedAtOnce)
    await Promise.all(further.slice(first, first + openedAtOnce).map(open));
  histogram = all;
  heard = 0;
  for (let fight = 0; fight < fights; fight += 1) await nextFight(true);
  const missed = fights * (further.length + 1) - heard;
  if (missed > 0) console.error(`${missed} results were not heard`);
  const [one, every, pays] = [alone.quantiles(), all.quantiles(), paid.quantiles()];
  return { alone: one, all: every, paid: pays, ...counts };
}

answerTask(run);
