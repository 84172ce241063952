import { baseLocale, intlConfig, isLocale, loadMessages, locales } from '@baize/i18n';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { App } from './app/App.tsx';
import { createStudioApi } from './app/api.ts';
import { withEarlyOpening } from './app/early-opening.ts';
import { createHostLink } from './app/host-link.ts';
import { readLaunch, withoutToken } from './app/launch.ts';
import './studio.css';

const report = (message: string, cause: unknown) => console.error(message, cause);

function hideToken(): void {
  try {
    history.replaceState(null, '', withoutToken(location.href));
  } catch (error) {
    // Some browsers refuse it to a frame without an origin; the token is of no use after its one exchange anyway.
    console.warn('the launch token stays in the address of the frame', error);
  }
}

async function start(root: HTMLElement): Promise<void> {
  const api = createStudioApi(withEarlyOpening(fetch.bind(globalThis)));
  const launch = readLaunch(location.search);
  hideToken();
  const locale = isLocale(launch.lang) ? launch.lang : baseLocale;
  document.documentElement.dataset.theme = launch.theme;
  document.documentElement.lang = locales[locale].bcp47;
  if (locale === 'CN') void import('@baize/ui/chinese.css');
  const messages = await loadMessages(locale, ['studio', 'instant', 'tables']);
  const config = intlConfig(locale, messages, (fault) => report('a text is missing', fault));
  createRoot(root).render(
    <IntlProvider {...config}>
      <App launch={launch} api={api} host={createHostLink(launch.hostOrigin)} report={report} />
    </IntlProvider>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
