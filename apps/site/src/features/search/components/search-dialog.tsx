import { Dialog } from '@baize/ui/dialog';
import { inputClass } from '@baize/ui/field';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHotGames } from '../../../lib/games/hot-games.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useFoundGames } from '../api/found-games.ts';
import { type FoundGame, type Place, placesFor } from '../found.ts';
import { useTyped } from '../hooks/use-typed.ts';
import { type FoundRow, SearchResults } from './search-results.tsx';

export interface SearchDialogProps {
  /** Lobbies and vendors. */
  places: readonly Place[];
  onOpenGame: (game: FoundGame) => void;
  onOpenPlace: (place: Place) => void;
  onClose: () => void;
}

const maxHot = 8;
const maxPlaces = 8;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** One field over everything; arrows choose, Enter opens. Before anything is typed it offers the hot games. */
export function SearchDialog({ places, onOpenGame, onOpenPlace, onClose }: SearchDialogProps) {
  const t = useTranslations('lobbies.find');
  const action = useTranslations('common.action');
  const { locale } = useLanguage();
  const { text, setText, asked } = useTyped();
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const hot = useHotGames(locale);
  const found = useFoundGames(locale, asked);
  const games = asked === '' ? hot.data?.list.slice(0, maxHot) : found.data?.games;
  const rows: FoundRow[] = [
    ...placesFor(places, asked)
      .slice(0, maxPlaces)
      .map((place): FoundRow => ({ kind: 'place', place, open: () => onOpenPlace(place) })),
    ...(games ?? []).map(
      (game): FoundRow => ({
        kind: 'game',
        game,
        open: () => onOpenGame(game),
      }),
    ),
  ];
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      setActive((active + step + rows.length) % rows.length);
    }
    // An input method ends its own composition by Enter.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) rows[active]?.open();
  };
  const isFound = asked !== '' && found.data !== undefined && !found.isPlaceholderData;
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={action('close')} size="lg" initialFocus={field}>
      <div className="relative pt-1">
        <Search size={18} aria-hidden="true" className="absolute top-4.75 left-3.5 text-ink-muted" />
        <input
          ref={field}
          role="combobox"
          aria-label={t('field')}
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-activedescendant={rows.length > 0 ? `${listId}-${active}` : undefined}
          placeholder={t('field')}
          className={`${inputClass} pl-10`}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKey}
        />
      </div>
      <p role="status" className="sr-only">
        {isFound && t('count', { count: rows.length })}
      </p>
      {/* Of one height, so that the dialog does not jump while one types. */}
      <div
        className="mt-3 h-[60dvh] overflow-y-auto md:h-104"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has keys alone scrolls it
        tabIndex={0}
        aria-busy={games === undefined || undefined}
      >
        {found.isError && asked !== '' ? (
          <CallFailure thrown={found.error} onRetry={() => void found.refetch()} />
        ) : (
          rows.length > 0 && <SearchResults id={listId} rows={rows} active={active} isHot={asked === ''} />
        )}
        {isFound && rows.length === 0 && (
          <div className="px-2 py-6 text-center">
            <p className="font-semibold">{t('none', { text: asked })}</p>
            <p className="text-sm text-ink-muted">{t('noneHint')}</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}
