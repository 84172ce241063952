import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';

export interface CarouselProps {
  /** Names the strip. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  items: readonly { key: string; content: ReactNode }[];
  /** Width of one item, such as `w-40`. */
  itemClass: string;
}

/** A strip that scrolls sideways and stops at its items: by finger, wheel, keyboard or, on a desk, the arrows. */
export function Carousel({ label, previousLabel, nextLabel, items, itemClass }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const { hasBefore, hasAfter } = useOverflow(strip, items.length);
  const move = (direction: -1 | 1) =>
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <section aria-label={label} className="relative">
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
        tabIndex={0}
        className="no-scrollbar -m-1 flex snap-x snap-mandatory scroll-px-1 gap-4 overflow-x-auto rounded-md p-1"
      >
        {items.map(({ key, content }) => (
          <li key={key} className={`shrink-0 snap-start ${itemClass}`}>
            {content}
          </li>
        ))}
      </ul>
      <Arrow side="left" label={previousLabel} isShown={hasBefore} onPress={() => move(-1)} />
      <Arrow side="right" label={nextLabel} isShown={hasAfter} onPress={() => move(1)} />
    </section>
  );
}

interface ArrowProps {
  side: 'left' | 'right';
  label: string;
  isShown: boolean;
  onPress: () => void;
}

function Arrow({ side, label, isShown, onPress }: ArrowProps) {
  if (!isShown) return null;
  return (
    <IconButton
      label={label}
      onClick={onPress}
      className={`absolute top-1/2 -translate-y-1/2 rounded-full border border-line bg-raised shadow-raised max-md:hidden ${side === 'left' ? '-left-3' : '-right-3'}`}
    >
      {side === 'left' ? <ChevronLeft size={20} /> : <ChevronRight size={20} />}
    </IconButton>
  );
}

/** Whether something stands outside the strip on either side. */
function useOverflow(strip: { current: HTMLElement | null }, itemCount: number) {
  const [overflow, setOverflow] = useState({ hasBefore: false, hasAfter: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: more items may stand outside
  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setOverflow({ hasBefore: scrollLeft > 2, hasAfter: scrollLeft + clientWidth < scrollWidth - 2 });
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      element.removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [strip, itemCount]);
  return overflow;
}
