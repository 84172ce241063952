import { bosses, type FishKey, fishKinds, kindOf } from './kinds.ts';

/** A wave is so long; its fish come in it and may swim on into the next one. */
export const waveMs = 40_000;
const groupsOfWave = 26;
const turnsOfWave = 4;
/** Without a common divisor with the groups: neighbours of the list do not come one after another. */
const stride = 5;
/** Every second wave has a boss, at this moment; it is announced so long before. */
const bossAtMs = 12_000;
const warningMs = 3_500;
const bossEvery = 2;
/** A fish that came or went within so long of the shot counts as there: the message was on its way. */
const graceMs = 1_500;
const followMs = 520;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A fish of a room: a kind on a path. Places are shares of the field, which is 1 wide and 1 high. */
export interface Fish {
  /** `wave.place`: unique in its room. */
  readonly id: string;
  readonly kind: FishKey;
  /** Since the room was opened. */
  readonly bornMs: number;
  readonly lifeMs: number;
  /** A cubic curve from outside of the field to outside of it. */
  readonly path: readonly [Point, Point, Point, Point];
}

/** Evenly scattered numbers from a text: the same everywhere, and no chance that anything is paid by. */
function scatterOf(text: string): () => number {
  let state = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const common = fishKinds.filter(({ swim }) => swim.often > 0);
const often = common.reduce((sum, { swim }) => sum + swim.often, 0);

function commonKind(next: () => number): FishKey {
  let left = next() * often;
  for (const { key, swim } of common) {
    left -= swim.often;
    if (left < 0) return key;
  }
  return 'guppy';
}

const margin = 0.16;
function pathOf(next: () => number, isSlow: boolean): Fish['path'] {
  const isRight = next() < 0.5;
  const bend = isSlow ? 0.3 : 0.75;
  const at = () => 0.1 + next() * 0.68;
  const start = at();
  const near = (y: number) => Math.min(0.92, Math.max(0.04, y + (next() - 0.5) * bend));
  const end = near(start);
  const points = [
    { x: -margin, y: start },
    { x: 0.22 + next() * 0.25, y: near(start) },
    { x: 0.55 + next() * 0.25, y: near(end) },
    { x: 1 + margin, y: end },
  ] as const;
  const [a, b, c, d] = points;
  return isRight ? points : [d, c, b, a];
}

const moved = (path: Fish['path'], dy: number): Fish['path'] => {
  const [a, b, c, d] = path.map(({ x, y }) => ({ x, y: y + dy })) as [Point, Point, Point, Point];
  return [a, b, c, d];
};

/** All fish that come in a wave, in the order of their ids. */
export function fishOfWave(seed: string, wave: number): Fish[] {
  const next = scatterOf(`${seed}:${wave}`);
  const fish: Fish[] = [];
  const put = (kind: FishKey, atMs: number, path: Fish['path'], lifeMs: number) =>
    fish.push({ id: `${wave}.${fish.length}`, kind, bornMs: Math.round(wave * waveMs + atMs), lifeMs, path });
  for (let group = 0; group < groupsOfWave; group += 1) {
    // Some groups of a wave take turns, so that no kind stays away for long.
    const turn = common[(wave * turnsOfWave + group) % common.length]?.key ?? 'guppy';
    const kind = group < turnsOfWave ? turn : commonKind(next);
    const { swim } = kindOf(kind);
    const atMs = ((((group * stride) % groupsOfWave) + next() * 0.8) / groupsOfWave) * waveMs;
    const path = pathOf(next, swim.length > 0.12);
    const lifeMs = Math.round(swim.crossMs * (0.85 + next() * 0.4));
    for (let place = 0; place < swim.school; place += 1)
      put(kind, atMs + place * followMs, moved(path, (next() - 0.5) * 0.09 * Math.sign(place)), lifeMs);
  }
  if (wave % bossEvery === 1) {
    const kind = bosses[Math.floor(wave / bossEvery) % bosses.length] as FishKey;
    put(kind, bossAtMs, pathOf(next, true), kindOf(kind).swim.crossMs);
  }
  return fish;
}

const lastingWaves = 1;

/** The fish that swim in a room at a moment, in milliseconds since it was opened. */
export function fishAt(seed: string, elapsedMs: number): Fish[] {
  const wave = Math.floor(elapsedMs / waveMs);
  const waves = Array.from({ length: lastingWaves + 1 }, (_, back) => wave - back).filter((one) => one >= 0);
  return waves
    .flatMap((one) => fishOfWave(seed, one))
    .filter(({ bornMs, lifeMs }) => elapsedMs >= bornMs && elapsedMs < bornMs + lifeMs);
}

/** A boss that is about to come; null: none. */
export function announcedBoss(seed: string, elapsedMs: number): FishKey | null {
  const wave = Math.floor(elapsedMs / waveMs);
  const inWaveMs = elapsedMs - wave * waveMs;
  if (wave % bossEvery !== 1 || inWaveMs < bossAtMs - warningMs || inWaveMs >= bossAtMs + followMs) return null;
  return fishOfWave(seed, wave).find(({ kind }) => bosses.includes(kind))?.kind ?? null;
}

const idForm = /^(\d{1,9})\.(\d{1,3})$/;

/** The fish of an id, if it may be shot at now; null: there is none, or it has not come yet, or is gone. */
export function fishOfId(seed: string, id: string, elapsedMs: number): Fish | null {
  const [, wave, place] = idForm.exec(id) ?? [];
  if (wave === undefined || place === undefined || `${Number(wave)}.${Number(place)}` !== id) return null;
  if (Number(wave) * waveMs > elapsedMs + graceMs) return null;
  const fish = fishOfWave(seed, Number(wave))[Number(place)];
  if (!fish) return null;
  const isThere = elapsedMs >= fish.bornMs - graceMs && elapsedMs < fish.bornMs + fish.lifeMs + graceMs;
  return isThere ? fish : null;
}

/** How far on its path a fish is, and which way it looks in a field of this size. */
export function placeOf(
  { path, bornMs, lifeMs }: Fish,
  elapsedMs: number,
): Point & { readonly dx: number; readonly dy: number } {
  const t = Math.min(1, Math.max(0, (elapsedMs - bornMs) / lifeMs));
  const [a, b, c, d] = path;
  const u = 1 - t;
  const curve = (axis: 'x' | 'y') =>
    u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  const slope = (axis: 'x' | 'y') =>
    3 * u * u * (b[axis] - a[axis]) + 6 * u * t * (c[axis] - b[axis]) + 3 * t * t * (d[axis] - c[axis]);
  return { x: curve('x'), y: curve('y'), dx: slope('x'), dy: slope('y') };
}
