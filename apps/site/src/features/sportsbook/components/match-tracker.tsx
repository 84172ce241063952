import type { BookMatch, BookMatchPage } from '@baize/contract';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { Pitch } from './pitch.tsx';

type Tracker = NonNullable<BookMatchPage['tracker']>;
interface MatchTrackerProps {
  match: BookMatch;
  tracker: Tracker;
}

/** A match that is or was played, as a picture: where the ball is with counts by side, or the sets or maps one by one. */
export function MatchTracker({ match, tracker }: MatchTrackerProps) {
  const isOfGoals = tracker.moments.length > 0;
  if (isOfGoals) {
    return (
      <div className="grid gap-3 md:grid-cols-2">
        <LivePitch match={match} moments={tracker.moments} />
        <Statistics match={match} statistics={tracker.statistics} />
      </div>
    );
  }
  return <Points match={match} points={tracker.points} />;
}

function LivePitch({ match, moments }: { match: BookMatch; moments: Tracker['moments'] }) {
  const t = useTranslations('sportsbook');
  const now = moments.at(-1);
  if (!now) return null;
  const what = t(`tracker.moments.${now.kind}`, { team: match[now.side] });
  return (
    <figure className="flex flex-col gap-1" aria-label={t('tracker.title')}>
      <Pitch moments={moments} />
      <figcaption className="text-sm text-ink-muted">
        {t('match.minute', { minute: now.minute })}: {what}
      </figcaption>
    </figure>
  );
}

function Statistics({ match, statistics }: { match: BookMatch; statistics: Tracker['statistics'] }) {
  const t = useTranslations('sportsbook.tracker');
  return (
    <table className="tabular h-fit w-full text-sm">
      <caption className="pb-1 text-start font-semibold">{t('statistics')}</caption>
      <thead className="text-xs text-ink-muted">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            {match.home}
          </th>
          <td />
          <th scope="col" className="py-1 text-end font-normal">
            {match.away}
          </th>
        </tr>
      </thead>
      <tbody>
        {statistics.map(({ key, home, away }) => (
          <tr key={key} className="border-t border-line">
            <td className="py-1.5 font-semibold">{home}</td>
            <th scope="row" className="py-1.5 font-normal text-ink-muted">
              {t(`counts.${key}`)}
              <Share home={home} away={away} />
            </th>
            <td className="py-1.5 text-end font-semibold">{away}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How much of both is the home side’s, as a bar. */
function Share({ home, away }: { home: number; away: number }) {
  const percent = home + away === 0 ? 50 : Math.round((home / (home + away)) * 100);
  return (
    <span aria-hidden="true" className="mt-1 flex h-1 overflow-hidden rounded-full bg-line">
      <span className="bg-gold" style={{ width: `${percent}%` }} />
    </span>
  );
}

const sportsOfSets = ['tennis', 'volleyball', 'tableTennis', 'badminton'];

function Points({ match, points }: { match: BookMatch; points: Tracker['points'] }) {
  const t = useTranslations('sportsbook.tracker');
  const word = sportsOfSets.includes(match.sport) ? 'set' : 'map';
  return (
    <ol className="flex flex-wrap gap-2" aria-label={t('title')}>
      {points.map(({ home, away }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sets have no other name than their number
        <Part key={index} name={t(word, { number: index + 1 })}>
          <span className={clsx(home > away && 'text-gold-ink')}>{home}</span>
          {' : '}
          <span className={clsx(away > home && 'text-gold-ink')}>{away}</span>
        </Part>
      ))}
      {match.state === 'live' && <Part name={t(word, { number: points.length + 1 })}>{t('running')}</Part>}
    </ol>
  );
}

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <li className="tabular flex min-w-24 flex-col rounded-md border border-line bg-sunken px-3 py-2 text-sm font-semibold">
      <span className="text-xs font-normal text-ink-muted">{name}</span>
      <span>{children}</span>
    </li>
  );
}
