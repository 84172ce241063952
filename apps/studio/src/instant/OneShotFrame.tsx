import type { InstantRound } from '@baize/contract';
import type { ComponentType, ReactNode } from 'react';
import { TableFrame } from '../table-frame/TableFrame.tsx';
import { paidOf } from '../table-frame/use-instant.ts';
import { WinFlag } from '../table-frame/WinFlag.tsx';
import { PlayButtons } from './AutoBet.tsx';
import { LastRounds } from './LastRounds.tsx';
import { InstantHistory } from './panels.tsx';
import { StakeField, useStakeKeys } from './StakeField.tsx';
import type { PlayOnce } from './use-auto-bet.ts';
import type { OneShot } from './use-one-shot.ts';

/** The screen of a game whose rounds are over with their draw: latest rounds, the board, the choice, the stake and one button. */
export function OneShotFrame(props: {
  title: string;
  scene: string;
  /** What the button says. */
  playText: string;
  shot: OneShot;
  labelOf: (round: InstantRound) => string;
  panels: { Rules: ComponentType; Fairness: ComponentType };
  board: ReactNode;
  choices: ReactNode;
  /** The choice is not complete yet. */
  isOpen?: boolean;
  onPlay: PlayOnce;
}) {
  const { title, scene, playText, shot, labelOf, panels, board, choices, isOpen = false, onPlay } = props;
  const { stake, last, isLocked } = shot;
  return (
    <TableFrame
      title={title}
      scene={scene}
      keys={[['Space', playText], ...useStakeKeys()]}
      panels={{ ...panels, History: InstantHistory }}
      stage={
        <div className="instant-stage">
          <LastRounds rounds={shot.rounds} labelOf={labelOf} />
          <div className="instant-board" data-scene={scene}>
            {board}
            <WinFlag paid={last && !shot.isPlaying ? paidOf(last) : null} />
          </div>
        </div>
      }
      controls={
        <div className="instant-controls">
          {choices}
          <div className="instant-row">
            <StakeField text={stake.text} onChange={stake.setText} limits={stake.limits} isLocked={isLocked} />
            <PlayButtons
              auto={shot.auto}
              playText={playText}
              canPlay={stake.isCovered && !isLocked && !isOpen}
              stakeMinor={stake.minor}
              onPlay={onPlay}
            />
          </div>
        </div>
      }
    />
  );
}
