import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { IntlProvider, useLocale } from 'use-intl';
import { SecondFactorPage } from '../features/sign-in/components/second-factor-page.tsx';
import { LoadFailure } from '../lib/load-failure.tsx';
import { claimDrafts } from '../lib/session/drafts.ts';
import { StaffContext, staffQuery } from '../lib/staff.ts';
import { createConsoleRouter } from './router.tsx';
import { ShellToken } from './shell/shell-token.ts';

/** Behind the password: the second factor where there is one, then the shell. Times are those of the brand's zone. */
export function SignedIn({ token }: { token: string }) {
  const { data: staff, error, refetch } = useQuery(staffQuery());
  const [router] = useState(() => createConsoleRouter());
  const locale = useLocale();
  useEffect(() => {
    if (staff !== undefined) claimDrafts(staff.username);
  }, [staff]);
  if (staff === undefined) {
    return (
      <main className="mx-auto max-w-md p-8">
        {error === null ? <SkeletonText lines={6} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </main>
    );
  }
  const { isSetUp, isVerified, methods } = staff.secondFactor;
  if (isSetUp && !isVerified) return <SecondFactorPage methods={methods} onDone={() => void refetch()} />;
  return (
    <StaffContext value={staff}>
      <IntlProvider locale={locale} timeZone={staff.timeZone}>
        <ShellToken value={token}>
          <RouterProvider router={router} />
        </ShellToken>
      </IntlProvider>
    </StaffContext>
  );
}
