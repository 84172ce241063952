import { useState } from 'react';
import type { Launchable, LaunchRequest } from '../../lib/api/queries/launch-game.ts';
import { useSession } from '../../lib/api/session.ts';
import { languageFor, useLanguage } from '../../lib/language.ts';
import { useTheme } from '../../lib/theme.ts';

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
