import { formatAmount } from '@baize/money';
import { useTranslations } from 'use-intl';

const decimals = 2;

/** How far the multiplier rose: its curve and the point where it ended. */
export function Curve({ hundredths }: { hundredths: number }) {
  const t = useTranslations('verifier.page.draw');
  const point = formatAmount(BigInt(hundredths), decimals);
  return (
    <div role="img" aria-label={t('curve', { point })} className="relative w-72 max-w-full">
      <svg viewBox="0 0 288 150" aria-hidden="true" className="w-full">
        <path d="M8 4V142H284" className="fill-none stroke-hero-line" strokeWidth="2" />
        <path
          d="M8 142C120 138 210 110 262 26"
          className="fill-none stroke-hero-gold"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="262" cy="26" r="9" className="fill-hero-gold" />
      </svg>
      <p className="tabular absolute inset-x-0 top-1/4 pr-14 text-center text-4xl font-bold text-on-hero">{point}x</p>
    </div>
  );
}
