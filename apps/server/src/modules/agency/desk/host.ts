import { isAgentType } from '@baize/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import { createContractStore } from '../contracts/index.ts';
import { hostOfAgent, setHostOfAgent } from '../hosts.ts';
import type { AgentDeskTools } from './dependencies.ts';

class HostTaken extends Error {}

/** Domains of agents. Where they lead is the operator's name server's and proxy's business. */
export function createHostDesk({ database, clock, auditLog }: AgentDeskTools): HandlersOf<'staffAgentHostSet'> {
  return {
    staffAgentHostSet: async ({ staff, ip, params, body: { host, reason } }) => {
      const memberId = params.memberId.toLowerCase();
      const { brandId } = staff;
      const agent = await createContractStore(database).person(brandId, memberId);
      if (!agent || !isAgentType(agent.type)) return fail('not_found');
      try {
        await database.transaction().execute(async (transaction) => {
          const before = { host: (await hostOfAgent(transaction, memberId)) ?? '' };
          if (!(await setHostOfAgent(transaction, { brandId, memberId, host }))) throw new HostTaken();
          const done = { act: 'changeAgentHost', subject: `member:${memberId}`, reason, before, after: { host } };
          await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), done));
        });
      } catch (error) {
        if (error instanceof HostTaken) return fail('name_taken', { fields: { host: { key: 'name_taken' } } });
        throw error;
      }
      return ok({ host });
    },
  };
}
