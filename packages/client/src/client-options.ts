import type { encryptBody } from './encryption.ts';
import type { ApiFailure } from './failure.ts';

export type Headers = Readonly<Record<string, string>>;

export interface ClientOptions {
  /** What stands before every path; without it the page's own origin. */
  baseUrl?: string;
  /** Headers that prove who calls; read before every request. */
  credentials?: () => Headers;
  /** Encrypts the bodies of encrypted calls: `encryptBody` of `@baize/client/encryption`. Without it such a call fails. */
  encrypt?: typeof encryptBody;
  /** The host whose brand is asked for; without it the server reads the request's host. */
  brandHost?: () => string;
  /** Called with every failure that the server answered, and with the credentials that were sent. */
  onFailure?: (failure: ApiFailure, credentials: Headers) => void;
  /** Calls `fetch` with more than method, headers and body, as `{ credentials: 'omit' }`. */
  requestInit?: RequestInit;
  fetcher?: (url: string, init: RequestInit) => Promise<Response>;
  /** How long an answer may take, whole. */
  timeoutMs?: number;
}
