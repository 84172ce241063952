import type { ReactNode } from 'react';
import { type BarProps, Saying, WayOut } from '../bar-parts.tsx';

/** The bar below a table: the player's decision; else why there is none, or the way to a seat. */
export function TurnBar({ isAsked, children, ...props }: BarProps & { isAsked: boolean; children: ReactNode }) {
  return (
    <div className="room-bar turn-bar" data-asked={isAsked}>
      <div className="turn-out">
        <WayOut {...props} />
      </div>
      {isAsked ? children : <Saying {...props} />}
    </div>
  );
}

interface ActProps {
  /** How it looks: fold is quiet, raise is the main one. */
  act: string;
  keys?: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One thing to do. */
export function TurnAct({ act, keys, disabled, onClick, children }: ActProps) {
  return (
    <button
      type="button"
      className="turn-act"
      data-act={act}
      aria-keyshortcuts={keys}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
