/** So many pieces across and down a symbol. */
export const piecesAcross = 3;
/** How long pieces are seen. */
export const shardLifeMs = 700;

/** Of a second and a symbol's width: they burst apart, a little upwards, and then fall. */
const outward = 2.1;
const upward = 1.5;
const gravity = 11;
const turns = 3.4;
const fadesFrom = 0.55;
const msPerSecond = 1_000;

export interface ShardPlace {
  /** From where the piece lay in its symbol, in widths of the symbol. */
  x: number;
  y: number;
  rotation: number;
  alpha: number;
}

/** Where a piece is so long after its symbol has burst: the same for the same piece, for where it goes is decoration. */
export function shardAt(column: number, row: number, ageMs: number): ShardPlace {
  const middle = (piecesAcross - 1) / 2;
  const [across, down] = [(column - middle) / piecesAcross, (row - middle) / piecesAcross];
  // Neighbours differ, so that no grid is seen in the air.
  const own = ((column * 7 + row * 5) % piecesAcross) / piecesAcross + 0.7;
  const seconds = ageMs / msPerSecond;
  const share = Math.min(1, ageMs / shardLifeMs);
  return {
    x: across * outward * own * seconds,
    y: (down * outward - upward * own) * seconds + (gravity * seconds * seconds) / 2,
    rotation: (across + down * 0.5) * turns * own * seconds * Math.PI,
    alpha: share <= fadesFrom ? 1 : (1 - share) / (1 - fadesFrom),
  };
}
