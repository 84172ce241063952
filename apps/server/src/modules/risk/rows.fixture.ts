import type { TestClock } from '../../../test/support/test-clock.ts';
import type { useTestDatabase } from '../../../test/support/test-database.ts';
import { newId } from '../../platform/crypto/ids.ts';
import { networkOf } from '../../platform/http/connections/network-of.ts';

interface Place {
  db: ReturnType<typeof useTestDatabase>;
  clock: TestClock;
  brandId: () => string;
}

/** Puts in what rules look at: members, sign-ins, deposits, at the moment of the clock. */
export function riskRows({ db, clock, brandId }: Place) {
  return {
    addMember: async (of = brandId()): Promise<string> => {
      const id = newId();
      await db.owner.query(
        `insert into members (id, brand_id, username, nickname, type, registered_at) values ($1, $2, $3, $3, 0, $4)`,
        [id, of, `r${id.replaceAll('-', '').slice(-12)}`, clock.now()],
      );
      return id;
    },
    signIn: (memberId: string, ip: string) =>
      db.owner.query(
        `insert into sessions (id, token_hash, member_id, brand_id, created_at, last_seen_at, expires_at, ip, user_agent, network)
         values ($1, sha256($2::text::bytea), $3, $4, $5, $5, $5::timestamptz + interval '1 day', $6, 'test', $7)`,
        [newId(), newId(), memberId, brandId(), clock.now(), ip, networkOf(ip)],
      ),
    deposit: (memberId: string, amountMinor: number) =>
      db.owner.query(
        `insert into deposits (id, member_id, brand_id, request_id, provider, amount_minor, currency_code, created_at)
         values ($1, $2, $3, $1, 'sandbox', $4, 'PLY', $5)`,
        [newId(), memberId, brandId(), amountMinor, clock.now()],
      ),
    /** Sessions of staff last no longer than hours, and the clock moves by more. */
    keepStaffIn: () =>
      db.owner.query(
        `update staff_sessions set created_at = $1, last_seen_at = $1, expires_at = $1::timestamptz + interval '8 hours', second_factor_at = $1`,
        [clock.now()],
      ),
  };
}
