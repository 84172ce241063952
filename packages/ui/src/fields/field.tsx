import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

export const inputClass =
  'min-h-field w-full rounded-md border border-line-strong bg-surface px-3.5 text-field text-ink transition-colors placeholder:text-ink-muted hover:border-ink-muted aria-invalid:border-danger-ink disabled:opacity-60';

export interface FieldTexts {
  label: string;
  /** A line of help under the field, as long as there is no error. */
  hint?: ReactNode;
  /** What is wrong, already in the visitor's language. */
  error?: string | undefined;
}

interface FieldShellProps extends FieldTexts {
  required?: boolean | undefined;
  className?: string | undefined;
  /** Receives what ties the control to its label, hint and error. */
  children: (wiring: ControlWiring) => ReactNode;
}

export interface ControlWiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

/** Label above, control, then the error or the hint below: the frame of every form field. */
export function FieldShell({ label, hint, error, required, className, children }: FieldShellProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-required': required || undefined,
      })}
      {hasNote && <FieldNote id={noteId} error={error} hint={hint} />}
    </div>
  );
}

/** The line under a control. */
export function FieldNote({ id, error, hint }: { id: string; error: string | undefined; hint?: ReactNode }) {
  return error === undefined ? (
    <p id={id} className="text-sm text-ink-muted">
      {hint}
    </p>
  ) : (
    <p id={id} aria-live="polite" className="text-sm font-medium text-danger-ink">
      {error}
    </p>
  );
}

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {
  /** Stands inside the field at its start: a currency symbol, an icon. */
  leading?: ReactNode;
}

/** A one-line field; takes all props of an input, so a form library's `register` spreads onto it. */
export function TextField({ label, hint, error, leading, className, required, ...input }: TextFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} required={required} className={className}>
      {(wiring) => (
        <div className="relative">
          {leading !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-muted">
              {leading}
            </span>
          )}
          <input {...input} {...wiring} className={clsx(inputClass, leading !== undefined && 'pl-10')} />
        </div>
      )}
    </FieldShell>
  );
}
