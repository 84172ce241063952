import { Link } from '@tanstack/react-router';
import { BookCheck, type LucideIcon, RotateCcw, ScanSearch } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type HelpAnchor, paths } from '../../../config/paths.ts';

const facts = [
  { name: 'ledger', icon: BookCheck, anchor: 'ledger' },
  { name: 'fair', icon: ScanSearch, anchor: 'fair' },
  { name: 'resume', icon: RotateCcw, anchor: 'term' },
] as const satisfies readonly { name: string; icon: LucideIcon; anchor: HelpAnchor }[];

/** How the server keeps the coins: what is done, in words that the code keeps. */
export function KeepStrip() {
  const t = useTranslations('site.keep');
  return (
    <section aria-labelledby="keep" className="flex flex-col gap-4 rounded-xl bg-surface p-5 shadow-card md:p-6">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="keep" className="text-lg font-bold md:text-xl">
          {t('title')}
        </h2>
        <p className="text-sm text-ink-muted">{t('text')}</p>
      </div>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {facts.map(({ name, icon: Icon, anchor }) => (
          <li key={name} className="grid grid-cols-[auto_1fr] gap-x-4">
            <span className="row-span-2 grid size-11 place-items-center rounded-full bg-gold-soft text-gold-ink">
              <Icon size={22} aria-hidden="true" />
            </span>
            <h3 className="font-semibold">
              <Link to={paths.help} hash={anchor} className="decoration-gold underline-offset-4 hover:underline">
                {t(`${name}Title`)}
              </Link>
            </h3>
            <p className="text-sm text-ink-muted">{t(`${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
