import {
  beadPlate,
  bigRoadColumns,
  type Cell,
  type DerivedRoad,
  derivedColumns,
  layOut,
  lookBack,
  type RoadRound,
  roadRows,
} from '@baize/games/baccarat';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

const derivedNames = Object.keys(lookBack) as DerivedRoad[];

/** A road's grid, scrolled to its end. */
function Road<Mark>(props: {
  name: string;
  cells: readonly Cell<Mark>[];
  leastColumns: number;
  size: 'large' | 'small';
  draw: (mark: Mark) => ReactNode;
}) {
  const { name, cells, leastColumns, size, draw } = props;
  const box = useRef<HTMLDivElement>(null);
  const columns = Math.max(leastColumns, ...cells.map(({ column }) => column + 2));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new mark is at the end
  useEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth;
  }, [cells.length]);
  return (
    <div ref={box} className="road" data-size={size} role="img" aria-label={name}>
      <div
        className="road-grid"
        style={{ gridTemplate: `repeat(${roadRows}, var(--road-cell)) / repeat(${columns}, var(--road-cell))` }}
      >
        {cells.map(({ column, row, mark }) => (
          <span key={`${column}-${row}`} style={{ gridArea: `${row + 1} / ${column + 1}` }}>
            {draw(mark)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The five roads of a shoe. They look back, they foresee nothing: the rules say so. */
export function Roads({
  rounds,
  letters,
}: {
  rounds: readonly RoadRound[];
  letters: Readonly<Record<RoadRound['winner'], string>>;
}) {
  const t = useTranslations('tables.roads');
  const bigRoad = bigRoadColumns(rounds);
  return (
    <div className="roads">
      <Road
        name={t('bead')}
        cells={beadPlate(rounds)}
        leastColumns={12}
        size="large"
        draw={({ winner, playerPair, bankerPair }) => (
          <span className="bead" data-winner={winner} data-player-pair={playerPair} data-banker-pair={bankerPair}>
            {letters[winner]}
          </span>
        )}
      />
      <div className="roads-column">
        <Road
          name={t('big')}
          cells={layOut(bigRoad)}
          leastColumns={24}
          size="small"
          draw={({ winner, ties, playerPair, bankerPair }) => (
            <span className="ring" data-winner={winner} data-player-pair={playerPair} data-banker-pair={bankerPair}>
              {ties > 0 ? ties : ''}
            </span>
          )}
        />
        <div className="roads-derived">
          {derivedNames.map((road) => (
            <Road
              key={road}
              name={t(road)}
              cells={layOut(derivedColumns(bigRoad, road))}
              leastColumns={8}
              size="small"
              draw={(mark) => <span className={`derived derived-${road}`} data-mark={mark} />}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
