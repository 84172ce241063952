import type { ArenaFight } from '@baize/contract';
import { type FightEvent, otherSide, type Plumage, type Side } from '@baize/games/cockfight';
import { scattered } from '../../lib/scattered.ts';
import { penOf } from '../../tables/crash/pen.ts';
import { drawBird } from './bird-rig.ts';
import { fightPose, type Pose, waitingPose } from './choreography.ts';
import { drawPit, layoutOf, type PitLayout } from './pit.ts';
import { birdColours, birdParts, particles, pitThemes } from './theme.ts';

type Context = CanvasRenderingContext2D;
const birdUnits = 132;
const sides = ['meron', 'wala'] as const;
const featherMs = 1_500;
const feathersOfStrike = 11;
const dustMs = 600;
const landAfterMs = 1_250;
const shakeMs = 240;

export interface FightShow {
  arena: keyof typeof pitThemes;
  fight: ArenaFight | null;
  /** Since the release of the birds; null before it. */
  elapsedMs: number | null;
  nowMs: number;
}

const coloursOf = (plumage: string) => birdColours[plumage as Plumage] ?? birdColours.ember;
const pixelsOf = (layout: PitLayout, { x, y }: Pick<Pose, 'x' | 'y'>) => ({
  x: layout.centreX + x * layout.unit,
  y: layout.floorY - y * layout.unit,
});

