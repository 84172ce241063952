import { rateKind } from '@baize/contract';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { TextField } from '@baize/ui/field';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type Agent, agentReads } from '../api/agent.ts';
import { useRateNames } from '../hooks/use-rate-names.ts';

/** The rebate of an agent at the top, by game type. */
export function RatesPanel({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const t = useTranslations('consoleAgents.rates');
  const types = useRateNames();
  const { refresh } = useAct(agentReads);
  const [endHigher, setEndHigher] = useState(false);
  const [rates, setRates] = useState<Record<string, string>>(() =>
    Object.fromEntries(agent.rates.map((rate) => [rate.gameType, rate.percent])),
  );
  const send = async (reason: string) => {
    const sent = rateKind.options.flatMap((type) => {
      const percent = rates[type]?.trim() ?? '';
      return percent === '' ? [] : [{ gameType: type, percent }];
    });
    await callApi('staffAgentRates', {
      params: { memberId: agent.memberId },
      body: { rates: sent, endHigher, reason },
    });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t('title', { name: agent.username })}
      label={t('save')}
      send={send}
      onClose={onClose}
      onDone={() => showToast({ title: t('saved'), tone: 'success' })}
    >
      <div className="flex flex-col gap-4">
        <p>{t('text')}</p>
        <div className="grid grid-cols-2 gap-3">
          {rateKind.options.map((type) => (
            <TextField
              key={type}
              label={types(type)}
              {...(type === 'POINTS' && { hint: t('pointsHint') })}
              inputMode="decimal"
              maxLength={8}
              value={rates[type] ?? ''}
              onChange={({ target }) => setRates({ ...rates, [type]: target.value })}
            />
          ))}
        </div>
        <CheckboxField label={t('end')} checked={endHigher} onChange={({ target }) => setEndHigher(target.checked)} />
      </div>
    </ReasonDialog>
  );
}
