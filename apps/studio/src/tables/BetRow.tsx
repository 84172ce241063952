import type { CSSProperties, ReactNode } from 'react';
import { BetSpot } from '../table-frame/table/bets/BetSpot.tsx';

interface BetRowProps {
  betKey: string;
  title: string;
  odds: string;
  selections: readonly string[];
  /** Places in a line on a wide page and on a narrow one. */
  columns: readonly [wide: number, narrow: number];
  labelOf: (selection: string) => string;
  children: (selection: string) => ReactNode;
}

/** All places of a bet with a choice, below its name and odds. */
export function BetRow({ betKey, title, odds, selections, columns: [wide, narrow], labelOf, children }: BetRowProps) {
  return (
    <div className="bet-row" data-bet={betKey} style={{ '--wide': wide, '--narrow': narrow } as CSSProperties}>
      <h3>
        {title} <small>{odds}</small>
      </h3>
      <div>
        {selections.map((selection) => (
          <BetSpot
            key={selection}
            betKey={betKey}
            selection={selection}
            label={labelOf(selection)}
            className="bet-small"
          >
            {children(selection)}
          </BetSpot>
        ))}
      </div>
    </div>
  );
}
