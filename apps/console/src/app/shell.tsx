import { Button } from '@baize/ui/button';
import { CountBadge } from '@baize/ui/count-badge';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Handshake, Inbox, LogOut, type LucideIcon, MessagesSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ApplicationsPage } from '../features/applications/applications-page.tsx';
import { ChatsPage } from '../features/chats/chats-page.tsx';
import { FeedbackPage } from '../features/feedback/feedback-page.tsx';
import { callApi } from '../lib/api.ts';
import { claimDrafts } from '../lib/drafts.ts';
import { chatsQuery, infoQuery } from '../lib/queries.ts';
import { leaveSession } from '../lib/session.ts';
import { openStaffSocket } from '../lib/staff-socket.ts';

type Section = 'chats' | 'feedback' | 'applications';

/** What signed-in staff works with: a bar with the sections, and the open section. */
export function Shell({ token }: { token: string }) {
  const t = useTranslations('console.shell');
  const queryClient = useQueryClient();
  const [section, setSection] = useState<Section>('chats');
  const [isLive, setLive] = useState(true);
  const isAdmin = useQuery(infoQuery()).data?.role === 'admin';
  const unread = useInfiniteQuery(chatsQuery('open')).data?.pages[0]?.unread ?? 0;
  useEffect(() => openStaffSocket(token, queryClient, setLive), [token, queryClient]);
  useEffect(() => {
    document.title = unread > 0 ? `(${unread}) ${t('chats')} · Baize` : `${t(section)} · Baize`;
  }, [unread, section, t]);
  return (
    <div className="flex h-dvh flex-col">
      <header className="flex min-h-header shrink-0 items-center gap-2 border-b border-line bg-surface px-3 md:gap-6 md:px-5">
        <img src="/art/brand/wordmark-dark.svg" alt="Baize" className="hidden h-7 w-auto md:block" />
        <nav aria-label={t('sections')} className="flex flex-1 gap-1">
          <SectionButton
            icon={MessagesSquare}
            label={t('chats')}
            isOpen={section === 'chats'}
            onOpen={() => setSection('chats')}
          >
            <CountBadge count={unread} label={t('unread', { count: unread })} />
          </SectionButton>
          <SectionButton
            icon={Inbox}
            label={t('feedback')}
            isOpen={section === 'feedback'}
            onOpen={() => setSection('feedback')}
          />
          {isAdmin && (
            <SectionButton
              icon={Handshake}
              label={t('applications')}
              isOpen={section === 'applications'}
              onOpen={() => setSection('applications')}
            />
          )}
        </nav>
        <Person />
      </header>
      {!isLive && (
        <p role="status" className="bg-warning-soft px-4 py-2 text-center text-sm text-warning-ink">
          {t('offline')}
        </p>
      )}
      <AgeWarning />
      <main className="flex min-h-0 flex-1 flex-col">
        {section === 'chats' && <ChatsPage />}
        {section === 'feedback' && <FeedbackPage />}
        {section === 'applications' && <ApplicationsPage />}
      </main>
    </div>
  );
}

interface SectionButtonProps {
  icon: LucideIcon;
  label: string;
  isOpen: boolean;
  onOpen: () => void;
  children?: React.ReactNode;
}

function SectionButton({ icon: Icon, label, isOpen, onOpen, children }: SectionButtonProps) {
  return (
    <button
      type="button"
      aria-current={isOpen ? 'page' : undefined}
      onClick={onOpen}
      className={clsx(
        'flex min-h-touch items-center gap-2 rounded-md px-3 text-sm font-semibold transition-colors',
        isOpen ? 'bg-gold-soft text-gold-ink' : 'text-ink-muted hover:bg-sunken',
      )}
    >
      <Icon size={18} aria-hidden="true" />
      {label}
      {children}
    </button>
  );
}

/** The brand's settings name several ages to its visitors (spec decision 17). */
function AgeWarning() {
  const t = useTranslations('console.shell');
  const format = useFormatter();
  const ages = useQuery(infoQuery()).data?.ages;
  if (ages === undefined || ages.shown.length < 2) return null;
  return (
    <p role="status" className="bg-warning-soft px-4 py-2 text-center text-sm text-warning-ink">
      {t('agesDiffer', { ages: format.list(ages.shown.map(String)), age: ages.enforced })}
    </p>
  );
}

function Person() {
  const t = useTranslations('console.shell');
  const info = useQuery(infoQuery()).data;
  const username = info?.username;
  useEffect(() => {
    if (username !== undefined) claimDrafts(username);
  }, [username]);
  const signOut = () => {
    callApi('staffLogout', {}).catch(() => undefined);
    // The session is over here whether or not the server is called on it.
    leaveSession();
  };
  return (
    <div className="flex items-center gap-3">
      {info !== undefined && (
        <p className="hidden text-right text-sm leading-tight sm:block">
          <span className="block font-semibold">{info.username}</span>
          <span className="block text-xs text-ink-muted">
            {t(`roles.${info.role}`)} · {info.brandName}
          </span>
        </p>
      )}
      <Button variant="ghost" onClick={signOut} aria-label={t('signOut')}>
        <LogOut size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
