import { type RiskCaseAct, type RiskOutcome, riskOutcomes } from '@baize/contract';
import { Chips } from '@baize/ui/chips';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { caseReads, type RiskCase } from '../api/risk.ts';

type AskedAct = Exclude<RiskCaseAct, 'claim'>;

/** What staff may do with a case as it stands; blocks of the member are his own page's acts, with their own permission. */
export function CaseActs({ shown }: { shown: RiskCase }) {
  const t = useTranslations('consoleRisk');
  const navigate = useNavigate();
  const claiming = useAct(caseReads);
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const { caseId, memberId } = shown;
  const claim = () =>
    void claiming.run(() => callApi('staffRiskCaseAct', { params: { caseId }, body: { act: 'claim', note: '' } }));
  return (
    <>
      {claiming.failure !== null && <FailureNote failure={claiming.failure} />}
      {shown.acts.map((act) => (
        <PermitButton
          key={act}
          permission="risk.work"
          variant={act === 'claim' || act === 'close' ? 'primary' : 'secondary'}
          busy={claiming.isBusy}
          onClick={() => (act === 'claim' ? claim() : setAsked(act))}
        >
          {t(`acts.${act}`)}
        </PermitButton>
      ))}
      <PermitButton
        permission="members.block"
        variant="secondary"
        onClick={() => void navigate({ to: `/members/${memberId}` as never, search: { act: 'block' } as never })}
      >
        {t('cases.block')}
      </PermitButton>
      {asked !== null && <StepDialog act={asked} shown={shown} onClose={() => setAsked(null)} />}
    </>
  );
}

function StepDialog({ act, shown, onClose }: { act: AskedAct; shown: RiskCase; onClose: () => void }) {
  const t = useTranslations('consoleRisk');
  const { refresh } = useAct(caseReads);
  const [outcome, setOutcome] = useState<RiskOutcome>('noFault');
  const send = async (note: string) => {
    const step = act === 'close' ? { act, outcome, note } : { act, note };
    await callApi('staffRiskCaseAct', { params: { caseId: shown.caseId }, body: step });
    await refresh();
  };
  return (
    <ReasonDialog
      title={`${t(`acts.${act}`)} · ${shown.username}`}
      label={t(`acts.${act}`)}
      send={send}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        {act === 'close' && (
          <Chips
            legend={t('cases.outcome')}
            value={outcome}
            onChange={setOutcome}
            options={riskOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
          />
        )}
        <p>{t(`actText.${act}`)}</p>
      </div>
    </ReasonDialog>
  );
}
