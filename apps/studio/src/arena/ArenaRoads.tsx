import type { ArenaState } from '@baize/contract';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

type Result = ArenaState['results'][number];
const rows = 6;
const minColumns = 14;
const outcomes = ['MERON', 'WALA', 'BDD', 'FTD', 'CANCEL'] as const;

interface Cell extends Result {
  row: number;
  column: number;
}

/** Results one below the other, six a column. */
const beadCells = (results: readonly Result[]): Cell[] =>
  results.map((result, index) => ({ ...result, column: Math.floor(index / rows), row: index % rows }));

/** The big road: a new column when the other bird wins; draws and cancelled fights stand in their own place of it. */
function bigCells(results: readonly Result[]): Cell[] {
  const cells: Cell[] = [];
  let column = -1;
  let row = 0;
  let side: string | null = null;
  for (const result of results) {
    if (result.outcome === 'CANCEL') continue;
    const isBird = result.outcome === 'MERON' || result.outcome === 'WALA';
    const isNew = column < 0 || (isBird && side !== null && side !== result.outcome) || row === rows - 1;
    column += isNew ? 1 : 0;
    row = isNew ? 0 : row + 1;
    if (isBird) side = result.outcome;
    cells.push({ ...result, column, row });
  }
  return cells;
}

function Road({ name, kind, cells }: { name: string; kind: 'bead' | 'big'; cells: readonly Cell[] }) {
  const t = useTranslations('arena');
  const box = useRef<HTMLDivElement>(null);
  const columns = Math.max(minColumns, (cells.at(-1)?.column ?? 0) + 2);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new mark is the last one
  useEffect(() => {
    box.current?.scrollTo({ left: box.current.scrollWidth });
  }, [cells.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long road must be scrollable by keyboard
    <div ref={box} className="arena-road" role="img" aria-label={name} tabIndex={0}>
      <div style={{ gridTemplate: `repeat(${rows}, var(--arena-cell)) / repeat(${columns}, var(--arena-cell))` }}>
        {cells.map(({ programme, number, outcome, row, column }) => (
          <span
            key={`${programme}-${number}`}
            className="arena-mark"
            data-kind={kind}
            data-outcome={outcome}
            style={{ gridArea: `${row + 1} / ${column + 1}` }}
          >
            {kind === 'bead' ? t(`letter.${outcome}`) : ''}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Results of the arena: how often each came in this programme, the bead plate and the big road. */
export function ArenaRoads({ state }: { state: ArenaState | null }) {
  const t = useTranslations('arena');
  const results = state?.results ?? [];
  const ofProgramme = results.filter(({ programme }) => programme === state?.fight?.programme);
  return (
    <section className="arena-roads" aria-label={t('roads.label')}>
      <p className="arena-counts">
        {outcomes.map((outcome) => (
          <span key={outcome}>
            <span className="arena-mark" data-kind="bead" data-outcome={outcome} aria-hidden="true">
              {t(`letter.${outcome}`)}
            </span>
            <span className="sr-only">{t(`outcome.${outcome}`)}</span>
            <span className="tabular">{ofProgramme.filter((one) => one.outcome === outcome).length}</span>
          </span>
        ))}
        <span className="arena-programme">
          {t('programme', { number: state?.fight?.number ?? 0, count: state?.fightsOfProgramme ?? 0 })}
        </span>
      </p>
      {results.length === 0 ? (
        <p className="arena-hint">{t('roads.none')}</p>
      ) : (
        <>
          <Road name={t('roads.bead')} kind="bead" cells={beadCells(results)} />
          <Road name={t('roads.big')} kind="big" cells={bigCells(results)} />
        </>
      )}
      {state?.next && (
        <p className="arena-hint">{t('next', { meron: state.next.meron.name, wala: state.next.wala.name })}</p>
      )}
    </section>
  );
}
