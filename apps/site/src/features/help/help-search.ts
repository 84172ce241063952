import type { HelpArticle } from '@baize/contract';
import { folded } from '../../lib/content/folded.ts';

const plain = (html: string): string => folded(html.replace(/<[^>]*>/g, ' '));

/** Articles in which every word of the question stands, accents and case aside; all of them for an empty question. */
export function articlesAbout(articles: readonly HelpArticle[], question: string): HelpArticle[] {
  const words = plain(question)
    .split(/\s+/)
    .filter((word) => word !== '');
  return articles.filter(({ title, summary, content }) => {
    const text = plain(`${title} ${summary} ${content}`);
    return words.every((word) => text.includes(word));
  });
}
