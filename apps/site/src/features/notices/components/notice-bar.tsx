import type { Announcement } from '@baize/contract';
import { Link } from '@tanstack/react-router';
import { Megaphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../config/paths.ts';
import { useAnnouncements } from '../../../lib/announcements/announcements.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useOpenNotice } from '../hooks/use-open-notice.ts';

const MS_A_LETTER = 130;
const SHORTEST_TURN_MS = 16_000;

/** Titles of the server's notices, running from right to left. They stand still under the pointer, under the focus and on reduced motion. */
export function NoticeBar() {
  const t = useTranslations('front.notices');
  const { locale } = useLanguage();
  const { data, isPending } = useAnnouncements(locale);
  const notices = data?.player ?? [];
  if (notices.length === 0) return isPending ? <div className="h-11 border-b border-line bg-surface" /> : null;
  const letters = notices.reduce((sum, { title }) => sum + title.length, 0);
  const turnMs = Math.max(SHORTEST_TURN_MS, letters * MS_A_LETTER);
  return (
    <section aria-label={t('label')} className="border-b border-line bg-surface">
      <div className="page-width flex h-11 items-center gap-3">
        <Megaphone size={18} aria-hidden="true" className="shrink-0 text-gold-ink" />
        <div className="group no-scrollbar flex min-w-0 flex-1 overflow-x-auto fade-edges motion-safe:overflow-x-hidden">
          <Titles notices={notices} turnMs={turnMs} />
          <Titles notices={notices} turnMs={turnMs} isEcho />
        </div>
        <Link
          to={paths.noticePage}
          activeProps={{}}
          className="inline-flex min-h-touch shrink-0 items-center text-sm font-semibold text-gold-ink underline-offset-4 hover:underline"
        >
          {t('all')}
        </Link>
      </div>
    </section>
  );
}

interface TitlesProps {
  notices: readonly Announcement[];
  turnMs: number;
  /** The second copy, which follows the first without a gap; for the eye only. */
  isEcho?: boolean;
}

function Titles({ notices, turnMs, isEcho = false }: TitlesProps) {
  const t = useTranslations('front.notices');
  const openNotice = useOpenNotice();
  return (
    <ul
      aria-hidden={isEcho || undefined}
      inert={isEcho}
      style={{ animationDuration: `${turnMs}ms` }}
      className={`flex min-w-full shrink-0 items-center motion-safe:animate-run gap-10 pr-10 motion-reduce:pl-6 group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] ${isEcho ? 'motion-reduce:hidden' : ''}`}
    >
      {notices.map(({ id, title }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t('open', { title })}
            onClick={() => openNotice(id)}
            className="flex min-h-touch items-center text-sm whitespace-nowrap text-ink-muted outline-offset-[-2px] hover:text-ink hover:underline"
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
