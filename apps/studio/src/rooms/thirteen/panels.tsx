import { rowNames, type ThirteenView, thirteenRoom } from '@baize/games/thirteen';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import type { TableFramePanels } from '../../table-frame/TableFrame.tsx';
import { cardText } from '../../table-frame/table/PlayingCard.tsx';
import { HandList, HandProofs, type PlayedHand } from '../HandPanels.tsx';
import { PlayedLine } from '../table/PlayedLine.tsx';
import { signed } from './thirteen-view.ts';

const parts = ['course', 'points', 'foul'] as const;
const lastParts = ['bound', 'rake', 'clock'] as const;
const hands = [
  'royalFlush',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'onePair',
  'highCard',
] as const;

/** The rules of thirteen. */
function Rules() {
  const t = useTranslations('thirteen');
  const words = useTranslations('rooms.rules');
  return (
    <div className="flex flex-col gap-6">
      {parts.map((part) => (
        <Section key={part} title={t(`rules.${part}Title`)} text={t(`rules.${part}Text`)} />
      ))}
      <Section title={t('rules.handsTitle')}>
        <ol className="list-decimal ps-6 text-sm">
          {hands.map((name) => (
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

/** One own hand: its rows and points, and what it brought. */
function HandLine({ hand }: { hand: PlayedHand }) {
  const t = useTranslations('thirteen');
  const { seats = [] } = hand.game as unknown as Partial<ThirteenView>;
  const mine = seats.find(({ seat }) => seat === hand.mySeat);
  const { rows = null, points = null } = mine ?? {};
  return (
    <PlayedLine hand={hand}>
      {rows && <span>{rowNames.map((row) => rows[row].cards.map(cardText).join(' ')).join(' · ')}</span>}
      {points !== null && <span>{t('points', { points: signed(points) })}</span>}
    </PlayedLine>
  );
}

/** The panels of thirteen. */
export const thirteenPanels: TableFramePanels = {
  Rules,
  History: () => <HandList Line={HandLine} />,
  Fairness: () => <HandProofs game={thirteenRoom} />,
};
