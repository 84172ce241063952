import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { SessionMethod } from '../schema.ts';

/** A login that waits for its second step. */
export interface LoginStep {
  id: string;
  memberId: string;
  brandId: string;
  tokenHash: Buffer;
  passwordDigest: Buffer;
  method: SessionMethod;
  page: 'member' | 'agent';
  remember: boolean;
  createdAt: Date;
}

export const loginStepMs = 5 * 60_000;

export function createLoginSteps(database: Database) {
  return {
    add: async (step: LoginStep): Promise<void> => {
      await sql`insert into member_login_steps (member_id, id, brand_id, token_hash, password_digest, method, page, remember, created_at)
        values (${step.memberId}, ${step.id}, ${step.brandId}, ${step.tokenHash}, ${step.passwordDigest}, ${step.method}, ${step.page},
          ${step.remember}, ${step.createdAt})`.execute(database);
    },
    /** Null for a token that nobody has, or had too long ago. */
    byToken: async (tokenHash: Buffer, brandId: string, now: Date): Promise<LoginStep | null> => {
      const since = new Date(now.getTime() - loginStepMs);
      const { rows } = await sql<LoginStep>`
        select member_id as "memberId", id, brand_id as "brandId", token_hash as "tokenHash", password_digest as "passwordDigest", method,
          page, remember, created_at as "createdAt"
        from member_login_steps where token_hash = ${tokenHash} and brand_id = ${brandId} and created_at > ${since}`.execute(
        database,
      );
      return rows[0] ?? null;
    },
    /** False when it was taken before: a login is finished once. */
    take: async ({ memberId, id }: LoginStep): Promise<boolean> => {
      const { numAffectedRows = 0n } =
        await sql`delete from member_login_steps where member_id = ${memberId} and id = ${id}`.execute(database);
      return numAffectedRows > 0n;
    },
    /** Forgets what nobody finishes any more. */
    purge: async (now: Date): Promise<void> => {
      await sql`delete from member_login_steps where created_at < ${new Date(now.getTime() - loginStepMs)}`.execute(
        database,
      );
    },
  };
}
