import { doors } from '@baize/games/table-engine';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HandPieces } from './HandPieces.tsx';
import type { DoorPace } from './timing.ts';
import { handsAtTable, isOpenAt, laidOf, turnedOf } from './timing.ts';
import { Wall } from './Wall.tsx';

interface DoorStageProps {
  className: string;
  /** The banker's hand, then those of the doors; null while nothing was dealt. */
  hands: readonly (readonly number[])[] | null;
  pieces: number;
  sinceMs: number;
  pace: DoorPace;
  titleOf: (door: string) => string;
  pieceOf: (piece: number, isTurned: boolean) => ReactNode;
  /** What an open hand is called. */
  nameOf: (hand: readonly number[]) => string;
  /** How a door stands against the banker, once all hands are open. */
  fateOf: (door: string) => 'won' | 'lost' | 'kept';
  result: string;
  wall: { set: 'dominoes' | 'mahjong' | 'cards'; stacks: number };
  /** The hand that is dealt to first, 0 the banker. */
  first?: number;
  /** What lies beside the banker. */
  aside?: ReactNode;
  /** Places of the pieces of an open hand that make it what it is. */
  markedOf?: (hand: readonly number[]) => readonly number[] | null;
}

/** The banker above, three doors below; a hand is named when it lies open, and the doors that beat the banker light up. */
export function DoorStage(props: DoorStageProps) {
  const {
    className,
    hands,
    pieces,
    sinceMs,
    pace,
    titleOf,
    pieceOf,
    nameOf,
    fateOf,
    result,
    wall,
    markedOf,
    first = 0,
    aside,
  } = props;
  const t = useTranslations('tables.doors');
  const laidBy = (place: number) =>
    hands ? laidOf((place - first + handsAtTable) % handsAtTable, pieces, sinceMs, pace) : 0;
  const dealt = Array.from({ length: handsAtTable }, (_, place) => laidBy(place)).reduce((sum, laid) => sum + laid, 0);
  const isOpen = hands !== null && isOpenAt(pieces, sinceMs, pace);
  return (
    <div className={`doors-stage ${className}`}>
      {Array.from({ length: handsAtTable }, (_, place) => {
        const hand = hands?.[place] ?? [];
        const door = doors[place - 1] ?? null;
        const laid = laidBy(place);
        const turned = hands ? turnedOf(place, pieces, sinceMs, pace) : 0;
        const marked = (hands && turned === pieces && markedOf?.(hand)) || [];
        return (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place
            key={place}
            className="door-hand"
            data-place={place}
            data-fate={isOpen && door !== null ? fateOf(door) : undefined}
            data-turning={turned > 0 && !isOpen}
          >
            <h2>{door === null ? t('banker') : titleOf(door)}</h2>
            <HandPieces hand={hand.slice(0, laid)} pieces={pieces} turned={turned} marked={marked} pieceOf={pieceOf} />
            <p className="door-name">{turned === pieces ? nameOf(hand) : ''}</p>
          </section>
        );
      })}
      {aside}
      <Wall {...wall} dealt={dealt} />
      <p className="hands-result" role="status">
        {isOpen ? result : ''}
      </p>
    </div>
  );
}
