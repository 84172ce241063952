import type { RegisterSettings } from '@baize/contract';
import { Skeleton } from '@baize/ui/skeleton';
import type { ReactNode } from 'react';
import { useRegisterSettings } from '../../../lib/api/queries/register-settings.ts';
import { CallFailure } from '../../../lib/call-failure.tsx';

/** A form that checks by the brand's rules waits for them. */
export function WithRules({ children }: { children: (fields: RegisterSettings['fields']) => ReactNode }) {
  const { data, error, refetch } = useRegisterSettings();
  if (data !== undefined) return children(data.fields);
  if (error !== null) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-12" />
    </div>
  );
}
