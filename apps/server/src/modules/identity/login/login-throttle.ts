import { sql } from 'kysely';
import {
  createAttemptThrottle,
  failureWindowMs,
  knownAddressMs,
  maxKnownAddresses,
} from '../../../platform/attempt-throttle.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { LookupHash } from '../../../platform/crypto/lookup-hash.ts';
import type { Database } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/connections/network-of.ts';

/** An address stands for several people, so that many of its failures count as one. */
const addressShare = 5;
const sweepEveryMs = 10 * 60_000;

export interface LoginAccount {
  brandId: string;
  username: string;
  ip: string;
}

/** Failed logins of a brand's members by account name. Names are kept as keyed hashes: what is typed there by mistake may be a password or a card. */
export function createLoginThrottle(deps: {
  database: Database;
  clock: Clock;
  newId: () => string;
  lookupHash: LookupHash;
}) {
  const { database } = deps;
  const throttle = createAttemptThrottle({ ...deps, table: 'login_failures' });
  let sweptAtMs = Number.NEGATIVE_INFINITY;
  const ago = (ms: number) => new Date(deps.clock.now().getTime() - ms);

  const sweep = async (): Promise<void> => {
    const nowMs = deps.clock.now().getTime();
    if (nowMs - sweptAtMs < sweepEveryMs) return;
    sweptAtMs = nowMs;
    await throttle.purge();
  };

  const nameOf = ({ brandId, username }: LoginAccount) => ({
    brand_id: brandId,
    username: deps.lookupHash('login name', brandId, username.toLowerCase()).toString('base64url'),
  });

  /** Addresses from which the member logged in lately. */
  const knownAddresses = ({ brandId, username }: LoginAccount) =>
    sql<string[]>`array(
      select distinct sessions.ip from sessions join members on members.id = sessions.member_id
      where members.brand_id = ${brandId} and lower(members.username) = lower(${username})
        and sessions.created_at > ${ago(knownAddressMs)} limit ${maxKnownAddresses})`;

  /** Asks for one check of a password. */
  const begin = async (account: LoginAccount) => {
    await sweep();
    return throttle.begin({ name: nameOf(account), ip: account.ip, knownAddresses: knownAddresses(account) });
  };

  /** Failures of a name, and of an address over all names, in the window. */
  const failuresOf = async (account: LoginAccount): Promise<number> => {
    const { brand_id, username } = nameOf(account);
    const ip = networkOf(account.ip);
    const { rows } = await sql<{ failures: bigint }>`
      select greatest(
        (select count(*) from login_failures where brand_id = ${brand_id} and username = ${username}
          and failed_at > ${ago(failureWindowMs)}),
        (select count(*) / ${addressShare} from login_failures where brand_id = ${brand_id} and ip = ${ip}
          and failed_at > ${ago(failureWindowMs)})) as failures`.execute(database);
    return Number(rows[0]?.failures ?? 0n);
  };

  return { begin, failuresOf, takeBack: throttle.takeBack, succeed: throttle.succeed };
}
