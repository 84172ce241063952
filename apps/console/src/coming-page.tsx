import { buttonClass } from '@baize/ui/button';
import { useTranslations } from 'use-intl';

const links = [
  { name: 'api', href: '/docs' },
  { name: 'site', href: '/' },
] as const;

/** Says honestly that the console is not built yet, and what is there in the meantime. */
export function ComingPage() {
  const t = useTranslations('console');
  return (
    <main className="page-width flex min-h-dvh max-w-3xl flex-col justify-center gap-10 py-12">
      <div className="flex flex-col items-start gap-4">
        <img src="/art/brand/wordmark-dark.svg" alt="Baize" className="h-9 w-auto" />
        <h1 className="text-3xl font-bold">{t('title')}</h1>
        <p className="max-w-xl text-lg text-ink-muted">{t('text')}</p>
      </div>
      <section aria-labelledby="ready" className="flex flex-col gap-5">
        <h2 id="ready" className="text-xl font-bold">
          {t('readyTitle')}
        </h2>
        <ul className="grid gap-4 md:grid-cols-2">
          {links.map(({ name, href }) => (
            <li key={name} className="flex flex-col items-start gap-2 rounded-lg border border-line bg-surface p-5">
              <h3 className="text-lg font-semibold">{t(`${name}Title`)}</h3>
              <p className="mb-2 flex-1 text-ink-muted">{t(`${name}Text`)}</p>
              <a href={href} className={buttonClass('secondary')}>
                {t(`${name}Action`)}
              </a>
            </li>
          ))}
          <li className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-5 md:col-span-2">
            <h3 className="text-lg font-semibold">{t('ledgerTitle')}</h3>
            <p className="text-ink-muted">{t('ledgerText')}</p>
          </li>
        </ul>
      </section>
    </main>
  );
}
