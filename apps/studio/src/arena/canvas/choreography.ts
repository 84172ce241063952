import { type FightEvent, otherSide, type Side } from '@baize/games/cockfight';

/** How a bird stands at a moment. Lengths in bird heights, angles in radians; it looks at the other bird. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly lean: number;
  /** 0 folded, 1 raised. */
  readonly wing: number;
  readonly neck: number;
  /** Of the walk, in turns; null: it stands. */
  readonly step: number | null;
  /** Legs drawn up to strike. */
  readonly tuck: number;
  /** Out: it lies. */
  readonly down: number;
  readonly isBlinking: boolean;
  readonly isHit: boolean;
}

const corner = 1.32;
const ringSide = 0.72;
const walkMs = 2_600;
const flightMs = 520;
const backMs = 820;
const flinchMs = 420;
const fallMs = 750;
const crowAfterMs = 1_100;
const crowMs = 2_600;

const clamp = (value: number) => Math.max(0, Math.min(1, value));
const smooth = (value: number) => clamp(value) ** 2 * (3 - 2 * clamp(value));
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const sign = (side: Side) => (side === 'meron' ? -1 : 1);
/** Rises, holds and falls within 0 to 1. */
const bump = (share: number) => Math.sin(Math.PI * clamp(share));

const blinkEveryMs = 3_100;
const isBlinking = (nowMs: number, side: Side) => (nowMs + (side === 'meron' ? 0 : 1_370)) % blinkEveryMs < 130;

/** A bird in its corner before the fight: it breathes, looks about, pecks now and then. */
export function waitingPose(side: Side, nowMs: number): Pose {
  const phase = nowMs / 1_000 + (side === 'meron' ? 0 : 1.7);
  const peck = bump(((phase % 5.2) - 3.9) / 0.9);
  return {
    x: sign(side) * corner,
    y: 0,
    lean: 0.02 * Math.sin(phase * 2.1) + 0.1 * peck,
    wing: 0.03 + 0.03 * Math.sin(phase * 2.1),
    neck: 0.1 * Math.sin(phase * 0.9) + 0.75 * peck,
    step: null,
    tuck: 0,
    down: 0,
    isBlinking: isBlinking(nowMs, side),
    isHit: false,
  };
}

interface Flight {
  readonly x: number;
  readonly y: number;
  readonly wing: number;
  readonly lean: number;
  readonly tuck: number;
}

/** A leap at the other bird and the way back; both at once meet in the air. */
function flightOf(side: Side, sinceMs: number, homeX: number, isMet: boolean): Flight | null {
  if (sinceMs >= flightMs + backMs) return null;
  const targetX = isMet ? sign(side) * 0.2 : -sign(side) * 0.36;
  const there = smooth(sinceMs / flightMs);
  const back = smooth((sinceMs - flightMs) / backMs);
  const isGoing = sinceMs < flightMs;
  const high = isMet ? 0.72 : 0.55;
  const flap = 0.62 + 0.38 * Math.sin(sinceMs / 34);
  return {
    x: isGoing ? mix(homeX, targetX, there) : mix(targetX, homeX, back),
    y: isGoing ? high * Math.sin((there * Math.PI) / 2) : high * (1 - back) ** 2,
    wing: flap * (isGoing ? 1 : 1 - back),
    lean: isGoing ? mix(0.18, -0.42, there) : mix(-0.42, 0, back),
    tuck: isGoing ? there : 1 - smooth((sinceMs - flightMs) / 300),
  };
}

const flapOf = (crow: number, sinceMs: number) => (crow > 0 ? 0.45 + 0.45 * Math.sin(sinceMs / 60) : 0) * crow;

/** What has happened to a bird so far, as shares of 0 to 1. */
function happenedTo(events: readonly FightEvent[], side: Side, atMs: number, homeX: number) {
  const last = (kind: FightEvent['kind'], of: Side) =>
    events.findLast((event) => event.atMs <= atMs && event.kind === kind && event.side === of);
  const fell = last('fall', side);
  const beaten = fell ? undefined : last('fall', otherSide(side));
  const flew = fell ? undefined : last('fly', side);
  const isMet = events.some(({ kind, side: of, atMs: at }) => kind === 'fly' && of !== side && at === flew?.atMs);
  const hitMs = atMs - (last('strike', otherSide(side))?.atMs ?? Number.NEGATIVE_INFINITY);
  const crowedMs = beaten ? atMs - beaten.atMs - crowAfterMs : -1;
  return {
    flight: flew ? flightOf(side, atMs - flew.atMs, homeX, isMet) : null,
    flinch: hitMs < flinchMs * 0.75 ? bump(hitMs / flinchMs + 0.25) : 0,
    down: fell ? smooth((atMs - fell.atMs) / fallMs) : 0,
    crowedMs,
    crow: bump(crowedMs / crowMs),
  };
}

/** On the ground a bird walks in, then treads from foot to foot. */
const stepOf = (walked: number, atMs: number) => (atMs / (walked < 1 ? 430 : 900)) % 1;

/** A bird on the ground, before anything of the fight touches it. */
function groundPose(side: Side, atMs: number, homeX: number, walked: number): Pose {
  const breath = Math.sin(atMs / 170 + (side === 'meron' ? 0 : 1));
  return {
    x: homeX,
    y: walked < 1 ? 0.02 * Math.abs(Math.sin(atMs / 190)) : 0,
    lean: 0.08 + 0.015 * breath,
    wing: 0.08 + 0.04 * breath,
    neck: 0.2 + 0.06 * Math.sin(atMs / 230),
    step: stepOf(walked, atMs),
    tuck: 0,
    down: 0,
    isBlinking: isBlinking(atMs, side),
    isHit: false,
  };
}

/** A bird so long after the release, from the fight's events alone. */
export function fightPose(events: readonly FightEvent[], side: Side, atMs: number): Pose {
  const walked = clamp(atMs / walkMs);
  const circling = 0.05 * Math.sin(atMs / 610 + (side === 'meron' ? 0 : 2)) * walked;
  const homeX = mix(sign(side) * corner, sign(side) * ringSide, smooth(walked)) + circling;
  const { flight, flinch, down, crow, crowedMs } = happenedTo(events, side, atMs, homeX);
  const ground = groundPose(side, atMs, homeX, walked);
  const air = flight ? { ...flight, neck: -0.25, step: null } : {};
  const pose: Pose = { ...ground, ...air };
  return {
    ...pose,
    x: pose.x + (flight ? 0 : sign(side) * 0.14 * flinch),
    lean: pose.lean - 0.22 * flinch - 0.16 * crow,
    wing: Math.max(pose.wing, 0.5 * flinch, flapOf(crow, crowedMs), 0.38 * down),
    neck: pose.neck - 0.3 * flinch - 0.55 * crow,
    step: down > 0 ? null : pose.step,
    down,
    isBlinking: pose.isBlinking || Math.max(down, flinch + 0.1, crow) > 0.5,
    isHit: flinch > 0.3,
  };
}
