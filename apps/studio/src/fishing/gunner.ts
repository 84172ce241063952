import type { FishingVolley } from '@baize/contract';
import { clientPace, type WeaponKey, weapons } from '@baize/games/fishing';
import { cannonOf, type Field, fishNear, type Seen, type Spot, type World } from './world.ts';

/** What the player has set; read in every frame. */
export interface Settings {
  weapon: WeaponKey;
  betMinor: bigint;
  isAuto: boolean;
  isLocking: boolean;
  isPressing: boolean;
}

const minAimReach = 30;

/** The own cannon: where it aims, whom it follows, when it may fire again; and those of others as they were seen. */
export function createGunner(ownSeat: number, shotMs: number) {
  const aims = new Map<number, Spot>();
  const fired = new Map<number, number>();
  let lockedId: string | null = null;
  let nextShotMs = 0;
  const everyMs = Math.max(clientPace.shotMs, shotMs);

  const aimOf = (field: Field, seat: number): Spot => {
    const from = cannonOf(field, seat, ownSeat);
    return aims.get(seat) ?? { x: field.width / 2, y: from.isTop ? field.height * 0.4 : field.height * 0.6 };
  };
  /** The largest fish that is well inside. */
  const choose = (world: World, { width, height }: Field): Seen | null => {
    const inside = world
      .seen()
      .filter(({ x, y }) => x > width * 0.06 && x < width * 0.94 && y > height * 0.05 && y < height * 0.9);
    return [...inside].sort((a, b) => b.length - a.length)[0] ?? null;
  };

  return {
    lockedId: () => lockedId,
    aimAt: (at: Spot) => void aims.set(ownSeat, at),
    lockAt: (world: World, at: Spot) => {
      lockedId = fishNear(world.seen(), at, minAimReach)?.fish.id ?? lockedId;
    },
    unlock: () => {
      lockedId = null;
    },
    aimOf,
    firedMsAgo: (seat: number, nowMs: number) => nowMs - (fired.get(seat) ?? -1_000),
    /** Fires if something asks for it and the cannon is ready; whether it did. */
    tick(world: World, field: Field, set: Settings, nowMs: number, isOnce: boolean): boolean {
      if (set.isLocking) {
        if (lockedId !== null && !world.seen().some(({ fish }) => fish.id === lockedId)) lockedId = null;
        lockedId ??= choose(world, field)?.fish.id ?? null;
      }
      const locked = set.isLocking ? world.seen().find(({ fish }) => fish.id === lockedId) : undefined;
      if (locked) aims.set(ownSeat, { x: locked.x, y: locked.y });
      if (!(isOnce || set.isAuto || set.isPressing) || nowMs < nextShotMs) return false;
      if (world.bullets.filter(({ seat }) => seat === ownSeat).length >= clientPace.maxShots) return false;
      nextShotMs = nowMs + everyMs;
      fired.set(ownSeat, nowMs);
      const shot = { seat: ownSeat, weapon: set.weapon, betMinor: set.betMinor, at: aimOf(field, ownSeat) };
      world.fire(field, { ...shot, target: locked ? locked.fish.id : null });
      return true;
    },
    /** Shots of another seat, as they were booked. */
    show(world: World, field: Field, { seat, betMinor, shots }: FishingVolley, nowMs: number): void {
      for (const { weapon, fish, caught, paidMinor } of shots) {
        const target = world.seen().find((one) => fish.includes(one.fish.id));
        const prizes = caught.flatMap(({ index, times }) => {
          const id = fish[index];
          return id === undefined ? [] : [{ id, prizeMinor: BigInt(times) * BigInt(betMinor) }];
        });
        if (!target) {
          world.markGone(prizes.map(({ id }) => id));
          continue;
        }
        aims.set(seat, { x: target.x, y: target.y });
        fired.set(seat, nowMs);
        const known = { fish, caught: prizes };
        world.fire(field, { seat, weapon, betMinor: BigInt(paidMinor), at: target, target: target.fish.id, known });
      }
    },
  };
}
export type Gunner = ReturnType<typeof createGunner>;

export const barrelsOf = (weapon: WeaponKey): number => weapons.findIndex(({ key }) => key === weapon) + 1;
