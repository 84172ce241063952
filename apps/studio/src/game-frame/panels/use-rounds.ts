import type { StudioRound } from '@baize/contract';
import { useCallback, useEffect, useState } from 'react';
import { useFrame } from '../frame-context.tsx';

const shownRounds = 50;

/** The player's latest rounds, newest first; null until they are there. */
export function useRounds(): { rounds: StudioRound[] | null; hasFailed: boolean; reload: () => void } {
  const { api } = useFrame();
  const [rounds, setRounds] = useState<StudioRound[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const reload = useCallback(() => {
    setHasFailed(false);
    void api.call('studioRounds', { data: { pageSize: shownRounds } }).then((outcome) => {
      if (outcome.ok) setRounds(outcome.value.list);
      else setHasFailed(true);
    });
  }, [api]);
  useEffect(reload, [reload]);
  return { rounds, hasFailed, reload };
}
