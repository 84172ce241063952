import { type TienLenView, tienLenRoom } from '@baize/games/tien-len';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import type { TableFramePanels } from '../../table-frame/TableFrame.tsx';
import { cardText } from '../../table-frame/table/PlayingCard.tsx';
import { HandList, HandProofs, type PlayedHand } from '../HandPanels.tsx';
import { PlayedLine } from '../table/PlayedLine.tsx';

const parts = ['course', 'order', 'bomb', 'pay', 'bound', 'rake', 'clock'] as const;

/** The rules of southern tien len. */
function Rules() {
  const t = useTranslations('tienLen');
  const words = useTranslations('rooms.rules');
  return (
    <div className="flex flex-col gap-6">
      {parts.map((part) => (
        <Section key={part} title={t(`rules.${part}Title`)} text={t(`rules.${part}Text`)} />
      ))}
      <Section title={words('leaveTitle')} text={words('leaveText')} />
    </div>
  );
}

/** One own hand: what was left in it, and what it brought. */
function HandLine({ hand }: { hand: PlayedHand }) {
  const t = useTranslations('tienLen');
  const { seats = [] } = hand.game as unknown as Partial<TienLenView>;
  const mine = seats.find(({ seat }) => seat === hand.mySeat);
  const left = (mine?.cards ?? []).filter((card) => card !== null);
  return (
    <PlayedLine hand={hand}>
      <span>{left.length > 0 ? t('left', { cards: left.map(cardText).join(' ') }) : mine && t('said.out')}</span>
    </PlayedLine>
  );
}

/** The panels of tien len. */
export const tienLenPanels: TableFramePanels = {
  Rules,
  History: () => <HandList Line={HandLine} />,
  Fairness: () => <HandProofs game={tienLenRoom} />,
};
