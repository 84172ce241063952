import type { ReactNode } from 'react';

export interface SectionProps {
  /** Also where the meter's entries lead. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A titled part of the security centre. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} tabIndex={-1} className="scroll-mt-16 text-lg font-bold outline-none md:scroll-mt-4">
        {title}
      </h2>
      {text !== undefined && <p className="-mt-2 text-sm text-ink-muted">{text}</p>}
      {children}
    </section>
  );
}
