import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { roomReads, type StaffRoom, stakeOf } from '../api/rooms.ts';

interface RoomActProps {
  act: 'close' | 'reopen';
  shown: StaffRoom;
  onClose: () => void;
}

/** Closes a room after its hand, or opens it again; the reason is kept in the audit log. */
export function RoomAct({ act, shown: { room }, onClose }: RoomActProps) {
  const t = useTranslations('consoleRooms');
  const { refresh } = useAct(roomReads);
  const send = async (reason: string) => {
    const { roomId } = room;
    await callApi('staffRoomOpen', { params: { roomId }, body: { isOpen: act === 'reopen', reason } });
    await refresh();
  };
  const name = `${t(`stakes.${stakeOf(room.stake)}`)} ${room.number}`;
  return (
    <ReasonDialog
      title={t(`${act}.title`, { room: name })}
      label={t(`${act}.label`)}
      tone={act === 'close' ? 'danger' : 'primary'}
      send={send}
      onClose={onClose}
    >
      <p>{t(act === 'close' && room.tournament !== null ? 'close.tournament' : `${act}.text`)}</p>
    </ReasonDialog>
  );
}
