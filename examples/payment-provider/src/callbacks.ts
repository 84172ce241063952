import { randomUUID } from 'node:crypto';
import type { Config } from './config.ts';
import type { Message } from './faults.ts';
import type { Told } from './records.ts';
import { signatureHeader, signatureOf, timestampHeader } from './signature.ts';

const attempts = 3;
const betweenMs = 300;
const deadlineMs = 5_000;
const hourMs = 3_600_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

export type SendMessage = (message: Omit<Message, 'tells'>, subject: 'deposit' | 'payout', told: Told) => Promise<void>;

/** Sends signed callbacks, one after the other; each is tried three times. */
export function createCallbacks({ secret, callbackUrl, lateMs }: Config): SendMessage {
  const send = async (body: string, { isOld, isUnsigned }: Omit<Message, 'tells'>): Promise<boolean> => {
    const timestamp = String(Date.now() - (isOld ? hourMs : 0));
    const signature = signatureOf(isUnsigned ? randomUUID() : secret, timestamp, 'callback', body);
    const headers = {
      'content-type': 'application/json',
      [timestampHeader]: timestamp,
      [signatureHeader]: signature,
    };
    try {
      const signal = AbortSignal.timeout(deadlineMs);
      const response = await fetch(callbackUrl, { method: 'POST', headers, body, signal });
      await response.body?.cancel();
      return response.status === 200 || response.status === 401;
    } catch {
      return false;
    }
  };
  return async (message, subject, told) => {
    if (message.isLate) await pause(lateMs);
    const body = JSON.stringify({ messageId: message.messageId, subject, ...told });
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (await send(body, message)) return;
      await pause(betweenMs);
    }
  };
}
