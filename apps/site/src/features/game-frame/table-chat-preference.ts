import { create } from 'zustand';
import { readStored, writeStored } from '../../lib/preferences/storage.ts';

const KEY = 'tableChat';

interface TableChatChoice {
  /** Null: the player has never chosen. */
  isOpen: boolean | null;
  set: (isOpen: boolean) => void;
}

const stored = readStored(KEY);

/** Whether the player wants the chat of a table beside it, on this device. */
export const useTableChatChoice = create<TableChatChoice>((set) => ({
  isOpen: stored === null ? null : stored === 'open',
  set: (isOpen) => {
    writeStored(KEY, isOpen ? 'open' : 'closed');
    set({ isOpen });
  },
}));
