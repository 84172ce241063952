import { useState } from 'react';
import { languageFor, useLanguage } from '../../../lib/preferences/language.ts';
import { useTheme } from '../../../lib/preferences/theme.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { Launchable, LaunchRequest } from '../api/launch-game.ts';

/** Fixed at the start: a later change of theme or language must not throw the running game out. */
export function useLaunchRequest(what: Launchable, backUrl: string): LaunchRequest {
  const { locale } = useLanguage();
  const { theme } = useTheme();
  const [request] = useState<LaunchRequest>(() => ({
    what,
    screen: {
      // The account's texts may still be on their way to the site.
      language: languageFor(locale, useSession.getState().member?.language),
      device: matchMedia('(width < 48rem)').matches ? 'mobile' : 'desktop',
      theme,
      backUrl,
    },
  }));
  return request;
}
