import {
  type Answer,
  type AnyCallError,
  type Call,
  type CallRequest,
  type Calls,
  type CallValue,
  calls,
  type FailureDetail,
  type PreparedRequest,
  prepareRequest,
} from '@baize/contract';

type StudioCallName = Extract<keyof Calls, `studio${string}`>;
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

const answerLimitMs = 12_000;

/** The page's own origin is "null" in the sandbox, so the server is where this script came from. */
const serverOrigin = new URL(import.meta.url).origin;

function requestInit({ method, body }: PreparedRequest, session: string | null): RequestInit {
  const headers: Record<string, string> = {};
  if (session !== null) headers['game-session'] = session;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers, credentials: 'omit', cache: 'no-store' };
  return body === undefined ? init : { ...init, body: JSON.stringify(body) };
}

const noAnswer = (reason: NoAnswer) => ({ ok: false, reason, detail: null }) as const;

async function outcomeOf<C extends Call>(call: C, response: Response): Promise<CallOutcome<C>> {
  const answer = (await response.json().catch(() => null)) as Partial<Answer<unknown>> | null;
  // No call of a game is refused as `not_found`: the server has no such path.
  if (answer?.success === false && typeof answer.message === 'string' && answer.message !== 'not_found') {
    return { ok: false, reason: answer.message as never, detail: answer.value ?? null };
  }
  const value = answer?.success === true ? call.answer.safeParse(answer.value) : null;
  if (value?.success) return { ok: true, value: value.data as never };
  const isFinal = response.status === 404 || (response.ok && answer !== null);
  return noAnswer(isFinal ? 'unreadable' : 'unreachable');
}

/** The typed client of the studio's calls. It never throws; the session of `studioOpen` is kept in memory only. */
export function createStudioApi(fetcher: typeof fetch = fetch, origin: string = serverOrigin): StudioApi {
  let session: string | null = null;
  return {
    origin,
    session: () => session,
    call: async (name, request) => {
      const prepared = prepareRequest(name, request);
      try {
        const response = await fetcher(origin + prepared.target, {
          ...requestInit(prepared, session),
          signal: AbortSignal.timeout(answerLimitMs),
        });
        const outcome: CallOutcome<Calls[typeof name]> = await outcomeOf<Calls[typeof name]>(calls[name], response);
        if (name === 'studioOpen' && outcome.ok) session = (outcome.value as CallValue<Calls['studioOpen']>).session;
        return outcome;
      } catch {
        return noAnswer('unreachable');
      }
    },
  };
}
