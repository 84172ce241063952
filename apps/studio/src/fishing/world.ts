import { type Fish, fishAt, fishOfWeapon, kindOf, placeOf, type WeaponKey } from '@baize/games/fishing';

/** The field in pixels of its canvas. */
export interface Field {
  readonly width: number;
  readonly height: number;
}
export interface Spot {
  x: number;
  y: number;
}
/** A fish where it is in the field now. */
export interface Seen extends Spot {
  readonly fish: Fish;
  readonly length: number;
  readonly angle: number;
  readonly isLeft: boolean;
}
export interface Bullet extends Spot {
  vx: number;
  vy: number;
  readonly seat: number;
  readonly weapon: WeaponKey;
  readonly betMinor: bigint;
  /** It meets this fish alone; null: whom it meets first. */
  target: string | null;
  /** Of another seat: what it does is known already. */
  readonly known: KnownHit | null;
}
export interface KnownHit {
  readonly fish: readonly string[];
  readonly caught: readonly { id: string; prizeMinor: bigint }[];
}
export interface Net extends Spot {
  readonly size: number;
  readonly seat: number;
  ageMs: number;
}
export interface Dying extends Seen {
  readonly prizeMinor: bigint;
  readonly seat: number;
  ageMs: number;
}
/** What an own bullet met. */
export interface Hit {
  readonly weapon: WeaponKey;
  readonly betMinor: bigint;
  readonly fish: readonly string[];
}

const bulletHeightsPerSecond = 1.15;
export const netMs = 420;
export const dyingMs = 1_700;
export const flashMs = 260;
const netReach: Readonly<Record<WeaponKey, number>> = { cannon: 0.075, net: 0.15, storm: 0.23 };
/** Fish are larger, and fewer widths long, on a narrow field. */
const lengthIn = ({ width, height }: Field, share: number) => share * Math.sqrt(width * height) * 1.26;

export const netSize = (field: Field, weapon: WeaponKey): number => lengthIn(field, netReach[weapon]);

/** Where a seat's cannon stands: the own one below on the left, others around in their order. */
export function cannonOf(field: Field, seat: number, ownSeat: number): Spot & { isTop: boolean } {
  const slot = (seat - ownSeat + 4) % 4;
  const isTop = slot >= 2;
  const left = slot === 0 || slot === 3;
  return { x: field.width * (left ? 0.3 : 0.7), y: isTop ? 0 : field.height, isTop };
}

/** The fish as they are seen in a field. */
export function look(fish: readonly Fish[], elapsedMs: number, field: Field): Seen[] {
  return fish.map((one) => {
    const { x, y, dx, dy } = placeOf(one, elapsedMs);
    const length = lengthIn(field, kindOf(one.kind).swim.length);
    const angle = Math.atan2(dy * field.height, Math.abs(dx) * field.width);
    const isBeyond = 0.1 * field.height;
    return {
      ...{ fish: one, length, isLeft: dx < 0, angle: Math.max(-0.6, Math.min(0.6, angle)) },
      ...{ x: x * field.width, y: isBeyond + y * (field.height - 2 * isBeyond) },
    };
  });
}

const isMet = ({ x, y, length }: Seen, at: Spot): boolean => Math.hypot((at.x - x) / 0.46, (at.y - y) / 0.3) < length;
export const fishNear = (seen: readonly Seen[], at: Spot, reach = 0): Seen | null => {
  const distance = (one: Seen) => Math.hypot(one.x - at.x, one.y - at.y) - one.length * 0.4;
  const near = seen.filter((one) => distance(one) < reach).sort((a, b) => distance(a) - distance(b));
  return near[0] ?? null;
};

