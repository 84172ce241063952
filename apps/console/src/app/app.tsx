import { intlConfig } from '@baize/i18n';
import { ToastHost } from '@baize/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useMemo, useState } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { LinkPage } from '../features/link/components/link-page.tsx';
import { SignInPage } from '../features/sign-in/components/sign-in-page.tsx';
import { isVolatile } from '../lib/api.ts';
import { useLanguage } from '../lib/preferences/language.ts';
import { useSession } from '../lib/session/session.ts';
import { SignedIn } from './signed-in.tsx';

const maxRetries = 2;
const linkPath = '/console/link';

/** The console: sign-in, and behind it the shell. What was cached goes with the session. */
export function App() {
  const { token } = useSession();
  const [isLink, setLink] = useState(() => location.pathname === linkPath);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session begins with an empty cache
  const queryClient = useMemo(createQueryClient, [token]);
  const leaveLink = () => {
    history.replaceState(null, '', '/console/');
    setLink(false);
  };
  return (
    <StrictMode>
      <Language>
        <QueryClientProvider client={queryClient}>
          {isLink && <LinkPage onDone={leaveLink} />}
          {!isLink && (token === '' ? <SignInPage /> : <SignedIn key={token} token={token} />)}
        </QueryClientProvider>
        <Toasts />
      </Language>
    </StrictMode>
  );
}

function Language({ children }: { children: ReactNode }) {
  const { locale, messages } = useLanguage();
  const onFault = (fault: Error) => {
    if (import.meta.env.DEV) console.error(fault);
  };
  if (messages === null) return null;
  return <IntlProvider {...intlConfig(locale, messages, onFault)}>{children}</IntlProvider>;
}

function Toasts() {
  return <ToastHost closeLabel={useTranslations('common.action')('close')} />;
}

function createQueryClient(): QueryClient {
  const mayRetry = (count: number, thrown: unknown) => count < maxRetries && isVolatile(thrown);
  return new QueryClient({ defaultOptions: { queries: { retry: mayRetry } } });
}
