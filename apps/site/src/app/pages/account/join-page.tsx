import { Button, buttonClass } from '@baize/ui/button';
import { Link } from '@tanstack/react-router';
import { Dices, DoorOpen, Handshake, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../config/paths.ts';
import { PageFrame } from '../../../lib/page/page-frame.tsx';
import { useChangeSearch } from '../../../lib/page/site-search.ts';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';

/** Ways to belong to the server, /join. */
export function JoinPage() {
  const t = useTranslations('pages.join');
  const isSignedIn = useSession(isLoggedIn);
  const changeSearch = useChangeSearch();
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <div className="grid gap-4 md:grid-cols-3 md:gap-6">
        <Way icon={Dices} title={t('playTitle')} text={t('playText')}>
          {isSignedIn ? (
            <Link to={paths.slots} className={buttonClass()}>
              {t('playKnown')}
            </Link>
          ) : (
            <Button onClick={() => changeSearch({ popup: 'register' })}>{t('playAction')}</Button>
          )}
        </Way>
        <Way icon={Handshake} title={t('affiliateTitle')} text={t('affiliateText')}>
          <Link to={paths.affiliate} className={buttonClass('secondary')}>
            {t('affiliateAction')}
          </Link>
        </Way>
        <Way icon={DoorOpen} title={t('agentTitle')} text={t('agentText')}>
          <Link to={paths.agentHome} className={buttonClass('secondary')}>
            {t('agentAction')}
          </Link>
        </Way>
      </div>
      <section className="flex flex-col gap-4 rounded-lg bg-sunken p-6 md:flex-row md:items-center md:justify-between md:p-8">
        <div>
          <h2 className="text-lg font-bold">{t('meetTitle')}</h2>
          <p className="text-ink-muted">{t('meetText')}</p>
        </div>
        <Link to={paths.about} className={buttonClass('secondary', 'md', 'self-start md:self-auto')}>
          {t('meetAction')}
        </Link>
      </section>
    </PageFrame>
  );
}

interface WayProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ icon: Icon, title, text, children }: WayProps) {
  return (
    <section className="flex flex-col items-start gap-3 rounded-lg bg-surface p-6 shadow-card md:p-8">
      <span className="grid size-12 place-items-center rounded-full bg-gold-soft text-gold-ink">
        <Icon size={24} aria-hidden="true" />
      </span>
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="flex-1 text-ink-muted">{text}</p>
      {children}
    </section>
  );
}
