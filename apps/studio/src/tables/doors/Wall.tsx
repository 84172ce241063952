import type { CSSProperties } from 'react';

interface WallProps {
  set: 'dominoes' | 'mahjong' | 'cards';
  /** How many stacks of two lie there before the deal. */
  stacks: number;
  /** Pieces that were dealt already. */
  dealt: number;
}

const piecesOfStack = 2;

/** What is dealt from, beside the banker: it grows shorter by what lies on the table. */
export function Wall({ set, stacks, dealt }: WallProps) {
  const left = Math.max(0, stacks - Math.ceil(dealt / piecesOfStack));
  return (
    <div className="piece-wall" data-set={set} aria-hidden="true">
      {Array.from({ length: stacks }, (_, stack) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its place
        <i key={stack} data-gone={stack >= left} style={{ '--stack': stack } as CSSProperties} />
      ))}
    </div>
  );
}
