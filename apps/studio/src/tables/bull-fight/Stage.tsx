import { type BullFightSeen, bullPlaces, cardsOfSide, sides, winnerOf } from '@baize/games/bull-fight';
import { bullHandOf } from '@baize/games/niuniu';
import { useTranslations } from 'use-intl';
import { PlayingCard } from '../../table-frame/table/PlayingCard.tsx';
import type { StageProps } from '../../table-frame/table/TablePlay.tsx';
import { HandPieces } from '../doors/HandPieces.tsx';
import { useBullName } from '../use-bull-name.ts';
import { laidOf, turnedOf } from './timing.ts';

/** Red and blue face each other; the cards that make a bull are raised once the hand lies open. */
export function Stage({ round, elapsedMs }: StageProps) {
  const t = useTranslations('tables.bullFight');
  const nameOf = useBullName();
  const seen = round?.outcome && elapsedMs !== null ? (round.outcome as unknown as BullFightSeen) : null;
  const sinceMs = elapsedMs ?? 0;
  const isOpen = (side: number) => seen !== null && turnedOf(side, sinceMs) === cardsOfSide;
  const winner = seen && sides.every((_, side) => isOpen(side)) ? winnerOf(seen) : null;
  return (
    <div className="hands hands-of-five">
      {sides.map((side, index) => {
        const cards = seen?.[side] ?? [];
        return (
          <section
            key={side}
            className="hand"
            data-side={side}
            data-winner={winner === side}
            data-loser={winner !== null && winner !== 'tie' && winner !== side}
            style={{ order: index * 2 }}
          >
            <h2>
              {t(`bet.${side}`)}
              {isOpen(index) && <span className="hand-name">{nameOf(bullHandOf(cards).name)}</span>}
            </h2>
            <HandPieces
              hand={seen ? cards.slice(0, laidOf(index, sinceMs)) : []}
              pieces={cardsOfSide}
              turned={seen ? turnedOf(index, sinceMs) : 0}
              marked={(isOpen(index) && bullPlaces(cards)) || []}
              pieceOf={(card, isTurned) => <PlayingCard card={card} isTurned={isTurned} />}
            />
          </section>
        );
      })}
      <p className="hands-result" role="status" data-winner={winner ?? undefined} style={{ order: 1 }}>
        {winner !== null && t(`wins.${winner}`)}
      </p>
    </div>
  );
}