/** Everything that moves in one room. Bullets are this browser's own business: the server hears of hits alone. */
export function createWorld(ownSeat: number) {
  const bullets: Bullet[] = [];
  const nets: Net[] = [];
  const dying: Dying[] = [];
  const flashes = new Map<string, number>();
  const gone = new Set<string>();
  let seen: Seen[] = [];

  const strike = (field: Field, bullet: Bullet): Hit | null => {
    const size = netSize(field, bullet.weapon);
    nets.push({ x: bullet.x, y: bullet.y, size, seat: bullet.seat, ageMs: 0 });
    const count = fishOfWeapon(bullet.weapon);
    const first = bullet.target === null ? null : seen.find(({ fish }) => fish.id === bullet.target);
    const around = seen
      .filter((one) => Math.hypot(one.x - bullet.x, one.y - bullet.y) < size * 0.62 + one.length * 0.3)
      .sort((a, b) => Math.hypot(a.x - bullet.x, a.y - bullet.y) - Math.hypot(b.x - bullet.x, b.y - bullet.y));
    const met = [...new Set([...(first ? [first] : []), ...around])].slice(0, count).map(({ fish }) => fish.id);
    for (const id of bullet.known?.fish ?? met) flashes.set(id, 0);
    for (const { id, prizeMinor } of bullet.known?.caught ?? []) die(id, prizeMinor, bullet.seat);
    return bullet.known || met.length === 0 ? null : { weapon: bullet.weapon, betMinor: bullet.betMinor, fish: met };
  };

  const die = (id: string, prizeMinor: bigint, seat: number): void => {
    const one = seen.find(({ fish }) => fish.id === id);
    gone.add(id);
    if (one) dying.push({ ...one, prizeMinor, seat, ageMs: 0 });
    seen = seen.filter(({ fish }) => fish.id !== id);
  };

  const bounce = (bullet: Bullet, { width, height }: Field): void => {
    if (bullet.x < 0 || bullet.x > width) bullet.vx = Math.abs(bullet.vx) * (bullet.x < 0 ? 1 : -1);
    if (bullet.y < 0 || bullet.y > height) bullet.vy = Math.abs(bullet.vy) * (bullet.y < 0 ? 1 : -1);
  };

  const fly = (bullet: Bullet, field: Field, dtMs: number): void => {
    const speed = field.height * bulletHeightsPerSecond;
    const target = bullet.target === null ? undefined : seen.find(({ fish }) => fish.id === bullet.target);
    // Whom it was meant for is gone: it flies on to whom it meets.
    if (bullet.target !== null && !target) bullet.target = null;
    if (target) {
      const far = Math.hypot(target.x - bullet.x, target.y - bullet.y) || 1;
      bullet.vx = ((target.x - bullet.x) / far) * speed;
      bullet.vy = ((target.y - bullet.y) / far) * speed;
    }
    bullet.x += (bullet.vx * dtMs) / 1_000;
    bullet.y += (bullet.vy * dtMs) / 1_000;
    bounce(bullet, field);
  };

  const age = <Thing extends { ageMs: number }>(things: Thing[], dtMs: number, lifeMs: number): void => {
    for (const thing of things) thing.ageMs += dtMs;
    things.splice(0, things.length, ...things.filter(({ ageMs }) => ageMs < lifeMs));
  };

  return {
    bullets: bullets as readonly Bullet[],
    nets: nets as readonly Net[],
    dying: dying as readonly Dying[],
    flashes: flashes as ReadonlyMap<string, number>,
    seen: () => seen as readonly Seen[],
    isGone: (id: string) => gone.has(id),
    markGone: (ids: readonly string[]) => {
      for (const id of ids) gone.add(id);
    },
    die,
    /** Brings everything on; what own bullets met on the way. */
    step(field: Field, fishSeed: string, elapsedMs: number, dtMs: number): Hit[] {
      seen = look(
        fishAt(fishSeed, elapsedMs).filter(({ id }) => !gone.has(id)),
        elapsedMs,
        field,
      );
      age(nets, dtMs, netMs);
      age(dying, dtMs, dyingMs);
      for (const [id, ageMs] of flashes)
        if (ageMs + dtMs > flashMs) flashes.delete(id);
        else flashes.set(id, ageMs + dtMs);
      const hits: Hit[] = [];
      const flying: Bullet[] = [];
      for (const bullet of bullets) {
        fly(bullet, field, dtMs);
        const met = seen.find((one) => (bullet.target === null || one.fish.id === bullet.target) && isMet(one, bullet));
        const hit = met ? strike(field, bullet) : null;
        if (hit) hits.push(hit);
        if (!met) flying.push(bullet);
      }
      bullets.splice(0, bullets.length, ...flying);
      return hits;
    },
    /** Fires from a seat's cannon at a place, or at a fish that it follows. */
    fire(
      field: Field,
      shot: { seat: number; weapon: WeaponKey; betMinor: bigint; at: Spot; target?: string | null; known?: KnownHit },
    ): void {
      const from = cannonOf(field, shot.seat, ownSeat);
      const far = Math.hypot(shot.at.x - from.x, shot.at.y - from.y) || 1;
      const speed = field.height * bulletHeightsPerSecond;
      const [vx, vy] = [((shot.at.x - from.x) / far) * speed, ((shot.at.y - from.y) / far) * speed];
      bullets.push({
        ...{ x: from.x + vx * 0.06, y: from.y + vy * 0.06, vx, vy, seat: shot.seat, weapon: shot.weapon },
        ...{ betMinor: shot.betMinor, target: shot.target ?? null, known: shot.known ?? null },
      });
    },
  };
}
export type World = ReturnType<typeof createWorld>;
