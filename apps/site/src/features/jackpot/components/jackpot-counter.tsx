import { moneyLabel } from '@baize/ui/money-text';
import { Skeleton } from '@baize/ui/skeleton';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverFacts } from '../../../lib/api/client.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useJackpot } from '../../../lib/games/jackpot.ts';
import { decimalOf, jackpotHundredths, untilNextTickMs } from '../jackpot-amount.ts';
import { RollingDigits } from './rolling-digits.tsx';

const UNKNOWN_SYMBOL = 'P';

interface JackpotCounterProps {
  /** What stands around it does not move when there turns out to be no amount. */
  keepsPlace?: boolean;
}

const place =
  'flex min-h-[3.75rem] grow flex-col items-center px-3 py-1.5 md:min-h-27.5 md:grow-0 md:gap-1 md:px-6 md:py-4';

/**
 * The counter over the slot lobby: what really stands in the brand's pots. A brand that has none shows nothing or, where it says so, an amount
 * that grows by itself and is marked as a demo.
 */
export function JackpotCounter({ keepsPlace = false }: JackpotCounterProps) {
  const t = useTranslations('front.jackpot');
  const { data: brand } = useWhitelabel();
  const { data: pool, isPending } = useJackpot();
  const [wasAwaited] = useState(isPending);
  const isNothing = (pool === undefined && !isPending) || (pool === null && !brand?.jackpotDemo);
  if (isNothing) return keepsPlace && wasAwaited ? <div aria-hidden="true" className={`${place} invisible`} /> : null;
  const label = brand?.jackpotLabel || t('label');
  return (
    <section
      aria-label={label}
      className={`${place} on-hero rounded-lg border border-hero-line bg-hero text-center text-on-hero shadow-card md:rounded-xl`}
    >
      <p className="text-xs font-semibold tracking-wide text-on-hero-muted md:text-sm">{label}</p>
      {/* As high as the digits, awaited or there. */}
      <div className="flex h-[1.45em] items-center text-lg font-bold text-hero-gold md:text-4xl">
        {pool === undefined && <Skeleton className="h-full w-36 md:w-64" />}
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
