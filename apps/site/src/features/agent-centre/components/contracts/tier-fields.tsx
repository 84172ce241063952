import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { IconButton } from '@baize/ui/icon-button';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { randomId } from '../../../../lib/browser/random-id.ts';

const maxTiers = 10;

export interface TypedTier {
  key: string;
  amountAtLeast: string;
  activeAtLeast: string;
  percent: string;
}

export const emptyTier = (): TypedTier => ({
  ...{ key: randomId(), amountAtLeast: '0', activeAtLeast: '0', percent: '' },
});

interface TierFieldsProps {
  tiers: readonly TypedTier[];
  onTiers: (tiers: TypedTier[]) => void;
  /** Steps with amount and members; one amount and rate; or a rate alone. */
  look: 'steps' | 'amount' | 'rate';
  faultOf: (index: number, field: 'amountAtLeast' | 'activeAtLeast' | 'percent') => string | undefined;
}

/** The steps of a contract that is offered. */
export function TierFields({ tiers, onTiers, look, faultOf }: TierFieldsProps) {
  const t = useTranslations('agents.contracts');
  const change = (key: string, changed: Partial<TypedTier>) =>
    onTiers(tiers.map((tier) => (tier.key === key ? { ...tier, ...changed } : tier)));
  return (
    <div className="flex flex-col gap-4">
      {tiers.map((tier, index) => (
        <div key={tier.key} className="grid grid-cols-2 items-start gap-3 md:grid-cols-[1fr_1fr_1fr_auto]">
          {look !== 'rate' && (
            <TextField
              label={t('amount')}
              inputMode="decimal"
              autoComplete="off"
              value={tier.amountAtLeast}
              error={faultOf(index, 'amountAtLeast')}
              onChange={(event) => change(tier.key, { amountAtLeast: event.target.value.trim() })}
            />
          )}
          {look === 'steps' && (
            <TextField
              label={t('active')}
              type="number"
              min={0}
              value={tier.activeAtLeast}
              error={faultOf(index, 'activeAtLeast')}
              onChange={(event) => change(tier.key, { activeAtLeast: event.target.value })}
            />
          )}
          <TextField
            label={t('percent')}
            inputMode="decimal"
            autoComplete="off"
            value={tier.percent}
            error={faultOf(index, 'percent')}
            onChange={(event) => change(tier.key, { percent: event.target.value.trim() })}
          />
          {tiers.length > 1 && (
            <IconButton
              label={t('removeTier', { number: index + 1 })}
              className="self-end"
              onClick={() => onTiers(tiers.filter(({ key }) => key !== tier.key))}
            >
              <X size={18} />
            </IconButton>
          )}
        </div>
      ))}
      {look === 'steps' && tiers.length < maxTiers && (
        <Button variant="secondary" className="self-start" onClick={() => onTiers([...tiers, emptyTier()])}>
          {t('addTier')}
        </Button>
      )}
    </div>
  );
}
