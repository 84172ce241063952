import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** A picture from the art folder; it is decoration, the title carries the meaning. */
  picture?: string;
  title: string;
  text?: string;
  /** A button or link: what can be done now. */
  action?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Nothing here, not found, could not load: says what and what next. */
export function EmptyState({ picture, title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={clsx('mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center', className)}>
      {picture !== undefined && (
        <img src={picture} alt="" width={240} height={240} className="size-40 object-contain md:size-48" />
      )}
      <Heading className={clsx('font-bold', level === 1 ? 'text-2xl' : 'text-lg')}>{title}</Heading>
      {text !== undefined && <p className="text-ink-muted">{text}</p>}
      {action !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
