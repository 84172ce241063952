import { isCounted } from '@baize/contract';
import { TextField } from '@baize/ui/field';
import { SidePanel } from '@baize/ui/side-panel';
import { SkeletonText } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi, fieldFaultsOf } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { Facts } from '../../../lib/facts.tsx';
import { faultMessage, faultSentence } from '../../../lib/forms/issue-text.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money, useMoneyLabel } from '../../../lib/money.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';

type Application = RowOf<'staffPromotionApplications'>;
type Decision = 'approved' | 'rejected';

/** One application: what the member says and shows, and the decision. */
export function ApplicationPanel({ application, onClose }: { application: Application; onClose: () => void }) {
  const t = useTranslations('consoleRewards');
  const common = useTranslations('common.action');
  const [asked, setAsked] = useState<Decision>();
  const { entryId, proofIds, payout, reward } = application;
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t('application')}
      subtitle={application.memberName}
      closeLabel={common('close')}
    >
      <div className="flex flex-col gap-5">
        <Facts
          facts={[
            { label: t('campaign'), value: application.title },
            { label: t('stateName'), value: t(`states.${application.state}`) },
            { label: t('fields.payout'), value: t(`choices.${payout}`) },
            { label: t('rewardOf'), value: isCounted(payout) ? reward : <Money amount={reward} /> },
            { label: t('comment'), value: application.comment === '' ? '–' : application.comment },
            { label: t('messagingNumber'), value: application.messagingNumber || '–' },
            { label: t('appliedAt'), value: <Moment at={application.appliedAt} /> },
            { label: t('decidedAt'), value: <Moment at={application.decidedAt} /> },
            ...(application.reason === '' ? [] : [{ label: t('reason'), value: application.reason }]),
          ]}
        />
        {proofIds.length > 0 && (
          <section aria-label={t('pictures')} className="flex flex-col gap-2">
            <h3 className="text-sm font-bold">{t('pictures')}</h3>
            {proofIds.map((proofId, index) => (
              <Picture key={proofId} entryId={entryId} proofId={proofId} number={index + 1} />
            ))}
          </section>
        )}
        {application.state === 'applying' && (
          <div className="flex flex-wrap justify-end gap-3">
            <PermitButton permission="rewards.decide" variant="secondary" onClick={() => setAsked('rejected')}>
              {t('act.rejected')}
            </PermitButton>
            <PermitButton permission="rewards.decide" onClick={() => setAsked('approved')}>
              {t('act.approved')}
            </PermitButton>
          </div>
        )}
      </div>
      {asked !== undefined && (
        <Decide
          application={application}
          to={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            showToast({ title: t('saved'), tone: 'success' });
            onClose();
          }}
        />
      )}
    </SidePanel>
  );
}

function Picture({ entryId, proofId, number }: { entryId: string; proofId: string; number: number }) {
  const t = useTranslations('consoleRewards');
  const { data } = useQuery({
    queryKey: ['staffPromotionProof', entryId, proofId],
    queryFn: async () => (await callApi('staffPromotionProof', { params: { entryId, proofId } })).image,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) return <SkeletonText lines={3} />;
  return (
    <img
      src={data}
      alt={`${t('pictures')} ${number}`}
      className="max-h-96 w-full rounded-md border border-line object-contain"
    />
  );
}

interface DecideProps {
  application: Application;
  to: Decision;
  onClose: () => void;
  onDone: () => void;
}

function Decide({ application, to, onClose, onDone }: DecideProps) {
  const { entryId, payout, largestReward } = application;
  const t = useTranslations('consoleRewards');
  const errors = useTranslations('errors');
  const moneyLabel = useMoneyLabel();
  const [fault, setFault] = useState<string>();
  const { refresh } = useAct(['staffPromotionApplications', 'staffCampaigns']);
  const [other, setOther] = useState('');
  const send = async (reason: string) => {
    setFault(undefined);
    try {
      const reward = to === 'rejected' || other === '' ? undefined : other;
      await callApi('staffPromotionDecide', { params: { entryId }, body: { to, reward, reason } });
    } catch (thrown) {
      const { reward } = fieldFaultsOf(thrown);
      if (reward !== undefined) setFault(faultSentence(errors, faultMessage(reward)));
      throw thrown;
    } finally {
      await refresh();
    }
  };
  return (
    <ReasonDialog
      title={t(`act.${to}`)}
      label={t(`act.${to}`)}
      tone={to === 'rejected' ? 'danger' : 'primary'}
      send={send}
      onClose={onClose}
      onDone={onDone}
    >
      <div className="flex flex-col gap-3">
        <p>{t(to === 'approved' ? 'text.grant' : 'text.refuse')}</p>
        {to === 'approved' && (
          <TextField
            label={t('otherReward')}
            hint={t('atMost', { amount: isCounted(payout) ? largestReward : moneyLabel(largestReward) })}
            error={fault}
            inputMode="decimal"
            autoComplete="off"
            value={other}
            onChange={(event) => setOther(event.target.value.trim())}
          />
        )}
      </div>
    </ReasonDialog>
  );
}
