/** What a dealer does; the stage says it by `data-dealer` at what is touched, and `close` by the state of the round. */
export const dealerActs = ['deal', 'turn', 'shake', 'lift', 'spin'] as const;
export type DealerAct = (typeof dealerActs)[number] | 'close';

/** As the player sees them: the dealer stands on the other side of the table. */
export const hands = ['left', 'right'] as const;
export type Hand = (typeof hands)[number];
export type Pose = 'rest' | 'open' | 'push';

/** A box on the stage, in pixels from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the fingertips are at a part of the way, 0 to 1. */
export interface Step {
  at: number;
  x: number;
  y: number;
}

/** One hand's way, from its place at the edge and back to it. */
export interface Move {
  hand: Hand;
  pose: Pose;
  durationMs: number;
  steps: readonly Step[];
  /** Until what is touched says nothing any more. */
  isEndless?: boolean;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Parts of the stage’s width and height; at rest the hands are beyond its far edge. */
export const home = { left: 0.37, right: 0.63, y: -0.08 };
const shoe = { x: 0.97, y: -0.12 };
/** Where the left hand holds what is shaken, in parts of its size. */
const grip = { x: 0.2, y: 0.42 };
const sweep = { inner: 0.34, outer: 0.1, y: 0.6 };
/** Pixels around the place where a hand holds what it shakes. */
const trembling: readonly Step[] = [
  { at: 0, x: 0, y: 0 },
  { at: 0.25, x: -3, y: 4 },
  { at: 0.5, x: 0, y: 0 },
  { at: 0.75, x: 3, y: -4 },
  { at: 1, x: 0, y: 0 },
];
const durationsMs = { close: 1_300, deal: 820, turn: 700, shake: 240, lift: 1_100, spin: 1_300 };

export const homeOf = (hand: Hand, { width, height }: Size): Omit<Step, 'at'> => ({
  x: home[hand] * width,
  y: home.y * height,
});

/** A part of a width as the left hand has it; the right one mirrors it. */
const across = (hand: Hand, part: number): number => (hand === 'left' ? part : 1 - part);

const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** The ways of the hands for an act at what stands in `target`; `close` needs none. */
export function movesOf(act: DealerAct, stage: Size, target: Box): Move[] {
  const durationMs = durationsMs[act];
  const way = (hand: Hand, pose: Pose, ...between: Step[]): Move => {
    const rest = homeOf(hand, stage);
    return { hand, pose, durationMs, steps: [{ at: 0, ...rest }, ...between, { at: 1, ...rest }] };
  };
  const { x, y } = middleOf(target);
  const nearest: Hand = x < stage.width / 2 ? 'left' : 'right';
  switch (act) {
    case 'close':
      return hands.map((hand) => {
        const at = (part: number) => across(hand, part) * stage.width;
        const level = stage.height * sweep.y;
        return way(
          hand,
          'open',
          { at: 0.25, x: at(sweep.inner), y: level },
          { at: 0.62, x: at(sweep.outer), y: level * 0.92 },
        );
      });
    case 'deal': {
      // The card comes out of the shoe with the hand, so the way begins there.
      const [, ...rest] = way('right', 'push', { at: 0.52, x, y }, { at: 0.62, x, y }).steps;
      const from = { at: 0, x: shoe.x * stage.width, y: shoe.y * stage.height };
      return [{ hand: 'right', pose: 'push', durationMs, steps: [from, ...rest] }];
    }
    case 'turn':
      return [
        way(nearest, 'rest', { at: 0.3, x, y: y + target.height * 0.2 }, { at: 0.6, x, y: y - target.height * 0.1 }),
      ];
    case 'lift': {
      const top = target.top + target.height * 0.3;
      return [
        way(
          'right',
          'push',
          { at: 0.25, x, y: top },
          { at: 0.7, x: x + target.width * 0.5, y: top - target.height * 0.6 },
        ),
      ];
    }
    case 'spin': {
      const rim = target.left + target.width * 0.84;
      return [
        way(
          'right',
          'push',
          { at: 0.28, x: rim, y: y - target.height * 0.22 },
          { at: 0.5, x: rim - target.width * 0.06, y: y + target.height * 0.2 },
        ),
      ];
    }
    case 'shake':
      return hands.map((hand) => {
        const edge = target.left + across(hand, grip.x) * target.width;
        const level = target.top + target.height * grip.y;
        const steps = trembling.map(({ at, x: aside, y: along }) => ({ at, x: edge + aside, y: level + along }));
        return { hand, pose: 'open', durationMs, steps, isEndless: true };
      });
  }
}
