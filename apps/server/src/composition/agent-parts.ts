import { type AgentsDependencies, type ContractNotice, createAgents } from '../modules/agency/index.ts';
import type { IdentityModule } from '../modules/identity/index.ts';
import type { MessagesModule, NewMessage } from '../modules/messages/index.ts';
import type { TurnoverModule } from '../modules/turnover/index.ts';

/** The message that a side of a contract gets about it. */
const contractMessage = ({ memberId, contract, news, other, reference }: ContractNotice): NewMessage => ({
  ...{ memberId, reference, kind: 'contractNews' },
  params: { contract, news, other },
});

/** Agents with what they need of members, turnover and messages. */
export const createAgentParts = (
  deps: Omit<
    AgentsDependencies,
    'notifyMember' | 'openAccount' | 'moveMember' | 'followTurnover' | 'calendarSubjects'
  > & {
    identity: Pick<IdentityModule, 'openAccount' | 'moveMember'>;
    turnover: Pick<TurnoverModule, 'follow'>;
    messages: Pick<MessagesModule, 'send'>;
    brands: Pick<AgentsDependencies, 'calendarSubjects'>;
  },
) =>
  createAgents({
    ...deps,
    openAccount: deps.identity.openAccount,
    moveMember: deps.identity.moveMember,
    followTurnover: deps.turnover.follow,
    calendarSubjects: deps.brands.calendarSubjects,
    notifyMember: (transaction, notice) => deps.messages.send(transaction, contractMessage(notice)),
  });
