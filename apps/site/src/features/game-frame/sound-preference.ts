import { create } from 'zustand';
import { readStored, writeStored } from '../../lib/preferences/storage.ts';

const KEY = 'gameSound';

interface SoundState {
  /** Off until the player turns it on. */
  isOn: boolean;
  set: (isOn: boolean) => void;
}

/** Whether games may sound, on this device. */
export const useSound = create<SoundState>((set) => ({
  isOn: readStored(KEY) === 'on',
  set: (isOn) => {
    writeStored(KEY, isOn ? 'on' : 'off');
    set({ isOn });
  },
}));
