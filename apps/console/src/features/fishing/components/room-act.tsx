import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { roomReads, type StaffFishingRoom } from '../api/fishing.ts';

interface RoomActProps {
  act: 'close' | 'reopen';
  shown: StaffFishingRoom;
  onClose: () => void;
}

/** Closes a room after the running batch, or opens it again; the reason is kept in the audit log. */
export function RoomAct({ act, shown: { room }, onClose }: RoomActProps) {
  const t = useTranslations('consoleFishing');
  const { refresh } = useAct(roomReads);
  const send = async (reason: string) => {
    const { roomId } = room;
    await callApi('staffFishingRoomOpen', { params: { roomId }, body: { isOpen: act === 'reopen', reason } });
    await refresh();
  };
  const name = `${t(`levels.${room.level}`)} ${room.number}`;
  return (
    <ReasonDialog
      title={t(`${act}.title`, { room: name })}
      label={t(`${act}.label`)}
      tone={act === 'close' ? 'danger' : 'primary'}
      send={send}
      onClose={onClose}
    >
      <p>{t(`${act}.text`)}</p>
    </ReasonDialog>
  );
}
