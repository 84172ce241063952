import {
  type Answer,
  type AnyCallError,
  type Call,
  type CallRequest,
  type Calls,
  type CallValue,
  calls,
  type FailureDetail,
} from '@baize/contract';

type StudioCallName =
  | 'studioOpen'
  | 'studioSpin'
  | 'studioPresented'
  | 'studioBalance'
  | 'studioRounds'
  | 'studioRotateSeed';
type StudioCall<Name extends StudioCallName> = Calls[Name];

/** `unreachable`: no answer, or one that is none of ours; the call may or may not have been done. */
export type CallOutcome<C extends Call> =
  | { ok: true; value: CallValue<C> }
  | { ok: false; reason: AnyCallError<C> | 'unreachable'; detail: FailureDetail | null };

export interface StudioApi {
  call: <Name extends StudioCallName>(
    name: Name,
    request: CallRequest<StudioCall<Name>>,
  ) => Promise<CallOutcome<StudioCall<Name>>>;
}

const answerLimitMs = 12_000;

/** The page's own origin is "null" in the sandbox, so the server is where this script came from. */
const serverOrigin = new URL(import.meta.url).origin;

function requestInit(call: Call, request: object, session: string | null): { path: string; init: RequestInit } {
  const headers: Record<string, string> = {};
  if (session !== null) headers['studio-session'] = session;
  const { body, data } = request as { body?: unknown; data?: unknown };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const query = data === undefined ? '' : `?${new URLSearchParams({ data: JSON.stringify(data) })}`;
  const init: RequestInit = { method: call.method, headers, credentials: 'omit', cache: 'no-store' };
  return { path: call.path + query, init: body === undefined ? init : { ...init, body: JSON.stringify(body) } };
}

/** The typed client of the studio's calls. It never throws; the session of `studioOpen` is kept in memory only. */
export function createStudioApi(fetcher: typeof fetch = fetch, origin: string = serverOrigin): StudioApi {
  let session: string | null = null;
  const unreachable = { ok: false, reason: 'unreachable', detail: null } as const;
  return {
    call: async (name, request) => {
      const call: Call = calls[name];
      const { path, init } = requestInit(call, request as object, session);
      try {
        const response = await fetcher(origin + path, { ...init, signal: AbortSignal.timeout(answerLimitMs) });
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
