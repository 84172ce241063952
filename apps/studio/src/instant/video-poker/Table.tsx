import { type Hand, handSize, hands, paysOf } from '@baize/games/video-poker';
import { useTranslations } from 'use-intl';
import { cardText, PlayingCard } from '../../table-frame/table/PlayingCard.tsx';
import { everyPlace } from './round.ts';

const paying = hands.filter((hand) => paysOf[hand] > 0).reverse();

/** What every hand pays; the one that lies open is marked. */
export function PayTable({ hand }: { hand: Hand | null }) {
  const t = useTranslations('instant.videoPoker');
  return (
    <ol className="poker-pays" aria-label={t('pays')}>
      {paying.map((name) => (
        <li key={name} data-now={name === hand}>
          <span>{t(`hand.${name}`)}</span>
          <b className="tabular">{paysOf[name]}×</b>
        </li>
      ))}
    </ol>
  );
}

interface HandProps {
  /** Empty before any round. */
  cards: readonly number[];
  covered: readonly number[];
  held: readonly number[];
  /** Places that the hint holds. */
  hinted: readonly number[] | null;
  isOpen: boolean;
  hasWon: boolean;
  onToggle: (place: number) => void;
}

/** The five cards; each is a button that holds it while the round is open. */
export function HandOfCards({ cards, covered, held, hinted, isOpen, hasWon, onToggle }: HandProps) {
  const t = useTranslations('instant.videoPoker');
  return (
    <ol className="poker-hand" data-won={hasWon}>
      {everyPlace.slice(0, handSize).map((place) => {
        const card = cards[place];
        const isTurned = card !== undefined && !covered.includes(place);
        const isHeld = held.includes(place);
        return (
          <li key={place}>
            <button
              type="button"
              className="poker-card"
              disabled={!isOpen}
              aria-pressed={isHeld}
              aria-keyshortcuts={String(place + 1)}
              aria-label={
                isTurned
                  ? t(hinted?.includes(place) ? 'cardHinted' : 'card', { number: place + 1, card: cardText(card) })
                  : t('covered', { number: place + 1 })
              }
              data-held={isHeld}
              data-hinted={hinted?.includes(place) === true}
              onClick={() => onToggle(place)}
            >
              <PlayingCard card={card ?? 0} isTurned={isTurned} />
              <span className="poker-held" aria-hidden="true">
                {isHeld ? t('held') : hinted?.includes(place) ? t('hintMark') : ''}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
