import type { Game } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { showToast } from '@baize/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../lib/api/client.ts';
import { toFailure } from '../../lib/api/failure.ts';
import { favoriteIdsKey, favoriteListKey, useFavoriteIds } from '../../lib/api/queries/favorite-games.ts';
import type { CardFavorites } from '../../lib/game-grid.tsx';
import { toggled } from './toggled.ts';

export type RequireLogin = (then: () => void) => void;

/**
 * The hearts of the signed-in account. A press shows its result at once, under a cover until the server has agreed; a refusal
 * takes it back and says why. A guest logs in first.
 */
export function useFavorites(requireLogin: RequireLogin): CardFavorites {
  const queryClient = useQueryClient();
  const t = useTranslations('halls.favorite');
  const errors = useTranslations('errors');
  const ids = useFavoriteIds().data;
  const [busy, setBusy] = useState<readonly string[]>([]);

  const change = useCallback(
    async (game: Game) => {
      const { nodeId, vassalage, gameType } = game;
      const known = queryClient.getQueryData<string[]>(favoriteIdsKey) ?? [];
      const isOn = known.includes(nodeId);
      const flip = () => queryClient.setQueryData<string[]>(favoriteIdsKey, (current = []) => toggled(current, nodeId));
      setBusy((current) => [...current, nodeId]);
      await queryClient.cancelQueries({ queryKey: favoriteIdsKey });
      flip();
      try {
        const body = { nodeId, vendor: vassalage, gameType };
        await callApi(isOn ? 'removeFavoriteGame' : 'addFavoriteGame', { body });
        await queryClient.invalidateQueries({ queryKey: favoriteListKey });
      } catch (thrown) {
        flip();
        const reason = faultText(errors, { key: toFailure(thrown).messageKey });
        showToast({ title: t(isOn ? 'notRemoved' : 'notAdded'), text: reason, tone: 'danger' });
      } finally {
        setBusy((current) => current.filter((id) => id !== nodeId));
      }
    },
    [queryClient, t, errors],
  );

  return {
    isFavorite: (nodeId) => ids?.includes(nodeId) ?? false,
    isBusy: (nodeId) => busy.includes(nodeId),
    toggle: (game) => requireLogin(() => void change(game)),
  };
}
