import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { LinksForm } from './links-form.tsx';

/** Links of the brand beside its pages: apps, messengers and the like, and where customer service is met. */
export function LinksPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleContent.serviceLinks');
  const { data, error, refetch } = useQuery({
    queryKey: ['staffSiteLinks'] as const,
    queryFn: () => callApi('staffSiteLinks', {}),
    refetchOnWindowFocus: false,
  });
  return (
    <PageFrame title={pages('contentLinks')} text={t('intro')}>
      {data === undefined ? (
        error === null ? (
          <SkeletonText lines={8} />
        ) : (
          <LoadFailure thrown={error} onRetry={() => void refetch()} />
        )
      ) : (
        <LinksForm key={data.version} links={data} />
      )}
    </PageFrame>
  );
}
