import type { InstantRound } from '@baize/contract';
import { replay } from '@baize/fairness';
import * as dice from '@baize/games/dice';
import { Button } from '@baize/ui/button';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FloorFrame } from '../../floor/FloorFrame.tsx';
import { useFloor, useFloorMoney } from '../../floor/floor-context.tsx';
import type { FloorGame } from '../../floor/floor-game.ts';
import { paidOf, useInstant } from '../../floor/use-instant.ts';
import { WinFlag } from '../../floor/WinFlag.tsx';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import { waitFor } from '../../game-frame/round-player.ts';
import { isStill } from '../../lib/is-still.ts';
import { Figures } from '../Figures.tsx';
import { LastRounds } from '../LastRounds.tsx';
import { InstantFairness, InstantHistory, type VerifyRound } from '../panels.tsx';
import { StakeField } from '../StakeField.tsx';
import { useStake } from '../use-stake.ts';
import { Face, faceText } from './Face.tsx';

/** A roll is seen at least so long. */
const rollMs = 450;
const faceOf = ({ view }: InstantRound) => (typeof view.face === 'number' ? view.face : null);
const timesText = (bet: dice.DiceBet) => (dice.returnOfWin(bet) / 10_000).toFixed(4);

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

/** The face on a bar from 0.00 to 99.99, and the mark that the player moves. */
function Bar(props: {
  bet: dice.DiceBet;
  face: number | null;
  isLocked: boolean;
  onMark: (winningFaces: number) => void;
}) {
  const { bet, face, isLocked, onMark } = props;
  const t = useTranslations('instant.dice');
  const mark = bet.direction === 'under' ? bet.winningFaces : dice.faces - bet.winningFaces;
  return (
    <div className="dice-bar">
      <div
        className="dice-track"
        data-direction={bet.direction}
        style={{ '--mark': `${mark / 100}%` } as CSSProperties}
      >
        <input
          type="range"
          min={dice.targets.least}
          max={dice.targets.most}
          step={50}
          value={bet.winningFaces}
          disabled={isLocked}
          aria-label={t('chance')}
          aria-valuetext={t('chanceValue', { value: faceText(bet.winningFaces) })}
          onChange={(event) => onMark(Number(event.target.value))}
          style={bet.direction === 'over' ? { direction: 'rtl' } : undefined}
        />
        <span className="dice-handle" />
        {face !== null && (
          <span className="dice-pin" style={{ left: `${face / 100}%` }}>
            {faceText(face)}
          </span>
        )}
      </div>
      <p className="dice-scale mt-3" aria-hidden="true">
        <span>0</span>
        <span>25</span>
        <span>50</span>
        <span>75</span>
        <span>100</span>
      </p>
    </div>
  );
}

function Play() {
  const t = useTranslations('instant.dice');
  const { sound } = useFloor();
  const money = useFloorMoney();
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
  return (
    <FloorFrame
      title={t('title')}
      scene="dice"
      panels={{ Rules, History: InstantHistory, Fairness }}
      stage={
        <div className="instant-stage">
          <LastRounds
            rounds={instant.round === last ? instant.history : instant.history.slice(1)}
            labelOf={(round) => {
              const shown = faceOf(round);
              return shown === null ? '' : faceText(shown);
            }}
          />
          <div className="dice-table">
            <Face face={face} won={won} isRolling={isRolling} />
            <Bar
              bet={bet}
              face={face}
              isLocked={isLocked}
              onMark={(winningFaces) => setBet({ ...bet, winningFaces: Math.max(winningFaces, 100) })}
            />
            <WinFlag paid={last && !isRolling ? paidOf(last) : null} />
          </div>
        </div>
      }
      controls={
        <div className="instant-controls">
          <Figures
            figures={[
              [t('multiplier'), `${timesText(bet)}×`],
              [t('winChance'), t('chanceValue', { value: faceText(bet.winningFaces) })],
              [t('profit'), stake.minor === null ? '–' : money((stake.minor * back) / 10_000n - stake.minor)],
            ]}
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
                ? t('under', { value: faceText(bet.winningFaces) })
                : t('over', { value: faceText(dice.faces - bet.winningFaces - 1) })}
            </Button>
            <Button size="lg" disabled={!stake.isCovered || isLocked} onClick={roll}>
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

export const game: FloorGame = { Play };
