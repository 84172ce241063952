import { baseLocale, intlConfig, loadMessages } from '@baize/i18n';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { App } from './app/app.tsx';
import './styles.css';

async function start(root: HTMLElement): Promise<void> {
  const messages = await loadMessages(baseLocale, ['common', 'errors', 'console']);
  const onFault = (fault: Error) => {
    if (import.meta.env.DEV) console.error(fault);
  };
  createRoot(root).render(
    <IntlProvider {...intlConfig(baseLocale, messages, onFault)}>
      <App />
    </IntlProvider>,
  );
}

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('index.html has no #root');
void start(root);
