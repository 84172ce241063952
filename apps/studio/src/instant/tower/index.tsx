import * as tower from '@baize/games/tower';
import { Button } from '@baize/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import { TableFrame } from '../../table-frame/TableFrame.tsx';
import { useTableFrame, useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { paidOf, useInstant } from '../../table-frame/use-instant.ts';
import { WinFlag } from '../../table-frame/WinFlag.tsx';
import { Figures } from '../Figures.tsx';
import { LastRounds } from '../LastRounds.tsx';
import { Options } from '../Options.tsx';
import { InstantFairness, InstantHistory } from '../panels.tsx';
import { StakeField, useStakeKeys } from '../StakeField.tsx';
import { timesOfRound, timesText } from '../times.ts';
import { useStake } from '../use-stake.ts';
import { Board } from './Board.tsx';
import { climbed, levelOf, picksOf, tileState, verify } from './round.ts';

function Rules() {
  const t = useTranslations('instant.tower');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text', { rows: tower.rows })} />
      <Facts
        facts={tower.levels.map((level) => [
          `${t(`level.${level}`)}: ${t('rules.tiles', tower.tilesOf[level])}`,
          `${timesText(tower.returnAfter(level, 1))} – ${timesText(tower.returnAfter(level, tower.rows))}`,
        ])}
      />
      <Facts
        facts={[
          [t('rules.rtp'), t('rules.rtpValue')],
          [t('rules.version'), tower.rulesVersion],
        ]}
      />
      <Section title={t('rules.interruptedTitle')} text={t('rules.interrupted')} />
    </div>
  );
}

function Play() {
  const t = useTranslations('instant.tower');
  const keyText = useTranslations('tables.keys');
  const { sound } = useTableFrame();
  const money = useTableFrameMoney();
  const instant = useInstant();
  const stake = useStake(instant.limits);
  const [level, setLevel] = useState<tower.Level>('easy');
  const [isStale, setStale] = useState(false);
  const { round } = instant;
  const isRunning = round?.status === 'open';
  const shown = isStale && !isRunning ? null : round;
  const next = isRunning ? Number(round.view.nextReturn10k ?? 0) : tower.returnAfter(level, 1);

  const begin = () => {
    if (stake.minor === null) return;
    sound.play('click');
    setStale(false);
    void instant.play(stake.minor, { level });
  };
  const open = async (tile: number) => {
    if (round === null) return;
    const row = picksOf(round).length;
    const after = await instant.step({ tile, row });
    if (after) sound.play(tileState(after, row, tile) === 'trap' ? 'boom' : 'reveal');
  };
  const leave = async () => {
    if (await instant.step({ cashOut: true })) sound.play('win');
  };
  return (
    <TableFrame
      title={t('title')}
      scene="tower"
      keys={[['B', t('start')], ['1–4', t('pick')], ['T', keyText('take')], ...useStakeKeys()]}
      panels={{ Rules, History: InstantHistory, Fairness }}
      stage={
        <div className="instant-stage">
          <LastRounds rounds={instant.history} labelOf={timesOfRound} />
          <div className="instant-board" data-scene="tower">
            <Board round={shown} level={level} isLocked={instant.isBusy} onOpen={open} />
            <WinFlag paid={shown?.status === 'settled' ? paidOf(shown) : null} />
          </div>
        </div>
      }
      controls={
        <div className="instant-controls">
          <Figures
            figures={[
              [t('row'), `${round === null ? 0 : climbed(round)} / ${tower.rows}`],
              [t('next'), timesText(next)],
              [
                t(isRunning ? 'now' : 'won'),
                <span key="now" role="status">
                  {round === null ? '–' : money(round.payoutMinor)}
                </span>,
              ],
            ]}
          />
          <Options
            legend={t('levelLabel')}
            options={tower.levels.map((value) => ({ value, label: t(`level.${value}`) }))}
            value={isRunning ? levelOf(round) : level}
            isLocked={isRunning || instant.isBusy}
            onChange={(value) => {
              setLevel(value);
              setStale(true);
            }}
          />
          <div className="instant-row">
            <StakeField
              text={stake.text}
              onChange={stake.setText}
              limits={instant.limits}
              isLocked={isRunning || instant.isBusy}
            />
            {isRunning ? (
              <Button
                size="lg"
                aria-keyshortcuts="T"
                disabled={picksOf(round).length === 0 || instant.isBusy}
                onClick={leave}
              >
                {t('cashOut', { amount: money(round.payoutMinor) })}
              </Button>
            ) : (
              <Button size="lg" aria-keyshortcuts="B" disabled={!stake.isCovered || instant.isBusy} onClick={begin}>
                {t('start')}
              </Button>
            )}
          </div>
        </div>
      }
    />
  );
}

function Fairness() {
  return <InstantFairness verify={verify} />;
}

export const game: TableFrameGame = { Play, Rules };
