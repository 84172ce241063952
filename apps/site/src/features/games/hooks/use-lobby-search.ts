import { useSearch } from '@tanstack/react-router';
import type { SiteSearch } from '../../../lib/page/site-search.ts';
import { type LobbySearch, readLobbySearch } from '../lobby-search.ts';

/** What the address says about the lobby: the same object while only popups come and go, so that no card is drawn anew for them. */
export function useLobbySearch(): LobbySearch {
  return useSearch({
    strict: false,
    select: (search) => readLobbySearch(search as SiteSearch),
    structuralSharing: true,
  });
}
