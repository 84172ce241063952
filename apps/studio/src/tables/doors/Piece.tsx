import type { ReactNode } from 'react';
import { useSoundWhen } from '../../table-frame/use-sound-when.ts';

interface PieceProps {
  /** What it is made of, for the style sheet. */
  set: 'dominoes' | 'mahjong';
  isTurned: boolean;
  /** What is heard of its face. */
  label: string;
  children: ReactNode;
}

/** A tile on the table, face down until it is turned; it is heard. */
export function Piece({ set, isTurned, label, children }: PieceProps) {
  useSoundWhen(true, 'peg');
  useSoundWhen(isTurned, 'land');
  return (
    <span
      className="table-piece"
      data-set={set}
      data-turned={isTurned}
      data-dealer={isTurned ? 'turn' : 'deal'}
      role="img"
      aria-label={label}
    >
      <span className="table-piece-back" />
      <span className="table-piece-face">{children}</span>
    </span>
  );
}
