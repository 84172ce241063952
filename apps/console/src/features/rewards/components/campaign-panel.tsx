import type { CampaignContent } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { SidePanel } from '@baize/ui/side-panel';
import { showToast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi, failureKey } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { FailureNote } from '../../../lib/failure-note.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { useMoneyLabel } from '../../../lib/money.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import type { Fields } from '../document/document.ts';
import { CampaignForm } from './campaign-form.tsx';

type Campaign = Pick<RowOf<'staffCampaigns'>, 'campaignId' | 'version' | 'state' | 'content'>;

/** One campaign: what it would cost, its beginning and end, and its next version. */
export function CampaignPanel({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const pages = useTranslations('console.pages');
  const common = useTranslations('common.action');
  const t = useTranslations('consoleRewards');
  const { campaignId, version, state, content } = campaign;
  const [asked, setAsked] = useState<'live' | 'ended'>();
  const { refresh } = useAct(['staffCampaigns']);
  const send = (edited: Fields, reason: string) =>
    callApi('staffCampaignWrite', {
      params: { campaignId },
      body: { content: edited as unknown as CampaignContent, version, reason },
    });
  const done = () => {
    void refresh();
    onClose();
  };
  return (
    <SidePanel
      open
      onClose={onClose}
      title={pages('campaigns')}
      subtitle={content.texts.TY.title}
      closeLabel={common('close')}
    >
      <div className="flex flex-col gap-6">
        {version > 0 && <Trial content={content} />}
        {version > 0 && state !== 'ended' && (
          <div className="flex flex-wrap gap-3">
            {state === 'draft' && (
              <PermitButton permission="rewards.edit" onClick={() => setAsked('live')}>
                {t('goLive')}
              </PermitButton>
            )}
            {state === 'live' && (
              <PermitButton permission="rewards.edit" variant="secondary" onClick={() => setAsked('ended')}>
                {t('end')}
              </PermitButton>
            )}
          </div>
        )}
        {state !== 'ended' && <CampaignForm content={content} send={send} onDone={done} />}
      </div>
      {asked !== undefined && (
        <ReasonDialog
          title={t(asked === 'live' ? 'goLive' : 'end')}
          label={t(asked === 'live' ? 'goLive' : 'end')}
          tone={asked === 'live' ? 'primary' : 'danger'}
          send={(reason) => callApi('staffCampaignState', { params: { campaignId }, body: { to: asked, reason } })}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            showToast({ title: t('saved'), tone: 'success' });
            done();
          }}
        >
          <p>{t(asked === 'live' ? 'goLiveText' : 'endText')}</p>
        </ReasonDialog>
      )}
    </SidePanel>
  );
}

/** What the offer is worth to a player and costs the operator. */
function Trial({ content }: { content: CampaignContent }) {
  const t = useTranslations('consoleRewards');
  const types = useTranslations('common.gameType');
  const money = useMoneyLabel();
  const [deposit, setDeposit] = useState('500');
  const trial = useMutation({
    mutationFn: (amount: string) => callApi('staffCampaignTry', { body: { content, deposit: amount } }),
  });
  return (
    <section aria-label={t('tryIt')} className="flex flex-col gap-3 rounded-md border border-line p-3">
      <TextField
        label={t('choices.deposit')}
        inputMode="decimal"
        autoComplete="off"
        value={deposit}
        onChange={(event) => setDeposit(event.target.value.trim())}
      />
      <Button variant="secondary" className="self-start" busy={trial.isPending} onClick={() => trial.mutate(deposit)}>
        {t('tryIt')}
      </Button>
      {trial.isError && <FailureNote failure={failureKey(trial.error)} />}
      {trial.isSuccess && (
        <div role="status" className="flex flex-col gap-1 text-sm">
          <p className="font-semibold">
            {t('triedBonus', {
              deposit: money(trial.variables),
              bonus: money(trial.data.bonus),
              required: money(trial.data.required),
            })}
          </p>
          {trial.data.lines.map(({ gameType, edgePercent, expectedCost, worth }) => (
            <p key={gameType}>
              {t('triedLine', {
                type: types(gameType),
                edge: edgePercent,
                cost: money(expectedCost),
                worth: money(worth),
              })}
            </p>
          ))}
          <p>{t('triedMonth', { count: trial.data.lastMonth.count, given: money(trial.data.lastMonth.given) })}</p>
        </div>
      )}
    </section>
  );
}
