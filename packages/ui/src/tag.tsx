import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TagProps {
  children: ReactNode;
  /** With both of these a press takes the tag away. */
  onRemove?: () => void;
  removeLabel?: string;
}

/** A word that was chosen, such as a filter in force. */
export function Tag({ children, onRemove, removeLabel }: TagProps) {
  return (
    <span className="inline-flex min-h-8 items-center rounded-full border border-line bg-surface pl-3 text-sm font-medium">
      <span className={onRemove === undefined ? 'pr-3' : ''}>{children}</span>
      {onRemove !== undefined && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="-my-2 grid h-touch w-9 place-items-center rounded-full text-ink-muted hover:text-ink"
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
