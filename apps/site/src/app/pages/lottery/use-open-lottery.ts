import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { showToast } from '@baize/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { gameUrl, lobbyPaths } from '../../../config/paths.ts';
import { useRequireLogin } from '../../../features/auth/hooks/use-require-login.ts';
import type { LotteryGame } from '../../../features/lottery-menu/api/game-menus.ts';
import { recentLotteriesKey } from '../../../features/lottery-menu/api/lottery-lists.ts';
import { prizeModeOf } from '../../../features/lottery-menu/prize-mode.ts';
import { callApi } from '../../../lib/api/client.ts';
import { vendorMenuQuery } from '../../../lib/games/vendor-menu.ts';
import { parseSearch } from '../../../lib/page/site-search.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useTheme } from '../../../lib/preferences/theme.ts';

type LotteryView = 'betting' | 'lobby';

/** Opens a lottery, for betting or to look at: a guest logs in first, then the launch says where. */
export function useOpenLottery(): (game: Pick<LotteryGame, 'gameId' | 'vendor'>, view: LotteryView) => void {
  const requireLogin = useRequireLogin();
  const queryClient = useQueryClient();
  const { locale } = useLanguage();
  const { theme } = useTheme();
  const navigate = useNavigate();
  const t = useTranslations('lobbies.gameFrame');
  const errors = useTranslations('errors');
  const launch = useCallback(
    async ({ gameId: gameCode, vendor }: Pick<LotteryGame, 'gameId' | 'vendor'>, view: LotteryView) => {
      const device = matchMedia('(width < 48rem)').matches ? ('mobile' as const) : ('desktop' as const);
      const screen = { language: locale, device, theme, backUrl: lobbyPaths.ELOTT };
      try {
        const { lanes } = (await queryClient.ensureQueryData(vendorMenuQuery(locale))).data;
        const prizeMode = prizeModeOf(lanes);
        const lobby = { lottoArea: 'VN', launchMode: 'LOTT', prizeMode, view } as const;
        const { target, url } = await callApi('launchGame', { data: { vendor, gameCode, ...screen, ...lobby } });
        void queryClient.invalidateQueries({ queryKey: recentLotteriesKey });
        const screenUrl = new URL(target === 'lottery' ? url : gameUrl({ vendor, gameCode }), location.origin);
        void navigate({ to: screenUrl.pathname, search: parseSearch(screenUrl.search) });
      } catch (thrown) {
        const text = faultText(errors, { key: toFailure(thrown).messageKey });
        showToast({ title: t('failedTitle'), text, tone: 'danger' });
      }
    },
    [locale, theme, queryClient, navigate, t, errors],
  );
  return (game, view) => requireLogin(() => void launch(game, view));
}
