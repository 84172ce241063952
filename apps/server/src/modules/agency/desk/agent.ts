import { isAgentType } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { periodAt } from '@baize/periods';
import { sql } from 'kysely';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { createContractStore, shownContract } from '../contracts/index.ts';
import { hostOfAgent } from '../hosts.ts';
import { pathTo, ratesOn, shownPlay, teamPage, teamSums } from '../team/index.ts';
import type { AgentDeskTools } from './dependencies.ts';
import { crumbsOf } from './tree.ts';
import { teamWarnings } from './warnings.ts';

/** One agent as staff sees him. */
export function createAgentView(tools: AgentDeskTools): HandlersOf<'staffAgent'> {
  const { database, clock, brands } = tools;

  const earnedBy = async (memberId: string, exponent: number) => {
    const { rows } = await sql<{ kind: 'rebate'; paid: bigint; held: bigint; due: bigint }>`
      select kind, paid_minor as paid, held_minor as held, due_minor as due from agent_pay_totals
      where member_id = ${memberId} order by kind`.execute(database);
    return rows.map(({ kind, paid, held, due }) => ({
      ...{ kind, paid: shownAmount(paid, exponent), held: shownAmount(held, exponent) },
      setOff: shownAmount(paid + held > due ? paid + held - due : 0n, exponent),
    }));
  };

  const movesOf = async (memberId: string) => {
    const { rows } = await sql<{ at: Date; upline: string }>`
      select t.valid_from as at, coalesce(u.username, '') as upline from member_teams t
        left join members u on u.id = nullif(right(rtrim(t.upline_path, '/'), 32), '')::uuid
      where t.member_id = ${memberId} and isfinite(t.valid_from) order by t.valid_from desc limit 50`.execute(database);
    return rows.map(({ at, upline }) => ({ at: at.toISOString(), upline }));
  };

  return {
    staffAgent: async ({ staff, brand, params }) => {
      const memberId = params.memberId.toLowerCase();
      const { brandId } = staff;
      const store = createContractStore(database);
      const agent = await store.person(brandId, memberId);
      const path = await pathTo(database, { brandId, agentId: null, memberId });
      if (!agent || !path || !isAgentType(agent.type)) return fail('not_found');
      const { code: currencyCode, exponent } = brand.currency;
      const { timeZone, agents } = await brands.settingsOf(brandId);
      const month = periodAt('M', clock.now(), timeZone);
      const today = periodAt('D', clock.now(), timeZone).key;
      const page = { page: 1, pageSize: 1, sort: 'registeredAt', direction: 'desc' } as const;
      const below = { brandId, under: memberId, branchOf: memberId, agentsOnly: false };
      const [sums, rates, contracts, earned, warnings, moves, direct, team, host] = await Promise.all([
        teamSums(database, { brandId, currencyCode, agentId: memberId, span: month }),
        ratesOn(database, [memberId], today, agents),
        store.held(memberId),
        earnedBy(memberId, exponent),
        teamWarnings(database, brandId, [memberId], clock.now()),
        movesOf(memberId),
        teamPage(database, { ...below, search: '' }, page),
        sql<{ size: number }>`select count(*)::int as size from members m where m.brand_id = ${brandId}
          and starts_with(m.upline_path, (select team_path(id, upline_path) from members where id = ${memberId}))`.execute(
          database,
        ),
        hostOfAgent(database, memberId),
      ]);
      const { active, ...play } = sums;
      return ok({
        ...{ memberId, username: agent.username, type: agent.type, path: crumbsOf(path) },
        directMembers: direct.total,
        teamSize: team.rows[0]?.size ?? 0,
        rates: rates.get(memberId) ?? [],
        contracts: contracts.map((row) => shownContract(row, exponent)),
        month: { ...shownPlay(play, exponent), active },
        ...{ earned, moves, host: host ?? '' },
        warnings: warnings.map(({ kind, with: other }) => ({ kind, with: other })),
      });
    },
  };
}
