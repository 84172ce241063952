import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FrameProvider, useHud } from '../game-frame/frame-context.tsx';
import { GameFrame } from '../game-frame/GameFrame.tsx';
import type { OpenedGame } from './open-game.ts';
import { FailedScreen } from './Screens.tsx';
import { startGame } from './start-game.ts';

function FailedOverGame({ opened }: { opened: OpenedGame }) {
  const frame = useHud((state) => state.frame);
  return frame.phase === 'failed' ? <FailedScreen reason={frame.reason} host={opened.host} /> : null;
}

/** An opened game: builds its stage into the frame and runs it until the page goes. */
export function Game({ opened }: { opened: OpenedGame }) {
  const text = useTranslations('studio');
  const canvasHost = useRef<HTMLDivElement>(null);
  const boardSlot = useRef<HTMLDivElement>(null);
  const totalSlot = useRef<HTMLDivElement>(null);
  const started = useMemo(() => startGame(opened, text), [opened, text]);

  useEffect(() => {
    if (canvasHost.current === null || boardSlot.current === null || totalSlot.current === null) return;
    return started.mount({
      canvasHost: canvasHost.current,
      boardSlot: boardSlot.current,
      totalSlot: totalSlot.current,
    });
  }, [started]);

  return (
    <FrameProvider frame={started.frame}>
      <GameFrame places={{ canvasHost, boardSlot, totalSlot }} />
      <FailedOverGame opened={opened} />
    </FrameProvider>
  );
}
