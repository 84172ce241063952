import { type ZjhView, zjhHands, zjhRoom } from '@baize/games/zjh';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import type { TableFramePanels } from '../../table-frame/TableFrame.tsx';
import { cardText } from '../../table-frame/table/PlayingCard.tsx';
import { HandList, LateProofs, type PlayedHand } from '../HandPanels.tsx';
import { PlayedLine } from '../table/PlayedLine.tsx';

const parts = ['course', 'price', 'compare', 'allIn', 'rake', 'clock'] as const;

/** The rules of win three cards. */
function Rules() {
  const t = useTranslations('zjh');
  const words = useTranslations('rooms.rules');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.handsTitle')} text={t('rules.lowestText')}>
        <ol className="list-decimal ps-6 text-sm">
          {[...zjhHands].reverse().map((name) => (
            <li key={name}>{t(`hand.${name}`)}</li>
          ))}
        </ol>
      </Section>
      {parts.map((part) => (
        <Section key={part} title={t(`rules.${part}Title`)} text={t(`rules.${part}Text`)} />
      ))}
      <Section title={words('leaveTitle')} text={words('leaveText')} />
    </div>
  );
}

/** One own hand: the own cards and what it brought. */
function HandLine({ hand }: { hand: PlayedHand }) {
  const t = useTranslations('zjh');
  const words = useTranslations('rooms.table');
  const { seats = [] } = hand.game as unknown as Partial<ZjhView>;
  const mine = seats.find(({ seat }) => seat === hand.mySeat);
  const cards = (mine?.cards ?? []).filter((card) => card !== null);
  return (
    <PlayedLine hand={hand}>
      <span title={words('hand')}>{cards.map(cardText).join(' ')}</span>
      {mine?.hand && <span>{t(`hand.${mine.hand}`)}</span>}
    </PlayedLine>
  );
}

/** The panels of win three cards. */
export const zjhPanels: TableFramePanels = {
  Rules,
  History: () => <HandList Line={HandLine} />,
  Fairness: () => <LateProofs game={zjhRoom} />,
};
