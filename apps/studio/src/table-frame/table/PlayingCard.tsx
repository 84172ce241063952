import { type Card, isRed, rankOf, type Suit, suitOf } from '@baize/games/cards';
import { useTranslations } from 'use-intl';
import { useSoundWhen } from '../use-sound-when.ts';

export const suitMarks: Readonly<Record<Suit, string>> = { spades: '♠', hearts: '♥', clubs: '♣', diamonds: '♦' };
const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** Knave, queen and king come after it. */
const lastPip = 10;

export const rankText = (card: Card): string => letters[rankOf(card)] ?? String(rankOf(card));
export const cardText = (card: Card): string => `${rankText(card)}${suitMarks[suitOf(card)]}`;

interface CardProps {
  card: Card;
  isTurned: boolean;
  isSideways?: boolean;
  /** Its edge is lifted first, for the one that decides; `--turn` says how long it takes. */
  isSlow?: boolean;
}

interface PictureProps extends CardProps {
  dealerAct?: 'deal' | 'turn';
}

/** A card on the table, face down until it is turned; it is heard. */
export function PlayingCard(props: CardProps) {
  useSoundWhen(true, 'card');
  useSoundWhen(props.isTurned, 'card');
  return <CardPicture {...props} dealerAct={props.isTurned ? 'turn' : 'deal'} />;
}

/** A card that is not heard, and that no dealer touches. */
export function CardPicture({ card, isTurned, isSideways = false, isSlow = false, dealerAct }: PictureProps) {
  const t = useTranslations('tables.cards');
  return (
    <span
      className="playing-card"
      data-turned={isTurned}
      data-sideways={isSideways}
      data-slow={isSlow}
      data-dealer={dealerAct}
      role="img"
      aria-label={isTurned ? t('card', { rank: rankText(card), suit: t(suitOf(card)) }) : t('faceDown')}
    >
      <span className="playing-card-back" />
      <span className="playing-card-face" data-red={isRed(card)} data-court={rankOf(card) > lastPip}>
        <b>{rankText(card)}</b>
        <i>{suitMarks[suitOf(card)]}</i>
        <em>{suitMarks[suitOf(card)]}</em>
      </span>
    </span>
  );
}
