import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { FieldShell, type FieldTexts, inputClass } from './field.tsx';

export interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id'> {
  /** Words of how much is written, such as "12 of 500"; stands at the field's lower right. */
  counter?: string;
}

/** A field of several lines that grows with its text where the browser can. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, counter, className, required, rows = 4, ...input } = props;
  return (
    <FieldShell label={label} hint={hint} error={error} required={required} className={className}>
      {(wiring) => (
        <div className="relative">
          <textarea
            {...input}
            {...wiring}
            rows={rows}
            className={clsx(
              inputClass,
              'block field-sizing-content max-h-80 min-h-32 resize-y py-3',
              counter && 'pb-8',
            )}
          />
          {counter !== undefined && (
            <span className="tabular pointer-events-none absolute right-3.5 bottom-2 text-xs text-ink-muted">
              {counter}
            </span>
          )}
        </div>
      )}
    </FieldShell>
  );
}
