import { Button } from '@baize/ui/button';
import { Hourglass, Mail, Smartphone } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useChangeSearch } from '../../../../lib/page/site-search.ts';
import type { Member } from '../../../../lib/session/session.ts';

/** How the account is reached, each with its change; and until when a change holds payouts up. */
export function ContactSection({ member }: { member: Member }) {
  const t = useTranslations('member.contact');
  const format = useFormatter();
  const { coolingOffUntil } = member;
  return (
    <section aria-labelledby="contact" className="flex flex-col gap-2">
      <h2 id="contact" className="text-lg font-bold">
        {t('title')}
      </h2>
      <p className="text-sm text-ink-muted">{t('text')}</p>
      {coolingOffUntil && (
        <p className="flex items-start gap-3 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
          <Hourglass size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {t('coolingOff', { time: format.dateTime(new Date(coolingOffUntil), 'moment') })}
        </p>
      )}
      <ul className="divide-y divide-line">
        <Contact kind="mobile" masked={member.mobileMasked ?? ''} />
        <Contact kind="email" masked={member.emailMasked ?? ''} />
      </ul>
    </section>
  );
}

const popups = { mobile: 'changeMobile', email: 'changeEmail' } as const;

function Contact({ kind, masked }: { kind: 'mobile' | 'email'; masked: string }) {
  const t = useTranslations('member');
  const changeSearch = useChangeSearch();
  const Icon = kind === 'mobile' ? Smartphone : Mail;
  const label = t(`account.${kind}`);
  const isGiven = masked !== '';
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon size={22} aria-hidden="true" className="shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{label}</p>
        <p className="tabular truncate text-sm text-ink-muted">{isGiven ? masked : t('account.none')}</p>
      </div>
      <Button
        variant="secondary"
        className="shrink-0"
        aria-label={t(isGiven ? 'contact.changeOf' : 'contact.addOf', { contact: label })}
        onClick={() => changeSearch({ popup: popups[kind], member: undefined })}
      >
        {t(isGiven ? 'contact.change' : 'contact.add')}
      </Button>
    </li>
  );
}
