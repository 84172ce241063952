import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import { nameAt } from '../room-view.ts';
import type { RoomMiddleProps } from '../table/RoomTable.tsx';
import { TurnPhase } from '../table/TurnPhase.tsx';
import { zjhOf } from './zjh-view.ts';

/** The middle: the pot, whose turn it is, the unit and the round, and the last comparison. */
export function ZjhMiddle({ room, isRevealed }: RoomMiddleProps) {
  const t = useTranslations('zjh');
  const words = useTranslations('rooms.table');
  const money = useTableFrameMoney();
  const view = zjhOf(room);
  const isPlaying = room.hand?.phase !== null;
  return (
    <div className="room-middle zjh-middle">
      {view && (
        <p className="table-pot">
          <strong className="tabular">{words('pot', { amount: money(view.total) })}</strong>
        </p>
      )}
      <TurnPhase room={room} isRevealed={isRevealed}>
        {view && isPlaying && (
          <>
            <strong>{t('unit', { amount: money(view.unit) })}</strong>
            <span>{t('round', { round: view.round, max: view.maxRounds })}</span>
          </>
        )}
      </TurnPhase>
      {view?.compared && isPlaying && (
        <p className="zjh-compared" role="status">
          {t('compared', {
            by: nameAt(room, view.compared.by),
            with: nameAt(room, view.compared.with),
            loser: nameAt(room, view.compared.loser),
          })}
        </p>
      )}
    </div>
  );
}
