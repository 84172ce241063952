import type { Messages } from '@baize/i18n';
import { useTranslations } from 'use-intl';

type ClassCode = keyof Messages['lobbies']['class'];

/** The name of a game class by its code; a code without a name is shown as it is. */
export function useClassName(): (code: string) => string {
  const t = useTranslations('lobbies.class');
  return (code) => (t.has(code as ClassCode) ? t(code as ClassCode) : code);
}

type LineCode = keyof Messages['lobbies']['classLine'];

/** One line about the games of a class; null where there is none. */
export function useClassLine(): (code: string) => string | null {
  const t = useTranslations('lobbies.classLine');
  return (code) => (t.has(code as LineCode) ? t(code as LineCode) : null);
}
