import type { Locale } from '@baize/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { chooseLanguage } from '../../../lib/preferences/language.ts';

/** Answers that are written in a language; each language has its own. */
const spokenAnswers = [
  'hotGames',
  'vendorMenu',
  'announcements',
  'gameList',
  'gameMenus',
  'popularLotteries',
  'helpCentre',
  'winnerBoard',
] as const;

/**
 * Changes the language: the texts (those of faults too), the choice for the next visit, and what the server said in the language before,
 * which is asked again. The account's language on the server follows by itself (`useAccountLanguage`).
 * @throws {Error} when the texts cannot be loaded; everything stays as it was
 */
export function useChooseLanguage(): (locale: Locale) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (locale) => {
      await chooseLanguage(locale);
      await Promise.all(spokenAnswers.map((scope) => queryClient.invalidateQueries({ queryKey: [scope] })));
    },
    [queryClient],
  );
}
