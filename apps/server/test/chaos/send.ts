import { Agent, request as httpRequest } from 'node:http';
import { privateKeyOf, signedRequest, type WalletCommand } from '@baize/vendor-kit/http';
import type { FaultAct } from './acts.ts';
import { faultVendor } from './acts.ts';
import type { Outcome } from './journal.ts';

export interface Sent {
  outcome: Exclude<Outcome, 'cancelled'>;
  /** The wallet's code, or what was answered instead of one. */
  code: string;
  status: number | null;
  retryAfterSeconds: number | null;
  /** True: done before, nothing moved now. */
  isReplay: boolean;
}

export type Send = (act: FaultAct) => Promise<Sent>;

export interface VendorAccess {
  keyId: string;
  privateKeyPem: string;
}

const deadlineMs = 4_000;
/** Refused before any work, by the contract. */
const refusedBefore: readonly number[] = [400, 401, 413, 415, 429, 503];

/** Sends an act to a server over HTTP; nothing is sent twice, nothing throws. */
export function sendTo(url: string, access: VendorAccess, nowMs: () => number): Send & { close(): void } {
  const agent = new Agent({ keepAlive: true });
  const privateKey = privateKeyOf(access.privateKeyPem);
  const send: Send = async (act) => {
    const { href, headers } =
      act.channel === 'wallet'
        ? toWallet(act)
        : { href: `${url}/cashier/${act.command}`, headers: { 'content-type': 'application/json' } };
    const answer = await post(agent, href, headers, act.body);
    if (answer === 'not connected') {
      return { outcome: 'refused', code: answer, status: null, retryAfterSeconds: null, isReplay: false };
    }
    return answer === null
      ? { outcome: 'unknown', code: 'no answer', status: null, retryAfterSeconds: null, isReplay: false }
      : { ...read(act, answer), status: answer.status, retryAfterSeconds: answer.retryAfterSeconds };
  };
  const toWallet = (act: FaultAct) => {
    const options = { url, provider: faultVendor, keyId: access.keyId, privateKey, nowMs };
    const { url: href, headers } = signedRequest(options, act.command as WalletCommand, act.body);
    return { href, headers };
  };
  return Object.assign(send, { close: () => agent.destroy() });
}

interface Answer {
  status: number;
  text: string;
  retryAfterSeconds: number | null;
}

/** Null: no whole answer came in time. Where nobody listened, nothing was asked. */
const post = (
  agent: Agent,
  href: string,
  headers: Record<string, string>,
  body: string,
): Promise<Answer | null | 'not connected'> =>
  new Promise((resolve) => {
    const request = httpRequest(href, {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    const timer = setTimeout(() => request.destroy(new Error('too late')), deadlineMs);
    const settle = (answer: Answer | null | 'not connected') => {
      clearTimeout(timer);
      resolve(answer);
    };
    request.once('error', (error: NodeJS.ErrnoException) =>
      settle(error.code === 'ECONNREFUSED' ? 'not connected' : null),
    );
    request.once('response', (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.once('error', () => settle(null));
      response.once('close', () => {
        const retryAfter = response.headers['retry-after'];
        const retryAfterSeconds = retryAfter === undefined ? null : Number(retryAfter);
        settle(response.complete ? { status: response.statusCode ?? 0, text, retryAfterSeconds } : null);
      });
    });
    request.end(body);
  });

function read({ channel }: FaultAct, { status, text }: Answer): Pick<Sent, 'outcome' | 'code' | 'isReplay'> {
  if (refusedBefore.includes(status)) return { outcome: 'refused', code: `HTTP ${status}`, isReplay: false };
  if (status !== 200) return { outcome: 'unknown', code: `HTTP ${status}`, isReplay: false };
  const answer = JSON.parse(text) as { status: string; code?: string; replay?: boolean };
  if (channel === 'cashier') {
    const isDone = answer.status === 'booked' || answer.status === 'replay';
    return { outcome: isDone ? 'ok' : 'refused', code: answer.status, isReplay: answer.status === 'replay' };
  }
  const code = answer.code ?? '';
  if (answer.status === 'ok') return { outcome: 'ok', code, isReplay: answer.replay === true };
  return { outcome: code === 'INTERNAL' ? 'unknown' : 'refused', code, isReplay: false };
}
