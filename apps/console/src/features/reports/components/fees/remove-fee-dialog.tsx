import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api.ts';
import { ReasonDialog } from '../../../../lib/dialogs/reason-dialog.tsx';
import { useAct } from '../../../../lib/use-act.ts';
import { feeReads } from '../../api/fees.ts';

export type RemovedFee =
  | { kind: 'payment'; provider: string; method: string; from: string }
  | { kind: 'vendor'; vendor: string; name: string; from: string };

/** Takes terms back; what counted before them counts on. */
export function RemoveFeeDialog({ removed, onClose }: { removed: RemovedFee; onClose: () => void }) {
  const t = useTranslations('consoleReports.fees');
  const { refresh } = useAct(feeReads);
  const name = removed.kind === 'payment' ? removed.provider : removed.name;
  const send = async (reason: string) => {
    if (removed.kind === 'payment') await callApi('staffFeeRemove', { body: { ...removed, reason } });
    else {
      const { kind, vendor, from } = removed;
      await callApi('staffFeeRemove', { body: { kind, vendor, from, reason } });
    }
    await refresh();
  };
  return (
    <ReasonDialog title={t('remove')} label={t('remove')} tone="danger" send={send} onClose={onClose}>
      {t('removeText', { name, day: removed.from })}
    </ReasonDialog>
  );
}
