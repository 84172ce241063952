import { addAnnouncement, addHelpArticle, addPromotion } from '../modules/content/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Tools } from './brand.ts';
import { helpGuides } from './front/help-guides.ts';
import { helpAboutTheOperator } from './front/help-operator.ts';
import { news } from './front/news.ts';
import { playerNotices, popupNotices } from './front/notices.ts';
import { promotions } from './front/promotions.ts';
import { translated } from './locales/index.ts';

const dayMs = 86_400_000;

/** Notices, pop-up notices, promotions, news and help of the demo brand. */
export async function seedStorefront(transaction: DatabaseTransaction, tools: Tools, brandId: string): Promise<void> {
  const now = tools.clock.now();
  const announcementAt = (position: number) => ({ id: tools.newId(), brandId, position, publishedAt: now });
  for (const [position, notice] of playerNotices.entries()) {
    const texts = translated(notice, (translation) => translation.playerNotices[position]);
    await addAnnouncement(transaction, { ...announcementAt(position), list: 'player', texts });
  }
  for (const [position, notice] of popupNotices.entries()) {
    const texts = translated(notice, (translation) => translation.popupNotices[position]);
    await addAnnouncement(transaction, { ...announcementAt(position), list: 'popup', texts });
  }
  for (const [position, promotion] of promotions.entries()) {
    const texts = translated(promotion.texts, (translation) => translation.promotions[position]);
    await addPromotion(transaction, {
      ...announcementAt(position),
      ...promotion,
      texts,
      startsAt: now,
      closesAt: null,
    });
  }
  for (const [position, { daysAgo, ...item }] of news.entries()) {
    const texts = translated(item.texts, (translation) => translation.news[position]);
    const publishedAt = new Date(now.getTime() - daysAgo * dayMs);
    await addAnnouncement(transaction, { ...announcementAt(0), ...item, texts, list: 'news', publishedAt });
  }
  for (const [position, article] of [...helpGuides, ...helpAboutTheOperator].entries()) {
    const texts = translated(article.texts, (translation) => translation.help[article.tag]);
    await addHelpArticle(transaction, { id: tools.newId(), brandId, position, ...article, texts });
  }
}
