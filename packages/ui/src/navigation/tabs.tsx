import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';

export interface Tab {
  value: string;
  label: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** Words of the arrows that appear with more than 7 tabs. */
  previousLabel: string;
  nextLabel: string;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

const TABS_WITHOUT_ARROWS = 7;
const SCROLL_STEP_PX = 240;

/** A row of tabs over one panel; the row scrolls sideways. */
export function Tabs({ label, tabs, value, onChange, previousLabel, nextLabel, children }: TabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const hasArrows = tabs.length > TABS_WITHOUT_ARROWS;
  const scrollBy = (leftPx: number) => strip.current?.scrollBy({ left: leftPx, behavior: 'smooth' });
  return (
    <BaseTabs.Root value={value} onValueChange={(next) => typeof next === 'string' && onChange(next)}>
      <div className="flex items-center gap-1 border-b border-line">
        {hasArrows && (
          <IconButton label={previousLabel} onClick={() => scrollBy(-SCROLL_STEP_PX)}>
            <ChevronLeft size={20} />
          </IconButton>
        )}
        <BaseTabs.List
          ref={strip}
          aria-label={label}
          className="no-scrollbar flex min-w-0 flex-1 gap-1 overflow-x-auto"
        >
          {tabs.map((tab) => (
            <BaseTabs.Tab
              key={tab.value}
              value={tab.value}
              className="relative flex min-h-12 shrink-0 cursor-pointer items-center gap-2 rounded-t-md px-4 text-sm font-semibold text-ink-muted outline-offset-[-2px] transition-colors after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full hover:text-ink data-active:text-ink data-active:after:bg-gold"
            >
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {hasArrows && (
          <IconButton label={nextLabel} onClick={() => scrollBy(SCROLL_STEP_PX)}>
            <ChevronRight size={20} />
          </IconButton>
        )}
      </div>
      <BaseTabs.Panel value={value} tabIndex={-1} className="outline-none">
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}
