import type { Pose } from './choreography.ts';
import { type BirdColours, birdParts } from './theme.ts';

type Context = CanvasRenderingContext2D;
type Point = readonly [x: number, y: number];

/** A bird of 100 units looks to the right with its feet at the origin; every part is drawn anew in each frame, so that it can move. */

function shaded(context: Context, [light, dark]: readonly [string, string], from: Point, to: Point): CanvasGradient {
  const gradient = context.createLinearGradient(...from, ...to);
  gradient.addColorStop(0, light);
  gradient.addColorStop(1, dark);
  return gradient;
}

/** A long feather from a root, bent to its tip. */
function feather(context: Context, root: Point, bend: Point, tip: Point, width: number): void {
  const [rx, ry] = root;
  const [bx, by] = bend;
  const [tx, ty] = tip;
  context.beginPath();
  context.moveTo(rx, ry - width * 0.3);
  context.quadraticCurveTo(bx, by - width, tx, ty);
  context.quadraticCurveTo(bx + width * 0.9, by + width, rx, ry + width * 0.5);
  context.closePath();
  context.fill();
}

const tailTips: readonly (readonly [bend: Point, tip: Point])[] = [
  [
    [-44, -60],
    [-66, -38],
  ],
  [
    [-52, -76],
    [-80, -42],
  ],
  [
    [-56, -92],
    [-92, -54],
  ],
  [
    [-54, -106],
    [-96, -74],
  ],
  [
    [-46, -114],
    [-88, -98],
  ],
  [
    [-36, -112],
    [-70, -114],
  ],
];

function drawTail(context: Context, { tail }: BirdColours, sway: number, down: number): void {
  context.save();
  context.translate(-24, -56);
  context.rotate(sway - 0.55 * down);
  context.translate(24, 56);
  for (const [index, [bend, tip]] of tailTips.entries()) {
    context.fillStyle = shaded(context, tail, [-30, -70 - index * 6], tip);
    const lift = Math.sin(index + sway * 14) * 1.6;
    feather(context, [-22, -56], bend, [tip[0], tip[1] + lift], 7.5);
    context.strokeStyle = birdParts.sheen;
    context.lineWidth = 0.8;
    context.beginPath();
    context.moveTo(-24, -57);
    context.quadraticCurveTo(bend[0] + 2, bend[1], tip[0] + 3, tip[1] + lift);
    context.stroke();
  }
  context.restore();
}

function drawLeg(context: Context, hip: Point, foot: Point, isFar: boolean): void {
  const [light, dark] = birdParts.leg;
  const knee: Point = [(hip[0] + foot[0]) / 2 - 6, (hip[1] + foot[1]) / 2];
  context.strokeStyle = isFar ? dark : light;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = 4.6;
  context.beginPath();
  context.moveTo(...hip);
  context.lineTo(...knee);
  context.lineTo(...foot);
  context.stroke();
  context.lineWidth = 3;
  context.beginPath();
  for (const [dx, dy] of [
    [15, 1],
    [12, -4],
    [-9, 1],
  ] as const) {
    context.moveTo(...foot);
    context.quadraticCurveTo(foot[0] + dx / 2, foot[1] - 4, foot[0] + dx, foot[1] + dy);
  }
  // The spur.
  context.moveTo((knee[0] + foot[0] * 2) / 3, (knee[1] + foot[1] * 2) / 3);
  context.lineTo(foot[0] - 10, foot[1] - 12);
  context.stroke();
}

function feet(step: number | null, tuck: number): readonly [near: Point, far: Point] {
  const at = (phase: number, x: number): Point => {
    const swing = step === null ? 0 : Math.sin((step + phase) * Math.PI * 2);
    const lift = step === null ? 0 : Math.max(0, Math.cos((step + phase) * Math.PI * 2)) * 7;
    return [x + swing * 11 + tuck * 26, -lift - tuck * (22 + x * 0.5)];
  };
  return [at(0, 8), at(0.5, -8)];
}

