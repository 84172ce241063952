import { baseLocale, intlConfig } from '@baize/i18n';
import common from '@baize/i18n/messages/TY/common.json';
import admin from '@baize/i18n/messages/TY/console.json';
import errors from '@baize/i18n/messages/TY/errors.json';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { App } from './app/app.tsx';
import './styles.css';

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('index.html has no #root');
const onFault = (fault: Error) => {
  if (import.meta.env.DEV) console.error(fault);
};
// The texts of its one language are part of the program, so that none can be missing.
createRoot(root).render(
  <IntlProvider {...intlConfig(baseLocale, { common, errors, console: admin }, onFault)}>
    <App />
  </IntlProvider>,
);
