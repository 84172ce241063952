import type { AgentContract, ContractAction, ContractKind } from '@baize/contract';
import type { HandlersOf, RequestBrand, RequestMember } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import { createAnswers } from './answers.ts';
import type { AgentTools } from './dependencies.ts';
import { createOffers } from './offers.ts';
import type { ContractRow } from './schema.ts';
import { sideThatAnswers } from './states.ts';
import { createContractStore } from './store.ts';
import { shownTerms } from './terms.ts';

export type { AgentRules, AgentTools, ContractNotice } from './dependencies.ts';
export { beginChange, type ContractChange, endByRule } from './ending.ts';
export { agentRights, carriesOver, contractPeriods, subAgentType } from './kinds.ts';
export type { ContractRow, Person } from './schema.ts';
export { contractColumns, contractSource, createContractStore } from './store.ts';
export { rateOfPercent, type StoredTerms, tiersOf } from './terms.ts';

type Routes = HandlersOf<
  | 'agentContracts'
  | 'agentContractOffer'
  | 'processDividendReq'
  | 'processDailySalContract'
  | 'processContractHourSalary'
  | 'processRealTimeSalaryContract'
  | 'agentContractAnswer'
>;

export const shownContract = (row: ContractRow, exponent: number): AgentContract => ({
  contractId: row.id,
  kind: row.kind,
  version: row.version,
  state: row.state,
  holderId: row.memberId,
  holder: row.holder,
  giver: row.giver,
  terms: shownTerms(row.terms, exponent),
  waitsFor: sideThatAnswers(row.state, row.askedBy),
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  endReason: row.endReason,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

interface Asked {
  member: RequestMember;
  brand: RequestBrand;
  body: { contractId: string; action: ContractAction };
}

/** Contracts between agents, and between the operator and agents at the top. */
export function createContracts(tools: AgentTools) {
  const store = createContractStore(tools.database);
  const offer = createOffers(tools);
  const answer = createAnswers(tools);
  const answerTo =
    (kind?: ContractKind) =>
    async ({ member, brand, body }: Asked) => {
      const done = await answer({ ...body, brand, kind, by: { memberId: member.id } });
      return done.ok ? ok(shownContract(done.value, brand.currency.exponent)) : done;
    };
  const routes: Routes = {
    agentContracts: async ({ member, brand }) => {
      const shown = (rows: readonly ContractRow[]) => rows.map((row) => shownContract(row, brand.currency.exponent));
      const [held, given] = [await store.held(member.id), await store.given(member.id)];
      return ok({ held: shown(held), given: shown(given) });
    },
    agentContractOffer: async ({ member, brand, body }) => {
      const requestId = body.requestId.toLowerCase();
      const offered = await offer({ ...body, requestId, brand, giverId: member.id });
      return offered.ok ? ok(shownContract(offered.value, brand.currency.exponent)) : offered;
    },
    processDividendReq: answerTo('dividend'),
    processDailySalContract: answerTo('dailySalary'),
    processContractHourSalary: answerTo('hourSalary'),
    processRealTimeSalaryContract: answerTo('realTimeSalary'),
    agentContractAnswer: answerTo(),
  };
  return { routes, offer, answer };
}
