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

/** The last mark's own column, and a free one after it. */
const columnsPastMark = 2;

/** A road's grid, scrolled to its last mark. */
function Road<Mark>(props: {
  name: string;
  kind: 'bead' | 'big' | DerivedRoad;
  cells: readonly Cell<Mark>[];
  minColumns: number;
  draw: (mark: Mark) => ReactNode;
}) {
  const { name, kind, cells, minColumns, draw } = props;
  const box = useRef<HTMLDivElement>(null);
  const lastColumn = Math.max(-1, ...cells.map(({ column }) => column));
  const columns = Math.max(minColumns, lastColumn + columnsPastMark);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new mark is the last one
  useEffect(() => {
    if (!box.current) return;
    const { scrollWidth, clientWidth } = box.current;
    // By shares of its own width: where the box stands on the page does not matter.
    box.current.scrollLeft = Math.max(0, (scrollWidth * (lastColumn + columnsPastMark)) / columns - clientWidth);
  }, [cells.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long road must be scrollable by keyboard
    <div ref={box} className="road" data-road={kind} role="img" aria-label={name} tabIndex={0}>
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

const winners = ['banker', 'player', 'tie'] as const;
type Words = Readonly<Record<RoadRound['winner'], string>>;

/** How often each side has won in this shoe. */
function Counts({ rounds, letters, names }: { rounds: readonly RoadRound[]; letters: Words; names: Words }) {
  return (
    <dl className="road-counts tabular">
      {winners.map((winner) => (
        <div key={winner}>
          <dt className="bead" data-winner={winner}>
            <span aria-hidden="true">{letters[winner]}</span>
            <span className="sr-only">{names[winner]}</span>
          </dt>
          <dd>{rounds.filter((round) => round.winner === winner).length}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The five roads of a shoe. They look back, they foresee nothing: the rules say so. */
export function Roads({ rounds, letters, names }: { rounds: readonly RoadRound[]; letters: Words; names: Words }) {
  const t = useTranslations('tables.roads');
  const bigRoad = bigRoadColumns(rounds);
  return (
    <div className="roads">
      <Counts rounds={rounds} letters={letters} names={names} />
      <Road
        name={t('big')}
        kind="big"
        cells={layOut(bigRoad)}
        minColumns={20}
        draw={({ winner, ties, playerPair, bankerPair }) => (
          <span className="ring" data-winner={winner} data-player-pair={playerPair} data-banker-pair={bankerPair}>
            {ties > 0 ? ties : ''}
          </span>
        )}
      />
      <Road
        name={t('bead')}
        kind="bead"
        cells={beadPlate(rounds)}
        minColumns={8}
        draw={({ winner, playerPair, bankerPair }) => (
          <span className="bead" data-winner={winner} data-player-pair={playerPair} data-banker-pair={bankerPair}>
            {letters[winner]}
          </span>
        )}
      />
      {derivedNames.map((road) => (
        <Road
          key={road}
          name={t(road)}
          kind={road}
          cells={layOut(derivedColumns(bigRoad, road))}
          minColumns={12}
          draw={(mark) => <span className={`derived derived-${road}`} data-mark={mark} />}
        />
      ))}
    </div>
  );
}
