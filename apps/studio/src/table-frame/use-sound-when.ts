import { useEffect } from 'react';
import { useTableFrame } from './table-frame-context.tsx';

/** Plays an effect each time that something begins. */
export function useSoundWhen(hasBegun: boolean, name: string): void {
  const { sound } = useTableFrame();
  useEffect(() => {
    if (hasBegun) sound.play(name);
  }, [hasBegun, name, sound]);
}
