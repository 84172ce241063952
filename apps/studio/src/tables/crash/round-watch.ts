import type { AutoplayStop } from '../../game-frame/autoplay-rules.ts';
import type { Table } from '../../table-frame/table/use-table.ts';
import { hasBet, type OwnBets, paidOf, type Slot } from './own-bets.ts';

/** A flight and the player's bets in it, as they are known at a moment. */
export type SeenFlight = OwnBets & Pick<Table, 'nowMs'> & { state: Pick<NonNullable<Table['state']>, 'round'> | null };

/** A bet that is sent with less time left may come too late: it is left for the next round. */
const latestBeforeCloseMs = 300;

/** What a bet of each round does now; null: it waits. A stop: a round went by that was not seen. */
export type NextStep = { bets: true } | { stop: AutoplayStop };

/** Follows rounds one by one, so that each gets one bet and none goes by unseen. */
export function createRoundWatch(slot: Slot) {
  /** The last round that got its bet, or was to get none. */
  let done: number | null = null;

  const isOpen = ({ state, nowMs }: SeenFlight): boolean => {
    const round = state?.round;
    return round?.status === 'betting' && Date.parse(round.closesAt) - nowMs() > latestBeforeCloseMs;
  };

  return {
    /** Looks whether the next round takes a bet. Rounds that were under way at the first look, or in which a bet lies already, get none. */
    look(seen: SeenFlight): NextStep | null {
      const round = seen.state?.round ?? null;
      if (round === null || (done !== null && round.number <= done)) return null;
      const isNext = done === null || round.number === done + 1;
      if (isNext && isOpen(seen) && !hasBet(seen, slot)) return { bets: true };
      const isPassedOver = done === null || (isNext && hasBet(seen, slot));
      if (!isPassedOver) return { stop: 'connectionLost' };
      done = round.number;
      return null;
    },

    /** The bet of this round is sent. From now on `look` waits for the next one, and `result` tells what became of the bet. */
    begin(number: number) {
      done = number;
      let wasSeen = false;
      return {
        /** What the bet paid, or why that is not known; null while it is open. */
        result(seen: SeenFlight): { payoutMinor: string } | AutoplayStop | null {
          const round = seen.state?.round ?? null;
          if (round === null) return null;
          if (round.number !== number) return 'connectionLost';
          if (round.status === 'void') return 'notPlayed';
          const paid = paidOf(seen, slot);
          if (paid !== null) return { payoutMinor: `${paid.paidMinor}` };
          // Taken back: whoever does that wants no further bet.
          if (wasSeen && !hasBet(seen, slot)) return 'player';
          wasSeen ||= hasBet(seen, slot);
          return null;
        },
      };
    },
  };
}
