import { toFailure } from '@baize/client';
import { type ContractKind, contractKinds } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { SelectField } from '@baize/ui/select';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../../../lib/api/call-refusal.ts';
import { randomId } from '../../../../lib/browser/random-id.ts';
import { useTeam } from '../../api/centre.ts';
import { useOfferContract } from '../../api/contracts.ts';
import { emptyTier, TierFields, type TypedTier } from './tier-fields.tsx';

const maxAgents = 100;
const hasFlag = (kind: ContractKind) => kind === 'dividend' || kind === 'dailySalary';
const hasSteps = (kind: ContractKind) => hasFlag(kind) || kind === 'revenueShare';

/** A contract that the agent offers to one directly below him; one that ends others below is sent only when that was confirmed. */
export function OfferForm() {
  const t = useTranslations('agents.contracts');
  const kinds = useTranslations('agents.pay.kinds');
  const agents = useTeam({ pageSize: maxAgents, agentsOnly: true }).data?.rows ?? [];
  const offer = useOffer();
  const { kind, tiers, refused } = offer;
  if (agents.length === 0) return <p className="text-sm text-ink-muted">{t('noAgents')}</p>;
  return (
    <form
      noValidate
      className="flex flex-col gap-5 rounded-lg bg-surface p-5 shadow-card md:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        offer.send(agents[0]?.memberId ?? '');
      }}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={t('to')}
          options={agents.map(({ memberId, name }) => ({ value: memberId, label: name }))}
          value={offer.memberId}
          onChange={(event) => offer.setMemberId(event.target.value)}
        />
        <SelectField
          label={t('kind')}
          options={contractKinds.map((value) => ({ value, label: kinds(value) }))}
          value={kind}
          onChange={(event) => offer.setKind(event.target.value as ContractKind)}
        />
      </div>
      <TierFields
        tiers={tiers}
        onTiers={offer.setTiers}
        look={hasSteps(kind) ? 'steps' : kind === 'hourSalary' ? 'amount' : 'rate'}
        faultOf={(index, field) => refused?.field(`terms.tiers.${index}.${field}`)}
      />
      {hasFlag(kind) && (
        <CheckboxField
          label={t(kind === 'dividend' ? 'carries' : 'needsLoss')}
          checked={offer.isFlagged}
          onChange={(event) => offer.setFlagged(event.target.checked)}
        />
      )}
      <p className="text-sm text-ink-muted">{t('startsNext')}</p>
      {refused !== undefined && (
        <p role="alert" className="rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
          {refused.whole}
        </p>
      )}
      <Button type="submit" busy={offer.isPending} className="md:self-start">
        {offer.isHigher ? t('higherTitle') : t('send')}
      </Button>
    </form>
  );
}

function useOffer() {
  const t = useTranslations('agents.contracts');
  const refusal = useRefusal();
  const offer = useOfferContract();
  const [memberId, setMemberId] = useState('');
  const [kind, setKindState] = useState<ContractKind>('dividend');
  const [tiers, setTiers] = useState<TypedTier[]>([emptyTier()]);
  const [isFlagged, setFlagged] = useState(false);
  const isHigher = offer.isError && toFailure(offer.error).messageKey === 'higher_rate';
  const setKind = (chosen: ContractKind) => {
    setKindState(chosen);
    setTiers([emptyTier()]);
    setFlagged(false);
    offer.reset();
  };
  const send = (first: string) => {
    const terms = {
      tiers: tiers.map(({ amountAtLeast, activeAtLeast, percent }) => ({
        ...{ amountAtLeast, percent },
        activeAtLeast: Number(activeAtLeast),
      })),
      carriesLoss: kind === 'dividend' && isFlagged,
      needsTeamLoss: kind === 'dailySalary' && isFlagged,
    };
    const ids = { requestId: randomId(), memberId: memberId === '' ? first : memberId };
    offer.mutate(
      { ...ids, kind, terms, isSent: true, endHigher: isHigher },
      {
        onSuccess: () => {
          setTiers([emptyTier()]);
          showToast({ title: t('sent'), tone: 'success' });
        },
      },
    );
  };
  const refused = offer.isError ? refusal(offer.error) : undefined;
  return {
    memberId,
    setMemberId,
    kind,
    setKind,
    tiers,
    setTiers,
    isFlagged,
    setFlagged,
    isHigher,
    refused,
    send,
    isPending: offer.isPending,
  };
}
