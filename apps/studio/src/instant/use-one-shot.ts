import type { InstantRound } from '@baize/contract';
import { useState } from 'react';
import { waitFor } from '../game-frame/round-player.ts';
import { isStill } from '../lib/is-still.ts';
import { useTableFrame } from '../table-frame/table-frame-context.tsx';
import { type Instant, useInstant } from '../table-frame/use-instant.ts';
import { type AutoBet, useAutoBet } from './use-auto-bet.ts';
import { useStake } from './use-stake.ts';

export interface OneShot {
  stake: ReturnType<typeof useStake>;
  /** The round that is being shown: its result is known here and not to the player. */
  coming: InstantRound | null;
  /** The last round whose result was shown. */
  last: InstantRound | null;
  /** Rounds whose results were shown, newest first. */
  rounds: readonly InstantRound[];
  isPlaying: boolean;
  /** A round is under way, or others follow by themselves: nothing can be changed. */
  isLocked: boolean;
  auto: AutoBet;
  /** Plays a round until its result is shown; null: none was played. */
  play: (choice: Parameters<Instant['play']>[1]) => Promise<InstantRound | null>;
}

interface OneShotLook {
  /** The sound of a round that begins. */
  sound: string;
  /** A round is under way at least so long, from the press on. */
  minMs?: number;
  /** So long its result is on its way once it is known. */
  showMs?: number;
  /** What the best outcome of the choice brings, in ten-thousandths of the stake. */
  bestReturn: number;
}

/** Plays a game whose rounds are over with their draw. Whoever wants less motion sees the result at once. */
export function useOneShot({ sound: startSound, minMs = 0, showMs = 0, bestReturn }: OneShotLook): OneShot {
  const { sound } = useTableFrame();
  const instant = useInstant({ isShownLater: true });
  const auto = useAutoBet();
  const stake = useStake(instant.limits, bestReturn);
  const [coming, setComing] = useState<InstantRound | null>(null);
  const [last, setLast] = useState<InstantRound | null>(null);
  const [isPlaying, setPlaying] = useState(false);

  const play: OneShot['play'] = async (choice) => {
    if (stake.minor === null) return null;
    sound.play(startSound);
    const isSeen = !isStill();
    setPlaying(isSeen);
    const [round] = await Promise.all([instant.play(stake.minor, choice), isSeen ? waitFor(minMs) : null]);
    if (round && isSeen && showMs > 0) {
      setComing(round);
      await waitFor(showMs);
    }
    setComing(null);
    setPlaying(false);
    if (!round) return null;
    setLast(round);
    instant.show(round);
    sound.play(BigInt(round.payoutMinor) > BigInt(round.betMinor) ? 'win' : 'lose');
    return round;
  };
  const isShown = last !== null && instant.history[0]?.roundId === last.roundId;
  return {
    ...{ stake, coming, last, isPlaying, auto, play },
    rounds: instant.round === null || isShown ? instant.history : instant.history.slice(1),
    isLocked: instant.isBusy || isPlaying || auto.running !== null,
  };
}
