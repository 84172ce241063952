import { signedHeaders } from './signature.ts';

export interface Result {
  lottery: string;
  numero: string;
  result: Record<string, string[]>;
}

/** `th-hanoi 20261126 {"first":["123456"]}`; null for a line that is none. */
export function readLine(line: string): Result | null {
  const [, lottery, numero, numbers] = /^(\S+) (\d+) (\{.*\})$/.exec(line.trim()) ?? [];
  if (lottery === undefined || numero === undefined || numbers === undefined) return null;
  try {
    return { lottery, numero, result: JSON.parse(numbers) };
  } catch {
    return null;
  }
}

interface FeedSettings {
  url: string;
  secret: string;
  nowMs: () => number;
  waitMs: (ms: number) => Promise<void>;
  log: (line: string) => void;
}

const code = 'draws';
const timeoutMs = 5_000;
const againMs = 1_000;
/** Taken, or never to be taken: it is not sent again. */
const isFinal = (status: number, kind: string): boolean =>
  status === 200 || status === 400 || status === 404 || kind === 'differs';

/** Sends results until each is answered for good. */
export function createDrawFeed({ url, secret, nowMs, waitMs, log }: FeedSettings) {
  const post = async (message: object) => {
    const body = JSON.stringify(message);
    const headers = signedHeaders(secret, { feed: code, body, nowMs: nowMs() });
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
      const { kind = '', fault = '' } = (await answer.json()) as { kind?: string; fault?: string };
      return { status: answer.status, kind, fault };
    } catch (error) {
      return { status: 0, kind: '', fault: String(error) };
    }
  };

  return {
    beat: () => post({ kind: 'heartbeat' }),
    send: async (result: Result): Promise<string> => {
      for (;;) {
        const { status, kind, fault } = await post({ kind: 'result', ...result });
        log(`${result.lottery} ${result.numero}: ${status} ${kind} ${fault}`.trimEnd());
        if (isFinal(status, kind)) return kind;
        await waitMs(againMs);
      }
    },
  };
}
