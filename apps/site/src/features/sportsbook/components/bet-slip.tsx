import { pricePolicies } from '@baize/games/sportsbook';
import { useEventName, useMarketName, useSelectionName } from '@baize/i18n/book-names';
import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { TextField } from '@baize/ui/fields/field';
import { SelectField } from '@baize/ui/fields/select';
import { IconButton } from '@baize/ui/icon-button';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../../lib/api/call-refusal.ts';
import type { BookClient } from '../api/book-client.ts';
import { type PlacedBet, usePlaceBet } from '../hooks/use-place-bet.ts';
import { clearSlip, type SlipLeg, toggleLeg, useSlip } from '../hooks/use-slip.ts';
import { oddsIn } from '../odds-text.ts';
import { slipSums } from '../slip-sums.ts';

export interface BetSlipProps {
  client: BookClient;
  exponent: number;
  stakes: { minMinor: string; maxMinor: string };
  amountText: (minor: string) => string;
  onPlaced: (placed: PlacedBet) => void;
}

const fewestOfSystem = 3;

/** What is about to be bet on: selections, kind of bet, stake, and what the visitor does when a price moves. */
export function BetSlip({ client, exponent, stakes, amountText, onPlaced }: BetSlipProps) {
  const t = useTranslations('sportsbook.slip');
  const policy = useTranslations('sportsbook');
  const slip = useSlip();
  const refusal = useRefusal();
  const placing = usePlaceBet(client, onPlaced);
  const { legs, choose } = slip;
  if (legs.length === 0) return <p className="text-sm text-ink-muted">{t('empty')}</p>;
  const sums = slipSums(slip, exponent, stakes);
  const place = () => {
    if (sums.unitStakeMinor !== null) placing.mutate({ unitStakeMinor: sums.unitStakeMinor, slip });
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        place();
      }}
    >
      <ul className="flex flex-col gap-2">
        {legs.map((leg) => (
          <LegRow key={leg.matchId} leg={leg} />
        ))}
      </ul>
      {legs.length >= fewestOfSystem && <KindChoice legs={legs.length} choose={choose} />}
      <TextField
        label={t('stake')}
        inputMode="decimal"
        value={slip.stake}
        error={
          sums.isOffered
            ? undefined
            : t('wrongStake', { min: amountText(stakes.minMinor), max: amountText(stakes.maxMinor) })
        }
        onChange={(event) => useSlip.setState({ stake: event.target.value })}
      />
      <SelectField
        label={t('policy')}
        value={slip.policy}
        options={pricePolicies.map((value) => ({ value, label: policy(`policies.${value}`) }))}
        onChange={({ target }) =>
          useSlip.setState((state) => ({ policy: pricePolicies.find((one) => one === target.value) ?? state.policy }))
        }
      />
      {sums.isOffered && (
        <p className="text-sm">
          {t('total', { bets: sums.bets, amount: amountText(sums.totalMinor) })}
          <br />
          {t('possible', { amount: amountText(sums.returnMinor) })}
        </p>
      )}
      {placing.isError && (
        <p role="alert" className="text-sm text-danger-ink">
          {refusal(placing.error).whole}
        </p>
      )}
      {/* In sight however many selections there are. */}
      <div className="sticky bottom-0 -mx-4 -mb-4 flex gap-2 bg-raised px-4 pt-1 pb-4">
        <Button type="submit" className="flex-1" disabled={!sums.isOffered} busy={placing.isPending}>
          {t('place')}
        </Button>
        <Button variant="ghost" onClick={clearSlip}>
          {t('clear')}
        </Button>
      </div>
    </form>
  );
}

function LegRow({ leg }: { leg: SlipLeg }) {
  const t = useTranslations('sportsbook.slip');
  const format = useSlip((state) => state.format);
  const textOf = useSelectionName();
  const nameOf = useMarketName();
  const eventOf = useEventName();
  return (
    <li className="flex items-center gap-2 rounded-md bg-sunken py-2 pl-3 text-sm">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{textOf(leg)}</span>
        <span className="block text-xs text-ink-muted">
          {nameOf(leg.market)} · {eventOf(leg)}
        </span>
      </span>
      <span className="tabular font-bold">{oddsIn(leg.odds, format)}</span>
      <IconButton label={t('remove', { name: textOf(leg) })} onClick={() => toggleLeg(leg)}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** One parlay of all legs, or every parlay of a smaller size. */
function KindChoice({ legs, choose }: { legs: number; choose: number }) {
  const t = useTranslations('sportsbook.slip');
  const sizes = Array.from({ length: legs - 2 }, (_, index) => index + 2);
  return (
    <Chips
      legend={t('kind')}
      options={[
        { value: '0', label: t('parlay') },
        ...sizes.map((size) => ({ value: String(size), label: t('system', { choose: size, legs }) })),
      ]}
      value={String(choose)}
      onChange={(value) => useSlip.setState({ choose: Number(value) })}
    />
  );
}
