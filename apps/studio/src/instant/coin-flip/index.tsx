import type { InstantRound } from '@baize/contract';
import * as coinFlip from '@baize/games/coin-flip';
import { stakeBack } from '@baize/games/table-engine';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { Figures } from '../Figures.tsx';
import { OneShotFrame } from '../OneShotFrame.tsx';
import { Options } from '../Options.tsx';
import { InstantFairness } from '../panels.tsx';
import { timesText } from '../times.ts';
import { useOneShot } from '../use-one-shot.ts';
import { verifyBy } from '../verify-by.ts';
import { Coin } from './Coin.tsx';

/** The coin flies so long. */
const showMs = 1_300;
const sideOf = ({ view }: InstantRound): coinFlip.Side => (view.side === 'tails' ? 'tails' : 'heads');

const verify = verifyBy<coinFlip.CoinBet, coinFlip.CoinRound>(
  coinFlip.playRound,
  ({ side }, view) => side === view.side,
);

function Rules() {
  const t = useTranslations('instant.coinFlip.rules');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('title')} text={t('text')} />
      <Facts
        facts={[
          [t('rtp'), t('rtpValue')],
          [t('pays'), timesText(coinFlip.returnOfWin)],
          [t('version'), coinFlip.rulesVersion],
        ]}
      />
    </div>
  );
}

function Play() {
  const t = useTranslations('instant.coinFlip');
  const money = useTableFrameMoney();
  const [side, setSide] = useState<coinFlip.Side>('heads');
  const shot = useOneShot({ sound: 'chip', showMs, bestReturn: coinFlip.returnOfWin });
  const { stake, coming, last, isPlaying, isLocked } = shot;
  const shown = coming ?? (isPlaying ? null : last);
  const won = last === null || isPlaying ? undefined : BigInt(last.payoutMinor) > 0n;
  const profitMinor =
    stake.minor === null ? null : (stake.minor * BigInt(coinFlip.returnOfWin)) / BigInt(stakeBack) - stake.minor;
  return (
    <OneShotFrame
      title={t('title')}
      scene="coin-flip"
      playText={t('play')}
      shot={shot}
      labelOf={(round) => t(`side.${sideOf(round)}`)}
      panels={{ Rules, Fairness }}
      onPlay={() => shot.play({ side })}
      board={
        <div className="coin-table">
          <Coin side={shown && sideOf(shown)} flightMs={coming === null ? null : showMs} won={won} />
          <p role="status" className="coin-result" data-won={won}>
            {won !== undefined && last !== null && t(`side.${sideOf(last)}`)}
          </p>
        </div>
      }
      choices={
        <div className="instant-pair">
          <Options
            legend={t('choose')}
            options={coinFlip.sides.map((value) => ({ value, label: t(`side.${value}`) }))}
            value={side}
            isLocked={isLocked}
            onChange={setSide}
          />
          <Figures
            figures={[
              [t('pays'), timesText(coinFlip.returnOfWin)],
              [t('profit'), profitMinor === null ? '–' : money(profitMinor)],
            ]}
          />
        </div>
      }
    />
  );
}

function Fairness() {
  return <InstantFairness verify={verify} />;
}

export const game: TableFrameGame = { Play, Rules };
