import { baseLocale, intlConfig, isLocale, type Locale, loadMessages, locales, type Namespace } from '@baize/i18n';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { App } from './app/App.tsx';
import { createStudioApi } from './app/api.ts';
import { Broken } from './app/Broken.tsx';
import { withEarlyOpening } from './app/early-opening.ts';
import { createHostLink, type HostLink } from './app/host-link.ts';
import { type Launch, readLaunch, withoutToken } from './app/launch.ts';
import { type OwnPage, ownPageOf } from './app/own-page.ts';
import { readRulesRequest } from './app/rules-request.ts';
import { OpeningScreen } from './app/Screens.tsx';
import { showFailedStart } from './failed-start.tsx';
import './studio.css';

/** Those with texts of their own beside those of all rooms. */
const roomTexts: Readonly<Record<string, Namespace>> = {
  room_holdem: 'holdem',
  room_sng: 'holdem',
  room_zjh: 'zjh',
  room_tien_len: 'tienLen',
  room_thirteen: 'thirteen',
};
const ArenaApp = lazy(() => import('./arena/ArenaApp.tsx').then((file) => ({ default: file.ArenaApp })));
const FishingApp = lazy(() => import('./fishing/FishingApp.tsx').then((file) => ({ default: file.FishingApp })));
const RulesApp = lazy(() => import('./app/RulesApp.tsx').then((file) => ({ default: file.RulesApp })));
const RoomsApp = lazy(() => import('./rooms/RoomsApp.tsx').then((file) => ({ default: file.RoomsApp })));
const ownApps: Readonly<Record<OwnPage, typeof ArenaApp>> = { arena: ArenaApp, fishing: FishingApp, rooms: RoomsApp };

const report = (message: string, cause: unknown) => console.error(message, cause);

function hideToken(): void {
  try {
    history.replaceState(null, '', withoutToken(location.href));
  } catch (error) {
    // Some browsers refuse it to a frame without an origin; the token is of no use after its one exchange anyway.
    console.warn('the launch token stays in the address of the frame', error);
  }
}

async function start(root: HTMLElement, launch: Launch, locale: Locale, host: HostLink): Promise<void> {
  const api = createStudioApi(withEarlyOpening(fetch.bind(globalThis)));
  document.documentElement.dataset.theme = launch.theme;
  document.documentElement.dataset.hostBar = String(launch.hasHostBar);
  document.documentElement.lang = locales[locale].bcp47;
  if (locale === 'CN') import('@baize/ui/chinese.css').catch((cause) => report('a typeface did not come', cause));
  const rules = readRulesRequest(location.search);
  const ownPage = ownPageOf(launch.game);
  const OwnApp = ownPage && ownApps[ownPage];
  const ownTexts = roomTexts[launch.game];
  const messages = await loadMessages(locale, [
    'studio',
    'instant',
    'tables',
    ...(ownPage === null ? [] : [ownPage]),
    ...(ownTexts === undefined ? [] : [ownTexts]),
  ]);
  const config = intlConfig(locale, messages, (fault) => report('a text is missing', fault));
  createRoot(root).render(
    <IntlProvider {...config}>
      <Broken host={host} report={report}>
        <Suspense fallback={rules ? null : <OpeningScreen />}>
          {rules && <RulesApp launch={launch} request={rules} report={report} />}
          {!rules && OwnApp && <OwnApp launch={launch} api={api} host={host} />}
          {!rules && !OwnApp && <App launch={launch} api={api} host={host} report={report} />}
        </Suspense>
      </Broken>
    </IntlProvider>,
  );
}

const root = document.getElementById('root');
if (root !== null) {
  const launch = readLaunch(location.search);
  hideToken();
  const locale = isLocale(launch.lang) ? launch.lang : baseLocale;
  const host = createHostLink(launch.hostOrigin);
  start(root, launch, locale, host).catch((cause: unknown) => {
    report('the game could not begin', cause);
    return showFailedStart(root, locale, { host, report });
  });
}
