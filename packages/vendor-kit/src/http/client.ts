import { type KeyObject, randomBytes } from 'node:crypto';
import type { VendorWallet } from '../wallet.ts';
import type { FieldFault } from './fields.ts';
import { signatureHeaders, signRequest } from './signing.ts';
import {
  type AnswerOf,
  decodeAnswer,
  encodeRequest,
  pathOf,
  type RequestOf,
  type WalletCommand,
  walletCommands,
} from './wire.ts';

/**
 * No business answer came. `notApplied`: this attempt surely did nothing (refused before any work); an earlier one with the same id keeps
 * its own outcome. `unknown`: time-out, cut connection, 5xx or something that is no answer; the vendor sends the same id again, or cancels.
 */
export class WalletHttpError extends Error {
  readonly outcome: 'notApplied' | 'unknown';
  /** Null: no answer at all. */
  readonly status: number | null;
  /** With 429 and 503. */
  readonly retryAfterSeconds: number | null;
  /** With 400: the wrong fields. */
  readonly fields: Record<string, FieldFault> | null;

  constructor(
    message: string,
    more: Pick<WalletHttpError, 'outcome' | 'status'> & Partial<Pick<WalletHttpError, 'retryAfterSeconds' | 'fields'>>,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'WalletHttpError';
    this.outcome = more.outcome;
    this.status = more.status;
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
    this.fields = more.fields ?? null;
  }
}

export interface HttpWalletOptions {
  /** Where the operator is, as `https://house.example`; a path in it goes before `/wallet/v1/`. */
  url: string;
  /** The vendor's code at the operator. */
  provider: string;
  keyId: string;
  privateKey: KeyObject;
  /** How long an answer is waited for; 3 s by default, ten times as long for settleBets. The operator's own deadline is half of it. */
  deadlineMs?: number;
  nowMs?: () => number;
  newNonce?: () => string;
  fetch?: typeof fetch;
}

export interface SignedRequest {
  url: string;
  method: 'POST';
  headers: Record<string, string>;
  body: string;
}

type SigningOptions = Pick<HttpWalletOptions, 'url' | 'provider' | 'keyId' | 'privateKey' | 'nowMs' | 'newNonce'>;

const nonceBytes = 18;
const defaultDeadlineMs = 3_000;
/** Of a command that carries thousands of bets. */
const bulkDeadlineFactor = 10;
/** Far above the longest page of a feed; what is longer is no answer. */
export const largestAnswerBytes = 16 * 1024 * 1024;
/** Refused before any work, by the contract. */
const notAppliedStatuses: readonly number[] = [400, 401, 404, 405, 413, 415, 429, 503];

/** A request of any body, signed now; a second call makes another nonce. */
export function signedRequest(options: SigningOptions, command: WalletCommand, body: string): SignedRequest {
  const { href, pathname } = new URL(options.url.replace(/\/+$/, '') + pathOf(command));
  const timestamp = String((options.nowMs ?? Date.now)());
  const nonce = (options.newNonce ?? (() => randomBytes(nonceBytes).toString('base64url')))();
  const parts = { method: 'POST', path: pathname, timestamp, nonce, body: Buffer.from(body, 'utf8') };
  return {
    url: href,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeaders.provider]: options.provider,
      [signatureHeaders.keyId]: options.keyId,
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.nonce]: nonce,
      [signatureHeaders.signature]: signRequest(parts, options.privateKey),
    },
    body,
  };
}

/** The wallet of an operator elsewhere. Business outcomes are answers; everything else throws WalletHttpError. Nothing is sent twice. */
export function createHttpWallet(options: HttpWalletOptions): VendorWallet {
  const command =
    <C extends WalletCommand>(name: C) =>
    (request: RequestOf<C>): Promise<AnswerOf<C>> =>
      send(options, name, request);
  return Object.fromEntries(walletCommands.map((name) => [name, command(name)])) as unknown as VendorWallet;
}

async function send<C extends WalletCommand>(
  options: HttpWalletOptions,
  command: C,
  request: RequestOf<C>,
): Promise<AnswerOf<C>> {
  const { url, ...init } = signedRequest(options, command, encodeRequest(command, request));
  const { status, retryAfter, text } = await exchange(options, command, url, init);
  if (status !== 200) {
    throw new WalletHttpError(`the wallet answered ${command} with status ${status}`, {
      outcome: notAppliedStatuses.includes(status) ? 'notApplied' : 'unknown',
      status,
      retryAfterSeconds: retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null,
      fields: status === 400 ? fieldsOf(text) : null,
    });
  }
  const answer = decodeAnswer(command, text);
  if (answer.ok) return answer.value;
  const wrong = Object.entries(answer.fields).map(([field, fault]) => `${field} ${fault}`);
  throw new WalletHttpError(`the answer to ${command} cannot be read: ${wrong.join(', ')}`, {
    outcome: 'unknown',
    status,
  });
}

async function exchange(
  options: HttpWalletOptions,
  command: WalletCommand,
  url: string,
  init: Omit<SignedRequest, 'url'>,
) {
  const deadlineMs = options.deadlineMs ?? defaultDeadlineMs;
  try {
    const signal = AbortSignal.timeout(command === 'settleBets' ? deadlineMs * bulkDeadlineFactor : deadlineMs);
    const response = await (options.fetch ?? fetch)(url, { ...init, signal, redirect: 'manual' });
    const text = await textOfBody(response);
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text };
  } catch (error) {
    const reason =
      error instanceof Error && error.name === 'TimeoutError' ? 'did not answer in time' : 'was not reached';
    throw new WalletHttpError(`the wallet ${reason}`, { outcome: 'unknown', status: null }, error);
  }
}

/** Throws RangeError when the body is longer than any answer. */
async function textOfBody({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > largestAnswerBytes) throw new RangeError(`the answer is longer than ${largestAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function fieldsOf(text: string): Record<string, FieldFault> | null {
  try {
    return JSON.parse(text).fields ?? null;
  } catch {
    return null;
  }
}
