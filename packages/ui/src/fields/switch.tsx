import { type ComponentProps, type ReactNode, useId } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'role'> {
  label: ReactNode;
  /** A second line under the label. */
  hint?: ReactNode;
}

/** Something that is on or off at once, without a form to send. A checkbox underneath, so it works without a line of script. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="flex min-h-touch cursor-pointer items-center justify-between gap-4 text-sm font-semibold"
      >
        <span>{label}</span>
        <span className="relative inline-flex h-7 w-12 shrink-0">
          <input
            {...input}
            id={id}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself
            role="switch"
            aria-describedby={hint === undefined ? undefined : hintId}
            className="peer size-full cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors checked:border-gold-ink checked:bg-gold-ink disabled:cursor-default disabled:opacity-55"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-line-strong transition-[transform,background-color] peer-checked:translate-x-5 peer-checked:bg-surface"
          />
        </span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className="pr-16 text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
