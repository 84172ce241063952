import { colourOf, wheel } from '@baize/games/roulette';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

const looks = {
  red: 'bg-danger text-on-danger',
  black: 'bg-scrim text-on-scrim',
  green: 'bg-gold text-on-gold',
} as const;
/** Pockets on each side of the one where the ball lies. */
const neighbours = 3;

/** Where the ball lies, between its neighbours on the wheel. */
export function WheelNumber({ pocket }: { pocket: number }) {
  const t = useTranslations('verifier.page.draw');
  const at = wheel.indexOf(pocket);
  const seen = Array.from(
    { length: 2 * neighbours + 1 },
    (_, place) => wheel[(at + place - neighbours + wheel.length) % wheel.length] ?? 0,
  );
  return (
    <div role="img" aria-label={t('pocket', { pocket })} className="tabular flex items-center gap-1 font-bold">
      {seen.map((number, place) => (
        <span
          key={number}
          className={clsx(
            'grid place-items-center',
            looks[colourOf(number)],
            place === neighbours
              ? 'size-20 rounded-full border-4 border-hero-gold text-3xl'
              : 'h-10 w-8 rounded-sm text-sm opacity-60 md:w-10',
          )}
        >
          {number}
        </span>
      ))}
    </div>
  );
}
