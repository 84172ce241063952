import { buttonClass } from '@baize/ui/button';
import { useTranslations } from 'use-intl';
import { serverFiles } from '../../../config/paths.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import type { Brought } from '../brought.ts';

/** The same check on a plain page, which is also one file to keep; the round goes with the link. */
export function CheckOffline({ asked: { round, seed } }: { asked: Brought }) {
  const t = useTranslations('verifier');
  const { locale } = useLanguage();
  const brought = new URLSearchParams({ ...(round !== '' && { round }), ...(seed !== '' && { seed }) });
  return (
    <section className="flex flex-col gap-3 rounded-lg bg-surface p-5 shadow-card md:p-6">
      <h2 className="text-lg font-bold">{t('page.offlineTitle')}</h2>
      <p className="text-sm text-ink-muted">{t('page.offlineText')}</p>
      <a
        href={`${serverFiles.plainVerifier}?l=${locale}#${brought}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('secondary')}
      >
        {t('page.offlineOpen')}
      </a>
      <a href={serverFiles.offlineVerifier} download className={buttonClass('quiet')}>
        {t('keep')}
      </a>
    </section>
  );
}
