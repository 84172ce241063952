import { halfMinutes, marketsOf, minutes, type PlayedMatch, playMinute } from './match.ts';

export interface Message {
  kind: 'snapshot' | 'delta' | 'heartbeat';
  sequence: number;
  matches?: object[];
}

export interface FeedOptions {
  /** Sends a message; answers the HTTP status, 0 where nobody answered. */
  send: (message: Message) => Promise<number>;
  nowMs: () => number;
  /** A number from 0 to 1, anew each time. */
  draw: () => number;
  /** A minute of a match lasts so long. */
  minuteMs: number;
  firstSequence: number;
}

const teams = ['Ashford', 'Belmont', 'Carrow', 'Dunmore', 'Elswick', 'Farley', 'Glenholm', 'Harwood'];
const leadMs = 10 * 60_000;
const behind = 409;

/** A feed of one league: it plays its matches, and sends what changed, everything where the answer is that something is missing, else a heartbeat. */
export function createOddsFeed({ send, nowMs, draw, minuteMs, firstSequence }: FeedOptions) {
  let sequence = firstSequence - 1;
  let isWhole = false;
  let round = 0;
  let matches: (PlayedMatch & { half?: PlayedMatch['score'] })[] = [];

  const plan = (): void => {
    round += 1;
    const startsAtMs = nowMs() + leadMs;
    matches = Array.from({ length: teams.length / 2 }, (_, index) => ({
      matchId: `${startsAtMs}-${index}`,
      league: 'Example League',
      home: teams[(index + round) % teams.length] ?? '',
      away: teams[(index + round + teams.length / 2) % teams.length] ?? '',
      ...{ startsAtMs, minute: 0, score: { home: 0, away: 0 }, state: 'scheduled' },
    }));
  };

  const wholeOf = (match: PlayedMatch) => {
    const { matchId, league, home, away, startsAtMs } = match;
    const startsAt = new Date(startsAtMs).toISOString();
    return { matchId, sport: 'football', league, home, away, startsAt, ...changeOf(match) };
  };
  const changeOf = (match: PlayedMatch & { half?: PlayedMatch['score'] }) => {
    const { state, minute, score, half } = match;
    const result = { status: 'finished', score: { ...score }, ...(half && { halfTimeScore: half }) };
    const markets = marketsOf(match);
    return { state, minute, score: { ...score }, markets, ...(state === 'finished' && { result }) };
  };

  /** Plays on to this moment. Returns the matches that changed. */
  const play = (): PlayedMatch[] => {
    const changed = new Set<PlayedMatch>();
    for (const match of matches) {
      const due = Math.min(minutes, Math.floor((nowMs() - match.startsAtMs) / minuteMs));
      while (match.minute < due) {
        playMinute(match, draw);
        if (match.minute === halfMinutes) match.half = { ...match.score };
        changed.add(match);
      }
    }
    return [...changed];
  };

  return {
    matches: () => matches,
    /** One message; call it every second or so. Answers what was sent. */
    tick: async (): Promise<Message> => {
      if (matches.every(({ state }) => state === 'finished')) {
        plan();
        isWhole = false;
      }
      const changed = play();
      const next = sequence + 1;
      const delta = changed.map((match) => ({ matchId: match.matchId, ...changeOf(match) }));
      let message: Message = { kind: 'snapshot', sequence: next, matches: matches.map(wholeOf) };
      if (isWhole) {
        message =
          delta.length > 0 ? { kind: 'delta', sequence: next, matches: delta } : { kind: 'heartbeat', sequence: next };
      }
      const status = await send(message);
      // What did not arrive is sent again as a whole.
      isWhole = status === 200;
      if (status === 200 || status === behind) sequence = next;
      return message;
    },
  };
}
