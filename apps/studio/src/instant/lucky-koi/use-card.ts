import type { InstantRound } from '@baize/contract';
import { fieldCount } from '@baize/games/lucky-koi';
import { useCallback, useEffect, useState } from 'react';
import { waitFor } from '../../game-frame/round-player.ts';
import { isStill } from '../../lib/is-still.ts';
import { useTableFrame } from '../../table-frame/table-frame-context.tsx';
import { type Instant, useInstant } from '../../table-frame/use-instant.ts';

const everyField = Array.from({ length: fieldCount }, (_, field) => field);
const none: readonly number[] = [];
const fieldMs = 110;

export interface Card {
  instant: Instant;
  /** The card that was bought last. */
  round: InstantRound | null;
  /** Its fields that lie under the foil. */
  covered: readonly number[];
  buy: (betMinor: bigint) => Promise<void>;
  open: (field: number) => void;
  openAll: () => Promise<void>;
}

/** Cards one after the other: what one wins is shown when all its fields are open. Whoever wants less motion sees it at once. */
export function useCard(): Card {
  const { sound } = useTableFrame();
  const instant = useInstant({ isShownLater: true });
  const { show } = instant;
  const [round, setRound] = useState<InstantRound | null>(null);
  const [covered, setCovered] = useState(none);
  const [waiting, setWaiting] = useState<InstantRound | null>(null);

  useEffect(() => {
    if (waiting === null || covered.length > 0) return;
    setWaiting(null);
    show(waiting);
    sound.play(BigInt(waiting.payoutMinor) > BigInt(waiting.betMinor) ? 'win' : 'lose');
  }, [waiting, covered, show, sound]);

  const open = useCallback(
    (field: number) => {
      sound.play('reveal');
      setCovered((fields) => fields.filter((one) => one !== field));
    },
    [sound],
  );
  return {
    ...{ instant, round, covered, open },
    buy: async (betMinor) => {
      sound.play('card');
      const bought = await instant.play(betMinor, {});
      if (!bought) return;
      setCovered(isStill() ? none : everyField);
      setRound(bought);
      setWaiting(bought);
    },
    openAll: async () => {
      for (const field of covered) {
        open(field);
        await waitFor(fieldMs);
      }
    },
  };
}
