import { useEffect } from 'react';
import { useTableFrame } from './table-frame-context.tsx';

/** Plays an effect each time that something begins. */
export function useSoundWhen(hasBegun: boolean, name: string): void {
  const { sound } = useTableFrame();
  useEffect(() => {
    if (hasBegun) sound.play(name);
  }, [hasBegun, name, sound]);
}

/** The room around a table is heard as long as its page is seen. */
export function useAmbience(): void {
  const { sound } = useTableFrame();
  useEffect(() => {
    const update = () => sound.setAmbience(!document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      sound.setAmbience(false);
    };
  }, [sound]);
}
