import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { FieldShell, type FieldTexts, inputClass } from './field.tsx';

export interface ActionFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {
  /** Stands at the field's end: a button that fetches what is typed here, a picture that is typed off. */
  action: ReactNode;
}

/** A one-line field with something to press beside it. */
export function ActionField({ label, hint, error, action, className, required, ...input }: ActionFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} required={required} className={className}>
      {(wiring) => (
        <div className="flex items-stretch gap-2">
          <input {...input} {...wiring} className={clsx(inputClass, 'min-w-0 flex-1')} />
          {action}
        </div>
      )}
    </FieldShell>
  );
}
