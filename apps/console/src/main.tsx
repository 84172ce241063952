import { baseLocale, intlConfig, loadMessages } from '@baize/i18n';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { ComingPage } from './coming-page.tsx';
import './styles.css';

async function start(root: HTMLElement): Promise<void> {
  const messages = await loadMessages(baseLocale, ['console']);
  const onFault = (fault: Error) => {
    if (import.meta.env.DEV) console.error(fault);
  };
  createRoot(root).render(
    <IntlProvider {...intlConfig(baseLocale, messages, onFault)}>
      <ComingPage />
    </IntlProvider>,
  );
}

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('index.html has no #root');
void start(root);
