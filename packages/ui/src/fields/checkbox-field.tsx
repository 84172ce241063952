import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNote } from './field.tsx';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  /** May hold links. */
  label: ReactNode;
  error?: string | undefined;
}

/** A box with its sentence; the error stands under it. */
export function CheckboxField({ label, error, className, ...input }: CheckboxFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-touch items-center gap-3 text-sm">
        <input
          {...input}
          id={id}
          type="checkbox"
          className="size-5 shrink-0 rounded-sm accent-gold-ink"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : noteId}
        />
        <span>{label}</span>
      </label>
      {error !== undefined && <FieldNote id={noteId} error={error} />}
    </div>
  );
}
