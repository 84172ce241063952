import { useTranslations } from 'use-intl';
import { useFrame, useHud } from '../frame-context.tsx';
import type { WalkBoard } from '../hud-state.ts';
import { useCells } from './use-cells.ts';

function Walkers({ board }: { board: WalkBoard }) {
  const t = useTranslations('studio.walk');
  const { game } = useFrame();
  const isPaid = useHud((state) => state.win.line !== null);
  const { columns, rows, walkers, multiplier } = board;
  const { place, style } = useCells<HTMLDivElement>(columns, rows);
  return (
    <div ref={place} className="frame-board frame-walk" data-acts={isPaid} aria-hidden="true">
      <div style={style}>
        {walkers.map(({ id, reel }) => (
          <div
            key={id}
            className="walker"
            style={{ width: `${100 / columns}%`, transform: `translateX(${reel * 100}%)` }}
          >
            {game.walkerParts?.map(({ part, picture }) => (
              <img key={part} data-part={part} src={picture} alt="" />
            ))}
            {multiplier > 1 && (
              <span key={multiplier} className="tabular">
                {t('times', { multiplier })}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Wilds that fill their reel, over the board, each made of parts that move: they walk to where they stand. */
export function WalkingWilds() {
  const board = useHud((state) => state.walk);
  return board === null ? null : <Walkers board={board} />;
}

/** How many respins the wild that stands furthest right still brings, where the name stood. */
export function WalkReadout() {
  const t = useTranslations('studio.walk');
  const board = useHud((state) => state.walk);
  if (board === null || board.walkers.length === 0) return null;
  const { walkers, multiplier, isParade } = board;
  const respinsLeft = Math.max(...walkers.map(({ reel }) => reel));
  return (
    <div className="frame-free">
      <span>{isParade ? t('parade') : t('walk')}</span>
      <span className="frame-free-count tabular">
        {respinsLeft > 0 ? t('respins', { count: respinsLeft }) : t('last')}
      </span>
      {multiplier > 1 && <span className="frame-free-times tabular">{t('times', { multiplier })}</span>}
    </div>
  );
}
