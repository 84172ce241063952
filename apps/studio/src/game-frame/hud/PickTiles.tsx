import { useTranslations } from 'use-intl';
import { useFrame, useHud, useMoney } from '../frame-context.tsx';

/** The covered tiles of a pick bonus. What lies under them is fixed; each press asks the server for one. */
export function PickTiles() {
  const t = useTranslations('studio.pick');
  const { actions, game } = useFrame();
  const showMoney = useMoney();
  const pick = useHud((state) => state.pick);
  if (pick === null || game.tilePictures === undefined) return null;
  const { covered, open } = game.tilePictures;
  const { tilesMinor, picked, picksLeft, isWaiting } = pick;
  return (
    <section className="frame-board frame-pick" aria-label={t('title')}>
      <p className="frame-pick-title">{picksLeft > 0 ? t('left', { count: picksLeft }) : t('over')}</p>
      <div className="frame-tiles">
        {tilesMinor.map((amountMinor, tile) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            key={tile}
            type="button"
            className="frame-tile"
            data-picked={picked.includes(tile)}
            data-open={amountMinor !== null}
            disabled={amountMinor !== null || isWaiting || picksLeft === 0}
            onClick={() => actions.pick(tile)}
            aria-label={
              amountMinor === null
                ? t('covered', { tile: tile + 1 })
                : t('found', { tile: tile + 1, amount: showMoney(amountMinor) })
            }
          >
            <img src={amountMinor === null ? covered : open} alt="" />
            {amountMinor !== null && <span className="tabular frame-tile-amount">{showMoney(amountMinor)}</span>}
          </button>
        ))}
      </div>
    </section>
  );
}
