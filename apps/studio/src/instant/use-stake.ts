import { stakeBack } from '@baize/games/table-engine';
import { useState } from 'react';
import { useTableFrame, useTableFrameState } from '../table-frame/table-frame-context.tsx';
import type { Instant } from '../table-frame/use-instant.ts';
import { readStake, stakeText } from './StakeField.tsx';

/** The limits of a choice: its best outcome (ten-thousandths of the stake) may not pass the highest win. */
function limitsOf(limits: Instant['limits'], bestReturn: number | undefined): Instant['limits'] {
  if (limits === null || bestReturn === undefined || bestReturn <= 0) return limits;
  // The highest stake whose floored prize is not above the highest win.
  const covered = ((limits.maxWinMinor + 1n) * BigInt(stakeBack) - 1n) / BigInt(Math.ceil(bestReturn));
  return { ...limits, maxMinor: covered < limits.maxMinor ? covered : limits.maxMinor };
}

/**
 * The stake of the next bet: as typed, and in minor units when it is on offer and covered by the balance. `bestReturn`: what the choice
 * can bring at most.
 */
export function useStake(offered: Instant['limits'], bestReturn?: number) {
  const { opening } = useTableFrame();
  const { exponent } = opening.currency;
  const balanceMinor = useTableFrameState((state) => state.balanceMinor);
  const [text, setText] = useState(() => stakeText(BigInt(opening.defaultBetMinor), exponent));
  const typed = readStake(text, exponent);
  const limits = limitsOf(offered, bestReturn);
  const isOffered = typed !== null && limits !== null && typed >= limits.minMinor && typed <= limits.maxMinor;
  return { text, setText, limits, minor: isOffered ? typed : null, isCovered: isOffered && typed <= balanceMinor };
}
