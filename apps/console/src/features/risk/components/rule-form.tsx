import { riskActionsOf, riskEvents } from '@baize/contract';
import { showToast } from '@baize/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { FormCheck, FormSelect, FormText } from '../../../lib/forms/fields.tsx';
import { FormReason } from '../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type RuleVersion, ruleReads, type Trial } from '../api/risk.ts';
import { useRuleName } from '../hooks/use-condition-text.ts';
import { conditionsFor, type DraftForm, draftOf, draftSchema, newDraft, ruleOf } from '../rule-draft.ts';
import { ConditionFields } from './condition-fields.tsx';
import { TrialResult } from './trial-result.tsx';

const trialDays = 31;

/** Writes a rule as a new version; it can be tried on what members did before. */
export function RuleForm({ rule }: { rule: RuleVersion | null }) {
  const t = useTranslations('consoleRisk.form');
  const nameOf = useRuleName();
  const navigate = useNavigate();
  const { refresh } = useAct(ruleReads);
  const ruleId = useRef(rule?.ruleId ?? crypto.randomUUID()).current;
  const { form, failure, isBusy, submit } = useCallForm({
    schema: draftSchema,
    defaultValues: rule ? draftOf(rule, nameOf(rule)) : newDraft,
    send: async ({ reason, ...draft }) => {
      const body = { rule: ruleOf({ ...draft, reason }), version: rule?.version ?? 0, reason };
      await callApi('staffRiskRuleSave', { params: { ruleId }, body });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('saved'), tone: 'success' });
      if (rule === null) void navigate({ to: '/risk-rules' as never });
    },
  });
  const { trial, trying, tryRule } = useTrial(form);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
        <RuleFields form={form} />
        <FormReason form={form} />
        {failure !== null && <FailureNote failure={failure} />}
        <div className="flex flex-wrap gap-3">
          <PermitButton permission="risk.rules" type="submit" busy={isBusy}>
            {t('save')}
          </PermitButton>
          <PermitButton permission="risk.rules" variant="secondary" busy={trying.isBusy} onClick={tryRule}>
            {t('try')}
          </PermitButton>
        </div>
      </form>
      <div className="min-w-0">
        {trying.failure !== null && <FailureNote failure={trying.failure} />}
        {trial !== null && <TrialResult trial={trial} />}
      </div>
    </div>
  );
}

function RuleFields({ form }: { form: DraftForm }) {
  const t = useTranslations('consoleRisk');
  const event = form.watch('event');
  const action = form.watch('action');
  useEffect(() => {
    // Facts of another event mean nothing for this one.
    const conditions = form.getValues('conditions');
    const kept = conditionsFor(event, conditions);
    if (kept.length !== conditions.length || kept[0] !== conditions[0]) form.setValue('conditions', kept);
    if (!riskActionsOf(event).includes(form.getValues('action'))) form.setValue('action', 'review');
  }, [event, form]);
  return (
    <>
      <FormText form={form} name="name" label={t('form.name')} maxLength={60} />
      <FormSelect
        form={form}
        name="event"
        label={t('form.event')}
        options={riskEvents.map((value) => ({ value, label: t(`events.${value}`) }))}
      />
      <ConditionFields form={form} event={event} />
      <FormSelect
        form={form}
        name="action"
        label={t('form.action')}
        options={riskActionsOf(event).map((value) => ({ value, label: t(`actions.${value}`) }))}
      />
      {action !== 'note' && action !== 'review' && (
        <p className="text-sm text-ink-muted">{t(`actionText.${action}`)}</p>
      )}
      <FormCheck form={form} name="enabled" label={t('form.enabled')} />
    </>
  );
}

/** Tries what is written, without a word about the reason. */
function useTrial(form: DraftForm) {
  const trying = useAct([]);
  const [trial, setTrial] = useState<Trial | null>(null);
  const tryRule = async () => {
    setTrial(null);
    if (!(await form.trigger(['name', 'event', 'conditions', 'action', 'enabled']))) return;
    const body = { rule: ruleOf(form.getValues()), days: trialDays };
    await trying.run(() => callApi('staffRiskRuleTry', { body }), setTrial);
  };
  return { trial, trying, tryRule: () => void tryRule() };
}
