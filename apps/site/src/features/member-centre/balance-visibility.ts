import { create } from 'zustand';
import { readStored, writeStored } from '../../lib/preferences/storage.ts';

const STORAGE_KEY = 'balanceHidden';

interface BalanceVisibility {
  isHidden: boolean;
  toggle: () => void;
}

/** Whether amounts of the balance are shown as ***; a choice of this device, the same in header, game and wallet. */
export const useBalanceVisibility = create<BalanceVisibility>((set, get) => ({
  isHidden: readStored(STORAGE_KEY) === '1',
  toggle: () => {
    const isHidden = !get().isHidden;
    writeStored(STORAGE_KEY, isHidden ? '1' : '0');
    set({ isHidden });
  },
}));
