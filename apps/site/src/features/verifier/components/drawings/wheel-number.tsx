import type { LuckyPocket } from '@baize/games/golden-pockets';
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

interface WheelNumberProps {
  pocket: number;
  /** Pockets that paid a multiplier in this round. */
  lucky?: readonly LuckyPocket[];
}

/** Where the ball lies, between its neighbours on the wheel, and below it the lucky pockets where the wheel has some. */
export function WheelNumber({ pocket, lucky }: WheelNumberProps) {
  return (
    <div className="flex flex-col items-center gap-4">
      <Neighbourhood pocket={pocket} />
      {lucky && <LuckyPockets lucky={lucky} pocket={pocket} />}
    </div>
  );
}

function LuckyPockets({ lucky, pocket }: Required<WheelNumberProps>) {
  const t = useTranslations('verifier.page.draw');
  const list = lucky.map((one) => `${one.pocket} ×${one.multiplier}`).join(', ');
  return (
    <div role="img" aria-label={t('lucky', { list })} className="tabular flex flex-wrap justify-center gap-2 font-bold">
      {lucky.map((one) => (
        <span
          key={one.pocket}
          className={clsx(
            'flex items-center gap-1.5 rounded-md pe-2 ring-hero-gold',
            one.pocket === pocket ? 'bg-gold text-on-gold ring-2' : 'bg-hero-raised text-hero-gold ring-1',
          )}
        >
          <span className={clsx('grid h-8 w-9 place-items-center rounded-md', looks[colourOf(one.pocket)])}>
            {one.pocket}
          </span>
          ×{one.multiplier}
        </span>
      ))}
    </div>
  );
}

function Neighbourhood({ pocket }: Pick<WheelNumberProps, 'pocket'>) {
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
