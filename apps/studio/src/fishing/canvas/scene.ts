import { bosses, type FishKey, type Water } from '@baize/games/fishing';
import { glow, oval, type Pen2d, shade } from '../art/brush.ts';
import { bendOf, createSprites, type Sprites } from '../art/creature.ts';
import {
  cannonOf,
  type Dying,
  dyingMs,
  type Field,
  flashMs,
  netMs,
  type Seen,
  type Spot,
  type World,
} from '../world.ts';
import { effects, seatColours, type WaterTheme, waterThemes } from './theme.ts';
import { drawLight, drawWater } from './water.ts';

/** The picture of a swimmer is bent in strips of about so many pixels. */
const stripPixels = 7;

/** A fish bends like a wave that grows to its tail. */
function drawSwimmer(pen: Pen2d, sprites: Sprites, one: Seen, nowMs: number, isCalm: boolean): void {
  const picture = sprites(one.fish.kind as FishKey, one.length);
  const { width, height } = picture;
  const [amount, perSecond] = bendOf(one.fish.kind as FishKey);
  const slices = Math.max(10, Math.round(width / stripPixels));
  pen.save();
  pen.translate(one.x, one.y);
  if (one.isLeft) pen.scale(-1, 1);
  pen.rotate(one.angle);
  if (isCalm) pen.drawImage(picture, -width / 2, -height / 2);
  for (let slice = 0; !isCalm && slice < slices; slice += 1) {
    const from = Math.floor((slice * width) / slices);
    const wide = Math.floor(((slice + 1) * width) / slices) - from;
    const toTail = 1 - slice / slices;
    const phase = (nowMs / 1_000) * perSecond * Math.PI * 2 + one.fish.bornMs;
    const shift = Math.sin(phase - toTail * 4.4) * amount * one.length * toTail ** 1.5 * 1.6;
    pen.drawImage(picture, from, 0, wide, height, from - width / 2, shift - height / 2, wide + 0.6, height);
  }
  pen.restore();
}

function drawFlash(pen: Pen2d, sprites: Sprites, one: Seen, ageMs: number): void {
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  pen.globalAlpha = 0.75 * (1 - ageMs / flashMs);
  drawSwimmer(pen, sprites, one, 0, true);
  pen.restore();
}

function drawDying(pen: Pen2d, sprites: Sprites, one: Dying, isCalm: boolean): void {
  const age = one.ageMs / dyingMs;
  pen.save();
  pen.globalAlpha = Math.max(0, 1 - age * 1.7);
  pen.translate(one.x, one.y);
  if (!isCalm) {
    pen.rotate(age * 5);
    pen.scale(1 + age * 0.5, 1 + age * 0.5);
  }
  drawSwimmer(pen, sprites, { ...one, x: 0, y: 0 }, 0, true);
  pen.restore();
}

function drawCoin(pen: Pen2d, { x, y }: Spot, size: number, turn: number): void {
  const wide = Math.max(0.25, Math.abs(Math.cos(turn))) * size;
  oval(pen, effects.coin[2], [x, y], wide, size);
  oval(
    pen,
    shade(pen, effects.coin, [x, y - size], [x, y + size]),
    [x - size * 0.05, y - size * 0.06],
    wide * 0.86,
    size * 0.86,
  );
}

/** Coins fly from a caught fish to the cannon that caught it. */
function drawCoins(pen: Pen2d, one: Dying, to: Spot, field: Field): void {
  const count = Math.min(14, 4 + Math.round(Math.sqrt(one.length)));
  const size = Math.min(field.width, field.height) * 0.018;
  for (let coin = 0; coin < count; coin += 1) {
    const t = Math.min(1, Math.max(0, (one.ageMs - 120 - coin * 45) / 800));
    if (t <= 0 || t >= 1) continue;
    const angle = coin * 2.4;
    const spread = one.length * 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.4));
    const ease = t * t;
    const x = one.x + (to.x - one.x) * ease + Math.cos(angle) * spread * (1 - ease);
    const y = one.y + (to.y - one.y) * ease + Math.sin(angle) * spread * (1 - ease);
    drawCoin(pen, { x, y }, size, one.ageMs / 130 + coin);
  }
}

function drawPrize(pen: Pen2d, one: Dying, text: string, field: Field): void {
  const age = one.ageMs / dyingMs;
  const size = Math.max(17, Math.min(field.width, field.height) * (0.038 + Math.min(0.03, one.length / 9_000)));
  pen.save();
  pen.globalAlpha = Math.min(1, (1 - age) * 3);
  pen.font = `800 ${Math.round(size * Math.min(1, 0.6 + age * 4))}px "Inter Variable", Inter, sans-serif`;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.lineWidth = size * 0.22;
  pen.strokeStyle = effects.prizeEdge;
  const half = pen.measureText(text).width / 2;
  const x = Math.min(field.width - half - 8, Math.max(half + 8, one.x));
  const y = Math.min(field.height - size, Math.max(size * 1.6, one.y - age * size * 2));
  pen.strokeText(text, x, y);
  pen.fillStyle = effects.prize;
  pen.fillText(text, x, y);
  pen.restore();
}

