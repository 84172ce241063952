import type { Drawing } from '@baize/games/drawn-results';
import { DieFace } from '@baize/ui/die-face';
import { useTranslations } from 'use-intl';
import { CardHands } from './card-hands.tsx';
import { Curve } from './curve.tsx';
import { FightResult, Scores } from './matches.tsx';
import { MineField } from './mine-field.tsx';
import { PlinkoPath } from './plinko-path.tsx';
import { Reels } from './reels.tsx';
import { Roll } from './roll.tsx';
import { TowerRows } from './tower-rows.tsx';
import { WheelNumber } from './wheel-number.tsx';

/** The result of a round as its game shows it; nothing for one that is data alone. */
export function DrawnResult({ drawing }: { drawing: Drawing | null }) {
  switch (drawing?.kind) {
    case 'cards':
      return <CardHands hands={drawing.hands} />;
    case 'wheel':
      return <WheelNumber {...drawing} />;
    case 'dice':
      return <Dice faces={drawing.faces} />;
    case 'curve':
      return <Curve hundredths={drawing.hundredths} />;
    case 'reels':
      return <Reels {...drawing} />;
    case 'roll':
      return <Roll {...drawing} />;
    case 'mines':
      return <MineField {...drawing} />;
    case 'tower':
      return <TowerRows {...drawing} />;
    case 'path':
      return <PlinkoPath turns={drawing.turns} />;
    case 'coin':
      return <Coin side={drawing.side} />;
    case 'balls':
      return <Balls prizes={drawing.prizes} />;
    case 'fight':
      return <FightResult outcome={drawing.outcome} />;
    case 'scores':
      return <Scores matches={drawing.matches} />;
    default:
      return null;
  }
}

function Dice({ faces }: { faces: readonly number[] }) {
  const t = useTranslations('verifier.page.draw');
  return (
    <div
      role="img"
      aria-label={t('dice', { faces: faces.join(', ') })}
      className="flex gap-4 text-ink *:scale-150 *:m-3"
    >
      {faces.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
        <DieFace key={place} token={String(face)} />
      ))}
    </div>
  );
}

function Coin({ side }: { side: 'heads' | 'tails' }) {
  const t = useTranslations('verifier.page.draw');
  return (
    <p className="grid size-28 place-items-center rounded-full bg-gold text-lg font-bold text-on-gold">{t(side)}</p>
  );
}

/** Prizes with many numbers are printed small. */
const fewNumbers = 12;

function Balls({ prizes }: { prizes: readonly (readonly string[])[] }) {
  const t = useTranslations('verifier.page.draw');
  const numbers = prizes.flat();
  const isFew = numbers.length <= fewNumbers;
  return (
    <div
      role="img"
      aria-label={t('balls', { numbers: numbers.join(', ') })}
      className="tabular flex max-w-md flex-col items-center gap-2"
    >
      {prizes.map((prize) => (
        <div key={prize.join()} className="flex flex-wrap justify-center gap-2">
          {prize.map((number, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a drawn number is its place
              key={place}
              className={
                isFew
                  ? 'grid min-h-12 min-w-12 place-items-center rounded-full bg-gold px-3 text-lg font-bold text-on-gold'
                  : 'rounded-md bg-hero-raised px-2 py-0.5 text-sm font-semibold'
              }
            >
              {number}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