function thigh(context: Context, { body }: BirdColours, x: number, y: number, tuck: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(0.25 - tuck * 0.9);
  context.fillStyle = shaded(context, body, [0, -14], [0, 16]);
  context.beginPath();
  context.ellipse(0, 2, 10, 17, 0.1, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

function drawBody(context: Context, { body, hackle }: BirdColours): void {
  context.fillStyle = shaded(context, body, [6, -76], [0, -26]);
  context.beginPath();
  context.moveTo(20, -76);
  context.bezierCurveTo(42, -70, 44, -44, 24, -32);
  context.bezierCurveTo(8, -23, -16, -28, -28, -42);
  context.bezierCurveTo(-36, -52, -30, -64, -20, -62);
  context.bezierCurveTo(-6, -62, 6, -68, 20, -76);
  context.fill();
  context.strokeStyle = birdParts.edge;
  context.lineWidth = 1;
  context.stroke();
  // Breast feathers: rows of small arcs.
  context.strokeStyle = birdParts.sheen;
  for (let row = 0; row < 4; row += 1)
    for (let place = 0; place < 4; place += 1) {
      const [x, y] = [30 - row * 6 - place * 2, -62 + place * 8 + row * 3];
      context.beginPath();
      context.arc(x, y, 3.4, 0.2, Math.PI - 0.4);
      context.stroke();
    }
  // The saddle hangs over the flank.
  for (let index = 0; index < 7; index += 1) {
    context.fillStyle = shaded(context, hackle, [-22, -62], [-30, -36]);
    feather(context, [-10 - index * 2.4, -62], [-20 - index * 2.6, -52], [-24 - index * 2.4, -36 - index], 3);
  }
}

function drawWing(context: Context, { wing, hackle }: BirdColours, open: number, isFar: boolean): void {
  context.save();
  context.translate(10, -60);
  context.rotate(open * (isFar ? 1.25 : 0.95) - 0.06);
  const count = 7;
  for (let index = count - 1; index >= 0; index -= 1) {
    context.save();
    context.rotate(-0.1 + (index / count) * (0.34 + open * 0.9));
    context.fillStyle = shaded(context, wing, [0, 0], [-52, 10]);
    context.globalAlpha = isFar ? 0.86 : 1;
    const long = 40 + open * 38 - Math.abs(index - 2) * (2.4 + open * 2);
    feather(context, [0, 0], [-long * 0.55, 4], [-long, 7], 7 + open * 3);
    context.restore();
  }
  // Coverts and the bright shoulder.
  context.fillStyle = shaded(context, wing, [8, -8], [-26, 12]);
  context.beginPath();
  context.ellipse(-9, 5, 18, 10, 0.16, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = shaded(context, hackle, [8, -6], [-14, 8]);
  context.beginPath();
  context.ellipse(-2, 1, 11, 6.5, 0.12, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

function drawHead(context: Context, isBlinking: boolean, isCalling: boolean): void {
  const [combLight, combDark] = birdParts.comb;
  context.fillStyle = shaded(context, [combLight, combDark], [36, -126], [36, -104]);
  context.beginPath();
  context.moveTo(28, -112);
  context.bezierCurveTo(23, -122, 26, -127, 30, -121);
  context.bezierCurveTo(31, -132, 36, -131, 36, -122);
  context.bezierCurveTo(39, -131, 44, -129, 42, -120);
  context.bezierCurveTo(47, -125, 50, -121, 46, -114);
  context.quadraticCurveTo(38, -110, 28, -112);
  context.fill();
  context.beginPath();
  context.ellipse(38, -107, 10.5, 9, 0.1, 0, Math.PI * 2);
  context.fill();
  // Wattles.
  context.beginPath();
  context.moveTo(40, -101);
  context.bezierCurveTo(50, -98, 48, -84, 42, -88);
  context.bezierCurveTo(37, -90, 36, -98, 40, -101);
  context.fill();
  const [beakLight, beakDark] = birdParts.beak;
  context.fillStyle = shaded(context, [beakLight, beakDark], [50, -112], [50, -100]);
  const gap = isCalling ? 5 : 0;
  context.beginPath();
  context.moveTo(46, -111);
  context.quadraticCurveTo(56, -111 - gap, 59, -104 - gap);
  context.quadraticCurveTo(52, -105, 46, -105);
  context.fill();
  context.beginPath();
  context.moveTo(46, -105);
  context.lineTo(55, -103 + gap);
  context.lineTo(45, -101);
  context.fill();
  context.fillStyle = isBlinking ? birdParts.lid : birdParts.eye;
  context.beginPath();
  context.arc(41, -109, 3.1, 0, Math.PI * 2);
  context.fill();
  if (isBlinking) return;
  context.fillStyle = birdParts.pupil;
  context.beginPath();
  context.arc(41.8, -109, 1.7, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = birdParts.glint;
  context.beginPath();
  context.arc(42.4, -110, 0.7, 0, Math.PI * 2);
  context.fill();
}

function drawNeck(context: Context, { hackle }: BirdColours, pose: Pose): void {
  context.save();
  context.translate(16, -64);
  context.rotate(pose.neck + pose.down * 1.5);
  context.translate(-16, 64);
  context.fillStyle = shaded(context, hackle, [34, -108], [14, -56]);
  context.beginPath();
  context.moveTo(29, -112);
  context.bezierCurveTo(16, -104, 8, -84, -4, -62);
  // The cape ends in points.
  for (let index = 0; index < 7; index += 1) {
    context.lineTo(0 + index * 5.4, -52 - (index % 2) * 5);
    context.lineTo(3 + index * 5.2, -60);
  }
  context.bezierCurveTo(40, -74, 44, -90, 44, -101);
  context.closePath();
  context.fill();
  context.strokeStyle = birdParts.edge;
  context.lineWidth = 0.9;
  for (let index = 0; index < 6; index += 1) {
    context.beginPath();
    context.moveTo(31 + index * 1.6, -104);
    context.quadraticCurveTo(16 + index * 4, -84, 2 + index * 5.8, -60);
    context.stroke();
  }
  drawHead(context, pose.isBlinking, pose.neck < -0.35 && pose.down === 0);
  context.restore();
}

const sink = 27;

/** Draws a bird that looks to the right; the caller has moved its feet to the origin. */
export function drawBird(context: Context, colours: BirdColours, pose: Pose, nowMs: number): void {
  const { down, tuck } = pose;
  const [near, far] = feet(pose.step, tuck);
  const sway = 0.035 * Math.sin(nowMs / 420) + pose.wing * 0.12 - pose.lean * 0.4;
  context.save();
  context.translate(0, sink * down);
  context.translate(0, -40);
  context.rotate(pose.lean * (1 - down * 0.6));
  context.translate(0, 40);
  drawTail(context, colours, sway, down);
  drawWing(context, colours, pose.wing * 0.9, true);
  if (down < 0.6) {
    drawLeg(context, [-4, -32], far, true);
    drawLeg(context, [6, -32], near, false);
  }
  thigh(context, colours, -6, -34, tuck);
  thigh(context, colours, 5, -33, tuck);
  drawBody(context, colours);
  drawNeck(context, colours, pose);
  drawWing(context, colours, pose.wing, false);
  context.restore();
}
