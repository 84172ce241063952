import type { BookBet } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../../lib/api/call-refusal.ts';
import type { BookClient } from '../api/book-client.ts';
import { useSale } from '../hooks/use-sale.ts';

interface SellBetProps {
  bet: BookBet;
  /** What the whole of what runs is bought back for now. */
  offerMinor: string;
  client: BookClient;
  amountText: (minor: string) => string;
  onBalance: (balanceMinor: string) => void;
}

const shares = { min: 10, max: 90, step: 10, first: 50 } as const;

/** Sells an open bet whole, or a part of it. */
export function SellBet({ bet, offerMinor, client, amountText, onBalance }: SellBetProps) {
  const t = useTranslations('sportsbook.bets');
  const refusal = useRefusal();
  const [isPart, setPart] = useState(false);
  const { quote, ask, sale } = useSale(client, bet.betId, onBalance);
  const failure = sale.error ?? ask.error;
  return (
    <div className="flex flex-col items-end gap-2">
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" aria-expanded={isPart} onClick={() => setPart(!isPart)}>
          {t('sellPart')}
        </Button>
        <Button variant="secondary" busy={sale.isPending && !quote} onClick={() => sale.mutate({ offerMinor })}>
          {t('cashOut', { amount: amountText(offerMinor) })}
        </Button>
      </div>
      {isPart && <Share isBusy={ask.isPending} onAsk={(share) => ask.mutate(share)} />}
      {isPart && quote && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <span className="text-ink-muted">{t('left', { amount: amountText(quote.leftStakeMinor) })}</span>
          <Button
            busy={sale.isPending}
            onClick={() => sale.mutate({ offerMinor: quote.offerMinor, quoteId: quote.quoteId })}
          >
            {t('sellHeld', { amount: amountText(quote.offerMinor) })}
          </Button>
        </div>
      )}
      {failure && (
        <p role="alert" className="text-danger-ink">
          {refusal(failure).whole}
        </p>
      )}
    </div>
  );
}

/** How much of a bet is to be sold. */
function Share({ isBusy, onAsk }: { isBusy: boolean; onAsk: (sharePercent: number) => void }) {
  const t = useTranslations('sportsbook.bets');
  const id = useId();
  const [share, setShare] = useState<number>(shares.first);
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <label htmlFor={id}>{t('share', { share })}</label>
      <input
        id={id}
        type="range"
        min={shares.min}
        max={shares.max}
        step={shares.step}
        value={share}
        onChange={(event) => setShare(Number(event.target.value))}
        className="h-touch w-40 accent-gold-ink"
      />
      <Button variant="secondary" busy={isBusy} onClick={() => onAsk(share)}>
        {t('askPrice')}
      </Button>
    </div>
  );
}
