import { useTranslations } from 'use-intl';
import { CardPicture, cardText } from '../../table-frame/table/PlayingCard.tsx';

interface OwnHandProps {
  cards: readonly number[];
  chosen: readonly number[];
  onToggle: (card: number) => void;
}

/** The own cards below the table; a press chooses a card. */
export function OwnHand({ cards, chosen, onToggle }: OwnHandProps) {
  const t = useTranslations('rooms.table');
  return (
    <fieldset className="own-hand">
      <legend className="sr-only">{t('hand')}</legend>
      {cards.map((card) => (
        <CardButton key={card} card={card} isChosen={chosen.includes(card)} onPress={() => onToggle(card)} />
      ))}
    </fieldset>
  );
}

/** One own card that can be chosen. */
export function CardButton({ card, isChosen, onPress }: { card: number; isChosen: boolean; onPress: () => void }) {
  return (
    <button type="button" className="own-card" aria-pressed={isChosen} aria-label={cardText(card)} onClick={onPress}>
      <CardPicture card={card} isTurned />
    </button>
  );
}
