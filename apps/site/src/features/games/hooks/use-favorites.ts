import { toFailure } from '@baize/client';
import type { Game } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { showToast } from '@baize/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api/client.ts';
import type { CardFavorites } from '../../../lib/games/favourite-of.ts';
import { favoriteIdsKey, favoriteIdsQuery, favoriteListKey, useFavoriteIds } from '../api/favorite-games.ts';
import { withId } from '../with-id.ts';

export type RequireLogin = (then: () => void, reason?: 'save') => void;

/**
 * The hearts of the signed-in account. A press shows its result at once, under a cover until the server has agreed; a refusal
 * takes it back and says why. A guest logs in first.
 */
export function useFavorites(requireLogin: RequireLogin): CardFavorites {
  const queryClient = useQueryClient();
  const t = useTranslations('lobbies.favorite');
  const errors = useTranslations('errors');
  const ids = useFavoriteIds().data;
  const [busy, setBusy] = useState<readonly string[]>([]);

  const change = useCallback(
    async ({ nodeId, vassalage, gameType }: Game, wanted: boolean) => {
      const show = (isOn: boolean) =>
        queryClient.setQueryData<string[]>(favoriteIdsKey, (current) => current && withId(current, nodeId, isOn));
      setBusy((current) => [...current, nodeId]);
      try {
        // Straight after a login they are still on their way; a list of this game alone would hide all others.
        const known = await queryClient.ensureQueryData(favoriteIdsQuery());
        await queryClient.cancelQueries({ queryKey: favoriteIdsKey });
        const wasOn = known.includes(nodeId);
        show(wanted);
        try {
          const body = { nodeId, vendor: vassalage, gameType };
          await callApi(wanted ? 'addFavoriteGame' : 'removeFavoriteGame', { body });
        } catch (thrown) {
          show(wasOn);
          throw thrown;
        }
        await queryClient.invalidateQueries({ queryKey: favoriteListKey });
      } catch (thrown) {
        const reason = faultText(errors, { key: toFailure(thrown).messageKey });
        showToast({ title: t(wanted ? 'notAdded' : 'notRemoved'), text: reason, tone: 'danger' });
      } finally {
        setBusy((current) => current.filter((id) => id !== nodeId));
      }
    },
    [queryClient, t, errors],
  );

  return useMemo(() => {
    const isFavorite = (nodeId: string) => ids?.includes(nodeId) ?? false;
    return {
      isFavorite,
      isBusy: (nodeId) => busy.includes(nodeId),
      // What is wanted is what the heart offered when it was pressed; a guest's list is known only after his login.
      toggle: (game) => {
        const wanted = !isFavorite(game.nodeId);
        requireLogin(() => void change(game, wanted), 'save');
      },
    };
  }, [ids, busy, requireLogin, change]);
}
