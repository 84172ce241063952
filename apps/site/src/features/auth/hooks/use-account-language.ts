import { isLocale, type Locale } from '@baize/i18n';
import { useEffect } from 'react';
import { callApi } from '../../../lib/api/client.ts';
import { hasChosenLanguage, showLanguage, useLanguage } from '../../../lib/preferences/language.ts';
import { useSession } from '../../../lib/session/session.ts';

/** Keeps the account's language in step: a browser without a choice takes the account's, every other tells the server its own. */
export function useAccountLanguage(): void {
  const locale = useLanguage((language) => language.locale);
  const memberId = useSession(({ member }) => member?.id);
  useEffect(() => {
    if (memberId === undefined) return;
    const accounts = useSession.getState().member?.language;
    if (accounts === locale) return;
    if (!hasChosenLanguage()) {
      // Without its texts the page stays as it is.
      if (isLocale(accounts)) showLanguage(accounts).catch(() => undefined);
      return;
    }
    // Told again with the next change or login where it is lost.
    callApi('updateLanguage', { body: { language: locale } })
      .then(() => noteLanguage(locale))
      .catch(() => undefined);
  }, [memberId, locale]);
}

function noteLanguage(language: Locale): void {
  const { member } = useSession.getState();
  if (member !== null) useSession.setState({ member: { ...member, language } });
}
