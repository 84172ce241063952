import type { TransferDirection } from '@baize/contract';
import { agentTypes, isAgentType } from '@baize/contract';
import { periodAt } from '@baize/periods';
import { sql } from 'kysely';
import { beginningWith } from '../../../platform/database/select-page.ts';
import type { RequestBrand, RequestMember } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { TransferDependencies } from './dependencies.ts';
import { isAllowed } from './rules.ts';

export interface Receiver {
  receiverId: string;
  nickname: string;
  username: string;
  canReceive: boolean;
}

const maxShown = 20;
const trialType = 4;

/** Who may be sent money, and what the limits leave. */
export function createReceivers({ database, clock, ledger, brands, payments }: TransferDependencies) {
  const columns = sql`r.id as "receiverId", r.nickname, case when r.named_by_mobile then '' else r.username end as username,
    r.blocked_at is null as "canReceive"`;

  const upline = (memberId: string, brandId: string) =>
    sql<Receiver>`select ${columns} from members m join members r on r.id = m.upline_id
      where m.id = ${memberId} and r.brand_id = ${brandId} and r.type in (${sql.join(agentTypes)})`;

  const downlines = (memberId: string, brandId: string, search: string) => {
    const named = beginningWith(search);
    return sql<Receiver>`select ${columns} from members r
      where r.upline_id = ${memberId} and r.brand_id = ${brandId} and r.type <> ${trialType}
        and (lower(r.nickname) like lower(${named}) or (not r.named_by_mobile and lower(r.username) like lower(${named})))
      order by lower(r.nickname), r.id limit ${maxShown}`;
  };

  const sentSince = async (memberId: string, since: Date) => {
    const { rows } = await sql<{ amountMinor: string; count: number }>`
      select coalesce(sum(amount_minor), 0)::text as "amountMinor", count(*)::int as count from member_transfers
      where member_id = ${memberId} and side = 'sent' and created_at >= ${since}`.execute(database);
    return { amountMinor: BigInt(rows[0]?.amountMinor ?? 0), count: rows[0]?.count ?? 0 };
  };

  return async (member: RequestMember, brand: RequestBrand, direction: TransferDirection, search: string) => {
    const { memberTransfers: rules, timeZone } = await brands.settingsOf(brand.id);
    const isAgents = direction === 'upline' || isAgentType(member.type);
    if (!isAgents || !isAllowed(direction, rules)) return fail('operation_not_allowed');
    const query = direction === 'upline' ? upline(member.id, brand.id) : downlines(member.id, brand.id, search);
    const { rows: list } = await query.execute(database);
    const sent = await sentSince(member.id, periodAt('D', clock.now(), timeZone).start);
    const dayMinorLeft = rules.dayMinor - sent.amountMinor;
    return ok({
      list,
      rules,
      availableMinor: (await ledger.balanceOf(member.id))?.cashMinor ?? 0n,
      dayMinorLeft: dayMinorLeft < 0n ? 0n : dayMinorLeft,
      dayCountLeft: Math.max(0, rules.dayCount - sent.count),
      heldUntil: await payments.coolingOffUntil(member.id),
    });
  };
}
