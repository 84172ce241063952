import { doors } from '@baize/games/table-engine';
import { useTranslations } from 'use-intl';
import type { StageProps } from '../../table-frame/table/TablePlay.tsx';

const listedRounds = 36;

interface DoorRoadProps extends Pick<StageProps, 'history'> {
  titleOf: (door: string) => string;
}

/** For each door the latest rounds, the newest first, and how often it beat the banker. */
export function DoorRoad({ history, titleOf }: DoorRoadProps) {
  const t = useTranslations('tables.doors');
  const rounds = history
    .map(({ number, summary }) => ({ number, won: summary.doors as readonly boolean[] }))
    .toReversed();
  return (
    <section className="door-road" aria-label={t('latest')}>
      {doors.map((door, at) => (
        <div key={door}>
          <h3>{titleOf(door)}</h3>
          <b className="tabular">
            {rounds.length > 0 && t('share', { won: rounds.filter(({ won }) => won[at]).length, all: rounds.length })}
          </b>
          <ol>
            {rounds.slice(0, listedRounds).map(({ number, won }) => (
              <li key={number} data-won={won[at]}>
                <span className="sr-only">{won[at] ? t('won') : t('lost')}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
