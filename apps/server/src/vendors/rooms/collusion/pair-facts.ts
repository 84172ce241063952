import type { PlayedHand, Step } from './played-hand.ts';

/** What passed from one player to another over hands that both were dealt in; chips are counted in bases. */
export interface Facts {
  hands: number;
  /** What he lost to the other one less what he won from him, and the sum of its squares. */
  flow: number;
  squares: number;
  /** Big pots that he folded to the other one alone. */
  bigFolds: number;
  /** Decisions with nobody but the two left, and raises among them. */
  decisions: number;
  raises: number;
}
export interface DirectedFacts extends Facts {
  playerRef: string;
  otherRef: string;
}

export const noFacts: Facts = { hands: 0, flow: 0, squares: 0, bigFolds: 0, decisions: 0, raises: 0 };

export const sumOfFacts = (facts: readonly Facts[]): Facts =>
  facts.reduce(
    (sum, one) => ({
      hands: sum.hands + one.hands,
      flow: sum.flow + one.flow,
      squares: sum.squares + one.squares,
      bigFolds: sum.bigFolds + one.bigFolds,
      decisions: sum.decisions + one.decisions,
      raises: sum.raises + one.raises,
    }),
    noFacts,
  );

/** From so many bases on a fold gives much away. */
const bigFoldBases = 15n;
const decisionActs: ReadonlySet<string> = new Set(['fold', 'check', 'call', 'raise']);

const isBetween = ({ live }: Step, seat: number, other: number): boolean =>
  live.length === 2 && live.includes(seat) && live.includes(other);

/** What every player of a hand lost to every other one: a loss goes to the winners in proportion to what they won. */
export function factsOf({ players, steps, baseMinor }: PlayedHand): DirectedFacts[] {
  const inBases = (minor: bigint) => Number(minor) / Number(baseMinor);
  const grossOf = (player: PlayedHand['players'][number]) => inBases(player.netMinor + player.rakeMinor);
  const won = players.reduce((sum, player) => sum + Math.max(0, grossOf(player)), 0);
  const paid = (from: PlayedHand['players'][number], to: PlayedHand['players'][number]) =>
    won === 0 ? 0 : (Math.max(0, -grossOf(from)) * Math.max(0, grossOf(to))) / won;
  return players.flatMap((player) =>
    players
      .filter(({ seat }) => seat !== player.seat)
      .map((other) => {
        const flow = paid(player, other) - paid(other, player);
        const own = (steps ?? []).filter(
          (step) => step.seat === player.seat && decisionActs.has(step.act) && isBetween(step, player.seat, other.seat),
        );
        const isBig = ({ committed }: Step) => (committed[player.seat] ?? 0n) >= bigFoldBases * baseMinor;
        return {
          playerRef: player.playerRef,
          otherRef: other.playerRef,
          hands: 1,
          flow,
          squares: flow * flow,
          bigFolds: own.filter((step) => step.act === 'fold' && isBig(step)).length,
          decisions: own.length,
          raises: own.filter(({ act }) => act === 'raise').length,
        };
      }),
  );
}
