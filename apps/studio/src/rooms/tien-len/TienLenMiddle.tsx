import { playOf, type TienLenView } from '@baize/games/tien-len';
import { useTranslations } from 'use-intl';
import { PlayingCard } from '../../table-frame/table/PlayingCard.tsx';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import { isMyTurn, nameAt } from '../room-view.ts';
import type { RoomMiddleProps } from '../table/RoomTable.tsx';
import { TurnPhase } from '../table/TurnPhase.tsx';
import { tienLenOf } from './tien-len-view.ts';

/** The middle: the last play of the trick, whose turn it is, and what was chopped. */
export function TienLenMiddle({ room, isRevealed }: RoomMiddleProps) {
  const t = useTranslations('tienLen');
  const money = useTableFrameMoney();
  const view = tienLenOf(room);
  const isPlaying = room.hand !== null && room.hand.phase !== null;
  const say = () => {
    if (view?.instant) return `${nameAt(room, view.instant.seat)}: ${t(`instant.${view.instant.name}`)}`;
    if (!isPlaying || !view || view.laid) return null;
    return isMyTurn(room) ? t('yourLead') : t('lead', { name: nameAt(room, room.hand?.waiting[0] ?? -1) });
  };
  return (
    <div className="room-middle tien-len-middle">
      {view?.laid && (isPlaying || !isRevealed) && <LaidCards laid={view.laid} name={nameAt(room, view.laid.seat)} />}
      <TurnPhase room={room} isRevealed={isRevealed} say={say()} />
      {view?.chop && (
        <p className="tien-len-chop" role="status">
          {t('chop', {
            to: nameAt(room, view.chop.to),
            from: nameAt(room, view.chop.from),
            amount: money(BigInt(view.chop.bases) * BigInt(room.baseMinor)),
          })}
        </p>
      )}
    </div>
  );
}

function LaidCards({ laid, name }: { laid: NonNullable<TienLenView['laid']>; name: string }) {
  const t = useTranslations('tienLen');
  const shape = playOf(laid.cards)?.shape ?? 'single';
  return (
    <>
      <p className="tien-len-by">{t('laidBy', { name, shape: t(`shape.${shape}`) })}</p>
      <div className="tien-len-laid" data-many={laid.cards.length > 5} key={laid.cards.join()}>
        {laid.cards.map((card) => (
          <PlayingCard key={card} card={card} isTurned />
        ))}
      </div>
    </>
  );
}
