import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../config/paths.ts';
import { onClosure } from '../../lib/api/closure.ts';
import { useSystemStatus } from './system-status.ts';

// No page's crash screen stands around this one: without its code the reason alone is shown.
const ClosedScreen = lazy(() =>
  import('./closed-screen.tsx').then(
    (file) => ({ default: file.ClosedScreen }),
    () => ({ default: ClosedReason }),
  ),
);

function ClosedReason({ status }: { status: 1 | 2 }) {
  const errors = useTranslations('errors');
  return <p role="alert">{errors(status === 1 ? 'info_maintenance' : 'info_ip_block')}</p>;
}

/** Customer service in its own window is there for whoever stands before the closed site. */
const isServiceWindow = () => window.location.pathname === paths.chat;

/**
 * Replaces the whole site while it is under maintenance (1) or not offered in the visitor's region (2). Asked again as soon as a call
 * is refused for that reason.
 */
export function SystemGate({ children }: { children: ReactNode }) {
  const { data, refetch } = useSystemStatus();
  useEffect(() => onClosure(() => void refetch()), [refetch]);
  if (data === undefined || data.status === 0 || isServiceWindow()) return children;
  return (
    <Suspense fallback={null}>
      <ClosedScreen status={data.status} endsAt={data.maintenanceEndsAt} ip={data.ip} />
    </Suspense>
  );
}
