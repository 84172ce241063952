import { type Level, tilesOf } from '@baize/games/tower';
import { clsx } from 'clsx';
import { Bomb, Gem } from 'lucide-react';
import { useTranslations } from 'use-intl';

export interface TowerRowsProps {
  level: Level;
  /** Of each row, from the lowest. */
  traps: readonly (readonly number[])[];
  picks: readonly number[];
}

/** All rows as they lay, the lowest at the bottom; the tiles that were opened are bright. */
export function TowerRows({ level, traps, picks }: TowerRowsProps) {
  const t = useTranslations('verifier.page.draw');
  const { tiles } = tilesOf[level];
  const opened = picks.map((tile) => tile + 1).join(', ');
  return (
    <div role="img" aria-label={t('tower', { tiles: opened })} className="flex flex-col-reverse gap-1">
      {traps.map((laid, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={row} className="flex gap-1">
          {Array.from({ length: tiles }, (_, tile) => {
            const [isTrap, isOpen] = [laid.includes(tile), picks[row] === tile];
            const Icon = isTrap ? Bomb : Gem;
            return (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
                key={tile}
                className={clsx(
                  'grid h-7 w-11 place-items-center rounded-md',
                  isTrap && isOpen ? 'bg-danger text-on-danger' : isOpen ? 'bg-gold text-on-gold' : 'bg-hero-raised',
                  !isOpen && 'opacity-60',
                )}
              >
                {(isTrap || isOpen) && <Icon size={15} aria-hidden="true" />}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
