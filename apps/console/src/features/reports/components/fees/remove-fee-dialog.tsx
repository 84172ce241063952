import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api.ts';
import { ReasonDialog } from '../../../../lib/dialogs/reason-dialog.tsx';
import { useAct } from '../../../../lib/use-act.ts';
import { feeReads } from '../../api/fees.ts';

/** `name` is shown, the rest is sent. */
export interface RemovedFee {
  kind: 'payment' | 'vendor';
  code: string;
  method: string;
  from: string;
  name: string;
}

/** Takes terms back; what counted before them counts on. */
export function RemoveFeeDialog({ removed, onClose }: { removed: RemovedFee; onClose: () => void }) {
  const t = useTranslations('consoleReports.fees');
  const { refresh } = useAct(feeReads);
  const { name, ...terms } = removed;
  const send = async (reason: string) => {
    await callApi('staffFeeRemove', { body: { ...terms, reason } });
    await refresh();
  };
  return (
    <ReasonDialog title={t('remove')} label={t('remove')} tone="danger" send={send} onClose={onClose}>
      {t('removeText', { name, day: removed.from })}
    </ReasonDialog>
  );
}
