import { type RiskEvent, riskComparisons, riskFacts, riskFactsOf } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { useFieldArray } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormSelect, FormText } from '../../../lib/forms/fields.tsx';
import { type DraftForm, newCondition } from '../rule-draft.ts';

const maxConditions = 8;

/** The conditions of a rule, all of which must be met. */
export function ConditionFields({ form, event }: { form: DraftForm; event: RiskEvent }) {
  const t = useTranslations('consoleRisk.form');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'conditions' });
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-sm font-bold">{t('conditions')}</h2>
      {fields.map(({ id }, index) => (
        <Condition
          key={id}
          form={form}
          event={event}
          index={index}
          onRemove={fields.length > 1 ? () => remove(index) : null}
        />
      ))}
      {fields.length < maxConditions && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => append(newCondition(riskFactsOf(event)[0] ?? 'amount'))}
        >
          {t('add')}
        </Button>
      )}
    </div>
  );
}

interface ConditionProps {
  form: DraftForm;
  event: RiskEvent;
  index: number;
  onRemove: (() => void) | null;
}

function Condition({ form, event, index, onRemove }: ConditionProps) {
  const t = useTranslations('consoleRisk');
  const { unit, hasWindow } = riskFacts[form.watch(`conditions.${index}.fact`)];
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line p-4 sm:grid-cols-2">
      <legend className="px-1 text-xs text-ink-muted">{t('form.condition', { number: index + 1 })}</legend>
      <FormSelect
        form={form}
        name={`conditions.${index}.fact`}
        label={t('form.fact')}
        className="sm:col-span-2"
        options={riskFactsOf(event).map((value) => ({ value, label: t(`facts.${value}`) }))}
      />
      <FormSelect
        form={form}
        name={`conditions.${index}.comparison`}
        label={t('form.comparison')}
        options={riskComparisons.map((value) => ({ value, label: t(`comparisons.${value}`) }))}
      />
      <FormText
        form={form}
        name={`conditions.${index}.value`}
        label={t(`form.value.${unit}`)}
        inputMode={unit === 'amount' ? 'decimal' : 'numeric'}
      />
      {hasWindow && (
        <FormText form={form} name={`conditions.${index}.hours`} label={t('form.window')} inputMode="numeric" />
      )}
      {onRemove !== null && (
        <Button variant="quiet" className="self-end justify-self-start" onClick={onRemove}>
          {t('form.remove')}
        </Button>
      )}
    </fieldset>
  );
}
