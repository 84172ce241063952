import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { useMoneyLabel } from '../../../lib/money.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { fightReads, type StaffFight } from '../api/fight.ts';

interface FightActProps {
  act: 'cancel' | 'correct';
  shown: StaffFight;
  onClose: () => void;
}

/** Calls a fight off or corrects its result; the reason is kept in the audit log. */
export function FightAct({ act, shown, onClose }: FightActProps) {
  const t = useTranslations('consoleCockfight');
  const amountText = useMoneyLabel();
  const { refresh } = useAct(fightReads);
  const { fight, correctsTo } = shown;
  const params = { fightId: fight.fightId };
  const send = async (reason: string) => {
    if (act === 'cancel') await callApi('staffFightCancel', { params, body: { reason } });
    else if (correctsTo !== null) await callApi('staffFightCorrect', { params, body: { outcome: correctsTo, reason } });
    await refresh();
  };
  const facts = {
    fight: `${fight.arena} ${fight.programme} / ${fight.number}`,
    amount: amountText(fight.staked),
    from: fight.outcome ?? '',
    to: correctsTo ?? '',
  };
  return (
    <ReasonDialog
      title={t(`${act}.title`, facts)}
      label={t(`${act}.label`)}
      tone="danger"
      send={send}
      onClose={onClose}
    >
      <p>{t(`${act}.text`, facts)}</p>
    </ReasonDialog>
  );
}
