import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { answerTask } from './clients/client-process.ts';
import { createHistogram, nowMs, type Quantiles } from './clients/histogram.ts';
import { post } from './clients/posting.ts';
import { openLightSocket } from './light-socket.ts';

/** What the client is told: the sessions that bet, and all sessions that listen. */
export interface TablesTask {
  url: string;
  betting: string[];
  listening: string[];
  betsPerSecond: number;
  seconds: number;
}

/** What it saw; times in milliseconds. */
export interface TablesSight {
  bets: number;
  refused: number;
  /** While bets were taken. */
  betsPerSecond: number;
  /** From a bet’s answer until a socket hears a state that counts it. */
  betHeard: Quantiles;
  /** From the moment that stands in a round’s state until a socket hears it. */
  roundHeard: Quantiles;
  /** From sending a bet until its answer. */
  betAnswered: Quantiles;
  lost: number;
}
const stakeMinor = 100;
const everyMs = 10;
const openedAtOnce = 50;
/** No bet is sent so shortly before betting closes. */
const closingMs = 500;
/** `["paid",…`: what one seat alone hears. */
const firstOfPaid = 'p'.charCodeAt(0);
/** Events that may be on their way to some sockets while others have them. */
const keptEvents = 32;
interface Round {
  roundId: string;
  status: 'betting' | 'closed' | 'dealt' | 'settled';
  openedAt: string;
  closesAt: string;
  dealtAt: string | null;
}
/** An event that all sockets hear is read once. */
interface Said {
  event: Buffer;
  /** Bets of the client that the state counts. */
  bets: number;
  round: Round | null;
  /** When what it tells came to be; null when nothing of that stands in it. */
  happenedMs: number | null;
}

function readEvent(bytes: Buffer): Said {
  const event = Buffer.from(bytes);
  const [name, value] = JSON.parse(event.toString()) as [
    string,
    { totals: { key: string; stakeMinor: string }[]; round?: Round },
  ];
  if (name !== 'table' && name !== 'bets') return { event, bets: 0, round: null, happenedMs: null };
  const bets = Number(value.totals.find(({ key }) => key === 'red')?.stakeMinor ?? 0) / stakeMinor;
  const round = value.round ?? null;
  const moments = { betting: round?.openedAt, closed: round?.closesAt, dealt: round?.dealtAt, settled: null };
  const moment = round && bets >= 0 ? moments[round.status] : null;
  return { event, bets, round, happenedMs: moment ? Date.parse(moment) : null };
}

/** Hears every socket; knows the round that is going on and when each of its bets was answered. */
function createListeners(count: number) {
  const [betHeard, roundHeard] = [createHistogram(), createHistogram()];
  /** The latest first. */
  const read: Said[] = [];
  /** Rounds that were heard from their opening on. */
  const whole = new Set<string>();
  const seen = new Uint32Array(count);
  let round: Round | null = null;
  let answeredMs: number[] = [];

  const readOnce = (bytes: Buffer): Said => {
    for (const said of read) if (said.event.length === bytes.length && said.event.equals(bytes)) return said;
    const said = readEvent(bytes);
    read.unshift(said);
    read.length = Math.min(read.length, keptEvents);
    return said;
  };

  const onRound = (heard: Round, { bets, happenedMs }: Said, atMs: number): void => {
    if (heard.roundId !== round?.roundId) {
      answeredMs = [];
      seen.fill(0);
    }
    round = heard;
    if (heard.status === 'betting' && bets === 0) whole.add(heard.roundId);
    if (happenedMs !== null && whole.has(heard.roundId)) roundHeard.add(atMs - happenedMs);
  };

  return {
    betHeard,
    roundHeard,
    /** The round that takes bets, heard from its opening on. */
    open: (): string | null => {
      const isOpen = round?.status === 'betting' && Date.parse(round.closesAt) - nowMs() > closingMs;
      return round && isOpen && whole.has(round.roundId) ? round.roundId : null;
    },
    answered: (roundId: string): void => {
      if (round?.roundId === roundId) answeredMs.push(nowMs());
    },
    receive: (index: number, event: Buffer): void => {
      if (event[2] === firstOfPaid) return;
      const atMs = nowMs();
      const said = readOnce(event);
      if (said.round) onRound(said.round, said, atMs);
      const before = seen[index] ?? 0;
      for (let bet = before; bet < said.bets; bet += 1) betHeard.add(atMs - (answeredMs[bet] ?? atMs));
      seen[index] = Math.max(before, said.bets);
    },
  };
}

/** Puts one bet down; resolves with null when it was taken, else with what was answered. */
async function putDown(url: URL, agent: Agent, session: string, roundId: string): Promise<string | null> {
  const { status, text } = await post(new URL('/studio/v1/table/bet', url), agent, session, {
    placementId: randomUUID(),
    roundId,
    bets: [{ key: 'red', selection: '', stakeMinor: `${stakeMinor}` }],
    entropy: 'bench',
  });
  return status === 200 ? null : text;
}

async function run({ url: address, betting, listening, ...task }: TablesTask): Promise<TablesSight> {
  const url = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const listeners = createListeners(listening.length);
  const counts = { bets: 0, refused: 0, lost: 0 };
  for (let first = 0; first < listening.length; first += openedAtOnce) {
    const opening = listening.slice(first, first + openedAtOnce).map(async (session, offset) => {
      const socket = await openLightSocket(url, { session }, (event) => listeners.receive(first + offset, event));
      socket.once('close', () => {
        counts.lost += 1;
      });
    });
    await Promise.all(opening);
  }

  const betAnswered = createHistogram();
  const bet = async (session: string, roundId: string): Promise<void> => {
    const sentMs = nowMs();
    const refusal = await putDown(url, agent, session, roundId);
    betAnswered.add(nowMs() - sentMs);
    if (refusal === null) listeners.answered(roundId);
    else if (counts.refused === 0) console.error(`the first refusal: ${refusal.slice(0, 300)}`);
    counts[refusal === null ? 'bets' : 'refused'] += 1;
  };
  const endsAt = nowMs() + task.seconds * 1_000;
  let [owed, turn, bettingMs, lastMs] = [0, 0, 0, nowMs()];
  while (nowMs() < endsAt) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    const passedMs = nowMs() - lastMs;
    lastMs += passedMs;
    const roundId = listeners.open();
    if (roundId === null) continue;
    bettingMs += passedMs;
    for (owed += (passedMs / 1_000) * task.betsPerSecond; owed >= 1; owed -= 1) {
      void bet(betting[turn % betting.length] ?? '', roundId);
      turn += 1;
    }
  }
  return {
    ...counts,
    betHeard: listeners.betHeard.quantiles(),
    roundHeard: listeners.roundHeard.quantiles(),
    betAnswered: betAnswered.quantiles(),
    betsPerSecond: (counts.bets / bettingMs) * 1_000,
  };
}

answerTask(run);
