import { LazyPicture } from '@baize/ui/lazy-picture';
import { clsx } from 'clsx';
import { LayoutGrid } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { art } from '../../../config/paths.ts';
import { usePictureHost } from '../../../lib/brand/picture-host.ts';
import type { FoundGame, Place } from '../found.ts';

export type FoundRow =
  | { kind: 'place'; place: Place; open: () => void }
  | { kind: 'game'; game: FoundGame; open: () => void };

export interface SearchResultsProps {
  id: string;
  /** Places before games. */
  rows: readonly FoundRow[];
  active: number;
  /** The games are offered, not found. */
  isHot: boolean;
}

/** What was found: places, then games with their covers. The focus stays in the field. */
export function SearchResults({ id, rows, active, isHot }: SearchResultsProps) {
  const t = useTranslations('lobbies.find');
  const common = useTranslations('common');
  const hosted = usePictureHost();
  const count = rows.filter(({ kind }) => kind === 'place').length;
  const option = (row: FoundRow, index: number) =>
    row.kind === 'place' ? (
      <Option
        key={row.place.key}
        id={`${id}-${index}`}
        isActive={index === active}
        onOpen={row.open}
        {...placeTexts(row.place)}
      />
    ) : (
      <Option
        key={row.game.nodeId}
        id={`${id}-${index}`}
        isActive={index === active}
        onOpen={row.open}
        name={row.game.gameName}
        note={[row.game.accountTypeName, common(`gameType.${row.game.gameType}`)].filter(Boolean).join(' · ')}
        picture={
          <span className="block h-14 w-11 overflow-hidden rounded-sm bg-sunken">
            <LazyPicture src={hosted(row.game.coverUrl)} fallback={art.gameFallback} width={44} height={56} eager />
          </span>
        }
      />
    );
  const [places, games] = [rows.slice(0, count), rows.slice(count)];
  return (
    <div role="listbox" id={id} aria-label={t('title')} className="flex flex-col gap-3">
      {places.length > 0 && <Group label={t('places')}>{places.map((row, index) => option(row, index))}</Group>}
      {games.length > 0 && (
        <Group label={t(isHot ? 'hot' : 'games')}>{games.map((row, index) => option(row, count + index))}</Group>
      )}
    </div>
  );
}

const placeTexts = ({ name, note, picture }: Place) => ({
  name,
  note,
  picture: picture ?? (
    <span className="grid size-8 place-items-center rounded-full bg-gold-soft text-gold-ink">
      <LayoutGrid size={16} aria-hidden="true" />
    </span>
  ),
});

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role
    <div role="group" aria-label={label}>
      <p aria-hidden="true" className="px-2 pb-1 text-xs font-semibold text-ink-muted">
        {label}
      </p>
      <div className="grid md:grid-cols-2 md:gap-x-3">{children}</div>
    </div>
  );
}

interface OptionProps {
  id: string;
  name: string;
  note: string;
  picture: ReactNode;
  isActive: boolean;
  onOpen: () => void;
}

function Option({ id, name, note, picture, isActive, onOpen }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      ref={row}
      role="option"
      id={id}
      aria-selected={isActive}
      onClick={onOpen}
      className={clsx(
        'flex min-h-14 cursor-pointer items-center gap-3 rounded-md p-2 hover:bg-sunken',
        isActive && 'bg-gold-soft',
      )}
    >
      <span className="grid w-11 shrink-0 place-items-center">{picture}</span>
      <span className="flex min-w-0 flex-col">
        <span className="truncate font-semibold">{name}</span>
        <span className="truncate text-xs text-ink-muted">{note}</span>
      </span>
    </div>
  );
}
