import { clsx } from 'clsx';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { pageWindow } from './page-window.ts';

export interface PagerLabels {
  /** Names the whole. */
  pages: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** "Page 3" */
  page: (page: number) => string;
  /** "3 of 9", in place of the numbers on a phone. */
  position: (page: number, totalPages: number) => string;
}

export interface PagerProps {
  /** From 1. */
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
  labels: PagerLabels;
}

/** First, previous, page numbers, next, last. Renders nothing for a single page. */
export function Pager({ page, totalPages, onChange, labels }: PagerProps) {
  if (totalPages <= 1) return null;
  const step = (label: string, target: number, icon: ReactNode) => (
    <IconButton
      label={label}
      disabled={target < 1 || target > totalPages || target === page}
      onClick={() => onChange(target)}
    >
      {icon}
    </IconButton>
  );
  return (
    <nav aria-label={labels.pages} className="flex items-center justify-center gap-1">
      {step(labels.first, 1, <ChevronFirst size={20} />)}
      {step(labels.previous, page - 1, <ChevronLeft size={20} />)}
      <span className="tabular px-3 text-sm font-semibold md:hidden">{labels.position(page, totalPages)}</span>
      <ol className="hidden items-center gap-1 md:flex">
        {pageWindow(page, totalPages).map((slot) => (
          <li key={slot.kind === 'page' ? slot.page : `gap-${slot.after}`}>
            {slot.kind === 'page' ? (
              <button
                type="button"
                aria-label={labels.page(slot.page)}
                aria-current={slot.page === page ? 'page' : undefined}
                onClick={() => onChange(slot.page)}
                className={clsx(
                  'tabular grid size-touch place-items-center rounded-md text-sm font-semibold transition-colors',
                  slot.page === page ? 'bg-gold-soft text-gold-ink' : 'text-ink hover:bg-sunken',
                )}
              >
                {slot.page}
              </button>
            ) : (
              <span className="px-1 text-ink-muted">…</span>
            )}
          </li>
        ))}
      </ol>
      {step(labels.next, page + 1, <ChevronRight size={20} />)}
      {step(labels.last, totalPages, <ChevronLast size={20} />)}
    </nav>
  );
}
