import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '../../../lib/account/avatar.tsx';
import { withChunkFallback } from '../../../lib/page/missing-popup.tsx';

const loadMenu = () => import('./member-menu.tsx').then((file) => ({ default: file.MemberMenu }));
const MemberMenu = lazy(() => withChunkFallback('member-menu', loadMenu()));

/** The account's name; its menu is loaded when it is first wanted. Under 768 px the bottom bar does its work. */
export function MemberMenuButton({ account, shownAs = account }: { account: string; shownAs?: string }) {
  const t = useTranslations('site.header');
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <div className="hidden md:block">
      <button
        ref={anchor}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('memberMenu', { account })}
        onPointerEnter={() => loadMenu().catch(() => undefined)}
        onClick={() => {
          setWanted(true);
          setOpen(!isOpen);
        }}
        className="flex min-h-touch items-center gap-2 rounded-md pr-1.5 pl-2 text-sm font-semibold transition-colors hover:bg-hero-raised"
      >
        <Avatar account={account} className="size-8 ring-1 ring-hero-line" />
        <span className="verbatim hidden max-w-28 truncate lg:inline">{shownAs}</span>
        <ChevronDown size={16} aria-hidden="true" className="text-on-hero-muted" />
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <MemberMenu open={isOpen} onClose={() => setOpen(false)} anchor={anchor} account={account} />
        </Suspense>
      )}
    </div>
  );
}
