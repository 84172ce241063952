import { useEffect } from 'react';
import { useAnnouncementReads } from '../../../lib/announcements/announcement-reads.ts';
import { useAnnouncements } from '../../../lib/announcements/announcements.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useSiteSearch } from '../../../lib/page/site-search.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { usePostLogin } from '../../../lib/session/post-login.ts';
import { useOpenNotice } from '../hooks/use-open-notice.ts';

/** Where the brand wants it, a login is followed by the notice popup at the first pop-up notice that the member has not read. */
export function PostLoginNotice() {
  const { locale } = useLanguage();
  const isDue = usePostLogin((state) => state.isDue);
  const isWanted = useWhitelabel().data?.noticeAfterLogin === true;
  const popups = useAnnouncements(locale).data?.popup;
  const { readIds } = useAnnouncementReads();
  const { popup, member, agent } = useSiteSearch();
  const openNotice = useOpenNotice();
  const isCovered = popup !== undefined || member !== undefined || agent !== undefined;
  useEffect(() => {
    if (!isDue || isCovered || popups === undefined || readIds === undefined) return;
    usePostLogin.setState({ isDue: false });
    const fresh = popups.find(({ id }) => !readIds.has(id));
    if (isWanted && fresh !== undefined) openNotice(fresh.id);
  }, [isDue, isCovered, isWanted, popups, readIds, openNotice]);
  return null;
}
