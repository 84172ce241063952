import type { InstantRound } from '@baize/contract';
import * as limbo from '@baize/games/limbo';
import { stakeBack } from '@baize/games/table-engine';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { DecimalField } from '../DecimalField.tsx';
import { Figures } from '../Figures.tsx';
import { OneShotFrame } from '../OneShotFrame.tsx';
import { Options } from '../Options.tsx';
import { InstantFairness } from '../panels.tsx';
import { useOneShot } from '../use-one-shot.ts';
import { verifyBy } from '../verify-by.ts';
import { Point } from './Point.tsx';
import { chanceText, hundredthsText, readTarget, targetRange } from './target.ts';

/** The figure runs up so long. */
const showMs = 900;
const usual = [150, 200, 500, 1_000, 10_000];
const pointOf = ({ view }: InstantRound) => (typeof view.point === 'number' ? view.point : null);

const verify = verifyBy<limbo.LimboBet, limbo.LimboRound>(limbo.playRound, ({ point }, view) => point === view.point);

function Rules() {
  const t = useTranslations('instant.limbo.rules');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('title')} text={t('text')} />
      <Facts
        facts={[
          [t('rtp'), t('rtpValue')],
          [t('targets'), `${targetRange.min}× – ${targetRange.max}×`],
          [t('version'), limbo.rulesVersion],
        ]}
      />
    </div>
  );
}

function Play() {
  const t = useTranslations('instant');
  const money = useTableFrameMoney();
  const [target, setTarget] = useState(200);
  const bestReturn = limbo.returnOfWin({ target });
  const shot = useOneShot({ sound: 'roll', showMs, bestReturn });
  const { stake, coming, last, isPlaying, isLocked } = shot;
  const shown = coming ?? (isPlaying ? null : last);
  const won = last === null || isPlaying ? undefined : BigInt(last.payoutMinor) > 0n;
  const profitMinor =
    stake.minor === null ? null : (stake.minor * BigInt(bestReturn)) / BigInt(stakeBack) - stake.minor;
  return (
    <OneShotFrame
      title={t('limbo.title')}
      scene="limbo"
      playText={t('limbo.play')}
      shot={shot}
      labelOf={(round) => `${hundredthsText(pointOf(round) ?? limbo.oneTimes)}×`}
      panels={{ Rules, Fairness }}
      onPlay={() => shot.play({ target })}
      board={
        <Point
          target={target}
          point={shown && pointOf(shown)}
          won={won}
          runMs={coming === null ? null : showMs}
          isWaiting={isPlaying}
        />
      }
      choices={
        <>
          <div className="instant-pair instant-inline">
            <DecimalField
              label={t('limbo.target')}
              range={t('stake.range', targetRange)}
              unit="×"
              text={hundredthsText(target)}
              read={readTarget}
              onRead={setTarget}
              isLocked={isLocked}
            />
            <Figures
              figures={[
                [t('limbo.chance'), `${chanceText(target)} %`],
                [t('limbo.profit'), profitMinor === null ? '–' : money(profitMinor)],
              ]}
            />
          </div>
          <Options
            legend={t('limbo.usual')}
            options={usual.map((value) => ({ value, label: `${value / limbo.oneTimes}×` }))}
            value={target}
            isLocked={isLocked}
            onChange={setTarget}
          />
        </>
      }
    />
  );
}

function Fairness() {
  return <InstantFairness verify={verify} />;
}

export const game: TableFrameGame = { Play, Rules };
