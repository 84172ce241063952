import {
  calls,
  maxRiskHours,
  type RiskCondition,
  type RiskEvent,
  type RiskFact,
  type RiskRuleDraft,
  riskActions,
  riskComparisons,
  riskEvents,
  riskFactNames,
  riskFacts,
  riskFactsOf,
} from '@baize/contract';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';

const defaultHours = '24';

const isHours = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= maxRiskHours;
const isValue = (fact: RiskFact, text: string): boolean =>
  riskFacts[fact].unit === 'amount' ? /^\d{1,12}(\.\d{1,8})?$/.test(text) : /^\d{1,9}$/.test(text);

const condition = z
  .strictObject({
    fact: z.enum(riskFactNames as [RiskFact, ...RiskFact[]]),
    comparison: z.enum(riskComparisons),
    value: z.string().check(z.trim()),
    hours: z.string().check(z.trim()),
  })
  .check(
    z.refine(({ fact, value }) => isValue(fact, value), { path: ['value'], error: 'field_format' }),
    z.refine(({ fact, hours }) => !riskFacts[fact].hasWindow || isHours(hours), {
      path: ['hours'],
      error: 'field_format',
    }),
  );

/** A rule as it is typed: hours are text. */
export const draftSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, 'not_empty'), z.maxLength(60)),
  event: z.enum(riskEvents),
  conditions: z.array(condition).check(z.minLength(1), z.maxLength(8)),
  action: z.enum(riskActions),
  enabled: z.boolean(),
  reason: calls.staffRiskRuleSave.body.shape.reason,
});
export type Draft = z.output<typeof draftSchema>;
// biome-ignore lint/suspicious/noExplicitAny: a field does not care what the form makes of its values
export type DraftForm = UseFormReturn<Draft, unknown, any>;

export const newCondition = (fact: RiskFact): Draft['conditions'][number] => ({
  ...{ fact, comparison: 'atLeast', value: '' },
  hours: defaultHours,
});

/** What a condition begins with where another event was chosen. */
export const conditionsFor = (event: RiskEvent, conditions: Draft['conditions']): Draft['conditions'] => {
  const known = riskFactsOf(event);
  const kept = conditions.filter(({ fact }) => known.includes(fact));
  return kept.length > 0 ? kept : [newCondition(known[0] ?? 'amount')];
};

export const newDraft: Draft = {
  ...{ name: '', event: 'registration', action: 'review', enabled: false, reason: '' },
  conditions: [newCondition('accountsAtAddress')],
};

type Known = Omit<RiskRuleDraft, 'conditions'> & { conditions: readonly RiskCondition[] };

export const draftOf = ({ event, conditions, action, enabled }: Known, name: string): Draft => ({
  ...{ name, event, action, enabled, reason: '' },
  conditions: conditions.map(({ hours, ...one }) => ({ ...one, hours: hours === null ? defaultHours : String(hours) })),
});

export const ruleOf = ({ reason: _reason, conditions, ...draft }: Draft): RiskRuleDraft => ({
  ...draft,
  conditions: conditions.map(({ hours, ...one }) => ({
    ...one,
    hours: riskFacts[one.fact].hasWindow ? Number(hours) : null,
  })),
});