function drawOneBird(
  context: Context,
  layout: PitLayout,
  side: Side,
  plumage: string,
  pose: Pose,
  nowMs: number,
): void {
  const at = pixelsOf(layout, pose);
  const { unit } = layout;
  context.fillStyle = birdParts.shadow;
  context.beginPath();
  const spread = 1 - Math.min(0.55, pose.y * 0.6);
  context.ellipse(at.x, layout.floorY + unit * 0.02, unit * 0.4 * spread, unit * 0.065 * spread, 0, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.translate(at.x, at.y);
  const size = unit / birdUnits;
  context.scale(side === 'meron' ? size : -size, size);
  drawBird(context, coloursOf(plumage), pose, nowMs);
  context.restore();
}

/** Feathers that a strike let fly: each falls slowly, turning. */
function drawFeathers(
  context: Context,
  layout: PitLayout,
  strike: FightEvent,
  poseOf: (side: Side, atMs: number) => Pose,
  plumage: string,
  ageMs: number,
): void {
  const struck = otherSide(strike.side);
  const from = pixelsOf(layout, poseOf(struck, strike.atMs));
  const age = ageMs / featherMs;
  const { unit } = layout;
  const [light, dark] = coloursOf(plumage).hackle;
  const count = Math.min(feathersOfStrike, 4 + strike.damage / 4);
  context.globalAlpha = 1 - age ** 2;
  for (let index = 0; index < count; index += 1) {
    const seed = strike.atMs + index * 17;
    const angle = scattered(seed) * Math.PI * 2;
    const far = unit * (0.15 + 0.55 * scattered(seed + 1)) * (1 - (1 - age) ** 3);
    const x = from.x + Math.cos(angle) * far + Math.sin(age * 9 + index) * unit * 0.05;
    const y = from.y - unit * 0.45 + Math.sin(angle) * far * 0.6 + age ** 2 * unit * 0.5;
    context.save();
    context.translate(x, y);
    context.rotate(angle + age * (4 + index));
    context.fillStyle = index % 2 ? light : dark;
    context.beginPath();
    context.ellipse(0, 0, unit * 0.05, unit * 0.014, 0, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
  context.globalAlpha = 1;
}

function drawFlash(context: Context, layout: PitLayout, at: { x: number; y: number }, ageMs: number): void {
  const age = ageMs / shakeMs;
  const { unit } = layout;
  context.save();
  context.translate(at.x, at.y - unit * 0.5);
  context.globalAlpha = 1 - age;
  context.fillStyle = particles.spark;
  for (let index = 0; index < 8; index += 1) {
    context.rotate(Math.PI / 4);
    context.beginPath();
    context.moveTo(unit * 0.05, -unit * 0.012);
    context.lineTo(unit * (0.14 + 0.22 * age), 0);
    context.lineTo(unit * 0.05, unit * 0.012);
    context.fill();
  }
  context.restore();
}

function drawDust(context: Context, layout: PitLayout, x: number, ageMs: number): void {
  const age = ageMs / dustMs;
  const { unit } = layout;
  context.fillStyle = particles.dust;
  context.globalAlpha = 1 - age;
  for (const side of [-1, -0.4, 0.4, 1]) {
    context.beginPath();
    const grown = unit * 0.05 * (1 + age * 2);
    context.ellipse(
      x + side * unit * (0.1 + 0.2 * age),
      layout.floorY - grown * 0.4,
      grown,
      grown * 0.6,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.globalAlpha = 1;
}

/** What strikes leave in the air and landings on the ground. */
function drawEffects(context: Context, layout: PitLayout, fight: ArenaFight, elapsedMs: number): void {
  const events = fight.course?.events ?? [];
  const poseOf = (side: Side, atMs: number) => fightPose(events, side, atMs);
  for (const event of events) {
    const ageMs = elapsedMs - event.atMs;
    if (event.kind === 'strike' && ageMs >= 0 && ageMs < featherMs) {
      const struck = otherSide(event.side);
      drawFeathers(context, layout, event, poseOf, fight[struck].plumage, ageMs);
      if (ageMs < shakeMs) drawFlash(context, layout, pixelsOf(layout, poseOf(struck, event.atMs)), ageMs);
    }
    const landedMs = ageMs - (event.kind === 'fall' ? 0 : landAfterMs);
    if ((event.kind === 'fly' || event.kind === 'fall') && landedMs >= 0 && landedMs < dustMs)
      drawDust(context, layout, pixelsOf(layout, poseOf(event.side, elapsedMs)).x, landedMs);
  }
}

/** The ground shakes a little at a heavy strike. */
function shakeAt(events: readonly FightEvent[], elapsedMs: number): number {
  const strike = events.findLast(({ kind, atMs }) => kind === 'strike' && atMs <= elapsedMs);
  if (!strike || elapsedMs - strike.atMs > shakeMs) return 0;
  const age = (elapsedMs - strike.atMs) / shakeMs;
  return Math.sin(age * Math.PI * 6) * (1 - age) * Math.min(1, strike.damage / 25) * 0.018;
}

function drawBirds(
  context: Context,
  layout: PitLayout,
  fight: ArenaFight,
  { elapsedMs, nowMs }: Pick<FightShow, 'elapsedMs' | 'nowMs'>,
): void {
  const events = fight.course?.events ?? [];
  const poseOf = (side: Side) =>
    elapsedMs === null || events.length === 0 ? waitingPose(side, nowMs) : fightPose(events, side, elapsedMs);
  const birds = sides.map((side) => ({ side, pose: poseOf(side) }));
  // Who is in the air is in front.
  birds.sort((one, other) => one.pose.y - other.pose.y);
  for (const { side, pose } of birds) drawOneBird(context, layout, side, fight[side].plumage, pose, nowMs);
  if (elapsedMs !== null) drawEffects(context, layout, fight, elapsedMs);
}

/** Draws fights on a canvas; the empty arena is kept as a picture of its own. */
export function createFightCanvas() {
  let pit: { canvas: HTMLCanvasElement; key: string } | null = null;

  const pitOf = (layout: PitLayout, arena: FightShow['arena']): HTMLCanvasElement => {
    const key = `${arena} ${layout.width} ${layout.height}`;
    if (pit?.key === key) return pit.canvas;
    const canvas = Object.assign(document.createElement('canvas'), { width: layout.width, height: layout.height });
    const context = canvas.getContext('2d');
    if (context) drawPit(context, layout, pitThemes[arena]);
    pit = { canvas, key };
    return canvas;
  };

  return (target: HTMLCanvasElement, { arena, fight, elapsedMs, nowMs }: FightShow): void => {
    const pen = penOf(target);
    if (!pen) return;
    const { context, width, height } = pen;
    const layout = layoutOf(width, height);
    const events = fight?.course?.events ?? [];
    context.save();
    if (elapsedMs !== null) context.translate(0, shakeAt(events, elapsedMs) * layout.unit);
    context.drawImage(pitOf(layout, arena), 0, 0);
    if (fight) drawBirds(context, layout, fight, { elapsedMs, nowMs });
    context.restore();
  };
}
