import { useTranslations } from 'use-intl';
import { Facts } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import type { DrawFeed } from '../api/lotteries.ts';

/** When the last message of the feed of results came, and what was last wrong with one. */
export function FeedHealth({ feed }: { feed: DrawFeed }) {
  const t = useTranslations('consoleLotteries.feed');
  return (
    <section aria-label={t('title')} className="mt-4 border-t border-line pt-4">
      <h3 className="mb-2 text-sm font-bold">{t('title')}</h3>
      {feed === null && <p className="text-sm text-ink-muted">{t('none')}</p>}
      {feed?.lastMessageAt === null && <p className="text-sm text-ink-muted">{t('never')}</p>}
      {feed !== null && feed.lastMessageAt !== null && (
        <Facts
          columns={2}
          facts={[
            { label: t('lastMessage'), value: <Moment at={feed.lastMessageAt} /> },
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
