import { type KeyObject, randomBytes } from 'node:crypto';
import { type ClientRequest, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import {
  largestAnswerBytes,
  pathOf,
  type SignedParts,
  signatureHeaders,
  signRequest,
  type WalletCommand,
} from '../http/index.ts';
import { maxTries, pauseOf } from './patience.ts';

export interface HttpReply {
  status: number;
  text: string;
  retryAfter: string | undefined;
}

/** A key as its vendor has it. */
export interface SigningKey {
  keyId: string;
  privateKey: KeyObject;
}

/** What a request has beside its command and body: the lies that a case tells. */
export interface Twist {
  method?: string;
  /** Sent in place of the command's path. */
  path?: string;
  /** What is signed, where it differs from what is sent. */
  signed?: Partial<SignedParts>;
  nonce?: string;
  timestampMs?: number;
  provider?: string;
  keyId?: string;
  privateKey?: KeyObject;
  /** Replaced headers; null leaves one out. */
  headers?: Record<string, string | null>;
}

/** The HTTP form below the client: single requests, whole or wrong. An operator that is too busy (429) is asked again. */
export interface HttpPeer {
  /** The time that the operator's clock should show. */
  nowMs(): number;
  send(command: WalletCommand, body: string | Uint8Array, twist?: Twist): Promise<HttpReply>;
  /** Sends a right request to the last byte and closes the connection without reading an answer. */
  hangUp(command: WalletCommand, body: string): Promise<void>;
}

export interface HttpPeerOptions extends SigningKey {
  url: string;
  provider: string;
  /** The system's clock by default. */
  nowMs?: () => number;
  /** The longest that one exchange may take, to the end of its answer; a minute by default. */
  deadlineMs?: number;
}

const defaultDeadlineMs = 60_000;
const nonceBytes = 18;

export const newNonce = (): string => randomBytes(nonceBytes).toString('base64url');

export function createHttpPeer(options: HttpPeerOptions): HttpPeer {
  const base = new URL(options.url.endsWith('/') ? options.url : `${options.url}/`);
  const prefix = base.pathname.replace(/\/$/, '');
  const host = base.hostname.replace(/^\[|\]$/g, '');
  const nowMs = options.nowMs ?? Date.now;
  const deadlineMs = options.deadlineMs ?? defaultDeadlineMs;
  const begin = base.protocol === 'https:' ? requestTls : requestPlain;

  const prepared = (
    command: WalletCommand,
    content: string | Uint8Array,
    twist: Twist,
  ): [RequestOptions, Uint8Array] => {
    const body = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
    const path = twist.path ?? prefix + pathOf(command);
    const method = twist.method ?? 'POST';
    const nonce = twist.nonce ?? newNonce();
    const timestamp = String(twist.timestampMs ?? nowMs());
    const signature = signRequest(
      { method, path, timestamp, nonce, body, ...twist.signed },
      twist.privateKey ?? options.privateKey,
    );
    const headers: Record<string, string | null> = {
      'content-type': 'application/json',
      'content-length': String(body.byteLength),
      [signatureHeaders.provider]: twist.provider ?? options.provider,
      [signatureHeaders.keyId]: twist.keyId ?? options.keyId,
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.nonce]: nonce,
      [signatureHeaders.signature]: signature,
      ...twist.headers,
    };
    const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null);
    return [{ host, port: base.port, method, path, headers: Object.fromEntries(sent) }, body];
  };

  return {
    nowMs,
    send: async (command, content, twist = {}) => {
      for (let tries = 1; ; tries += 1) {
        const [request, body] = prepared(command, content, twist);
        const reply = await exchange(begin(request), body, deadlineMs);
        if (reply.status !== 429 || tries >= maxTries) return reply;
        await pauseOf(Number(reply.retryAfter ?? 1) || 1);
      }
    },
    hangUp: async (command, content) => {
      const [request, body] = prepared(command, content, {});
      await abandoned(begin(request), body, deadlineMs);
    },
  };
}

/** Ends a request that takes too long, be it silent or slow. Returns what calls this off. */
function endLate(request: ClientRequest, deadlineMs: number): () => void {
  const end = () => request.destroy(new Error(`no whole answer within ${deadlineMs} ms`));
  const timer = setTimeout(end, deadlineMs);
  return () => clearTimeout(timer);
}

function exchange(request: ClientRequest, body: Uint8Array, deadlineMs: number): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    request.on('close', endLate(request, deadlineMs));
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.byteLength;
        if (length <= largestAnswerBytes) chunks.push(chunk);
        else response.destroy(new RangeError(`the answer is longer than ${largestAnswerBytes} bytes`));
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
          retryAfter: response.headers['retry-after'],
        }),
      );
    });
    request.end(body);
  });
}

function abandoned(request: ClientRequest, body: Uint8Array, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    const callOff = endLate(request, deadlineMs);
    request.on('error', () => resolve());
    request.on('close', () => {
      callOff();
      resolve();
    });
    request.end(body, () => setImmediate(() => request.destroy()));
  });
}
