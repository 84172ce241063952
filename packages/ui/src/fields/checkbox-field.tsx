import { Check } from 'lucide-react';
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
        <span className="relative block size-5 shrink-0">
          <input
            {...input}
            id={id}
            type="checkbox"
            className="peer size-5 appearance-none rounded-sm border border-line-strong bg-surface checked:border-gold-ink checked:bg-gold disabled:opacity-60"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : noteId}
          />
          <Check
            size={16}
            strokeWidth={3}
            aria-hidden="true"
            className="pointer-events-none absolute inset-0.5 hidden text-on-gold peer-checked:block"
          />
        </span>
        <span>{label}</span>
      </label>
      {error !== undefined && <FieldNote id={noteId} error={error} />}
    </div>
  );
}
