import { baseLocale, intlConfig, type Locale, loadMessages } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import type { HostLink } from './app/host-link.ts';
import type { OpenedGame } from './app/open-game.ts';
import { FailedScreen } from './app/Screens.tsx';

interface Ports {
  host: HostLink;
  report: OpenedGame['report'];
}

/**
 * The program could not begin, because its texts did not come. The host is called on it and shows its own words; in a frame without one the page
 * says it in the base language, and where no text comes at all it offers another try without one.
 */
export async function showFailedStart(root: HTMLElement, locale: Locale, { host, report }: Ports): Promise<void> {
  host.send({ type: 'sessionEnded' });
  createRoot(root).render(await failedScreen(locale, { host, report }));
}

async function failedScreen(locale: Locale, { host, report }: Ports): Promise<ReactNode> {
  for (const spoken of new Set<Locale>([locale, baseLocale])) {
    try {
      const config = intlConfig(spoken, await loadMessages(spoken, ['studio']), (fault) =>
        report('a text is missing', fault),
      );
      document.documentElement.lang = config.locale;
      return (
        <IntlProvider {...config}>
          <FailedScreen reason="unreachable" host={host} />
        </IntlProvider>
      );
    } catch (cause) {
      report('the texts did not come', cause);
    }
  }
  return (
    <div className="frame-screen" data-theme="dark" role="alert">
      <Button onClick={() => location.reload()}>↻</Button>
    </div>
  );
}
