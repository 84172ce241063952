import { moneyLabel } from '@baize/ui/money-text';
import { Skeleton } from '@baize/ui/skeleton';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverFacts } from '../../../lib/api/client.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useJackpot } from '../api/jackpot.ts';
import { decimalOf, jackpotHundredths, untilNextTickMs } from '../jackpot-amount.ts';
import { RollingDigits } from './rolling-digits.tsx';

const UNKNOWN_SYMBOL = 'P';

/**
 * The counter over the slot lobby: what really stands in the brand's pots. A brand that has none shows nothing or, where it says so, an amount
 * that grows by itself and is marked as a demo.
 */
export function JackpotCounter() {
  const t = useTranslations('front.jackpot');
  const { data: brand } = useWhitelabel();
  const { data: pool, isPending } = useJackpot();
  if (pool === undefined && !isPending) return null;
  if (pool === null && !brand?.jackpotDemo) return null;
  const label = brand?.jackpotLabel || t('label');
  return (
    <section
      aria-label={label}
      className="on-hero flex grow flex-col items-center rounded-lg border border-hero-line bg-hero px-3 py-1.5 text-center text-on-hero shadow-card md:grow-0 md:gap-1 md:rounded-xl md:px-6 md:py-4"
    >
      <p className="text-xs font-semibold tracking-wide text-on-hero-muted md:text-sm">{label}</p>
      <div className="text-lg font-bold text-hero-gold md:text-4xl">
        {pool === undefined && <Skeleton className="h-6.5 w-36 md:h-11 md:w-64" />}
        {pool === null && <GrowingAmount />}
        {pool && <Amount amount={pool.amount} />}
      </div>
      {pool === null && <p className="text-xs text-on-hero-muted">{t('demo')}</p>}
    </section>
  );
}

/** Rolls to a new amount. */
function Amount({ amount }: { amount: string }) {
  const { data: brand } = useWhitelabel();
  const text = moneyLabel(amount, brand?.currency.symbol ?? UNKNOWN_SYMBOL);
  return (
    <>
      <span className="sr-only">{text}</span>
      <RollingDigits text={text} />
    </>
  );
}

/** The amount that grows with time; it stands still while the page is hidden and is right again when it is seen. */
function GrowingAmount() {
  const [amount, setAmount] = useState(() => decimalOf(jackpotHundredths(serverFacts.nowMs())));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const nowMs = serverFacts.nowMs();
      if (!document.hidden) setAmount(decimalOf(jackpotHundredths(nowMs)));
      timer = setTimeout(tick, untilNextTickMs(nowMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return <Amount amount={amount} />;
}
