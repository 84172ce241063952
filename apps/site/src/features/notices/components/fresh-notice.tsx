import { Button } from '@baize/ui/button';
import { IconButton } from '@baize/ui/icon-button';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAnnouncementReads } from '../../../lib/announcements/announcement-reads.ts';
import { useAnnouncements } from '../../../lib/announcements/announcements.ts';
import { seeThisVisit, useSeenThisVisit } from '../../../lib/announcements/seen-this-visit.ts';
import { useSiteSearch } from '../../../lib/page/site-search.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useOpenNotice } from '../hooks/use-open-notice.ts';

/**
 * The first pop-up notice that the visitor has not read, or that comes with each visit, as a card in the corner (it comes once the page is at rest): it offers the popup and
 * never stands in the way of what he came for. A phone has no corner for it: there the notice bar leads to it.
 */
export function FreshNotice() {
  const t = useTranslations('front.notices');
  const { locale } = useLanguage();
  const popups = useAnnouncements(locale).data?.popup ?? [];
  const { readIds, markRead } = useAnnouncementReads();
  const { popup, member, agent } = useSiteSearch();
  const openNotice = useOpenNotice();
  const seenNow = useSeenThisVisit((state) => state.ids);
  const fresh = popups.find(({ id, isEachVisit }) =>
    isEachVisit ? !seenNow.includes(id) : readIds?.has(id) === false,
  );
  const isCovered = popup !== undefined || member !== undefined || agent !== undefined;
  if (fresh === undefined || isCovered) return null;
  return (
    <aside
      aria-label={t('newTitle')}
      className="fixed z-sticky hidden animate-page items-center gap-2 rounded-lg border border-line bg-raised py-1.5 pr-1 pl-4 text-ink shadow-popup bottom-6 left-6 md:flex w-96"
    >
      <p className="min-w-0 flex-1 text-sm leading-snug">
        <span className="block text-xs font-semibold text-gold-ink">{t('newTitle')}</span>
        <span className="line-clamp-2 font-semibold">{fresh.title}</span>
      </p>
      <Button
        variant="quiet"
        className="shrink-0 px-3"
        onClick={() => {
          seeThisVisit(fresh.id);
          openNotice(fresh.id);
        }}
      >
        {t('read')}
      </Button>
      <IconButton
        label={t('dismiss')}
        className="rounded-full"
        onClick={() => {
          seeThisVisit(fresh.id);
          markRead([fresh.id]);
        }}
      >
        <X size={18} />
      </IconButton>
    </aside>
  );
}
