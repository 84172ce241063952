import type { InstantRound } from '@baize/contract';
import * as keno from '@baize/games/keno';
import { stakeBack } from '@baize/games/table-engine';
import { Button } from '@baize/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { OneShotFrame } from '../OneShotFrame.tsx';
import { InstantFairness } from '../panels.tsx';
import { timesOfRound } from '../times.ts';
import { useOneShot } from '../use-one-shot.ts';
import { verifyBy } from '../verify-by.ts';
import { Board, ballMs } from './Board.tsx';
import { quickPick } from './quick-pick.ts';

const showMs = ballMs * keno.drawnCount + 300;
const firstPicks = [7, 18, 26, 33, 52];
const nothing: readonly number[] = [];
const drawnOf = ({ view }: InstantRound) => (Array.isArray(view.drawn) ? (view.drawn as number[]) : nothing);
const shortTimes = (back: number) => `${(back / stakeBack).toLocaleString('en')}×`;

const verify = verifyBy<keno.KenoBet, keno.KenoRound>(
  keno.playRound,
  ({ drawn }, view) => drawn.join() === (view.drawn as number[]).join(),
);

function Rules() {
  const t = useTranslations('instant.keno');
  const counts = Array.from({ length: keno.pickCounts.max }, (_, index) => index + keno.pickCounts.min);
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <Facts
        facts={counts.map((count) => [
          t('rules.picks', { count }),
          keno
            .returnsOf(count)
            .flatMap((back, hits) => (back > 0 ? [`${hits}: ${shortTimes(back)}`] : []))
            .join(', '),
        ])}
      />
      <Facts
        facts={[
          [t('rules.rtp'), t('rules.rtpValue')],
          [t('rules.version'), keno.rulesVersion],
        ]}
      />
    </div>
  );
}

/** What each number of hits pays with so many picks; the last result is marked. */
function Prizes({ count, hits }: { count: number; hits: number | null }) {
  const t = useTranslations('instant.keno');
  const returns = count === 0 ? [] : keno.returnsOf(count);
  return (
    <ol className="keno-prizes" aria-label={t('prizes')}>
      {returns.map((back, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a prize is its hits
          key={place}
          data-hit={place === hits}
          data-pays={back > 0}
        >
          <span>{place}</span>
          <b>{shortTimes(back)}</b>
        </li>
      ))}
    </ol>
  );
}

function Play() {
  const t = useTranslations('instant.keno');
  const [picks, setPicks] = useState<readonly number[]>(firstPicks);
  const [isStale, setStale] = useState(false);
  const bestReturn = picks.length === 0 ? 0 : Math.max(...keno.returnsOf(picks.length));
  const shot = useOneShot({ sound: 'shake', showMs, bestReturn });
  const { coming, last, isPlaying, isLocked } = shot;
  const shown = coming ?? (isPlaying || isStale ? null : last);
  const drawn = shown === null ? nothing : drawnOf(shown);
  const hits = shown === null || isPlaying ? null : keno.hitsOf({ picks }, drawn);
  const change = (next: readonly number[]) => {
    setPicks(next);
    setStale(true);
  };
  const toggle = (number: number) =>
    change(picks.includes(number) ? picks.filter((pick) => pick !== number) : [...picks, number].sort((a, b) => a - b));
  return (
    <OneShotFrame
      title={t('title')}
      scene="keno"
      playText={t('play')}
      shot={shot}
      labelOf={timesOfRound}
      panels={{ Rules, Fairness }}
      isOpen={picks.length === 0}
      onPlay={() => {
        setStale(false);
        return shot.play({ picks: [...picks] });
      }}
      board={
        <div className="keno-table">
          <Board picks={picks} drawn={drawn} isComing={coming !== null} isLocked={isLocked} onToggle={toggle} />
          <Prizes count={picks.length} hits={hits} />
        </div>
      }
      choices={
        <div className="keno-choices">
          <p role="status">
            {hits === null ? t('picked', { count: picks.length }) : t('hits', { count: hits, picks: picks.length })}
          </p>
          <Button variant="on-hero" disabled={isLocked} onClick={() => change(quickPick(picks.length))}>
            {t('quick')}
          </Button>
          <Button variant="on-hero" disabled={isLocked || picks.length === 0} onClick={() => change([])}>
            {t('clear')}
          </Button>
        </div>
      }
    />
  );
}

function Fairness() {
  return <InstantFairness verify={verify} />;
}

export const game: TableFrameGame = { Play, Rules };
