import { moneyLabel } from '@baize/ui/money-text';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../lib/api/queries/whitelabel.ts';
import { serverNowMs } from '../../lib/api/server-facts.ts';
import { decimalOf, jackpotHundredths, untilNextTickMs } from './jackpot-amount.ts';
import { RollingDigits } from './rolling-digits.tsx';

const UNKNOWN_SYMBOL = 'P';

export interface JackpotCounterProps {
  /** What is really in the brand's pool, such as "1250.00"; without one the counter is a decoration that grows by itself. */
  pool?: { amount: string } | undefined;
}

/** The counter over the slot hall, in rolling digits behind the currency's symbol. It is never called a prize: the brand chooses its name. */
export function JackpotCounter({ pool }: JackpotCounterProps) {
  const t = useTranslations('front.jackpot');
  const { data: brand } = useWhitelabel();
  const grown = useGrownAmount(pool === undefined);
  const label = brand?.jackpotLabel || t('label');
  const amount = moneyLabel(pool?.amount ?? grown, brand?.currency.symbol ?? UNKNOWN_SYMBOL);
  return (
    <section
      aria-label={label}
      className="on-hero flex flex-col items-center gap-1 rounded-xl border border-hero-line bg-hero px-4 py-4 text-center text-on-hero shadow-card md:py-5"
    >
      <p className="text-sm font-semibold tracking-wide text-on-hero-muted">{label}</p>
      <p className="text-2xl font-bold text-hero-gold md:text-4xl">
        <span className="sr-only">{amount}</span>
        <RollingDigits text={amount} />
      </p>
    </section>
  );
}

/** The amount that grows with time; it stands still while the page is hidden and is right again when it is seen. */
function useGrownAmount(isWanted: boolean): string {
  const [amount, setAmount] = useState(() => decimalOf(jackpotHundredths(serverNowMs())));
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const nowMs = serverNowMs();
      if (!document.hidden) setAmount(decimalOf(jackpotHundredths(nowMs)));
      timer = setTimeout(tick, untilNextTickMs(nowMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, [isWanted]);
  return amount;
}
