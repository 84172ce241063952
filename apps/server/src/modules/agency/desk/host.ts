import { isAgentType } from '@baize/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import { createContractStore } from '../contracts/index.ts';
import { hostOfAgent, setHostOfAgent } from '../hosts.ts';
import type { AgentDeskTools } from './dependencies.ts';

class HostTaken extends Error {}
const taken = () => fail('name_taken', { fields: { host: { key: 'name_taken' } } });

/** Domains of agents. Where they lead is the operator's name server's and proxy's business. */
export function createHostDesk({ database, clock, brands, auditLog }: AgentDeskTools): HandlersOf<'staffAgentHostSet'> {
  return {
    staffAgentHostSet: async ({ staff, ip, params, body: { host, reason } }) => {
      const memberId = params.memberId.toLowerCase();
      const { brandId } = staff;
      const agent = await createContractStore(database).person(brandId, memberId);
      if (!agent || !isAgentType(agent.type)) return fail('not_found');
      // Mails and links of everybody lead to the brand's public domain: nobody else's.
      if (host === new URL(await brands.publicOriginOf(brandId)).hostname) return taken();
      try {
        await database.transaction().execute(async (transaction) => {
          const before = { host: (await hostOfAgent(transaction, memberId)) ?? '' };
          if (!(await setHostOfAgent(transaction, { brandId, memberId, host }))) throw new HostTaken();
          const done = { act: 'changeAgentHost', subject: `member:${memberId}`, reason, before, after: { host } };
          await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), done));
        });
      } catch (error) {
        if (error instanceof HostTaken) return taken();
        throw error;
      }
      return ok({ host });
    },
  };
}
