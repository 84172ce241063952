import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

export interface BannerDotsProps {
  count: number;
  /** From 0. */
  current: number;
  onChoose: (index: number) => void;
}

/** One button for each banner. */
export function BannerDots({ count, current, onChoose }: BannerDotsProps) {
  const t = useTranslations('site.banner');
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className="-ml-3 flex">
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-label={t('goTo', { number, total: count })}
          aria-current={number - 1 === current ? 'true' : undefined}
          onClick={() => onChoose(number - 1)}
          className="group grid h-touch min-w-touch place-items-center rounded-md"
        >
          <span
            className={clsx(
              'h-1.5 rounded-full transition-[width,background-color]',
              number - 1 === current ? 'w-7 bg-hero-gold' : 'w-3 bg-on-scrim-muted group-hover:bg-on-scrim',
            )}
          />
        </button>
      ))}
    </div>
  );
}
