import { useTranslations } from 'use-intl';
import type { HelpAnchor } from '../../config/paths.ts';
import { useWhitelabel } from '../../lib/api/queries/whitelabel.ts';
import { useTitle } from '../../lib/use-title.ts';

const chapters = [
  { anchor: 'fair', title: 'fairTitle', paragraphs: ['fair1', 'fair2', 'fair3'] },
  { anchor: 'ledger', title: 'ledgerTitle', paragraphs: ['ledger1', 'ledger2'] },
  { anchor: 'term', title: 'termsTitle', paragraphs: ['terms1', 'terms2', 'terms3', 'terms4', 'terms5'] },
  { anchor: 'privacy', title: 'privacyTitle', paragraphs: ['privacy1', 'privacy2'] },
  { anchor: 'responsible', title: 'responsibleTitle', paragraphs: ['responsible1', 'responsible2'] },
  { anchor: 'credits', title: 'creditsTitle', paragraphs: ['credits1', 'credits2'] },
] as const satisfies readonly { anchor: HelpAnchor; title: string; paragraphs: readonly string[] }[];

/** The strictest age of the defaults holds while the brand is unknown. */
const UNKNOWN_BRAND_AGE = 21;

/** How the house works, and its terms, on one page with anchors: /help#fair, #ledger, #term, #privacy, #responsible, #credits. */
export function HelpPage() {
  const t = useTranslations('site.help');
  const { data: brand } = useWhitelabel();
  const age = brand?.minimumAge ?? UNKNOWN_BRAND_AGE;
  useTitle(t('title'));
  return (
    <div className="page-width grid gap-8 py-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-16 lg:py-12">
      <nav aria-label={t('contents')} className="lg:sticky lg:top-24 lg:self-start">
        <ul className="no-scrollbar -mx-1 flex gap-1 overflow-x-auto lg:flex-col">
          {chapters.map(({ anchor, title }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                className="flex min-h-touch items-center rounded-md px-3 text-sm font-semibold whitespace-nowrap text-ink-muted hover:bg-sunken hover:text-ink"
              >
                {t(title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex max-w-2xl flex-col gap-10">
        <h1 className="text-2xl font-bold md:text-3xl">{t('title')}</h1>
        {chapters.map(({ anchor, title, paragraphs }) => (
          <section
            key={anchor}
            id={anchor}
            aria-labelledby={`${anchor}-title`}
            className="flex scroll-mt-24 flex-col gap-3"
          >
            <h2 id={`${anchor}-title`} className="text-xl font-bold">
              {t(title)}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-ink-muted">
                {t(paragraph, { age, brand: brand?.brandName ?? '' })}
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
