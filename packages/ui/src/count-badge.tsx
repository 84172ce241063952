import { clsx } from 'clsx';

const MAX_SHOWN = 99;

export interface CountBadgeProps {
  /** Nothing is shown for 0 and less. */
  count: number;
  /** What is counted, for readers: "3 unread messages". */
  label: string;
  className?: string;
}

/** How many wait behind a menu item or an icon; "99+" above that. */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={clsx(
        'tabular inline-grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1.5 text-xs leading-none font-bold text-on-danger',
        className,
      )}
    >
      <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
