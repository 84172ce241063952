/** A jackpot falls that waits for other rounds, which are not known to be paid: those come first. */
export class JackpotTaken extends Error {
  readonly roundIds: readonly string[];
  constructor(roundIds: readonly string[]) {
    super(`a jackpot pool waits for ${roundIds.length === 1 ? 'round' : 'rounds'} ${roundIds.join(', ')}`);
    this.roundIds = roundIds;
  }
}
