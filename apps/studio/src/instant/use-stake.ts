import { useState } from 'react';
import { useTableFrame, useTableFrameState } from '../table-frame/table-frame-context.tsx';
import type { Instant } from '../table-frame/use-instant.ts';
import { readStake, stakeText } from './StakeField.tsx';

/** The stake of the next bet: as typed, and in minor units when it is on offer and covered by the balance. */
export function useStake(limits: Instant['limits']) {
  const { opening } = useTableFrame();
  const { exponent } = opening.currency;
  const balanceMinor = useTableFrameState((state) => state.balanceMinor);
  const [text, setText] = useState(() => stakeText(BigInt(opening.defaultBetMinor), exponent));
  const typed = readStake(text, exponent);
  const isOffered = typed !== null && limits !== null && typed >= limits.minMinor && typed <= limits.maxMinor;
  return { text, setText, minor: isOffered ? typed : null, isCovered: isOffered && typed <= balanceMinor };
}
