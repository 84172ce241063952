import type { RegisterSettings } from '@baize/contract';
import { Skeleton } from '@baize/ui/skeleton';
import type { ReactNode } from 'react';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useRegisterSettings } from '../../api/register-settings.ts';

/** A form that checks by the brand's rules waits for them. */
export function WithRules({ children }: { children: (fields: RegisterSettings['fields']) => ReactNode }) {
  const { data, error, refetch } = useRegisterSettings();
  if (data !== undefined) return children(data.fields);
  if (error !== null) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-4">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-18" />
      ))}
      <Skeleton className="h-12" />
    </div>
  );
}
