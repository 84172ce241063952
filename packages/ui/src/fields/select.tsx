import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FieldShell, type FieldTexts, inputClass } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
}

/** The platform's own select in our dress; name it by `aria-label` where no label stands beside it. */
export function Select({ options, className, ...select }: SelectProps) {
  return (
    <span className="relative block">
      <select {...select} className={clsx(inputClass, 'appearance-none pr-10', className)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={18}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-muted"
      />
    </span>
  );
}

export interface SelectFieldProps extends FieldTexts, Omit<SelectProps, 'id'> {}

/** A select with label, hint and error. */
export function SelectField({ label, hint, error, className, required, ...select }: SelectFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} required={required} className={className}>
      {(wiring) => <Select {...select} {...wiring} />}
    </FieldShell>
  );
}
