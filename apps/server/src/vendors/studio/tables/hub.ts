import type { WalletBalance } from '@baize/vendor-kit';

/** Whom a table tells its news; the wiring carries it to the sockets. Both calls return at once and never throw. */
export interface TableHub {
  /** The round went on. */
  roundChanged(gameCode: string): void;
  /** Somebody put bets down or took some back. */
  betsChanged(gameCode: string): void;
  /** A seat was paid; a player's seats at other tables hear nothing of it. */
  seatPaid(seat: {
    gameCode: string;
    playerRef: string;
    seatId: string;
    payoutMinor: bigint;
    balance: WalletBalance | null;
  }): void;
}

export const silentHub: TableHub = {
  roundChanged: () => undefined,
  betsChanged: () => undefined,
  seatPaid: () => undefined,
};
