import { isRed, rankOf, type Suit, suitOf } from '@baize/games/cards';
import type { CardHand } from '@baize/games/drawn-results';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

const marks: Readonly<Record<Suit, string>> = { spades: '♠', hearts: '♥', clubs: '♣', diamonds: '♦' };
const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** The sides with their cards, as they lay on the table. */
export function CardHands({ hands }: { hands: readonly CardHand[] }) {
  const t = useTranslations('verifier.page.draw');
  return (
    <div className="flex flex-wrap justify-center gap-x-10 gap-y-5">
      {hands.map(({ side, door, cards, total }, row) => (
        <div key={side ?? `row ${row}`} className="flex flex-col items-center gap-2">
          {door !== undefined && <p className="text-sm font-semibold">{t('door', { door: door + 1 })}</p>}
          {side !== null && (
            <p className="text-sm font-semibold">
              {typeof side === 'number' ? t('seat', { seat: side + 1 }) : t(side)}
            </p>
          )}
          <div className="flex flex-wrap justify-center gap-1.5">
            {cards.map((card, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a shoe holds a card several times
              <CardFace key={place} card={card} isSmall={cards.length > 3} />
            ))}
          </div>
          {total !== undefined && <p className="tabular text-sm text-on-hero-muted">{t('total', { total })}</p>}
        </div>
      ))}
    </div>
  );
}

function CardFace({ card, isSmall }: { card: number; isSmall: boolean }) {
  const t = useTranslations('verifier.page.draw');
  const [rank, suit] = [letters[rankOf(card)] ?? String(rankOf(card)), suitOf(card)];
  return (
    <span
      role="img"
      aria-label={t('card', { rank, suit: t(suit) })}
      className={clsx(
        'flex flex-col items-center justify-center rounded-md bg-on-hero font-bold leading-none shadow-card',
        isSmall ? 'h-14 w-10 gap-0.5 text-lg' : 'h-20 w-14 gap-1 text-2xl',
        isRed(card) ? 'text-danger' : 'text-on-gold',
      )}
    >
      <span>{rank}</span>
      <span>{marks[suit]}</span>
    </span>
  );
}
