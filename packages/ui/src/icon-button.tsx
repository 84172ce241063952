import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does, for readers and as a tooltip. */
  label: string;
  /** Colours for a deep green surface in both themes. */
  onHero?: boolean;
}

/** A 44 px square with one icon. */
export function IconButton({ label, onHero = false, className, children, type, ...rest }: IconButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid size-touch shrink-0 place-items-center rounded-md transition-colors disabled:pointer-events-none disabled:opacity-55',
        onHero ? 'text-on-hero hover:bg-hero-raised' : 'text-ink hover:bg-sunken',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
