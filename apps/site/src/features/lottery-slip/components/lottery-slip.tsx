import { Button } from '@baize/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lottoIssuesQuery } from '../api/lotto.ts';
import { useIsClosed } from '../hooks/use-is-closed.ts';
import { useOrderOptions } from '../hooks/use-order-options.ts';
import { useSlip } from '../hooks/use-slip.ts';
import { betOfPlayType, type LotteryGame, priceLines } from '../slip-rules.ts';
import { BetChooser } from './bet-chooser.tsx';
import { ConfirmOrder } from './confirm-order.tsx';
import { LatestDraw } from './latest-draw.tsx';
import { OrderOptions } from './order-options.tsx';
import { SlipLines } from './slip-lines.tsx';
import { TicketList } from './ticket-list.tsx';

export interface LotterySlipProps {
  lottery: { gameId: string; vendor: string; remark: string; numero: string };
  rules: LotteryGame;
  playType: string | undefined;
  /** When betting ends, in milliseconds of `performance.now`. */
  closesAtMs: number;
  currency: { exponent: number; symbol: string };
  /** Runs an act for somebody who is logged in. */
  requireLogin: (then: () => void) => void;
}

/** A lottery's betting screen: what to bet on, the ticket, own tickets and the latest draw. */
export function LotterySlip({ lottery, rules, playType, closesAtMs, currency, requireLogin }: LotterySlipProps) {
  const t = useTranslations('lotto.slip');
  const slip = useSlip(betOfPlayType(rules, playType));
  const { options, change } = useOrderOptions();
  const [isAsking, setAsking] = useState(false);
  const isClosed = useIsClosed(closesAtMs);
  const { data: issues } = useQuery(lottoIssuesQuery(lottery.gameId));
  const terms = { prizeGroup: options.prizeGroup, limited: issues?.limited ?? [] };
  const lines = priceLines(rules, slip.lines, terms);
  const isFull = lines.some(({ closed }) => closed.length > 0);
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <section
        aria-labelledby="lottery-slip"
        className="rounded-lg border border-line bg-surface p-4 md:p-6 lg:col-span-2"
      >
        <h2 id="lottery-slip" className="mb-4 text-xl font-bold">
          {t('title')}
        </h2>
        <BetChooser rules={rules} slip={slip} terms={terms} currency={currency} />
      </section>
      <div className="flex min-w-0 flex-col gap-6 rounded-lg border border-line bg-surface p-4 md:p-6">
        <section aria-labelledby="slip-lines" className="flex flex-col gap-3">
          <h3 id="slip-lines" className="font-bold">
            {t('lines')}
          </h3>
          <SlipLines lines={lines} currency={currency} onRemove={slip.remove} />
          <OrderOptions rules={rules} options={options} onChange={change} />
          {isClosed && (
            <p role="status" className="text-sm text-ink-muted">
              {t('closed')}
            </p>
          )}
          <Button
            size="lg"
            disabled={lines.length === 0 || isClosed || isFull}
            onClick={() => requireLogin(() => setAsking(true))}
          >
            {t('buy')}
          </Button>
        </section>
        <TicketList lottery={lottery} currency={currency} />
        <LatestDraw gameId={lottery.gameId} />
      </div>
      {isAsking && (
        <ConfirmOrder
          lottery={lottery}
          lines={lines}
          options={options}
          currency={currency}
          onClose={() => setAsking(false)}
          onBought={slip.clear}
        />
      )}
    </div>
  );
}
