import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lottoIssuesQuery } from '../api/lotto.ts';
import { useGroups } from '../hooks/use-groups.ts';
import { useIsClosed } from '../hooks/use-is-closed.ts';
import { useOrderOptions } from '../hooks/use-order-options.ts';
import { useSlip } from '../hooks/use-slip.ts';
import { betOfPlayType, type LotteryGame, priceLines } from '../slip-rules.ts';
import { BetChooser } from './bet-chooser.tsx';
import { ConfirmOrder } from './confirm-order.tsx';
import { LatestDraw } from './latest-draw.tsx';
import { SlipForm } from './slip-form.tsx';
import { SlipSheet } from './slip-sheet.tsx';
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
  const groups = useGroups(lottery, rules);
  const { options, change } = useOrderOptions(groups);
  const [isAsking, setAsking] = useState(false);
  const isClosed = useIsClosed(closesAtMs);
  const { data: issues } = useQuery(lottoIssuesQuery(lottery.gameId));
  const terms = {
    prizeGroup: options.prizeGroup,
    topGroup: groups[0] ?? options.prizeGroup,
    limited: issues?.limited ?? [],
  };
  const lines = priceLines(rules, slip.lines, terms);
  const form = (beforeBuying?: () => void) => (
    <SlipForm
      groups={groups}
      lines={lines}
      options={options}
      currency={currency}
      isClosed={isClosed}
      onRemove={slip.remove}
      onOptions={change}
      onBuy={() => {
        beforeBuying?.();
        requireLogin(() => setAsking(true));
      }}
    />
  );
  return (
    <div className="grid gap-4 py-4 lg:grid-cols-3">
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
        <section aria-labelledby="slip-lines" className="flex flex-col gap-3 max-md:hidden">
          <h3 id="slip-lines" className="font-bold">
            {t('lines')}
          </h3>
          {form()}
        </section>
        <TicketList lottery={lottery} currency={currency} />
        <LatestDraw gameId={lottery.gameId} rules={rules} />
      </div>
      <SlipSheet lines={lines} currency={currency}>
        {(close) => form(close)}
      </SlipSheet>
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
