import { type HoldemView, holdemRoom, pokerHands } from '@baize/games/holdem';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import type { TableFramePanels } from '../../table-frame/TableFrame.tsx';
import { cardText } from '../../table-frame/table/PlayingCard.tsx';
import { HandList, HandNet, LateProofs, type PlayedHand } from '../HandPanels.tsx';
import { useBlindsText } from './blinds.ts';

const parts = ['course', 'blind', 'bet', 'pot', 'show'] as const;
const lastParts = ['rake', 'clock'] as const;

/** The rules of hold'em without limit. */
function Rules() {
  const t = useTranslations('holdem');
  const words = useTranslations('rooms.rules');
  return (
    <div className="flex flex-col gap-6">
      {parts.map((part) => (
        <Section key={part} title={t(`rules.${part}Title`)} text={t(`rules.${part}Text`)} />
      ))}
      <Section title={t('rules.handsTitle')}>
        <ol className="list-decimal ps-6 text-sm">
          {[...pokerHands].reverse().map((name) => (
            <li key={name}>{t(`hand.${name}`)}</li>
          ))}
        </ol>
      </Section>
      {lastParts.map((part) => (
        <Section key={part} title={t(`rules.${part}Title`)} text={t(`rules.${part}Text`)} />
      ))}
      <Section title={words('leaveTitle')} text={words('leaveText')} />
    </div>
  );
}

/** One own hand: the own cards, the board, and what it brought. */
function HandLine({ hand }: { hand: PlayedHand }) {
  const t = useTranslations('holdem');
  const words = useTranslations('rooms.history');
  const blinds = useBlindsText(hand.setup.baseMinor);
  const { seats = [], board = [] } = hand.game as unknown as Partial<HoldemView>;
  const mine = seats.find(({ seat }) => seat === hand.mySeat);
  const own = mine?.cards.filter((card) => card !== null) ?? [];
  const text = [own, board].map((cards) => cards.map(cardText).join(' ')).filter((part) => part !== '');
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-sunken px-3 py-2">
      <span className="tabular text-ink-muted">{words('hand', { number: hand.number })}</span>
      <span>{blinds}</span>
      <span title={t('history.cards')}>{text.join(' · ')}</span>
      {mine?.hand && <span>{t(`hand.${mine.hand}`)}</span>}
      <HandNet hand={hand} />
    </li>
  );
}

/** The panels of hold'em. */
export const holdemPanels: TableFramePanels = {
  Rules,
  History: () => <HandList Line={HandLine} />,
  Fairness: () => <LateProofs game={holdemRoom} />,
};
