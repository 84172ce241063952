import type { PageRequest, SignIn } from '@baize/contract';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { selectPage } from '../../../platform/database/select-page.ts';
import { networkOf } from '../../../platform/http/connections/network-of.ts';

export interface SignInTables {
  member_sign_ins: {
    member_id: string;
    id: string;
    at: Date;
    masked_address: string;
    user_agent: string;
    method: SignIn['method'];
    outcome: SignIn['outcome'];
  };
}

export const maxUserAgentLength = 300;
const shownGroups = 2;

/** As "192.0.•.•" or "2001:db8:•": enough to know one's own connection by. */
export function maskAddress(ip: string): string {
  const network = networkOf(ip);
  const separator = network.includes(':') ? ':' : '.';
  const shown = network.split(separator).slice(0, shownGroups);
  return [...shown, ...(separator === '.' ? ['•', '•'] : ['•'])].join(separator);
}

/** How somebody came into an account, or tried to. */
export function createSignIns(database: Database) {
  const add = async (
    signIn: Omit<SignInTables['member_sign_ins'], 'masked_address'> & { ip: string },
  ): Promise<void> => {
    const { ip, user_agent, ...row } = signIn;
    await withTables<SignInTables>(database)
      .insertInto('member_sign_ins')
      .values({ ...row, user_agent: user_agent.slice(0, maxUserAgentLength), masked_address: maskAddress(ip) })
      .execute();
  };

  const page = async (memberId: string, request: PageRequest<'at'>): Promise<{ rows: SignIn[]; total: number }> => {
    const { rows, total } = await selectPage<Omit<SignIn, 'at'> & { at: Date }, 'at'>(
      database,
      {
        columns: sql`id, at, masked_address as "maskedAddress", user_agent as "userAgent", method, outcome`,
        from: sql`member_sign_ins`,
        where: sql`member_id = ${memberId}`,
        sorts: { at: sql`at` },
        tieBreak: sql`id`,
      },
      request,
    );
    return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
  };

  const purge = async (before: Date): Promise<void> => {
    await withTables<SignInTables>(database).deleteFrom('member_sign_ins').where('at', '<', before).execute();
  };

  return { add, page, purge };
}
