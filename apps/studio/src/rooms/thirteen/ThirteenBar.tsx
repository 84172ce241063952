import { arranged, isFoul, type RowName, rowHandOf, rowNames, rowsOf } from '@baize/games/thirteen';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BarProps } from '../bar-parts.tsx';
import { isMyTurn } from '../room-view.ts';
import { CardButton } from '../table/OwnHand.tsx';
import { TurnAct, TurnBar } from '../table/turn-bar.tsx';
import { swapped, thirteenOf } from './thirteen-view.ts';

/** The three rows of the own cards as long as they can be arranged. */
export function ThirteenBar(props: BarProps) {
  const { room } = props;
  const mine = thirteenOf(room)?.seats.find(({ seat }) => seat === room.hand?.mySeat);
  const cards = (mine?.cards ?? []).filter((card) => card !== null);
  const isAsked = isMyTurn(room) && mine?.hasArranged === false && cards.length > 0;
  if (!isAsked)
    return (
      <TurnBar {...props} isAsked={false}>
        {null}
      </TurnBar>
    );
  // Another hand begins with another arrangement.
  return <Arranging key={room.hand?.handId} {...props} cards={cards} />;
}

function Arranging({ cards, ...props }: BarProps & { cards: readonly number[] }) {
  const { isBusy, act } = props;
  const t = useTranslations('thirteen');
  const [order, setOrder] = useState<readonly number[]>(() => arranged(cards));
  const [held, setHeld] = useState<number | null>(null);
  const rows = rowsOf(order);
  const isBad = isFoul(rows);
  const press = (card: number) => {
    if (held !== null && held !== card) setOrder(swapped(order, held, card));
    setHeld(held === null ? card : null);
  };
  return (
    <div className="hand-bar">
      <div className="thirteen-own">
        {rowNames.map((row) => (
          <OwnRow key={row} row={row} cards={rows[row]} held={held} onPress={press} />
        ))}
      </div>
      <p className="thirteen-note" role="status" data-foul={isBad}>
        {isBad ? t('foul') : t('fine')}
      </p>
      <TurnBar {...props} isAsked>
        <div className="turn-decision">
          <div className="turn-acts">
            <TurnAct act="hint" keys="H" disabled={isBusy} onClick={() => setOrder(arranged(cards))}>
              {t('act.auto')}
            </TurnAct>
            <TurnAct act="raise" keys="C" disabled={isBusy} onClick={() => void act('arrange', null, order)}>
              {t('act.confirm')}
            </TurnAct>
          </div>
        </div>
      </TurnBar>
    </div>
  );
}

interface OwnRowProps {
  row: RowName;
  cards: readonly number[];
  held: number | null;
  onPress: (card: number) => void;
}

function OwnRow({ row, cards, held, onPress }: OwnRowProps) {
  const t = useTranslations('thirteen');
  return (
    <fieldset className="thirteen-own-row" data-row={row}>
      <legend className="sr-only">{t(`row.${row}`)}</legend>
      <span className="thirteen-own-cards">
        {cards.map((card) => (
          <CardButton key={card} card={card} isChosen={held === card} onPress={() => onPress(card)} />
        ))}
      </span>
      <span className="thirteen-own-name">
        <b>{t(`row.${row}`)}</b>
        {t(`hand.${rowHandOf(cards).name}`)}
      </span>
    </fieldset>
  );
}
