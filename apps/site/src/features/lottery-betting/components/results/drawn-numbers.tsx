import { DieFace } from '@baize/ui/die-face';
import { clsx } from 'clsx';
import type { NumberLook } from '../../draw-statistics.ts';

export interface DrawnNumbersProps {
  numbers: readonly string[];
  look: NumberLook;
  /** The draw has just come: its numbers appear one after the other. */
  isFresh?: boolean;
}

const stepMs = 220;

/** The numbers of a prize in their order: dice, cars, balls, or as they are printed. */
export function DrawnNumbers({ numbers, look, isFresh = false }: DrawnNumbersProps) {
  const text = numbers.join(' ');
  if (look === 'text') return <span className="tabular font-semibold">{text}</span>;
  return (
    <span role="img" aria-label={text} className="flex flex-wrap gap-1">
      {numbers.map((number, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawn number is its place
          key={place}
          aria-hidden="true"
          className={clsx(isFresh && 'animate-turn')}
          style={isFresh ? { animationDelay: `${place * stepMs}ms`, animationFillMode: 'backwards' } : undefined}
        >
          {look === 'die' ? (
            <DieFace token={number} />
          ) : (
            <span
              className={clsx(
                'tabular grid size-8 place-items-center text-sm font-bold',
                look === 'car' ? 'rounded-md bg-gold text-on-gold' : 'rounded-full bg-gold-soft text-gold-ink',
              )}
            >
              {number}
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
