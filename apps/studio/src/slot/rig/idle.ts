const shortestMs = 2_400;
const spreadMs = 2_200;
/** Steps whose parts after the point are spread evenly and never repeat. */
const placeStep = 0.618_034;
const delayStep = 0.377_1;

/** Which cell of a board breathes as number `count` of its rest, and how long after the one before. A picture only: never chance. */
export function idleAt(count: number, cells: number): { cell: number; delayMs: number } {
  const cell = Math.floor(((count * placeStep) % 1) * cells);
  return { cell, delayMs: shortestMs + spreadMs * ((count * delayStep) % 1) };
}
