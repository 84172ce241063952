import type { InstantRound } from '@baize/contract';
import * as dice from '@baize/games/dice';
import { stakeBack } from '@baize/games/table-engine';
import { Button } from '@baize/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import { TableFrame } from '../../table-frame/TableFrame.tsx';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { paidOf } from '../../table-frame/use-instant.ts';
import { WinFlag } from '../../table-frame/WinFlag.tsx';
import { PlayButtons } from '../AutoBet.tsx';
import { DecimalField } from '../DecimalField.tsx';
import { Figures } from '../Figures.tsx';
import { LastRounds } from '../LastRounds.tsx';
import { InstantFairness, InstantHistory } from '../panels.tsx';
import { StakeField, useStakeKeys } from '../StakeField.tsx';
import { useOneShot } from '../use-one-shot.ts';
import { verifyBy } from '../verify-by.ts';
import { Bar } from './Bar.tsx';
import { Face } from './Face.tsx';
import { chanceRange, hundredths, readChance, readTimes, timesRange, timesText } from './mark.ts';

/** A roll is seen at least so long. */
const rollMs = 450;
const faceOf = ({ view }: InstantRound) => (typeof view.face === 'number' ? view.face : null);

const verify = verifyBy<dice.DiceBet, dice.DiceRound>(dice.playRound, ({ face }, view) => face === view.face);

function Rules() {
  const t = useTranslations('instant.dice.rules');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('title')} text={t('text')} />
      <Facts
        facts={[
          [t('rtp'), t('rtpValue')],
          [t('faces'), t('facesValue')],
          [t('targets'), t('targetsValue')],
          [t('version'), dice.rulesVersion],
        ]}
      />
    </div>
  );
}

/** How likely a win is and what it pays: two ways to say the same mark, each to be typed. */
function Mark(props: { bet: dice.DiceBet; profit: string; isLocked: boolean; onMark: (winningFaces: number) => void }) {
  const { bet, profit, isLocked, onMark } = props;
  const t = useTranslations('instant');
  const shared = { isLocked, onRead: onMark };
  return (
    <div className="dice-mark instant-inline">
      <DecimalField
        label={t('dice.multiplier')}
        range={t('stake.range', timesRange)}
        unit="×"
        text={timesText(bet.winningFaces)}
        read={readTimes}
        {...shared}
      />
      <DecimalField
        label={t('dice.winChance')}
        range={t('stake.range', chanceRange)}
        unit="%"
        text={hundredths(bet.winningFaces)}
        read={readChance}
        {...shared}
      />
      <Figures figures={[[t('dice.profit'), profit]]} />
    </div>
  );
}

function Play() {
  const t = useTranslations('instant.dice');
  const money = useTableFrameMoney();
  const [bet, setBet] = useState<dice.DiceBet>({ direction: 'under', winningFaces: 4_950 });
  const shot = useOneShot({ sound: 'roll', minMs: rollMs, bestReturn: dice.returnOfWin(bet) });
  const { stake, last, isLocked, isPlaying: isRolling } = shot;
  const face = last && faceOf(last);
  const won = last === null || face === null || isRolling ? undefined : BigInt(last.payoutMinor) > 0n;
  const back = BigInt(dice.returnOfWin(bet));
  const onMark = (winningFaces: number) => setBet({ ...bet, winningFaces });
  return (
    <TableFrame
      title={t('title')}
      scene="dice"
      keys={[['Space', t('roll')], ...useStakeKeys()]}
      panels={{ Rules, History: InstantHistory, Fairness }}
      stage={
        <div className="instant-stage">
          <LastRounds
            rounds={shot.rounds}
            labelOf={(round) => {
              const shown = faceOf(round);
              return shown === null ? '' : hundredths(shown);
            }}
          />
          <div className="dice-table">
            <Face face={face} won={won} isRolling={isRolling} />
            <Bar bet={bet} face={face} isLocked={isLocked} onMark={onMark} />
            <WinFlag paid={last && !isRolling ? paidOf(last) : null} />
          </div>
        </div>
      }
      controls={
        <div className="instant-controls">
          <Mark
            bet={bet}
            profit={stake.minor === null ? '–' : money((stake.minor * back) / BigInt(stakeBack) - stake.minor)}
            isLocked={isLocked}
            onMark={onMark}
          />
          <div className="instant-row">
            <StakeField text={stake.text} onChange={stake.setText} limits={stake.limits} isLocked={isLocked} />
            <Button
              variant="on-hero"
              size="lg"
              disabled={isLocked}
              onClick={() => setBet({ ...bet, direction: bet.direction === 'under' ? 'over' : 'under' })}
            >
              {bet.direction === 'under'
                ? t('under', { value: hundredths(bet.winningFaces) })
                : t('over', { value: hundredths(dice.faces - bet.winningFaces - 1) })}
            </Button>
            <PlayButtons
              auto={shot.auto}
              playText={t('roll')}
              canPlay={stake.isCovered && !isLocked}
              stakeMinor={stake.minor}
              onPlay={() => shot.play({ ...bet })}
            />
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
