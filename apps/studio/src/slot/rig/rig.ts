import type { CurveName } from './curves.ts';

/** In the picture's unit square; 0, 0 is its left upper corner. */
type Point = readonly [x: number, y: number];

/** One part of a picture that moves: how far at most, and by which curve. */
export interface Bone {
  /** The middle of the part. */
  at: Point;
  /** How far from there it is felt, softly falling to nothing; one number for a circle. */
  reach: number | Point;
  /** Degrees clockwise about `joint`, or about its own middle. */
  turn?: number;
  joint?: Point;
  /** In sizes of the picture. */
  shift?: Point;
  /** How much larger it becomes, as a share; one number for both directions. */
  swell?: number | Point;
  curve: CurveName;
  everyMs: number;
  /** Where in its curve it begins, from 0 to 1. */
  phase?: number;
}

export type Rig = readonly Bone[];

/** The rigs of a slot's symbols. */
export type Rigs<Code extends string> = Readonly<Record<Code, Rig>>;

/** Symbols that are letters of cards move alike in every slot and need no rig of their own. */
export type CardLetter = 'A' | 'K' | 'Q' | 'J' | 'T';
