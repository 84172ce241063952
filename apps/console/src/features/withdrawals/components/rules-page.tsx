import { calls, type WithdrawalRules } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { SkeletonText } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { FormCheck, FormText } from '../../../lib/forms/fields.tsx';
import { FormReason } from '../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { rulesQuery } from '../api/withdrawal.ts';
import { type Tried, TriedRules } from './tried-rules.tsx';

const amounts = ['maxAmount', 'maxPerMemberPerDay', 'maxPerBrandPerDay'] as const;
const switches = ['firstWithdrawal', 'sharedPayee', 'sharedDevice', 'sharedAddress'] as const;
const emptyOrAmount = z.string().check(z.trim(), z.regex(/^(\d{1,12}(\.\d{1,8})?)?$/, 'amount_format'));
const emptyOrCount = z.string().check(z.trim(), z.regex(/^\d{0,6}$/, 'field_format'));
const schema = z.strictObject({
  enabled: z.boolean(),
  maxAmount: emptyOrAmount,
  maxPerMemberPerDay: emptyOrAmount,
  maxPerBrandPerDay: emptyOrAmount,
  minAccountAgeHours: z.string().check(z.trim(), z.regex(/^\d{1,5}$/, 'field_format')),
  maxRatioPercent: emptyOrCount,
  firstWithdrawal: z.boolean(),
  sharedPayee: z.boolean(),
  sharedDevice: z.boolean(),
  sharedAddress: z.boolean(),
  reason: calls.staffWithdrawalRulesSet.body.shape.reason,
});
type Draft = z.output<typeof schema>;

/** What is approved without a person, tried on the past before it counts. */
export function RulesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleWithdrawals.rules');
  const { data, error, refetch } = useQuery(rulesQuery());
  return (
    <PageFrame
      title={pages('withdrawalRules')}
      text={t('text')}
      back={{ path: '/withdrawals', label: pages('withdrawals') }}
    >
      {data === undefined && error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <SkeletonText lines={8} />}
      {data !== undefined && <RulesForm rules={data} />}
    </PageFrame>
  );
}

function RulesForm({ rules }: { rules: WithdrawalRules }) {
  const t = useTranslations('consoleWithdrawals.rules');
  const done = useTranslations('consoleWithdrawals');
  const act = useAct(['staffWithdrawalRules']);
  const [tried, setTried] = useState<Tried | null>(null);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: draftOf(rules),
    send: async (draft) => {
      await callApi('staffWithdrawalRulesSet', { body: { rules: rulesOf(draft), reason: draft.reason } });
      await act.refresh();
    },
    onDone: () => showToast({ title: done('done'), tone: 'success' }),
  });
  const tryRules = async () =>
    setTried(await callApi('staffWithdrawalRulesTry', { body: { rules: rulesOf(form.getValues()) } }));
  return (
    <form noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-4">
      <FormCheck form={form} name="enabled" label={t('enabled')} />
      {amounts.map((name) => (
        <FormText key={name} form={form} name={name} label={t(name)} hint={t('empty')} inputMode="decimal" />
      ))}
      <FormText form={form} name="minAccountAgeHours" label={t('minAccountAgeHours')} inputMode="numeric" />
      <FormText form={form} name="maxRatioPercent" label={t('maxRatioPercent')} hint={t('empty')} inputMode="numeric" />
      {switches.map((name) => (
        <FormCheck key={name} form={form} name={name} label={t(name)} />
      ))}
      <Button
        type="button"
        variant="secondary"
        className="self-start"
        busy={act.isBusy}
        onClick={() => void act.run(tryRules)}
      >
        {t('try')}
      </Button>
      {act.failure !== null && <FailureNote failure={act.failure} />}
      {tried !== null && <TriedRules tried={tried} />}
      <FormReason form={form} />
      {failure !== null && <FailureNote failure={failure} />}
      <PermitButton permission="withdrawals.rules" type="submit" busy={isBusy} className="self-start">
        {t('save')}
      </PermitButton>
    </form>
  );
}

const draftOf = (rules: WithdrawalRules): Draft => ({
  ...rules,
  maxAmount: rules.maxAmount ?? '',
  maxPerMemberPerDay: rules.maxPerMemberPerDay ?? '',
  maxPerBrandPerDay: rules.maxPerBrandPerDay ?? '',
  minAccountAgeHours: String(rules.minAccountAgeHours),
  maxRatioPercent: rules.maxRatioPercent === null ? '' : String(rules.maxRatioPercent),
  reason: '',
});

const rulesOf = ({ reason: _reason, ...draft }: Draft): WithdrawalRules => ({
  ...draft,
  maxAmount: draft.maxAmount || null,
  maxPerMemberPerDay: draft.maxPerMemberPerDay || null,
  maxPerBrandPerDay: draft.maxPerBrandPerDay || null,
  minAccountAgeHours: Number(draft.minAccountAgeHours),
  maxRatioPercent: draft.maxRatioPercent === '' ? null : Number(draft.maxRatioPercent),
});
