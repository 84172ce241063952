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

/** `unreachable`: no answer, or one that is none of ours; the call may or may not have been done. */
export type CallOutcome<C extends Call> =
  | { ok: true; value: CallValue<C> }
  | { ok: false; reason: AnyCallError<C> | 'unreachable'; detail: FailureDetail | null };

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
  if (session !== null) headers['studio-session'] = session;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers, credentials: 'omit', cache: 'no-store' };
  return body === undefined ? init : { ...init, body: JSON.stringify(body) };
}

/** The typed client of the studio's calls. It never throws; the session of `studioOpen` is kept in memory only. */
export function createStudioApi(fetcher: typeof fetch = fetch, origin: string = serverOrigin): StudioApi {
  let session: string | null = null;
  const unreachable = { ok: false, reason: 'unreachable', detail: null } as const;
  return {
    origin,
    session: () => session,
    call: async (name, request) => {
      const call: Call = calls[name];
      const prepared = prepareRequest(name, request);
      try {
        const response = await fetcher(origin + prepared.target, {
          ...requestInit(prepared, session),
          signal: AbortSignal.timeout(answerLimitMs),
        });
        const answer = (await response.json()) as Answer<unknown>;
        if (answer.success === false && typeof answer.message === 'string') {
          return { ok: false, reason: answer.message as never, detail: answer.value };
        }
        const value = call.answer.safeParse(answer.value);
        if (answer.success !== true || !value.success) return unreachable;
        if (name === 'studioOpen') session = (value.data as CallValue<Calls['studioOpen']>).session;
        return { ok: true, value: value.data as never };
      } catch {
        return unreachable;
      }
    },
  };
}
