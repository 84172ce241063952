import { formatAmount } from '@baize/money';
import { Button } from '@baize/ui/button';
import { ConfirmDialog } from '@baize/ui/confirm-dialog';
import { moneyLabel } from '@baize/ui/money-text';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBuyTicket } from '../hooks/use-buy-ticket.ts';
import { useIsClosed } from '../hooks/use-is-closed.ts';
import { useSlip } from '../hooks/use-slip.ts';
import { betOfPlayType, type LotteryGame, sumOfLines } from '../slip-rules.ts';
import { BetChooser } from './bet-chooser.tsx';
import { LatestDraw } from './latest-draw.tsx';
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
  const [isAsking, setAsking] = useState(false);
  const isClosed = useIsClosed(closesAtMs);
  const { buy, isBusy, error, reset } = useBuyTicket(lottery, () => {
    slip.clear();
    setAsking(false);
  });
  const label = (field: 'costMinor' | 'topMinor') =>
    moneyLabel(formatAmount(sumOfLines(slip.lines, field), currency.exponent), currency.symbol);
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <section
        aria-labelledby="lottery-slip"
        className="rounded-lg border border-line bg-surface p-4 md:p-6 lg:col-span-2"
      >
        <h2 id="lottery-slip" className="mb-4 text-xl font-bold">
          {t('title')}
        </h2>
        <BetChooser rules={rules} slip={slip} currency={currency} />
      </section>
      <div className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-4 md:p-6">
        <section aria-labelledby="slip-lines" className="flex flex-col gap-3">
          <h3 id="slip-lines" className="font-bold">
            {t('lines')}
          </h3>
          <SlipLines lines={slip.lines} currency={currency} onRemove={slip.remove} />
          {isClosed && (
            <p role="status" className="text-sm text-ink-muted">
              {t('closed')}
            </p>
          )}
          <Button
            size="lg"
            disabled={slip.lines.length === 0 || isClosed}
            onClick={() => requireLogin(() => setAsking(true))}
          >
            {t('buy')}
          </Button>
        </section>
        <TicketList lottery={lottery} currency={currency} />
        <LatestDraw gameId={lottery.gameId} />
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => {
          setAsking(false);
          reset();
        }}
        onConfirm={() => buy({ numero: lottery.numero, lines: slip.lines })}
        title={t('confirmTitle')}
        confirmLabel={t('buy')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        busy={isBusy}
        error={error}
      >
        <p>
          {t('confirmText', {
            name: lottery.remark,
            numero: lottery.numero,
            cost: label('costMinor'),
            top: label('topMinor'),
          })}
        </p>
      </ConfirmDialog>
    </div>
  );
}
