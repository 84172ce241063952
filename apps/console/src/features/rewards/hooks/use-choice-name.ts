import { gameType, promotionTypes } from '@baize/contract';
import { isLocale, locales } from '@baize/i18n';
import { useTranslations } from 'use-intl';

/** What a choice is called: game types and kinds of promotions by their names, languages by their own beside the code, badges as they are. */
export function useChoiceName(): (choice: string) => string {
  const types = useTranslations('common.gameType');
  const kinds = useTranslations('consoleContent.types');
  return (choice) => {
    const type = gameType.safeParse(choice);
    if (type.success) return types(type.data);
    const kind = promotionTypes.find((name) => name === choice);
    if (kind !== undefined) return kinds(kind);
    return isLocale(choice) ? `${locales[choice].ownName} (${choice})` : choice;
  };
}
