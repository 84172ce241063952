import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldNote } from './field.tsx';

export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  /** A second line that helps to choose. */
  text?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<V extends string> {
  legend: string;
  options: readonly RadioOption<V>[];
  /** Undefined while nothing is chosen. */
  value: V | undefined;
  onChange: (value: V) => void;
  error?: string | undefined;
  className?: string;
}

/** One of a few choices that each need a line of words; for bare words take `Chips`. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, options, value, onChange, error, className } = props;
  const name = useId();
  const noteId = `${name}-note`;
  return (
    <fieldset className={clsx('min-w-0', className)} aria-describedby={error === undefined ? undefined : noteId}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-col gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-md border border-line bg-surface px-3.5 py-3 transition-colors hover:border-line-strong has-checked:border-gold-ink has-checked:bg-gold-soft has-disabled:cursor-default has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-5 shrink-0 accent-gold-ink outline-none"
            />
            <span className="flex flex-col">
              <span className="text-sm leading-6 font-semibold">{option.label}</span>
              {option.text !== undefined && <span className="text-sm text-ink-muted">{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldNote id={noteId} error={error} />}
    </fieldset>
  );
}
