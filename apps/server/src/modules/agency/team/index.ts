import { periodAt } from '@baize/periods';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { createTeamAccounts } from './accounts.ts';
import { pathTo } from './branch.ts';
import type { TeamTools } from './dependencies.ts';
import { teamPage } from './members.ts';
import { createNames } from './names.ts';
import { ratesOn } from './rates.ts';
import { createTeamReports } from './reports.ts';

export { type Crumb, pathTo } from './branch.ts';
export type { CashLine, TeamTools } from './dependencies.ts';
export { teamPage } from './members.ts';
export { shownPlay, teamSums } from './play.ts';
export { createTopGroups, isByPoints, pointsVendor } from './points.ts';
export { createRateChanges } from './rate-changes.ts';
export { ratesOn } from './rates.ts';
export { type ReportSpan, readSpan, shownSpan } from './span.ts';

type Routes = HandlersOf<
  | 'agentCentre'
  | 'agentOverview'
  | 'agentTeam'
  | 'agentTeamPlay'
  | 'agentTeamTransactions'
  | 'agentAccountAdd'
  | 'agentRatesSet'
>;

/** An agent's team: who is in it, what it did, and the accounts that he opens. */
export function createTeam(tools: TeamTools): { routes: Routes } {
  const { database, clock } = tools;
  const nameOf = createNames(tools);
  return {
    routes: {
      ...createTeamAccounts(tools),
      ...createTeamReports(tools),
      agentTeam: async ({ member, brand, data }) => {
        const under = data.under?.toLowerCase() ?? member.id;
        const path = await pathTo(database, { brandId: brand.id, agentId: member.id, memberId: under });
        if (!path) return fail('not_found');
        const { rows, total } = await teamPage(
          database,
          { brandId: brand.id, under, branchOf: under, search: data.search?.trim() ?? '', agentsOnly: data.agentsOnly },
          data,
        );
        const ids = rows.map(({ memberId }) => memberId);
        const { timeZone, agents } = await tools.brands.settingsOf(brand.id);
        const rates = await ratesOn(database, ids, periodAt('D', clock.now(), timeZone).key, agents);
        const names = await nameOf(member, [...ids, ...path.map(({ memberId }) => memberId)]);
        return ok({
          path: path.map(({ memberId }) => ({ memberId, name: names(memberId) })),
          rows: rows.map(
            ({ username: _username, uplineId, directMembers: _direct, registeredAt, lastLoginAt, ...row }) => ({
              ...row,
              name: names(row.memberId),
              isDirect: uplineId === member.id,
              rates: rates.get(row.memberId) ?? [],
              registeredAt: registeredAt.toISOString(),
              lastLoginAt: lastLoginAt?.toISOString() ?? null,
            }),
          ),
          total,
        });
      },
    },
  };
}
