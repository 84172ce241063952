import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { LanguageProvider } from './language-provider.tsx';
import { router } from './router.tsx';
import { SystemGate } from './system/system-gate.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** The whole site: server cache, language, and the router behind the gate of the system's status. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <SystemGate>
            <RouterProvider router={router} />
          </SystemGate>
          <UpdateNotice />
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
