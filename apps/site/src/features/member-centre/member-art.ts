/** Pictures of the overlay's empty states. */
export const memberArt = {
  emptyBets: '/art/scenes/empty-bets.webp',
  emptyWallet: '/art/scenes/empty-wallet.webp',
} as const;
