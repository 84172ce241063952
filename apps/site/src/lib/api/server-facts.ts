import type { Calls, CallValue } from '@baize/contract';
import type { EncryptionKey } from './encrypted-body.ts';

interface ServerFacts {
  encryption: EncryptionKey;
  /** Server clock minus browser clock. */
  clockOffsetMs: number;
}

let facts: ServerFacts | null = null;

/** Keeps the encryption key and the server's clock out of a white-label answer that has just arrived. */
export function noteServerFacts(whitelabel: CallValue<Calls['whitelabel']>): ServerFacts {
  facts = {
    encryption: whitelabel.encryption,
    clockOffsetMs: Date.parse(whitelabel.serverTime) - Date.now(),
  };
  return facts;
}

export function serverFacts(): ServerFacts | null {
  return facts;
}

/** The server's time in epoch milliseconds, as well as this browser knows it. */
export function serverNowMs(): number {
  return Date.now() + (facts?.clockOffsetMs ?? 0);
}

/** Forgets everything, as after a reload. */
export function forgetServerFacts(): void {
  facts = null;
}
