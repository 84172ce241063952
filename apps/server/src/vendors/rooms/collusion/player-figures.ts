import type { PlayedHand } from './played-hand.ts';

/** What a player did at a game; amounts in minor units. */
export interface PlayerFigures {
  hands: number;
  /** Hands that ended with more chips than they began. */
  won: number;
  netMinor: bigint;
  rakeMinor: bigint;
  /** The most that one hand brought him. */
  biggestMinor: bigint;
  /** Hands with chips put in by his own will before the flop (VPIP), and with a raise there (PFR); null: the game has no flop. */
  voluntary: number | null;
  raised: number | null;
}

const added = (a: number | null, b: number | null): number | null =>
  a === null && b === null ? null : (a ?? 0) + (b ?? 0);

export const sumOfFigures = (a: PlayerFigures, b: PlayerFigures): PlayerFigures => ({
  hands: a.hands + b.hands,
  won: a.won + b.won,
  netMinor: a.netMinor + b.netMinor,
  rakeMinor: a.rakeMinor + b.rakeMinor,
  biggestMinor: a.biggestMinor > b.biggestMinor ? a.biggestMinor : b.biggestMinor,
  voluntary: added(a.voluntary, b.voluntary),
  raised: added(a.raised, b.raised),
});

/** Each player's figures of one hand. */
export function figuresOf({ players, steps }: PlayedHand): (PlayerFigures & { playerRef: string })[] {
  const early = (steps ?? []).filter(({ phase }) => phase === 'preflop');
  const hasFlop = early.length > 0;
  const did = (seat: number, acts: readonly string[]): number | null =>
    hasFlop ? Number(early.some((step) => step.seat === seat && acts.includes(step.act))) : null;
  return players.map(({ seat, playerRef, netMinor, rakeMinor }) => ({
    playerRef,
    hands: 1,
    won: Number(netMinor > 0n),
    netMinor,
    rakeMinor,
    biggestMinor: netMinor > 0n ? netMinor : 0n,
    voluntary: did(seat, ['call', 'raise']),
    raised: did(seat, ['raise']),
  }));
}
