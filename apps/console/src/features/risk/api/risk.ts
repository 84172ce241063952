import type { Calls, CallValue, RiskCaseState, RiskOutcome } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type RiskRule = CallValue<Calls['staffRiskRules']>['rules'][number];
export type RuleVersion = CallValue<Calls['staffRiskRule']>['versions'][number];
export type RiskCase = CallValue<Calls['staffRiskCase']>;
export type Trial = CallValue<Calls['staffRiskRuleTry']>;

export const rulesQuery = queryOptions({
  queryKey: ['staffRiskRules'] as const,
  queryFn: () => callApi('staffRiskRules', {}),
});

export const ruleQuery = (ruleId: string) =>
  queryOptions({
    queryKey: ['staffRiskRule', ruleId] as const,
    queryFn: () => callApi('staffRiskRule', { params: { ruleId } }),
  });

export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['staffRiskCase', caseId] as const,
    queryFn: () => callApi('staffRiskCase', { params: { caseId } }),
  });

/** What a step of a case and a version of a rule change, by the names of the calls. */
export const caseReads = ['staffRiskCase', 'staffRiskCases', 'staffRiskRules'] as const;
export const ruleReads = ['staffRiskRule', 'staffRiskRules'] as const;

export const stateTones = {
  noted: 'neutral',
  open: 'warning',
  assigned: 'gold',
  closed: 'neutral',
} as const satisfies Record<RiskCaseState, string>;
export const outcomeTones = {
  fraud: 'danger',
  bonusAbuse: 'danger',
  watch: 'warning',
  noFault: 'success',
} as const satisfies Record<RiskOutcome, string>;
