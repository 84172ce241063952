import { useTranslations } from 'use-intl';
import { Facts } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import type { DrawFeed } from '../api/lotteries.ts';

/** Whether the program that sends results is heard, and what was last wrong with what it sent. */
export function FeedHealth({ feed }: { feed: DrawFeed }) {
  const t = useTranslations('consoleLotteries.feed');
  return (
    <section aria-label={t('title')} className="mt-4 border-t border-line pt-4">
      <h3 className="mb-2 text-sm font-bold">{t('title')}</h3>
      {feed === null && <p className="text-sm text-ink-muted">{t('none')}</p>}
      {feed?.heardAt === null && <p className="text-sm text-ink-muted">{t('never')}</p>}
      {feed !== null && feed.heardAt !== null && (
        <Facts
          columns={2}
          facts={[
            { label: t('heard'), value: <Moment at={feed.heardAt} /> },
            {
              label: t('fault'),
              value:
                feed.faultAt === null ? (
                  t('noFault')
                ) : (
                  <>
                    {feed.fault} · <Moment at={feed.faultAt} />
                  </>
                ),
            },
          ]}
        />
      )}
    </section>
  );
}
