import { useEffect } from 'react';
import { useTableFrame } from '../table-frame/table-frame-context.tsx';
import { WinFlag } from '../table-frame/WinFlag.tsx';

/** The sound of the own result of a hand; null as long as it is not shown. */
export function useResultSound(netMinor: bigint | null): void {
  const { sound } = useTableFrame();
  const isWin = netMinor !== null && netMinor > 0n;
  const isLoss = netMinor !== null && netMinor < 0n;
  useEffect(() => {
    if (isWin || isLoss) sound.play(isWin ? 'win' : 'lose');
  }, [isWin, isLoss, sound]);
}

/** The own result of a hand with its sound; null as long as it is not shown. */
export function OwnResult(props: { handId: string | undefined; netMinor: bigint | null; baseMinor: string }) {
  const { handId, netMinor, baseMinor } = props;
  useResultSound(netMinor);
  const isWin = netMinor !== null && netMinor > 0n;
  const paid = handId && isWin ? { id: handId, paidMinor: netMinor, stakeMinor: BigInt(baseMinor) } : null;
  return <WinFlag paid={paid} />;
}
