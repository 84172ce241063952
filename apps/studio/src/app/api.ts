import { type ApiFailure, createClient, toFailure } from '@baize/client';
import {
  type AnyCallError,
  type Call,
  type CallRequest,
  type Calls,
  type CallValue,
  calls,
  type FailureDetail,
} from '@baize/contract';

type StudioCallName = Extract<
  keyof Calls,
  `studio${string}` | `cockfight${string}` | `rooms${string}` | `fishing${string}`
>;
type StudioCall<Name extends StudioCallName> = Calls[Name];

/**
 * Why there is no answer; the call may or may not have been done. `unreachable`: none came, or one of something in between. `unreadable`: the
 * server does not know the call, or answers in a form that this page does not know, so asking again brings nothing else.
 */
export type NoAnswer = 'unreachable' | 'unreadable';

export type CallOutcome<C extends Call> =
  | { ok: true; value: CallValue<C> }
  | { ok: false; reason: AnyCallError<C> | NoAnswer; detail: FailureDetail | null };

export interface StudioApi {
  /** Where the calls go. */
  readonly origin: string;
  /** The game session's token, once it is open: for sockets. */
  session: () => string | null;
  call: <Name extends StudioCallName>(
    name: Name,
    request: CallRequest<StudioCall<Name>>,
  ) => Promise<CallOutcome<StudioCall<Name>>>;
}

const timeoutMs = 12_000;

/** The page's own origin is "null" in the sandbox, so the server is where this script came from. */
const serverOrigin = new URL(import.meta.url).origin;

const noAnswer = (reason: NoAnswer) => ({ ok: false, reason, detail: null }) as const;

function outcomeOfFailure({ messageKey, status, answerKind, detail }: ApiFailure) {
  // No call of a game is refused as `not_found`: the server has no such path.
  if (answerKind === 'refusal' && messageKey !== 'not_found') {
    return { ok: false, reason: messageKey as never, detail } as const;
  }
  const isOk = status >= 200 && status < 300;
  const isFinal = status === 404 || answerKind === 'unknownRefusal' || (isOk && answerKind === 'json');
  return noAnswer(isFinal ? 'unreadable' : 'unreachable');
}

/** The calls that open a session. */
const opening: ReadonlySet<StudioCallName> = new Set(['studioOpen', 'cockfightOpen', 'roomsOpen', 'fishingOpen']);

/** The typed client of the studio's calls. It never throws; the session that an opening call brings is kept in memory only. */
export function createStudioApi(fetcher: typeof fetch = fetch, origin: string = serverOrigin): StudioApi {
  let session: string | null = null;
  const client = createClient({
    baseUrl: origin,
    timeoutMs,
    requestInit: { credentials: 'omit', cache: 'no-store' },
    credentials: (): Record<string, string> => (session === null ? {} : { 'game-session': session }),
    fetcher: (url, init) => fetcher(url, init),
  });
  return {
    origin,
    session: () => session,
    call: async (name, request) => {
      try {
        const value = calls[name].answer.safeParse(await client.call(name, request));
        if (!value.success) return noAnswer('unreadable');
        if (opening.has(name)) session = (value.data as CallValue<Calls['studioOpen']>).session;
        return { ok: true, value: value.data as never };
      } catch (thrown) {
        return outcomeOfFailure(toFailure(thrown));
      }
    },
  };
}
