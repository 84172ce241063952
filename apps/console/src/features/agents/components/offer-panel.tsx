import { type ContractKind, contractKinds } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { TextField } from '@baize/ui/field';
import { SelectField } from '@baize/ui/select';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type Agent, agentReads } from '../api/agent.ts';

const maxTiers = 10;
interface Tier {
  key: string;
  amountAtLeast: string;
  activeAtLeast: string;
  percent: string;
}
const newTier = (): Tier => ({ key: crypto.randomUUID(), amountAtLeast: '0', activeAtLeast: '0', percent: '' });

/** A contract of the operator's for an agent at the top; he accepts or rejects it. */
export function OfferPanel({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const t = useTranslations('consoleAgents');
  const { refresh } = useAct(agentReads);
  const [requestId] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<ContractKind>('dividend');
  const [tiers, setTiers] = useState<Tier[]>([newTier()]);
  const [isFlagged, setFlagged] = useState(false);
  const [endHigher, setEndHigher] = useState(false);
  const hasFlag = kind === 'dividend' || kind === 'dailySalary';
  const send = async (reason: string) => {
    const terms = {
      tiers: tiers.map((tier) => ({
        amountAtLeast: tier.amountAtLeast.trim(),
        activeAtLeast: Number(tier.activeAtLeast),
        percent: tier.percent.trim(),
      })),
      carriesLoss: kind === 'dividend' && isFlagged,
      needsTeamLoss: kind === 'dailySalary' && isFlagged,
    };
    const body = { requestId, memberId: agent.memberId, kind, terms, endHigher, reason };
    await callApi('staffAgentContractOffer', { body });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t('offer.title', { name: agent.username })}
      label={t('offer.send')}
      send={send}
      onClose={onClose}
      onDone={() => showToast({ title: t('offer.sent'), tone: 'success' })}
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label={t('list.kind')}
          value={kind}
          options={contractKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={({ target }) => {
            setKind(target.value as ContractKind);
            setTiers([newTier()]);
          }}
        />
        <Tiers tiers={tiers} onTiers={setTiers} isList={hasFlag || kind === 'revenueShare'} />
        {hasFlag && (
          <CheckboxField
            label={t(kind === 'dividend' ? 'offer.carries' : 'offer.needsLoss')}
            checked={isFlagged}
            onChange={({ target }) => setFlagged(target.checked)}
          />
        )}
        <CheckboxField
          label={t('offer.end')}
          checked={endHigher}
          onChange={({ target }) => setEndHigher(target.checked)}
        />
      </div>
    </ReasonDialog>
  );
}

const fields = [
  ['amountAtLeast', 'amount'],
  ['activeAtLeast', 'active'],
  ['percent', 'percent'],
] as const;

function Tiers({ tiers, onTiers, isList }: { tiers: Tier[]; onTiers: (tiers: Tier[]) => void; isList: boolean }) {
  const t = useTranslations('consoleAgents.offer');
  return (
    <>
      {tiers.map((tier) => (
        <div key={tier.key} className="grid grid-cols-3 items-end gap-2">
          {fields.map(([field, label]) => (
            <TextField
              key={field}
              label={t(label)}
              inputMode="decimal"
              value={tier[field]}
              onChange={({ target }) =>
                onTiers(tiers.map((one) => (one.key === tier.key ? { ...one, [field]: target.value } : one)))
              }
            />
          ))}
        </div>
      ))}
      {isList && tiers.length < maxTiers && (
        <Button variant="secondary" className="self-start" onClick={() => onTiers([...tiers, newTier()])}>
          {t('addTier')}
        </Button>
      )}
    </>
  );
}
