import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface AccordionItem {
  key: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Key of the item that is open at first. */
  openKey?: string | undefined;
  /** Opening one closes the others. */
  single?: boolean;
  /** Level of the titles in the page's outline. */
  level?: 2 | 3 | 4;
  className?: string;
}

/** Titles that open their content. The browser's own `details`, so the page's search finds and opens what is folded. */
export function Accordion({ items, openKey, single = false, level = 3, className }: AccordionProps) {
  const group = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={clsx('flex flex-col divide-y divide-line', className)}>
      {items.map(({ key, title, content }) => (
        <details key={key} open={key === openKey} className="group" {...(single ? { name: group } : {})}>
          <summary className="flex min-h-14 list-none items-center gap-3 rounded-md py-3 outline-offset-[-2px] [&::-webkit-details-marker]:hidden">
            <Heading className="flex-1 text-base font-semibold">{title}</Heading>
            <ChevronDown
              size={20}
              aria-hidden="true"
              className="shrink-0 text-ink-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="pb-5 text-ink-muted">{content}</div>
        </details>
      ))}
    </div>
  );
}