function drawNets(pen: Pen2d, { nets }: World): void {
  for (const { x, y, size, ageMs, seat } of nets) {
    const age = ageMs / netMs;
    const radius = size * 0.5 * (0.5 + 0.5 * Math.min(1, age * 3));
    pen.save();
    pen.globalAlpha = 1 - age ** 2;
    pen.translate(x, y);
    pen.rotate(age * 0.4);
    pen.strokeStyle = effects.net;
    pen.lineWidth = Math.max(1.2, size * 0.018);
    for (const ring of [1, 0.66, 0.33]) {
      pen.beginPath();
      for (let corner = 0; corner <= 8; corner += 1)
        pen.lineTo(Math.cos((corner * Math.PI) / 4) * radius * ring, Math.sin((corner * Math.PI) / 4) * radius * ring);
      pen.stroke();
    }
    pen.beginPath();
    for (let corner = 0; corner < 8; corner += 1) {
      pen.moveTo(0, 0);
      pen.lineTo(Math.cos((corner * Math.PI) / 4) * radius, Math.sin((corner * Math.PI) / 4) * radius);
    }
    pen.stroke();
    pen.globalAlpha *= 0.25;
    oval(pen, seatColours[seat]?.[0] ?? '', [0, 0], radius);
    pen.restore();
  }
}

function drawBullets(pen: Pen2d, { bullets }: World, field: Field): void {
  const unit = Math.min(field.width, field.height) * 0.012;
  for (const { x, y, vx, vy, seat, weapon } of bullets) {
    const [light, dark] = seatColours[seat] ?? ['', ''];
    const size = unit * (weapon === 'cannon' ? 1 : weapon === 'net' ? 1.35 : 1.7);
    pen.save();
    pen.translate(x, y);
    pen.rotate(Math.atan2(vy, vx));
    oval(pen, glow(pen, [light, 'rgb(255 255 255 / 0%)'], [0, 0], size * 3.2), [0, 0], size * 3.2);
    oval(
      pen,
      shade(pen, ['rgb(255 255 255 / 0%)', light], [-size * 5, 0], [0, 0]),
      [-size * 2.2, 0],
      size * 3,
      size * 0.7,
    );
    oval(pen, shade(pen, [effects.flash, light, dark], [0, -size], [0, size]), [0, 0], size * 1.5, size);
    pen.restore();
  }
}

export interface Gun {
  readonly seat: number;
  readonly name: string;
  readonly bet: string;
  readonly aim: Spot;
  readonly firedMsAgo: number;
  readonly barrels: number;
}

function drawCannon(pen: Pen2d, gun: Gun, ownSeat: number, field: Field, scale: number): void {
  const { x, y, isTop } = cannonOf(field, gun.seat, ownSeat);
  const [light, dark] = seatColours[gun.seat] ?? ['', ''];
  const unit = Math.max(17 * scale, Math.min(field.width, field.height) * 0.042);
  const angle = Math.atan2(gun.aim.y - y, gun.aim.x - x);
  const kick = gun.firedMsAgo < 120 ? (1 - gun.firedMsAgo / 120) * unit * 0.35 : 0;
  pen.save();
  pen.translate(x, y);
  pen.save();
  pen.rotate(angle);
  const spread = (gun.barrels - 1) / 2;
  for (let barrel = 0; barrel < gun.barrels; barrel += 1) {
    const at = (barrel - spread) * unit * 0.52;
    const half = unit * (gun.barrels === 1 ? 0.44 : 0.27);
    pen.fillStyle = shade(pen, effects.metal, [0, at - half], [0, at + half]);
    pen.beginPath();
    pen.roundRect(-kick, at - half, unit * 2.25, half * 2, half * 0.6);
    pen.fill();
    pen.fillStyle = shade(pen, [light, dark], [0, at - half], [0, at + half]);
    pen.fillRect(unit * 1.72 - kick, at - half * 1.16, unit * 0.34, half * 2.32);
  }
  if (gun.firedMsAgo < 90)
    oval(pen, glow(pen, [effects.flash, 'rgb(255 220 120 / 0%)'], [unit * 2.4, 0], unit), [unit * 2.4, 0], unit);
  pen.restore();
  oval(pen, shade(pen, [light, dark], [0, -unit], [0, unit]), [0, 0], unit * 1.3);
  oval(pen, shade(pen, effects.metal, [0, -unit * 0.8], [0, unit * 0.8]), [0, 0], unit * 0.82);
  oval(pen, dark, [0, 0], unit * 0.4);
  pen.restore();
  drawPlate(pen, gun, { x: x + unit * 1.7, y: y + (isTop ? unit * 0.85 : -unit * 0.85) }, scale, gun.seat === ownSeat);
}

