import type { Arena } from './arenas.ts';
import { type Bird, rosters } from './birds.ts';

/** A fight of an arena's programme; both numbers begin at 1. */
export interface FightPlace {
  readonly programme: number;
  readonly number: number;
}

export interface Pairing {
  readonly meron: Bird;
  readonly wala: Bird;
}

/** Each fifth fight has its favourite at wala. */
const walaFavouriteEvery = 5;

/** Who meets whom: everybody meets everybody, and all of it is public before the programme begins. */
export function pairingOf({ code }: Pick<Arena, 'code'>, { programme, number }: FightPlace): Pairing {
  const birds: readonly Bird[] = rosters[code];
  const pairs = birds.flatMap((one, index) => birds.slice(index + 1).map((other) => [one, other] as const));
  // A step without a common factor with the number of pairs visits each of them once.
  const step = 17;
  const pair = pairs[((programme * 7 + number) * step) % pairs.length];
  if (!pair) throw new RangeError('a programme has no such fight');
  const [favourite, other] = pair;
  return number % walaFavouriteEvery === 0 ? { meron: other, wala: favourite } : { meron: favourite, wala: other };
}

/** The fight behind one. */
export const nextPlace = (
  { fightsOfProgramme }: Pick<Arena, 'fightsOfProgramme'>,
  { programme, number }: FightPlace,
): FightPlace =>
  number >= fightsOfProgramme ? { programme: programme + 1, number: 1 } : { programme, number: number + 1 };

/** A pairing by the names that a fight is stored and published with. Throws for a bird that the arena does not have. */
export function pairingOfNames(arena: string, names: Readonly<Record<'meron' | 'wala', string>>): Pairing {
  const roster: readonly Bird[] = rosters[arena as keyof typeof rosters] ?? [];
  const birdOf = (name: string): Bird => {
    const bird = roster.find((one) => one.name === name);
    if (!bird) throw new RangeError(`${arena} has no bird ${name}`);
    return bird;
  };
  return { meron: birdOf(names.meron), wala: birdOf(names.wala) };
}
