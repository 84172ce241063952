import { type Card, isRed, rankOf, type Suit, suitOf } from '@baize/games/cards';
import { useTranslations } from 'use-intl';
import { useSoundWhen } from '../use-sound-when.ts';

export const suitMarks: Readonly<Record<Suit, string>> = { spades: '♠', hearts: '♥', clubs: '♣', diamonds: '♦' };
const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** Knave, queen and king come after it. */
const lastPip = 10;

export const rankText = (card: Card): string => letters[rankOf(card)] ?? String(rankOf(card));
export const cardText = (card: Card): string => `${rankText(card)}${suitMarks[suitOf(card)]}`;

/** A card on the table, face down until it is turned. */
export function PlayingCard({
  card,
  isTurned,
  isSideways = false,
}: {
  card: Card;
  isTurned: boolean;
  isSideways?: boolean;
}) {
  const t = useTranslations('tables.cards');
  useSoundWhen(true, 'card');
  useSoundWhen(isTurned, 'card');
  return (
    <span
      className="playing-card"
      data-turned={isTurned}
      data-sideways={isSideways}
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
