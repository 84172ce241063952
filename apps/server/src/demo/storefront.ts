import { addAnnouncement, addHelpArticle, addPromotion } from '../modules/inbox/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { helpGuides } from './front/help-guides.ts';
import { helpOfTheHouse } from './front/help-house.ts';
import { news } from './front/news.ts';
import { playerNotices, popupNotices } from './front/notices.ts';
import { promotions } from './front/promotions.ts';
import type { Tools } from './house.ts';

const dayMs = 86_400_000;

/** Notices, pop-up notices, promotions, news and help of the demo brand. */
export async function seedStorefront(transaction: DatabaseTransaction, tools: Tools, brandId: string): Promise<void> {
  const now = tools.clock.now();
  const announcementAt = (position: number) => ({ id: tools.newId(), brandId, position, publishedAt: now });
  for (const [position, texts] of playerNotices.entries()) {
    await addAnnouncement(transaction, { ...announcementAt(position), list: 'player', texts });
  }
  for (const [position, texts] of popupNotices.entries()) {
    await addAnnouncement(transaction, { ...announcementAt(position), list: 'popup', texts });
  }
  for (const [position, promotion] of promotions.entries()) {
    await addPromotion(transaction, { ...announcementAt(position), ...promotion, startsAt: now, closesAt: null });
  }
  for (const { daysAgo, ...item } of news) {
    const publishedAt = new Date(now.getTime() - daysAgo * dayMs);
    await addAnnouncement(transaction, { ...announcementAt(0), ...item, list: 'news', publishedAt });
  }
  for (const [position, article] of [...helpGuides, ...helpOfTheHouse].entries()) {
    await addHelpArticle(transaction, { id: tools.newId(), brandId, position, ...article });
  }
}
