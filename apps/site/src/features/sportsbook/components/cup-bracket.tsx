import type { BookMatchPage } from '@baize/contract';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

type Bracket = NonNullable<BookMatchPage['bracket']>;
type Tie = Bracket[number][number];

const roundNames = ['quarterFinals', 'semiFinals', 'final'] as const;

/** Who meets whom in a cup, round by round: side by side, on a phone below each other. */
export function CupBracket({ bracket }: { bracket: Bracket }) {
  const t = useTranslations('sportsbook.cup');
  return (
    <section className="flex flex-col gap-3" aria-label={t('bracket')}>
      <p className="text-sm text-ink-muted">{t('rules')}</p>
      <div className="grid gap-4 md:grid-cols-3">
        {bracket.map((ties, round) => {
          const name = roundNames[round] ?? 'final';
          return (
            <div key={name} className="flex flex-col gap-2">
              <h3 className="text-sm font-semibold">{t(`rounds.${name}`)}</h3>
              <ol className="flex flex-1 flex-col justify-around gap-2">
                {ties.map((tie, place) => (
                  // A tie of a later round has no names yet: its place is what it is.
                  // biome-ignore lint/suspicious/noArrayIndexKey: ties never change places
                  <TieBox key={place} tie={tie} />
                ))}
              </ol>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function TieBox({ tie }: { tie: Tie }) {
  const t = useTranslations('sportsbook.cup');
  return (
    <li className="flex flex-col rounded-md border border-line bg-surface p-2 text-sm">
      {(['home', 'away'] as const).map((side) => (
        <span key={side} className={clsx('flex justify-between gap-2', tie.winner === side && 'font-bold')}>
          <span className={clsx('min-w-0 truncate', tie[side] === '' && 'text-ink-muted')}>
            {tie[side] === '' ? t('open') : tie[side]}
          </span>
          {tie.score !== null && <span className="tabular">{tie.score[side]}</span>}
        </span>
      ))}
      {tie.isByPenalties && tie.winner !== null && (
        <span className="text-xs text-ink-muted">{t('penalties', { team: tie[tie.winner] })}</span>
      )}
    </li>
  );
}
