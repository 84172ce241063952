import { useTranslations } from 'use-intl';
import { Facts } from '../../../lib/facts.tsx';
import { Money } from '../../../lib/money.tsx';
import type { LotteryEffect } from '../api/lotteries.ts';

/** What a result changes, before it is entered. */
export function EffectFacts({ effect }: { effect: LotteryEffect }) {
  const t = useTranslations('consoleLotteries.effect');
  const side = ({ tickets, sum }: LotteryEffect['raised']) => (
    <>
      {t('ofTickets', { count: tickets })} · <Money amount={sum} />
    </>
  );
  return (
    <section aria-label={t('title')} className="rounded-md border border-line bg-sunken p-3">
      <Facts
        columns={2}
        facts={[
          { label: t('tickets'), value: effect.tickets },
          { label: t('winning'), value: effect.winning },
          { label: t('payout'), value: <Money amount={effect.payout} /> },
          { label: t('raised'), value: side(effect.raised) },
          { label: t('lowered'), value: side(effect.lowered) },
        ]}
      />
    </section>
  );
}
