import { ChartColumn, Link2, type LucideIcon, ScrollText, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';

const benefits = [
  { key: 'links', icon: Link2 },
  { key: 'team', icon: Users },
  { key: 'income', icon: ChartColumn },
  { key: 'contract', icon: ScrollText },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/** What an affiliate or agent gets here, for visitors. */
export function PartnerBenefits() {
  const t = useTranslations('pages.affiliate.benefits');
  return (
    <section aria-labelledby="partner-benefits" className="flex flex-col gap-4">
      <h2 id="partner-benefits" className="text-xl font-bold">
        {t('title')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {benefits.map(({ key, icon: Icon }) => (
          <li key={key} className="flex items-start gap-3 rounded-lg border border-line bg-surface p-4 shadow-card">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-gold-soft text-gold-ink">
              <Icon size={20} aria-hidden="true" />
            </span>
            <span className="flex flex-col gap-0.5">
              <span className="font-semibold">{t(`${key}.title`)}</span>
              <span className="text-sm text-ink-muted">{t(`${key}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
