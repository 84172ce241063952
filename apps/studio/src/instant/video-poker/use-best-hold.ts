import { createHoldSums, type HoldValue } from '@baize/games/video-poker';
import { useEffect, useState } from 'react';
import { waitFor } from '../../game-frame/round-player.ts';

/** Work at a stretch, so that the screen still moves. */
const stretchMs = 8;

/** The best hold of the dealt cards, found on this machine over all hands of the pack; null until then, and without cards. */
export function useBestHold(dealt: readonly number[] | null): HoldValue | null {
  const [found, setFound] = useState<{ cards: string; best: HoldValue } | null>(null);
  const cards = dealt?.join() ?? '';
  useEffect(() => {
    if (cards === '') return;
    let isGone = false;
    const search = async () => {
      const sums = createHoldSums(cards.split(',').map(Number));
      let since = performance.now();
      for (let lowest = 0; lowest < sums.steps && !isGone; lowest += 1) {
        sums.add(lowest);
        if (performance.now() - since < stretchMs) continue;
        await waitFor(0);
        since = performance.now();
      }
      const [best] = sums.values();
      if (!isGone && best) setFound({ cards, best });
    };
    void search();
    return () => {
      isGone = true;
    };
  }, [cards]);
  return found?.cards === cards ? found.best : null;
}
