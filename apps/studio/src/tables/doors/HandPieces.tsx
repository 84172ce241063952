import type { CSSProperties, ReactNode } from 'react';

interface HandPiecesProps {
  /** Those that lie on the table. */
  hand: readonly number[];
  /** How many a whole hand has. */
  pieces: number;
  /** How many of them are turned, from the first. */
  turned: number;
  /** Places of those that make the hand what it is. */
  marked: readonly number[];
  pieceOf: (piece: number, isTurned: boolean) => ReactNode;
}

/** The pieces of a hand side by side. */
export function HandPieces({ hand, pieces, turned, marked, pieceOf }: HandPiecesProps) {
  return (
    <div className="door-pieces" style={{ '--pieces': pieces } as CSSProperties}>
      {hand.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
        <span key={index} className="door-piece" data-marked={marked.includes(index)}>
          {pieceOf(piece, index < turned)}
        </span>
      ))}
    </div>
  );
}
