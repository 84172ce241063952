import type { HelpArticle, HelpTopic } from '@baize/contract';

const order: readonly HelpTopic[] = ['start', 'money', 'games', 'account', 'operator'];

/** Articles by topic, those without one first, each in the brand's order; a topic without an article is left out. */
export const byTopic = (
  articles: readonly HelpArticle[],
): { topic: HelpTopic | null; articles: readonly HelpArticle[] }[] =>
  [null, ...order]
    .map((topic) => ({ topic, articles: articles.filter((article) => article.topic === topic) }))
    .filter(({ articles: those }) => those.length > 0);
