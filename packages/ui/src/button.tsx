import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'quiet' | 'danger' | 'on-hero';
export type ButtonSize = 'md' | 'lg';

const shape =
  'relative inline-flex min-h-touch items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap select-none transition-[background-color,border-color,color,transform] active:translate-y-px disabled:pointer-events-none disabled:opacity-55';
const variants: Record<ButtonVariant, string> = {
  primary: 'bg-gold text-on-gold hover:bg-gold-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  quiet: 'text-gold-ink hover:bg-gold-soft',
  danger: 'bg-danger text-on-danger hover:brightness-110',
  'on-hero': 'border border-hero-line text-on-hero hover:bg-hero-raised',
};
const sizes: Record<ButtonSize, string> = { md: 'px-4 text-sm', lg: 'min-h-12 px-6 text-base' };

/** Classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', extra?: string): string {
  return clsx(shape, variants[variant], sizes[size], extra);
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner over the words and takes no clicks; the width stays. */
  busy?: boolean;
}

/** One primary button a screen: the one thing to do there. */
export function Button({ variant, size, busy = false, className, children, disabled, type, ...rest }: ButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      className={buttonClass(variant, size, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      <span className={clsx('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
      {busy && <Spinner className="absolute" />}
    </button>
  );
}