function drawPlate(pen: Pen2d, { name, bet, seat }: Gun, at: Spot, scale: number, isOwn: boolean): void {
  const size = 12 * scale;
  pen.font = `700 ${size}px "Inter Variable", Inter, sans-serif`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  const wide = Math.max(pen.measureText(name).width, pen.measureText(bet).width) + size * 1.4;
  pen.fillStyle = effects.plate;
  pen.beginPath();
  pen.roundRect(at.x, at.y - size * 1.45, wide, size * 2.9, size * 0.6);
  pen.fill();
  if (isOwn) {
    pen.strokeStyle = seatColours[seat]?.[0] ?? '';
    pen.lineWidth = 1.5 * scale;
    pen.stroke();
  }
  pen.fillStyle = effects.plateText;
  pen.fillText(name, at.x + size * 0.7, at.y - size * 0.6);
  pen.fillStyle = seatColours[seat]?.[0] ?? '';
  pen.fillText(bet, at.x + size * 0.7, at.y + size * 0.68);
  pen.textBaseline = 'alphabetic';
}

function drawLock(pen: Pen2d, one: Seen, nowMs: number, scale: number): void {
  const radius = one.length * 0.46 + 6 * scale;
  pen.save();
  pen.translate(one.x, one.y);
  pen.rotate(nowMs / 900);
  pen.strokeStyle = effects.lock;
  pen.lineWidth = 2.4 * scale;
  for (let arc = 0; arc < 4; arc += 1) {
    pen.beginPath();
    pen.arc(0, 0, radius, (arc * Math.PI) / 2 + 0.2, (arc * Math.PI) / 2 + 1.1);
    pen.stroke();
  }
  pen.restore();
}

export interface Show {
  readonly world: World;
  readonly ownSeat: number;
  readonly guns: readonly Gun[];
  readonly lockedId: string | null;
  readonly nowMs: number;
  /** Little motion is wanted. */
  readonly isCalm: boolean;
  /** Pixels of the canvas for one of the page. */
  readonly scale: number;
  money(amountMinor: bigint): string;
}

function drawAura(pen: Pen2d, { x, y, length }: Seen): void {
  const radius = length * 0.8;
  oval(pen, glow(pen, ['rgb(255 216 115 / 38%)', 'rgb(255 216 115 / 0%)'], [x, y], radius), [x, y], radius);
}

/** All that swim; small ones in front of large ones. */
function drawShoal(pen: Pen2d, sprites: Sprites, { world, nowMs, isCalm, lockedId, scale }: Show): void {
  for (const one of [...world.seen()].sort((a, b) => b.length - a.length)) {
    if (bosses.includes(one.fish.kind)) drawAura(pen, one);
    drawSwimmer(pen, sprites, one, nowMs, isCalm);
    const flash = world.flashes.get(one.fish.id);
    if (flash !== undefined) drawFlash(pen, sprites, one, flash);
    if (one.fish.id === lockedId) drawLock(pen, one, isCalm ? 0 : nowMs, scale);
  }
}

/** Draws a water with all that is in it; its still picture is kept. */
export function createScene(water: Water) {
  const sprites = createSprites(water);
  const theme: WaterTheme = waterThemes[water];
  let still: HTMLCanvasElement | null = null;

  const stillOf = ({ width, height }: Field): HTMLCanvasElement => {
    if (still?.width === width && still.height === height) return still;
    still = Object.assign(document.createElement('canvas'), { width, height });
    const pen = still.getContext('2d');
    if (pen) drawWater(pen, { width, height }, theme, water === 'lotus');
    return still;
  };

  return (pen: Pen2d, field: Field, show: Show): void => {
    const { world, nowMs, isCalm, ownSeat, scale } = show;
    pen.drawImage(stillOf(field), 0, 0);
    drawLight(pen, field, theme, isCalm ? 0 : nowMs);
    drawShoal(pen, sprites, show);
    for (const one of world.dying) drawDying(pen, sprites, one, isCalm);
    drawNets(pen, world);
    drawBullets(pen, world, field);
    for (const gun of show.guns) drawCannon(pen, gun, ownSeat, field, scale);
    for (const one of world.dying) {
      if (!isCalm) drawCoins(pen, one, cannonOf(field, one.seat, ownSeat), field);
      drawPrize(pen, one, `+${show.money(one.prizeMinor)}`, field);
    }
  };
}
