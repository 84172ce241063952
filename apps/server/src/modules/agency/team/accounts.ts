import { isAgentType, type MemberType } from '@baize/contract';
import { periodAt } from '@baize/periods';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { agentRights, createContractStore, subAgentType } from '../contracts/index.ts';
import type { TeamTools } from './dependencies.ts';
import { directCount } from './members.ts';
import { createRateChanges, maxOf } from './rate-changes.ts';
import { ratesAbove, ratesOn, setRates } from './rates.ts';

const memberType = 0 satisfies MemberType;

/** Undoes an account that was opened beyond the brand's bound. */
class NoRoom extends Error {}

/** Accounts that an agent opens, and their rates. */
export function createTeamAccounts(tools: TeamTools): HandlersOf<'agentAccountAdd' | 'agentRatesSet' | 'agentCentre'> {
  const changeRates = createRateChanges(tools);
  const todayOf = async (brandId: string) => {
    const { timeZone } = await tools.brands.settingsOf(brandId);
    return periodAt('D', tools.clock.now(), timeZone).key;
  };
  /** Throws NoRoom; accounts that one agent opens at the same moment count each other. */
  const holdRoom = async (transaction: Database, agentId: string, max: number): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended('accounts of ' || ${agentId}::text, 0))`.execute(
      transaction,
    );
    if ((await directCount(transaction, agentId)) > max) throw new NoRoom();
  };

  return {
    agentCentre: async ({ member, brand }) => {
      const { agents } = await tools.brands.settingsOf(brand.id);
      const rights = agentRights[member.type];
      const rates = await ratesOn(tools.database, [member.id], await todayOf(brand.id), agents);
      return ok({
        enableCt: agents.enableCt,
        salary: agents.salary,
        hourSalary: agents.hourSalary,
        agentRealtimeSalary: agents.agentRealtimeSalary,
        canOpenMembers: rights.openMembers,
        canOpenAgents: rights.openAgents,
        canGiveContracts: rights.giveContracts,
        rates: rates.get(member.id) ?? [],
        directMembers: await directCount(tools.database, member.id),
        maxDirectMembers: agents.maxDirectMembers,
        waiting: await createContractStore(tools.database).waitingFor(member.id),
      });
    },

    agentAccountAdd: async ({ member, brand, body }) => {
      const rights = agentRights[member.type];
      if (!(body.isAgent ? rights.openAgents : rights.openMembers)) return fail('operation_not_allowed');
      const { agents } = await tools.brands.settingsOf(brand.id);
      const day = await todayOf(brand.id);
      const fields = ratesAbove(body.rates, await maxOf(tools, brand.id, member.id, day));
      if (fields) return fail('invalid_input', { fields });
      const { maxDirectMembers } = agents;
      if ((await directCount(tools.database, member.id)) >= maxDirectMembers) return fail('limit_reached');
      const type = body.isAgent ? subAgentType : memberType;
      try {
        return await tools.openAccount(
          { ...body, username: body.username.trim(), brand, type, uplineId: member.id },
          async (transaction, memberId) => {
            await holdRoom(transaction, member.id, maxDirectMembers);
            await setRates(transaction, {
              ...{ brandId: brand.id, memberId, rates: body.rates, day, at: tools.clock.now() },
              by: `member:${member.id}`,
            });
          },
        );
      } catch (error) {
        if (error instanceof NoRoom) return fail('limit_reached');
        throw error;
      }
    },

    agentRatesSet: async ({ member, brand, params, body }) => {
      if (!agentRights[member.type].openMembers) return fail('operation_not_allowed');
      const { rows } = await sql<{ type: MemberType }>`
        select type from members where id = ${params.memberId} and upline_id = ${member.id}`.execute(tools.database);
      const [below] = rows;
      if (!below || (isAgentType(below.type) && !agentRights[member.type].openAgents)) return fail('not_found');
      return changeRates({
        ...{ ...body, brand, memberId: params.memberId.toLowerCase(), uplineId: member.id },
        by: `member:${member.id}`,
      });
    },
  };
}
