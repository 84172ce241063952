import type { TableChatMessage } from '@baize/contract';

/** Who hears the chat of a table. */
export interface ChatListener {
  said(message: TableChatMessage): void;
  removed(messageId: string): void;
  /** Something may have been missed, or who may write has changed: the chat is to be read again. */
  changed(): void;
}

/** Hands the chat's part of the table's news to who shows it. */
export interface ChatNews {
  notify: ChatListener;
  listen(listener: ChatListener): () => void;
}

export function createChatNews(): ChatNews {
  const listeners = new Set<ChatListener>();
  const all = (act: (listener: ChatListener) => void) => {
    for (const listener of listeners) act(listener);
  };
  return {
    notify: {
      said: (message) => all((listener) => listener.said(message)),
      removed: (messageId) => all((listener) => listener.removed(messageId)),
      changed: () => all((listener) => listener.changed()),
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
