/**
 * Every way to put at most `cells` things of `kinds` kinds on a grid, in lexicographic order of their counts. Adding one thing always
 * leads to a later way, so that a pass from first to last meets every way after all that lead to it.
 */
export interface CountSpace {
  readonly size: number;
  /** `counts[way * kinds + kind]`. */
  readonly counts: Uint8Array;
  /** `next[way * kinds + kind]`: the way with one more of that kind; 0 where the grid is full. */
  readonly next: Int32Array;
  rankOf(counts: ArrayLike<number>): number;
}

/** `ways[kind][left]`: ways for the kinds from `kind` on to take up to `left` cells. */
function waysTable(kinds: number, cells: number): number[][] {
  const ways = [Array.from({ length: cells + 1 }, () => 1)];
  for (let kind = kinds - 1; kind >= 0; kind -= 1) {
    let sum = 0;
    ways.unshift((ways[0] ?? []).map((count) => (sum += count)));
  }
  return ways;
}

export function countSpace(kinds: number, cells: number): CountSpace {
  const ways = waysTable(kinds, cells);
  const size = ways[0]?.[cells] ?? 0;
  // passed[kind][cells left before it][how many it has]: ways that come earlier because it has fewer there.
  const passed = Array.from({ length: kinds }, (_, kind) =>
    Array.from({ length: cells + 1 }, (_unused, left) => {
      let sum = 0;
      return Int32Array.from({ length: left + 1 }, (_other, count) => {
        const before = sum;
        sum += ways[kind + 1]?.[left - count] ?? 0;
        return before;
      });
    }),
  );
  const passedOf = (kind: number, left: number, count: number) => passed[kind]?.[left]?.[count] ?? 0;

  const rankOf = (counts: ArrayLike<number>) => {
    let rank = 0;
    let left = cells;
    for (let kind = 0; kind < kinds; kind += 1) {
      const count = counts[kind] as number;
      rank += passedOf(kind, left, count);
      left -= count;
    }
    return rank;
  };

  const counts = new Uint8Array(size * kinds);
  const next = new Int32Array(size * kinds);
  const current = new Uint8Array(kinds);
  let rank = 0;

  /** One more of a kind takes a cell from every kind after it. */
  const writeWay = (blanks: number) => {
    counts.set(current, rank * kinds);
    let left = blanks;
    let change = 0;
    for (let kind = kinds - 1; kind >= 0 && blanks > 0; kind -= 1) {
      const count = current[kind] as number;
      left += count;
      const now = passedOf(kind, left, count);
      next[rank * kinds + kind] = rank + change + passedOf(kind, left, count + 1) - now;
      change += passedOf(kind, left - 1, count) - now;
    }
    rank += 1;
  };
  const place = (kind: number, left: number) => {
    if (kind === kinds) return writeWay(left);
    for (let count = 0; count <= left; count += 1) {
      current[kind] = count;
      place(kind + 1, left - count);
    }
  };
  place(0, cells);
  return { size, counts, next, rankOf };
}
