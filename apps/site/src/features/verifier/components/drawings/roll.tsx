import { formatAmount } from '@baize/money';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

const faces = 10_000;
const decimals = 2;
const textOf = (face: number) => formatAmount(BigInt(face), decimals);

/** The number that was rolled, on the line of all numbers; those that win are gold. */
export function Roll({ face, from, to }: { face: number; from: number; to: number }) {
  const t = useTranslations('verifier.page.draw');
  const share = (value: number) => `${(value * 100) / faces}%`;
  const hasWon = face >= from && face <= to;
  return (
    <div
      role="img"
      aria-label={t('roll', { face: textOf(face), from: textOf(from), to: textOf(to) })}
      className="flex w-80 max-w-full flex-col gap-4 px-4"
    >
      <p className={clsx('tabular text-center text-4xl font-bold', hasWon ? 'text-hero-gold' : 'text-on-hero')}>
        {textOf(face)}
      </p>
      <div className="relative h-3 rounded-full bg-hero-raised">
        <span
          className="absolute inset-y-0 rounded-full bg-gold"
          style={{ left: share(from), width: share(to - from + 1) }}
        />
        <span
          className="absolute top-1/2 size-6 -translate-1/2 rounded-full border-4 border-hero bg-on-hero"
          style={{ left: share(face) }}
        />
      </div>
      <div className="tabular flex justify-between text-xs text-on-hero-muted">
        <span>{textOf(0)}</span>
        <span>{textOf(faces - 1)}</span>
      </div>
    </div>
  );
}
