import { create } from 'zustand';

const storageKey = 'chatToken';

/** The token of a visitor's chat, for this visit; empty without one. A signed-in account needs none. */
export const useChatToken = create<{ chatToken: string }>(() => ({ chatToken: read() }));

/** Empty: there is none any more. Kept in the page that opened this window too, so that the conversation goes on when the window is closed and opened again. */
export function keepChatToken(chatToken: string): void {
  useChatToken.setState({ chatToken });
  for (const page of [window, window.opener as Window | null]) {
    try {
      if (chatToken === '') page?.sessionStorage.removeItem(storageKey);
      else page?.sessionStorage.setItem(storageKey, chatToken);
    } catch {
      // Storage is forbidden, or the opener is another site's: the chat lasts as long as this window.
    }
  }
}

/** The server knows this token no longer; news of an earlier one drop nothing. */
export function dropChatToken(chatToken: string): void {
  if (useChatToken.getState().chatToken === chatToken) keepChatToken('');
}

function read(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}
