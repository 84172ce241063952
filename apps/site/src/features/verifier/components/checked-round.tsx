import { drawingOf, shownResult } from '@baize/games/drawn-results';
import { clsx } from 'clsx';
import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Checked } from '../hooks/use-verdict.ts';
import { factsOf } from '../round-facts.ts';
import { DrawnResult } from './drawings/drawn-result.tsx';
import { RoundData } from './round-data.tsx';
import { SeedForm } from './seed-form.tsx';
import { Steps } from './steps.tsx';

export interface CheckedRoundProps {
  checked: Extract<Checked, { state: 'waiting' | 'cannot' | 'done' }>;
  game: string;
  onSeed: (seed: string) => void;
}

/** The result as the game draws it under the verdict, beside it the steps, below them the data. */
export function CheckedRound({ checked, game, onSeed }: CheckedRoundProps) {
  const t = useTranslations('verifier');
  const { state, round } = checked;
  const { number, ...facts } = factsOf(round);
  const verdict = state === 'done' ? checked.verdict : null;
  const isRight = verdict?.isCommitted === true && verdict.isSame;
  const sides =
    verdict === null
      ? [shownResult(round)]
      : verdict.isSame
        ? [verdict.recomputed]
        : [verdict.recomputed, verdict.shown];
  return (
    <div className="grid overflow-hidden rounded-lg bg-surface shadow-card lg:grid-cols-2">
      <div className="on-hero flex flex-col gap-5 bg-hero p-5 text-on-hero md:p-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg font-bold">
            {game}
            {number !== null && (
              <span className={clsx(game !== '' && 'block text-sm font-normal text-on-hero-muted')}>
                {t('page.roundNumber', { number })}
              </span>
            )}
          </h2>
          <Stamp state={verdict === null ? 'waiting' : isRight ? 'verified' : 'mismatch'} />
        </div>
        <div className="flex min-h-48 flex-1 flex-col items-center justify-center gap-5">
          {sides.map((side, index) => (
            <figure key={index === 0 ? 'first' : 'second'} className="flex max-w-full flex-col items-center gap-2">
              {sides.length > 1 && (
                <figcaption className="text-sm text-on-hero-muted">
                  {t(index === 0 ? 'page.fromSeeds' : 'page.asShown')}
                </figcaption>
              )}
              <DrawnResult drawing={drawingOf(round, side)} />
            </figure>
          ))}
        </div>
      </div>
      <div className="flex flex-col gap-5 p-5 md:p-8">
        <Headline checked={checked} isRight={isRight} />
        <Steps verdict={verdict} facts={facts} />
        {state === 'waiting' && <SeedForm onSeed={onSeed} />}
        <RoundData round={round} verdict={verdict} />
      </div>
    </div>
  );
}

function Headline({ checked, isRight }: { checked: CheckedRoundProps['checked']; isRight: boolean }) {
  const t = useTranslations('verifier');
  if (checked.state === 'waiting') return <p className="text-sm text-ink-muted">{t('retireFirst')}</p>;
  if (checked.state === 'cannot') {
    return (
      <p className="text-sm text-warning-ink">
        {t('cannot')} {checked.reason ? t(`reasons.${checked.reason}`) : <span lang="en">{checked.detail}</span>}
      </p>
    );
  }
  return <p className="text-lg font-bold">{t(isRight ? 'right' : 'wrong')}</p>;
}

const stamps = {
  verified: { icon: ShieldCheck, look: 'border-hero-gold text-hero-gold' },
  mismatch: { icon: ShieldAlert, look: 'border-danger bg-danger text-on-danger' },
  waiting: { icon: ShieldQuestion, look: 'border-hero-line text-on-hero-muted' },
} as const;

/** The verdict in one word, as a stamp on the picture. */
function Stamp({ state }: { state: keyof typeof stamps }) {
  const t = useTranslations('verifier.page');
  const { icon: Icon, look } = stamps[state];
  return (
    <p
      className={clsx(
        'inline-flex items-center gap-2 rounded-md border-2 px-3 py-1.5 text-sm font-bold',
        state === 'verified' && '-rotate-3 uppercase tracking-wide',
        look,
      )}
    >
      <Icon size={20} aria-hidden="true" />
      {t(state)}
    </p>
  );
}
