/** Links of rounds that one account may make in 24 hours, also those that it took back. */
export const maxRoundSharesOfDay = 20;
