import type { Call, CallRequest } from './call.ts';
import { type CallName, type Calls, calls } from './calls.ts';

/** A call ready to be sent: every client (site, game, tests) makes its requests from this. */
export interface PreparedRequest {
  method: Call['method'];
  /** Path with its query, to be put behind a base URL. */
  target: string;
  /** The body's fields, or undefined for calls without one. */
  body: unknown;
  encrypted: boolean;
  /** What an encrypted body says in its protected header under `call`: no other call opens it. */
  sealedFor: string;
  /** True: the fields go as an HTML form's. */
  form: boolean;
  /** The file that is the body, sent under its own content type. */
  upload: Blob | undefined;
}

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  data?: unknown;
  body?: unknown;
  upload?: Blob;
};

/** Lays a request's parts into path, query and body. `data` becomes the one query parameter of that name, holding JSON. */
export function prepareRequest<N extends CallName>(name: N, request: CallRequest<Calls[N]>): PreparedRequest {
  const call: Call = calls[name];
  const { params = {}, query = {}, data, body, upload } = request as Parts;
  const path = call.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  if (data !== undefined) search.set('data', JSON.stringify(data));
  const target = search.size > 0 ? `${path}?${search}` : path;
  const { method = 'GET', encrypted, form = false } = call;
  return { method, target, body, encrypted, sealedFor: sealedFor(call), form, upload };
}

/** The name of a call in the header of its encrypted bodies, as `POST /wps/session/login`. */
export const sealedFor = ({ method = 'GET', path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;

/** The payload of an encrypted body: the fields with a time (ms since 1970, the server's clock) and 128 random bits against replay. */
export function sealedPayload(body: unknown, serverNowMs: number): Uint8Array {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const nonce = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return new TextEncoder().encode(JSON.stringify({ ...(body as object), ts: serverNowMs, nonce }));
}
