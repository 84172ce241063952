import type { InstantRound } from '@baize/contract';
import * as tower from '@baize/games/tower';
import { useTranslations } from 'use-intl';
import { timesText } from '../times.ts';
import { levelOf, picksOf, type TileState, tileState } from './round.ts';

const art: Readonly<Partial<Record<TileState, string>>> = {
  safe: 'art/instant/gem.webp',
  shownSafe: 'art/instant/gem.webp',
  trap: 'art/instant/mine.webp',
  shownTrap: 'art/instant/mine.webp',
};

interface BoardProps {
  round: InstantRound | null;
  /** Of the next round, while none is open. */
  level: tower.Level;
  isLocked: boolean;
  onOpen: (tile: number) => void;
}

/** Nine rows of tiles from the lowest up, each with what leaving after it pays. */
export function Board({ round, level: chosen, isLocked, onOpen }: BoardProps) {
  const t = useTranslations('instant.tower');
  const level = round === null ? chosen : levelOf(round);
  const reached = round === null ? 0 : picksOf(round).length;
  return (
    <ol className="tower-board">
      {Array.from({ length: tower.rows }, (_, row) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          key={row}
          className="tower-row"
          data-next={round?.status === 'open' && row === reached}
          data-reached={row < reached}
        >
          <span className="tower-times tabular">{timesText(tower.returnAfter(level, row + 1))}</span>
          {Array.from({ length: tower.tilesOf[level].tiles }, (_, tile) => {
            const state = tileState(round, row, tile);
            const isNext = state === 'next' && round?.status === 'open';
            const picture = art[state];
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
                key={tile}
                type="button"
                className="tower-tile"
                data-state={state}
                disabled={!isNext || isLocked}
                aria-keyshortcuts={isNext ? String(tile + 1) : undefined}
                aria-label={t(`tile.${state}`, { row: row + 1, number: tile + 1 })}
                onClick={() => onOpen(tile)}
              >
                {picture !== undefined && <img src={picture} alt="" draggable={false} />}
              </button>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
