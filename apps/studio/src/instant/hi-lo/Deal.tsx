import type { Card } from '@baize/games/cards';
import { useEffect, useRef } from 'react';
import { CardPicture, PlayingCard } from '../../table-frame/table/PlayingCard.tsx';

interface DealProps {
  /** Of the round, the first one included; empty before any round. */
  cards: readonly Card[];
  isLost: boolean;
  isWon: boolean;
}

/** The card that counts in the middle, and those that led to it in a row. */
export function Deal({ cards, isLost, isWon }: DealProps) {
  const row = useRef<HTMLOListElement>(null);
  const last = cards.at(-1);
  useEffect(() => {
    row.current?.scrollTo({ left: cards.length * row.current.clientWidth });
  }, [cards.length]);
  return (
    <div className="hi-lo-deal">
      <div className="hi-lo-now" data-won={isWon} data-lost={isLost}>
        <span className="hi-lo-pack" aria-hidden="true" />
        {last === undefined ? (
          <CardPicture card={0} isTurned={false} />
        ) : (
          <PlayingCard key={cards.length} card={last} isTurned={true} />
        )}
      </div>
      <ol ref={row} className="hi-lo-row">
        {cards.slice(0, -1).map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
          <li key={place}>
            <CardPicture card={card} isTurned={true} />
          </li>
        ))}
      </ol>
    </div>
  );
}
