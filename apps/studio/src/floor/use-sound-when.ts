import { useEffect } from 'react';
import { useFloor } from './floor-context.tsx';

/** Plays an effect each time that something begins. */
export function useSoundWhen(hasBegun: boolean, name: string): void {
  const { sound } = useFloor();
  useEffect(() => {
    if (hasBegun) sound.play(name);
  }, [hasBegun, name, sound]);
}
