import type { Calls, CallValue } from '@baize/contract';

type Whitelabel = CallValue<Calls['whitelabel']>;
export type EncryptionKey = Whitelabel['encryption'];

interface Facts {
  encryption: EncryptionKey;
  /** Server clock minus the clock here. */
  clockOffsetMs: number;
}

/** The encryption key and the clock of the server, as the last white-label answer gave them. */
export interface ServerFacts {
  note(whitelabel: Pick<Whitelabel, 'encryption' | 'serverTime'>): void;
  /** Null before the first white-label answer. */
  encryption(): EncryptionKey | null;
  /** The server's time in epoch milliseconds, as well as this client knows it. */
  nowMs(): number;
  /** Forgets everything, as after a reload. */
  forget(): void;
}

export function createServerFacts(): ServerFacts {
  let facts: Facts | null = null;
  return {
    note: ({ encryption, serverTime }) => {
      facts = { encryption, clockOffsetMs: Date.parse(serverTime) - Date.now() };
    },
    encryption: () => facts?.encryption ?? null,
    nowMs: () => Date.now() + (facts?.clockOffsetMs ?? 0),
    forget: () => {
      facts = null;
    },
  };
}
