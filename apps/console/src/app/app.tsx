import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useMemo } from 'react';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { failureKey } from '../lib/api.ts';
import { useSession } from '../lib/session.ts';
import { Shell } from './shell.tsx';

const maxRetries = 2;

/** The console: sign-in, and behind it the desk. What was cached goes with the session. */
export function App() {
  const { token } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session begins with an empty cache
  const queryClient = useMemo(createQueryClient, [token]);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {token === '' ? <SignInPage /> : <Shell key={token} token={token} />}
      </QueryClientProvider>
    </StrictMode>
  );
}

function createQueryClient(): QueryClient {
  const mayRetry = (count: number, thrown: unknown) => count < maxRetries && failureKey(thrown) === 'in_network_again';
  return new QueryClient({ defaultOptions: { queries: { retry: mayRetry } } });
}
