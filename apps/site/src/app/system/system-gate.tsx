import { lazy, type ReactNode, Suspense } from 'react';
import { useSystemStatus } from '../../lib/api/queries/system-status.ts';

const ClosedScreen = lazy(() => import('./closed-screen.tsx').then((file) => ({ default: file.ClosedScreen })));

/** Replaces the whole site while it is under maintenance (1) or not offered in the visitor's region (2). */
export function SystemGate({ children }: { children: ReactNode }) {
  const { data } = useSystemStatus();
  if (data === undefined || data.status === 0) return children;
  return (
    <Suspense fallback={null}>
      <ClosedScreen status={data.status} endsAt={data.maintenanceEndsAt} ip={data.ip} />
    </Suspense>
  );
}
