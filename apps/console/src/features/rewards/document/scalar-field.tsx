import { CheckboxField } from '@baize/ui/checkbox-field';
import { TextField } from '@baize/ui/field';
import { SelectField } from '@baize/ui/select';
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { faultSentence } from '../../../lib/forms/issue-text.ts';
import { useChoiceName } from '../hooks/use-choice-name.ts';
import { codes, instants, nullables, type Value } from './document.ts';
import { NamedChoices } from './named-choices.ts';

/** Messages of what is wrong, by the place of the field. */
export type Faults = Readonly<Record<string, string | undefined>>;

interface ScalarFieldProps {
  name: string;
  path: string;
  value: Value;
  choices: readonly string[] | undefined;
  faults: Faults;
  onChange: (value: Value) => void;
}

/** Keys whose figures are sent as numbers. */
const isWhole = (value: Value): value is number => typeof value === 'number';

/** One value: a switch, a choice, a figure or a text. What is empty where nothing may stand is null. */
export function ScalarField({ name, path, value, choices, faults, onChange }: ScalarFieldProps) {
  const t = useTranslations('consoleRewards');
  const errors = useTranslations('errors');
  const nameOf = useChoiceName();
  const named = useContext(NamedChoices)[name];
  const message = faults[path];
  const error = message === undefined ? undefined : faultSentence(errors, message);
  const label = t(`fields.${name}` as never);
  if (typeof value === 'boolean')
    return (
      <CheckboxField
        label={label}
        className="sm:col-span-2"
        checked={value}
        error={error}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  if (named !== undefined)
    return (
      <SelectField
        label={label}
        options={[{ value: '', label: t('choices.none') }, ...named]}
        value={String(value ?? '')}
        error={error}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      />
    );
  if (choices !== undefined)
    return (
      <SelectField
        label={label}
        options={choices.map((choice) => ({
          value: choice,
          label: codes.has(name) ? nameOf(choice) : t(`choices.${choice.replace('+', '')}` as never),
        }))}
        value={String(value ?? 'none')}
        error={error}
        onChange={(event) => onChange(event.target.value === 'none' ? null : event.target.value)}
      />
    );
  const take = (typed: string) => {
    if (isWhole(value)) onChange(/^\d{1,10}$/.test(typed) ? Number(typed) : 0);
    else onChange(typed === '' && nullables.has(name) ? null : typed);
  };
  if (instants.has(name))
    return (
      <TextField
        label={label}
        type="datetime-local"
        value={String(value ?? '').slice(0, 16)}
        error={error}
        onChange={(event) => take(event.target.value === '' ? '' : `${event.target.value}:00.000Z`)}
      />
    );
  return (
    <TextField
      label={label}
      autoComplete="off"
      inputMode={isWhole(value) ? 'numeric' : 'text'}
      value={value === null ? '' : String(value)}
      error={error}
      onChange={(event) => take(event.target.value)}
    />
  );
}
