/** A place on the card as shares of its width and height. */
export interface Place {
  x: number;
  y: number;
}

const columns = 3;
const fields = columns * columns;
/** Points by which a field counts as scratched, in a square of so many a side. */
const side = 5;
const pointsOfField = side * side;
/** So many of them have to be free. */
const enough = 14;

/** How far a point is from the line between two places. */
function distance(point: Place, from: Place, to: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy);
}

const pointOf = (field: number, index: number): Place => ({
  x: ((field % columns) + ((index % side) + 0.5) / side) / columns,
  y: (Math.floor(field / columns) + (Math.floor(index / side) + 0.5) / side) / columns,
});

/** Knows how much of each of the nine fields is scratched. `brush`: the radius of the coin as a share of the card. */
export function createScratched(brush: number) {
  const covered = Array.from({ length: fields }, (_, field) =>
    Array.from({ length: pointsOfField }, (__, index) => pointOf(field, index)),
  );
  const isScratched = (field: number) => (covered[field]?.length ?? 0) <= pointsOfField - enough;
  return {
    /** The fields that a stroke from one place to another lays open. */
    stroke: (from: Place, to: Place): number[] =>
      covered.flatMap((points, field) => {
        if (isScratched(field)) return [];
        covered[field] = points.filter((point) => distance(point, from, to) > brush);
        return isScratched(field) ? [field] : [];
      }),
  };
}
