import { type ReactNode, useRef, useState } from 'react';
import type { GameAddress } from '../../config/paths.ts';
import { GameBar } from './game-bar.tsx';
import { LaunchedGame } from './launched-game.tsx';

export interface GameStageProps {
  game: GameAddress;
  /** Balance and deposit for narrow screens. */
  account: ReactNode;
  /** Stands in place of the game for somebody who is not logged in; null when the game may start. */
  guest: ReactNode;
  /** Rises when the balance changed by something other than this game. */
  outsideChanges: number;
  /** The game booked something; integer minor units. */
  onBalance: (balanceMinor: string) => void;
  onDeposit: () => void;
  onClose: () => void;
}

/** A game with the bar over it, as high as the screen allows. */
export function GameStage({ game, account, guest, outsideChanges, onBalance, onDeposit, onClose }: GameStageProps) {
  const stage = useRef<HTMLElement>(null);
  const [name, setName] = useState('');
  const [attempt, setAttempt] = useState(1);
  return (
    <section ref={stage} className="flex h-dvh flex-col bg-ground md:h-[calc(100dvh-var(--spacing-header)-1px)]">
      <GameBar name={name} stage={stage} account={account} onClose={onClose} />
      <div className="relative min-h-0 flex-1">
        {guest ?? (
          <LaunchedGame
            key={`${game.vendor}/${game.gameCode}/${attempt}`}
            game={game}
            attempt={attempt}
            outsideChanges={outsideChanges}
            onName={setName}
            onBalance={onBalance}
            onDeposit={onDeposit}
            onClose={onClose}
            onRestart={() => setAttempt(attempt + 1)}
          />
        )}
      </div>
    </section>
  );
}
