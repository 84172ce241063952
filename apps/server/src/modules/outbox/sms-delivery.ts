import type { Deliver } from './message.ts';

export interface SmsAccount {
  /** As https://api.example.com/2010-04-01; messages go to /Accounts/{account}/Messages.json below it. */
  url: string;
  account: string;
  token: string;
  /** The sender: a number or a name. */
  from: string;
}

export class SmsRefusedError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`the SMS provider refused (${code})`);
    this.code = code;
  }
}

/** SMS through an HTTP provider of Twilio's kind: a form post with basic authentication, 201 when it was taken. */
export function createSmsHttpDelivery(account: SmsAccount): Deliver {
  const url = `${account.url}/Accounts/${encodeURIComponent(account.account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account.account}:${account.token}`).toString('base64')}`;
  return async ({ to, text }, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ To: to, From: account.from, Body: text }),
      signal,
      redirect: 'error',
    });
    const answer = (await response.json().catch(() => null)) as { code?: unknown } | null;
    if (!response.ok) throw new SmsRefusedError(`http_${response.status}_${codeIn(answer?.code)}`);
  };
}

/** A short number alone: whatever else stands there may name whom the message was for. */
const codeIn = (code: unknown): string => (/^\d{1,6}$/.test(String(code)) ? String(code) : '');
