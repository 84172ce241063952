import type { PairAct } from '@baize/contract';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { pairReads, type StaffPair } from '../api/pairs.ts';

interface PairVerdictProps {
  act: PairAct;
  shown: StaffPair;
  onClose: () => void;
}

/** Decides about a pair; the note is kept with the pair and in the audit log. */
export function PairVerdict({ act, shown: { pair }, onClose }: PairVerdictProps) {
  const t = useTranslations('consoleRooms.pairs.acts');
  const { refresh } = useAct(pairReads);
  const send = async (note: string) => {
    await callApi('staffRoomPairDecide', { params: { pairId: pair.pairId }, body: { act, note } });
    await refresh();
  };
  const names = { first: pair.first.name, second: pair.second.name };
  return (
    <ReasonDialog
      title={t(`${act}.title`, names)}
      label={t(`${act}.label`)}
      tone={act === 'confirm' ? 'danger' : 'primary'}
      send={send}
      onClose={onClose}
    >
      <p>{t(`${act}.text`)}</p>
    </ReasonDialog>
  );
}
