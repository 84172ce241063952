import { localDateOf, startOfLocalDate } from '@baize/periods';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { WithdrawalJson } from './rows.ts';
import { withdrawalJson } from './rows.ts';
import { occupyingStates } from './states.ts';

/** What of the member's earlier withdrawals counts for a new one, as JSON gives it. */
export interface RequestFacts {
  earlier: WithdrawalJson | null;
  isOccupied: boolean;
  askedToday: number;
  chargedToday: number;
  openId: string | null;
}

const columns = sql.raw(withdrawalJson);

export function requestFacts(question: {
  memberId: string;
  requestId: string | null;
  now: Date;
  zone: string;
}): RawBuilder<RequestFacts> {
  const { memberId, requestId, now, zone } = question;
  const since = startOfLocalDate(localDateOf(now, zone), zone);
  const open = sql`from withdrawals w where w.member_id = ${memberId} and w.state = any (${occupyingStates}::text[])`;
  const today = sql`from withdrawals w where w.member_id = ${memberId} and w.created_at >= ${since}`;
  return sql<RequestFacts>`json_build_object(
    'earlier', (select ${columns} from withdrawals w where w.member_id = ${memberId} and w.request_id = ${requestId}::uuid),
    'isOccupied', exists(select ${open}),
    'openId', (select w.id ${open} order by w.created_at desc limit 1),
    'askedToday', (select count(*) ${today}),
    'chargedToday', (select count(*) ${today} and w.state not in ('REJECTED', 'CANCELLED')))`;
}

export async function readRequestFacts(
  database: Database,
  question: Parameters<typeof requestFacts>[0],
): Promise<RequestFacts> {
  const { rows } = await sql<{ facts: RequestFacts }>`select ${requestFacts(question)} as facts`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('the database answered nothing');
  return row.facts;
}
