/** How a held symbol comes to its cell, as a slot's theme says it. */
export interface Arrival {
  /** From where, in cells above its own. */
  drop: number;
  /** How large it is at first. */
  grown: number;
  /** Degrees that it turns on its way. */
  turn: number;
  /** How flat it is pressed when it lands, as a share of its height. */
  squash: number;
  fallMs: number;
  settleMs: number;
}

/** Where a symbol is in its cell and how it is drawn out; shifts in cells. */
interface Pose {
  y: number;
  scaleX: number;
  scaleY: number;
  /** In radians. */
  rotation: number;
  alpha: number;
}

interface Point {
  x: number;
  y: number;
}

/** It is seen from this share of its fall on. */
const fadeShare = 0.35;
/** How far a falling symbol is drawn out along its way, at most. */
const stretch = 0.1;
/** Half swings of a symbol that has landed: flat, tall, and flat again a little. */
const swings = 3;
/** A light takes so much of the time in which all gather; the rest is between the first and the last to leave. */
const flightShare = 0.5;
/** How far a light goes out of the straight way, as a share of its length. */
const bow = 0.22;

const wideFor = (height: number): number => 1 + (1 - height) * 0.8;

/** Falls, is pressed flat and swings to rest. `share` is of the whole arrival; 1 is rest. */
export function arrivalPose({ drop, grown, turn, squash, fallMs, settleMs }: Arrival, share: number): Pose {
  const fall = fallMs / (fallMs + settleMs);
  if (share < fall) {
    const fallen = share / fall;
    const above = 1 - fallen * fallen;
    const size = 1 + (grown - 1) * above;
    const height = 1 + stretch * drop * Math.sin(Math.PI * fallen);
    return {
      y: -drop * above,
      scaleX: size * wideFor(height),
      scaleY: size * height,
      rotation: ((turn * Math.PI) / 180) * above,
      alpha: Math.min(1, fallen / fadeShare),
    };
  }
  const settled = (share - fall) / (1 - fall);
  const height = 1 - squash * Math.sin(swings * Math.PI * settled) * (1 - settled) ** 2;
  // It stands on its foot while its height changes.
  return { y: (1 - height) / 2, scaleX: wideFor(height), scaleY: height, rotation: 0, alpha: 1 };
}

/** When each of so many lights leaves, as shares of the whole, for places from the nearest of the goal to the farthest. */
export function flights(goal: Point, places: readonly Point[]): { index: number; startShare: number }[] {
  const far = ({ x, y }: Point) => Math.hypot(x - goal.x, y - goal.y);
  return places
    .map((place, index) => ({ index, away: far(place) }))
    .sort((one, other) => one.away - other.away || one.index - other.index)
    .map(({ index }, order, { length }) => ({
      index,
      startShare: length === 1 ? 0 : ((1 - flightShare) * order) / (length - 1),
    }));
}

/** How far a light has come at a share of the whole: 0 before it leaves, 1 when it is there. */
export function flown(startShare: number, share: number): number {
  return Math.min(1, Math.max(0, (share - startShare) / flightShare));
}

/** Where a light is on its bowed way, slow at first; `into` is changed. */
export function placeFlight(from: Point, goal: Point, way: number, into: Point & { angle: number }): void {
  const eased = way * way * (3 - 2 * way) * 0.4 + way * way * 0.6;
  const [wayX, wayY] = [goal.x - from.x, goal.y - from.y];
  const side = (wayX < 0 ? -1 : 1) * bow;
  const out = 4 * eased * (1 - eased) * side;
  into.x = from.x + wayX * eased + wayY * out;
  into.y = from.y + wayY * eased - wayX * out;
  const slope = 4 * (1 - 2 * eased) * side;
  into.angle = Math.atan2(wayY - wayX * slope, wayX + wayY * slope);
}

/** At rest held symbols take turns faster than those of a board: there are fewer of them, and they are what counts. */
export const heldIdlePace = 0.45;
