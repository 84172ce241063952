import { transactionKinds } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { TextField } from '@baize/ui/field';
import { SelectField } from '@baize/ui/select';
import { Download } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { useFaultText } from '../../../../lib/form/field-fault.ts';
import { typedAmountFault } from '../../../../lib/form/typed-amount.ts';
import { maxExportLines } from '../../hooks/use-statement-export.ts';
import { periods } from '../../record-search.ts';
import { readStatementSearch, type StatementSearch } from '../../statement-search.ts';

const defaultExponent = 2;

export interface StatementFiltersProps {
  state: StatementSearch;
  onChange: (next: StatementSearch) => void;
  onExport: () => void;
  isExporting: boolean;
}

/** Narrows the account record by time, kind and amount; each choice begins on page 1. What is shown can be kept as a file. */
export function StatementFilters({ state, onChange, onExport, isExporting }: StatementFiltersProps) {
  const t = useTranslations('records');
  const record = useTranslations('member.record');
  const choose = (change: Partial<StatementSearch>) => onChange({ ...state, ...change, page: 1 });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <Chips
          className="w-full lg:w-auto lg:flex-1"
          legend={record('period')}
          showLegend
          options={periods.map((value) => ({ value, label: record(`periods.${value}`) }))}
          value={state.period}
          onChange={(period) => choose({ period })}
        />
        <SelectField
          className="min-w-0 flex-1 lg:w-44 lg:flex-none"
          label={t('kind')}
          value={state.kind}
          options={[
            { value: '', label: t('allKinds') },
            ...transactionKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
          onChange={(event) => choose({ kind: readStatementSearch({ kind: event.target.value }).kind })}
        />
      </div>
      <AmountFilter key={`${state.min}/${state.max}`} state={state} onChange={choose} />
      <Button
        variant="secondary"
        className="self-start"
        busy={isExporting}
        title={t('exportHint', { count: maxExportLines })}
        onClick={onExport}
      >
        <Download size={18} aria-hidden="true" />
        {t('export')}
      </Button>
    </div>
  );
}

function AmountFilter({
  state,
  onChange,
}: {
  state: StatementSearch;
  onChange: (change: Pick<StatementSearch, 'min' | 'max'>) => void;
}) {
  const t = useTranslations('records');
  const textOf = useFaultText();
  const exponent = useWhitelabel().data?.currency.exponent ?? defaultExponent;
  const form = useForm({ defaultValues: { min: state.min, max: state.max }, reValidateMode: 'onSubmit' });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ min, max }) => onChange({ min: min.trim(), max: max.trim() }));
  const fieldOf = (name: 'min' | 'max') => ({
    ...form.register(name, {
      validate: (typed) => typed.trim() === '' || typedAmountFault(typed, exponent),
      onChange: () => form.clearErrors(name),
    }),
    ...({ inputMode: 'decimal', autoComplete: 'off', maxLength: 20, className: 'w-36' } as const),
    label: t(name),
    error: textOf(errors[name]),
  });
  return (
    <form noValidate onSubmit={submit} aria-label={t('amounts')} className="flex flex-wrap items-end gap-3">
      <TextField {...fieldOf('min')} />
      <TextField {...fieldOf('max')} />
      <Button type="submit" variant="secondary">
        {t('apply')}
      </Button>
    </form>
  );
}
