import type { CallName, CallRequest, Calls } from '@baize/contract';
import { hashToken, newId } from '../../src/platform/crypto/ids.ts';
import type { LiveServer } from './live-server.ts';
import type { TestDatabase } from './test-database.ts';
import { testPassword } from './test-server.ts';

export interface TestStaff {
  id: string;
  username: string;
  token: string;
}

/** A staff account with the tests' password, signed in. With `secondFactor` the session has given one. */
export async function newStaff(
  server: LiveServer,
  db: TestDatabase,
  username: string,
  options: { roles?: readonly string[]; brandId?: string | null; secondFactor?: boolean; host?: string } = {},
): Promise<TestStaff> {
  const { roles = ['Administrator'], brandId = null, secondFactor = true } = options;
  const id = newId();
  await db.owner.query(
    `insert into staff (id, brand_id, username, password_hash, created_at)
     select $1, $2, $3, password_hash, now() from staff where username = 'demostaff'`,
    [id, brandId, username],
  );
  await db.owner.query('insert into staff_role_grants select $1, id from staff_roles where name = any ($2)', [
    id,
    roles,
  ]);
  const signedIn = await server.call(
    'staffLogin',
    { body: { username, password: testPassword } },
    options.host ? { host: options.host } : {},
  );
  if (!signedIn.success) throw new Error(signedIn.message);
  const { token } = signedIn.value;
  if (secondFactor) await giveSecondFactor(db, id, token);
  return { id, username, token };
}

/** A second factor that no code opens, given in the session. */
export async function giveSecondFactor(db: TestDatabase, staffId: string, token: string): Promise<void> {
  await db.owner.query(
    `insert into staff_totp (staff_id, sealed_secret) values ($1, 'sealed') on conflict do nothing`,
    [staffId],
  );
  await db.owner.query('update staff_sessions set second_factor_at = now() where token_hash = $1', [hashToken(token)]);
}

/** Calls made in a staff member's session. */
export const callsOf =
  (server: LiveServer, { token }: Pick<TestStaff, 'token'>) =>
  <N extends CallName>(name: N, request: CallRequest<Calls[N]>) =>
    server.call(name, request, { token });

/** Lines of the audit log about a subject, the oldest first. */
export async function auditOf(db: TestDatabase, subject: string) {
  const { rows } = await db.owner.query(
    'select actor, act, reason, before, after from audit_log where subject = $1 order by seq',
    [subject],
  );
  return rows as {
    actor: string;
    act: string;
    reason: string;
    before: unknown;
    after: Record<string, unknown> | null;
  }[];
}
