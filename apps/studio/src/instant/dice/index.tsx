import type { InstantRound } from '@baize/contract';
import { replay } from '@baize/fairness';
import * as dice from '@baize/games/dice';
import { stakeBack } from '@baize/games/table-engine';
import { Button } from '@baize/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import { waitFor } from '../../game-frame/round-player.ts';
import { isStill } from '../../lib/is-still.ts';
import { TableFrame } from '../../table-frame/TableFrame.tsx';
import { useTableFrame, useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { paidOf, useInstant } from '../../table-frame/use-instant.ts';
import { WinFlag } from '../../table-frame/WinFlag.tsx';
import { DecimalField } from '../DecimalField.tsx';
import { Figures } from '../Figures.tsx';
import { LastRounds } from '../LastRounds.tsx';
import { InstantFairness, InstantHistory, type VerifyRound } from '../panels.tsx';
import { StakeField, useStakeKeys } from '../StakeField.tsx';
import { useStake } from '../use-stake.ts';
import { Bar } from './Bar.tsx';
import { Face } from './Face.tsx';
import { chanceRange, hundredths, readChance, readTimes, timesRange, timesText } from './mark.ts';

/** A roll is seen at least so long. */
const rollMs = 450;
const faceOf = ({ view }: InstantRound) => (typeof view.face === 'number' ? view.face : null);

const verify: VerifyRound = async (round, serverSeed) => {
  const { clientSeed, nonce } = round.fairness;
  const bet = round.choice as unknown as dice.DiceBet;
  const again = await replay({ serverSeed, clientSeed, nonce }, (draw) =>
    dice.playRound(bet, { betMinor: BigInt(round.betMinor), draw }),
  );
  return again.face === faceOf(round) && again.payoutMinor === BigInt(round.payoutMinor);
};

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
    <div className="dice-mark">
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
  const { sound } = useTableFrame();
  const money = useTableFrameMoney();
  const instant = useInstant({ isShownLater: true });
  const stake = useStake(instant.limits);
  const [bet, setBet] = useState<dice.DiceBet>({ direction: 'under', winningFaces: 4_950 });
  const [last, setLast] = useState<InstantRound | null>(null);
  const [isRolling, setRolling] = useState(false);
  const isLocked = instant.isBusy || isRolling;
  const face = last && faceOf(last);
  const won = last === null || face === null || isRolling ? undefined : BigInt(last.payoutMinor) > 0n;

  const roll = async () => {
    if (stake.minor === null) return;
    sound.play('roll');
    const isSeen = !isStill();
    setRolling(isSeen);
    const [round] = await Promise.all([instant.play(stake.minor, { ...bet }), isSeen ? waitFor(rollMs) : null]);
    setRolling(false);
    if (!round) return;
    setLast(round);
    instant.show(round);
    sound.play(BigInt(round.payoutMinor) > 0n ? 'win' : 'lose');
  };
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
            rounds={instant.round === last ? instant.history : instant.history.slice(1)}
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
            <StakeField text={stake.text} onChange={stake.setText} limits={instant.limits} isLocked={isLocked} />
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
            <Button size="lg" aria-keyshortcuts="Space" disabled={!stake.isCovered || isLocked} onClick={roll}>
              {t('roll')}
            </Button>
          </div>
        </div>
      }
    />
  );
}

function Fairness() {
  return <InstantFairness verify={verify} />;
}

export const game: TableFrameGame = { Play };
