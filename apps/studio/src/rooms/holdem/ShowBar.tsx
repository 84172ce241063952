import { useTranslations } from 'use-intl';
import { cardText } from '../../table-frame/table/PlayingCard.tsx';
import type { BarProps } from '../bar-parts.tsx';

/** Own cards that lie face down after a hand: to be shown, or not. */
export function ShowBar({ cards, show, onMuck }: BarProps & { cards: readonly number[]; onMuck: () => void }) {
  const t = useTranslations('holdem.show');
  return (
    <div className="turn-decision">
      <p className="turn-ask">{t('text')}</p>
      <div className="turn-acts">
        {cards.map((card) => (
          <button key={card} type="button" className="turn-act" onClick={() => void show([card])}>
            {t('card', { card: cardText(card) })}
          </button>
        ))}
        {cards.length > 1 && (
          <button type="button" className="turn-act" onClick={() => void show(cards)}>
            {t('both')}
          </button>
        )}
        <button type="button" className="turn-act" data-act="fold" onClick={onMuck}>
          {t('muck')}
        </button>
      </div>
    </div>
  );
}
