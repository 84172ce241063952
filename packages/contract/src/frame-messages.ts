/**
 * Messages between the game frame and the page that holds it. The frame is sandboxed without an origin of its own, so the host
 * accepts only messages whose source is its frame's window and whose origin is "null"; the frame accepts only its parent's
 * window with the exact origin that the server wrote into the launch URL.
 */
export type FrameToHost =
  | { channel: 'baize-game'; type: 'ready' }
  | { channel: 'baize-game'; type: 'roundStarted'; roundId: string; balanceMinor: string }
  | { channel: 'baize-game'; type: 'roundEnded'; roundId: string; balanceMinor: string }
  /** A round has been shown that paid many times its stake; `roundId` is that of the betting record. */
  | { channel: 'baize-game'; type: 'bigWin'; roundId: string }
  | { channel: 'baize-game'; type: 'close' }
  | { channel: 'baize-game'; type: 'depositRequested' }
  | { channel: 'baize-game'; type: 'sessionEnded' }
  | { channel: 'baize-game'; type: 'preferenceChanged'; sound: boolean }
  /** Whether the player wants the chat of a table beside it. */
  | { channel: 'baize-game'; type: 'preferenceChanged'; tableChat: boolean };

/** What a page of rules, in a frame that has no origin either, says of itself: how high it is; 0: there is nothing to show. */
export interface RulesFrameMessage {
  channel: 'baize-rules';
  heightPx: number;
}

export type HostToFrame =
  | { channel: 'baize-game'; type: 'balanceChanged' }
  /** Without `tableChat` the player has never chosen. */
  | { channel: 'baize-game'; type: 'preferences'; sound: boolean; tableChat?: boolean };
