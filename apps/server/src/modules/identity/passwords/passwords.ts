import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from '../../../platform/jobs/work-queue.ts';
import type { Result } from '../../../platform/result.ts';

/** What a hash costs; memory in KiB. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Argon2id with 46 MiB (reliability A6); the salt is random and stands in the hash. */
const defaultCost: PasswordCost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** A well-formed hash that no password has: its digest is all zeros. */
const hashOfNobody = ({ memoryCost, timeCost, parallelism }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A flood of logins may take two cores' worth of hashing and about two seconds of patience, no more (reliability L3). */
const hashLimits = { maxRunning: 2, maxWaiting: 64 };

export type PasswordAnswer<V> = Promise<Result<V, 'service_unavailable'>>;

export interface Passwords {
  hash(password: string): PasswordAnswer<string>;
  /** Takes as long without a hash (`null`: no such account) as with one. */
  verify(passwordHash: string | null, password: string): PasswordAnswer<boolean>;
}

export function createPasswords(cost = defaultCost): Passwords {
  const inQueue = createWorkQueue(hashLimits);
  const nobodys = hashOfNobody(cost);
  return {
    hash: (password) => inQueue(() => hash(password, cost)),
    verify: (passwordHash, password) => inQueue(() => verify(passwordHash ?? nobodys, password)),
  };
}
