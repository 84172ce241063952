import type { TableChatMessage } from '@baize/contract';

/** A table of one brand. */
export interface ChatPlace {
  brandId: string;
  gameCode: string;
}

/** Whom the chat tells its news; all calls return at once and never throw. */
export interface ChatHub {
  said(place: ChatPlace, message: TableChatMessage): void;
  removed(place: ChatPlace, messageId: string): void;
  /** Who may write has changed: for one player, or, without a name, for everybody of the brand. */
  changed(whose: { brandId: string; playerRef?: string }): void;
}
