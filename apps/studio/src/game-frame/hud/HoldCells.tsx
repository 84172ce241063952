import { useTranslations } from 'use-intl';
import { RollingAmount } from '../../lib/RollingAmount.tsx';
import { useFrame, useHud, useMoney } from '../frame-context.tsx';
import type { HeldCell, HoldBoard } from '../hud-state.ts';
import { useCells } from './use-cells.ts';

const countMs = 320;

function Cell({ cell, name }: { cell: HeldCell | null; name: string }) {
  const { game } = useFrame();
  const showMoney = useMoney();
  const t = useTranslations('studio');
  const isFast = useHud((state) => state.isFast);
  const symbols = game.heldSymbols;
  if (cell === null || symbols === undefined) return <li className="frame-cell" aria-label={name} />;
  const symbol = symbols[cell.kind];
  const amount = cell.amountMinor === null ? '' : showMoney(cell.amountMinor);
  return (
    <li className="frame-cell" data-kind={cell.kind} data-known={cell.amountMinor !== null}>
      <span className="sr-only">{`${name}: ${t(game.symbolNameKey(symbol))} ${amount}`}</span>
      {cell.amountMinor !== null && (
        <span className="tabular frame-cell-amount" aria-hidden="true">
          <RollingAmount fromZero write={showMoney} amountMinor={cell.amountMinor} rollMs={isFast ? 0 : countMs} />
        </span>
      )}
    </li>
  );
}

function Cells({ hold }: { hold: HoldBoard }) {
  const t = useTranslations('studio.hold');
  const { columns, rows, cells } = hold;
  const { place, style } = useCells(columns, rows);
  const byRow = Array.from({ length: columns * rows }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return { row, column, cell: cells[column * rows + row] ?? null };
  });
  return (
    <section ref={place} className="frame-board frame-hold" aria-label={t('title')}>
      <ul className="frame-cells" style={{ ...style, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {byRow.map(({ row, column, cell }) => (
          <Cell key={`${column}/${row}`} cell={cell} name={t('cell', { reel: column + 1, row: row + 1 })} />
        ))}
      </ul>
    </section>
  );
}

/** Hold and respin over the board: what each cell is worth; the stage draws the symbols below, and what turns. */
export function HoldCells() {
  const hold = useHud((state) => state.hold);
  return hold === null ? null : <Cells hold={hold} />;
}

/** How many respins are left and what a full grid pays; takes the place of the game's name. */
export function HoldReadout() {
  const t = useTranslations('studio.hold');
  const showMoney = useMoney();
  const hold = useHud((state) => state.hold);
  if (hold === null) return null;
  const { respins, respinsLeft, grandMinor } = hold;
  return (
    <div className="frame-free">
      <span className="frame-label">{t('left')}</span>
      <span className="frame-pips" role="img" aria-label={t('leftCount', { count: respinsLeft })}>
        {Array.from({ length: respins }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place
          <i key={index} data-lit={index < respinsLeft} />
        ))}
      </span>
      <span className="tabular frame-free-times">{t('grand', { amount: showMoney(grandMinor) })}</span>
    </div>
  );
}
