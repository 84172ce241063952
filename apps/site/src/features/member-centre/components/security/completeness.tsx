import { Progress } from '@baize/ui/progress';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type DetailItem, useMemberDetails } from '../../api/member-details.ts';
import { Section } from './section.tsx';

/** Ids of the headings of what is missing. */
const places: Record<DetailItem, string> = {
  realName: 'personal-details',
  birthday: 'personal-details',
  payeeDetails: 'payee-details',
  mobile: 'contact',
  email: 'contact',
  password: 'password',
  paymentPassword: 'payment-password',
  identityCheck: 'identity-check',
};

function goTo(item: DetailItem): void {
  const heading = document.getElementById(places[item]);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** How much of a complete account is there, and the way to what is missing. */
export function Completeness() {
  const t = useTranslations('security.completeness');
  const { data } = useMemberDetails();
  if (data === undefined) return null;
  const done = data.items.filter(({ isDone }) => isDone).length;
  const total = data.items.length;
  const missing = data.items.filter(({ isDone }) => !isDone);
  const words = t('done', { done, total });
  return (
    <Section id="completeness" title={t('title')}>
      <div className="flex items-center gap-4">
        <Progress label={t('title')} share={done / total} valueText={words} className="flex-1" />
        <span aria-hidden="true" className="tabular text-sm font-semibold">
          {words}
        </span>
      </div>
      {missing.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('complete')}</p>
      ) : (
        <>
          <p id="still-missing" className="text-sm text-ink-muted">
            {t('missing')}
          </p>
          <ul aria-labelledby="still-missing" className="flex flex-wrap gap-2">
            {missing.map(({ name }) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => goTo(name)}
                  className="flex min-h-touch items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3.5 text-sm font-medium hover:border-ink-muted"
                >
                  {t(`items.${name}`)}
                  <ArrowRight size={14} aria-hidden="true" className="text-ink-muted" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
