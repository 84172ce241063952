import type { Game } from '@baize/contract';
import type { ReactNode } from 'react';
import { folded } from '../../lib/content/folded.ts';
import type { SiteSearch } from '../../lib/page/site-search.ts';

export type FoundGame = Game;

/** A page of the site that is found by its name: a lobby, or a vendor in one. */
export interface Place {
  key: string;
  name: string;
  /** What it is. */
  note: string;
  to: string;
  search: SiteSearch;
  /** 32 px square. */
  picture?: ReactNode;
}

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[\s_-]+/u)
    .filter(Boolean);

/** Shorter words have no room for a mistake. */
const minForgiven = 4;

/** True when one letter is missing, surplus or another, or two stand the other way round. */
function isNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

/** Mistakes are forgiven in words of some length. */
function fits(name: string, typed: string, isForgiving: boolean): boolean {
  const [words, whole] = [wordsOf(name), folded(name)];
  const isMeant = (wanted: string) =>
    isForgiving &&
    wanted.length >= minForgiven &&
    words.some((word) => isNear(word.slice(0, wanted.length), wanted) || isNear(word, wanted));
  return wordsOf(typed).every((wanted) => whole.includes(wanted) || isMeant(wanted));
}

/** The places whose name has every typed word; where there is none, those with a mistake at most in each word. */
export function placesFor(places: readonly Place[], typed: string): Place[] {
  if (folded(typed) === '') return [];
  const exact = places.filter(({ name }) => fits(name, typed, false));
  return exact.length > 0 ? exact : places.filter(({ name }) => fits(name, typed, true));
}
