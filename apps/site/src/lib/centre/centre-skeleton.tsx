import { Skeleton } from '@baize/ui/skeleton';
import { useTranslations } from 'use-intl';

/** Stands in a page until the member is known. */
export function CentreSkeleton() {
  const state = useTranslations('common.state');
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{state('loading')}</span>
      <Skeleton className="h-24 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
    </div>
  );
}
