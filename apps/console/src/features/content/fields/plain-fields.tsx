import { TextField } from '@baize/ui/field';
import { SelectField } from '@baize/ui/select';
import { useStaff } from '../../../lib/staff.ts';
import { wallTime, wallTimeOf } from '../../../lib/zone-day.ts';
import { useFault } from './field-context.ts';

interface PlainFieldProps<Value> {
  path: string;
  label: string;
  hint?: string;
  value: Value;
  onChange: (value: Value) => void;
}

export function TextValue({ path, label, hint, value, onChange }: PlainFieldProps<string>) {
  return (
    <TextField
      label={label}
      {...(hint === undefined ? {} : { hint })}
      autoComplete="off"
      value={value}
      error={useFault(path)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface ChoiceProps<Value extends string> extends PlainFieldProps<Value> {
  options: readonly { value: Value; label: string }[];
}

export function ChoiceValue<Value extends string>({ path, label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      value={value}
      options={options}
      error={useFault(path)}
      onChange={(event) => onChange(event.target.value as Value)}
    />
  );
}

export function NumberValue({ path, label, hint, value, onChange }: PlainFieldProps<number>) {
  return (
    <TextField
      label={label}
      {...(hint === undefined ? {} : { hint })}
      type="number"
      inputMode="numeric"
      min={0}
      max={1_000}
      value={String(value)}
      error={useFault(path)}
      onChange={(event) => onChange(Math.trunc(Number(event.target.value)) || 0)}
    />
  );
}

/** A moment as clocks of the brand's zone show it; empty: none. */
export function MomentValue({ path, label, hint, value, onChange }: PlainFieldProps<string | null>) {
  const { timeZone } = useStaff();
  return (
    <TextField
      type="datetime-local"
      label={label}
      {...(hint === undefined ? {} : { hint })}
      value={value === null ? '' : wallTimeOf(value, timeZone)}
      error={useFault(path)}
      onChange={({ target }) => onChange(target.value === '' ? null : wallTime(target.value, timeZone))}
    />
  );
}
