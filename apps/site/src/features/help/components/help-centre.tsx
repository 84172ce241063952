import type { HelpArticle } from '@baize/contract';
import { EmptyState } from '@baize/ui/empty-state';
import { TextField } from '@baize/ui/field';
import { Skeleton, SkeletonText } from '@baize/ui/skeleton';
import { Link, useLocation } from '@tanstack/react-router';
import { ArrowLeft, Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type HelpAnchor, scene } from '../../../config/paths.ts';
import { RichText } from '../../../lib/content/rich-text.tsx';
import { byTopic } from '../by-topic.ts';
import { articlesAbout } from '../help-search.ts';

/** The terms open over the page. */
const TERMS = 'term' satisfies HelpAnchor;

export interface HelpCentreProps {
  /** Undefined while they are on their way. */
  articles: readonly HelpArticle[] | undefined;
  /** Stands under an article, such as the way to the application under the one for affiliates. */
  nextOf: (tag: string) => ReactNode;
}

/** Topics beside the article that the address names (`#fair`), or all of them with a line each; a search over all. */
export function HelpCentre({ articles, nextOf }: HelpCentreProps) {
  const t = useTranslations('pages.help');
  const { hash } = useLocation();
  const [question, setQuestion] = useState('');
  const article = articles?.find(({ tag }) => tag === hash && tag !== TERMS);
  useAnchor(article?.tag);
  if (articles === undefined) return <HelpSkeleton />;
  if (articles.length === 0)
    return <EmptyState picture={scene('help')} title={t('emptyTitle')} text={t('emptyText')} />;
  const found = articlesAbout(articles, question);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
      <div className="flex flex-col gap-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:p-1">
        <TextField
          label={t('search')}
          type="search"
          maxLength={80}
          leading={<Search size={18} aria-hidden="true" />}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <p role="status" className="sr-only">
          {question === '' ? '' : t('found', { count: found.length })}
        </p>
        <Topics articles={found} />
      </div>
      {article !== undefined && question === '' ? (
        <Article article={article} next={nextOf(article.tag)} />
      ) : (
        <Overview articles={found} onChoose={() => setQuestion('')} />
      )}
    </div>
  );
}

function Article({ article, next }: { article: HelpArticle; next: ReactNode }) {
  const t = useTranslations('pages.help');
  return (
    <section
      id={article.tag}
      aria-labelledby={`${article.tag}-title`}
      className="flex max-w-2xl scroll-mt-24 flex-col gap-4"
    >
      <Link
        to="."
        search
        hash=""
        activeProps={{}}
        className="-mb-2 inline-flex min-h-touch items-center gap-2 self-start font-semibold text-ink-muted hover:text-ink lg:hidden"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {t('contents')}
      </Link>
      <h2 id={`${article.tag}-title`} className="text-2xl font-bold">
        {article.title}
      </h2>
      <RichText key={article.id} html={article.content} skeletonLines={10} />
      {next}
    </section>
  );
}

/** Every topic with a line about it. */
function Overview({ articles, onChoose }: { articles: readonly HelpArticle[]; onChoose: () => void }) {
  const t = useTranslations('pages.help');
  const topics = useTranslations('pages.help.topics');
  if (articles.length === 0) return <EmptyState title={t('noMatchTitle')} text={t('noMatchText')} />;
  return (
    <div className="flex flex-col gap-6">
      {byTopic(articles).map(({ topic, articles: those }) => (
        <section key={topic ?? ''} className="flex flex-col gap-3">
          {topic !== null && <h2 className="font-bold text-ink-muted">{topics(topic)}</h2>}
          <ul className="grid content-start gap-3 sm:grid-cols-2 md:gap-4">
            {those.map(({ id, tag, title, summary }) => (
              <li key={id} className="grid">
                <article className="relative flex flex-col gap-1 rounded-lg bg-surface p-5 shadow-card transition-shadow focus-within:shadow-raised hover:shadow-raised">
                  <h3 className="font-bold">
                    <Link to="." search hash={tag} onClick={onChoose} className="after:absolute after:inset-0">
                      {title}
                    </Link>
                  </h3>
                  <p className="text-sm text-ink-muted">{summary}</p>
                </article>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Topics({ articles }: { articles: readonly HelpArticle[] }) {
  const t = useTranslations('pages.help');
  const topics = useTranslations('pages.help.topics');
  return (
    <nav aria-label={t('contents')} className="flex flex-col gap-4 max-lg:hidden">
      {byTopic(articles).map(({ topic, articles: those }) => (
        <div key={topic ?? ''}>
          {topic !== null && <p className="px-3 pb-1 text-xs font-semibold text-ink-muted">{topics(topic)}</p>}
          <ul className="flex flex-col gap-1">
            {those.map(({ id, tag, title }) => (
              <li key={id}>
                <Link
                  to="."
                  search
                  hash={tag}
                  activeOptions={{ includeHash: true }}
                  className="flex min-h-touch items-center rounded-md px-3 text-sm font-semibold text-ink-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-gold-soft aria-[current=page]:text-gold-ink"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The browser looked for the anchor before the article was there. */
function useAnchor(tag: string | undefined): void {
  useEffect(() => {
    if (tag !== undefined) document.getElementById(tag)?.scrollIntoView();
  }, [tag]);
}

function HelpSkeleton() {
  const state = useTranslations('common.state');
  return (
    <div role="status" className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
      <span className="sr-only">{state('loading')}</span>
      <Skeleton className="h-20 lg:h-96" />
      <div className="flex max-w-2xl flex-col gap-6">
        <Skeleton className="h-8 w-1/2" />
        <SkeletonText lines={8} />
        <Skeleton className="h-8 w-1/2" />
        <SkeletonText lines={8} />
      </div>
    </div>
  );
}
