import type { searchKinds } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { CornerDownLeft, Search, UserRound } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../lib/api.ts';
import { useAccess, useStaff } from '../../lib/staff.ts';
import { entriesFor } from './navigation.tsx';

interface Hit {
  key: string;
  path: string;
  search?: Record<string, string> | undefined;
  label: string;
  /** What was found of him. */
  detail?: string;
  note: string;
  icon: ReactNode;
}

/** Jumps to a page or a member: type, choose with the arrows, Enter. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('console.search');
  const common = useTranslations('common.action');
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const members = useMemberHits(typed.trim());
  const hits = [...usePageHits(typed.trim()), ...members];
  const active = Math.min(chosen, hits.length - 1);
  const open = (hit: Hit | undefined) => {
    if (hit === undefined) return;
    onClose();
    void navigate({ to: hit.path, ...(hit.search && { search: hit.search }) } as never);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') open(hits[active]);
    else if (event.key === 'ArrowDown') setChosen(Math.min(active + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setChosen(Math.max(active - 1, 0));
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      hideTitle
      hasCloseButton={false}
      closeLabel={common('close')}
      initialFocus={input}
    >
      <div className="-mx-5 flex items-center gap-3 border-b border-line px-5 md:-mx-6 md:px-6">
        <Search size={18} aria-hidden="true" className="text-ink-muted" />
        <input
          ref={input}
          role="combobox"
          aria-label={t('title')}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={hits[active] && `${id}-${active}`}
          value={typed}
          placeholder={t('placeholder')}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
          }}
          className="min-h-14 flex-1 bg-transparent text-base outline-none placeholder:text-ink-muted"
        />
      </div>
      <div className="-mx-3 min-h-60 pt-2">
        {hits.length === 0 && <p className="pt-6 text-center text-sm text-ink-muted">{t('none')}</p>}
        <div id={`${id}-list`} role="listbox" aria-label={t('title')}>
          {hits.map((hit, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
            <div
              key={hit.key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => open(hit)}
              onPointerMove={() => setChosen(index)}
              className={clsx(
                'flex min-h-touch cursor-pointer items-center gap-3 rounded-md px-3 text-sm',
                index === active && 'bg-sunken',
              )}
            >
              <span className="text-ink-muted">{hit.icon}</span>
              <span className="verbatim min-w-0 flex-1 truncate font-medium">
                {hit.label}
                {hit.detail && <span className="pl-2 text-xs font-normal text-ink-muted">{hit.detail}</span>}
              </span>
              <span className="truncate text-xs text-ink-muted">{hit.note}</span>
              {index === active && <CornerDownLeft size={14} aria-hidden="true" className="text-ink-muted" />}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function usePageHits(typed: string): Hit[] {
  const names = useTranslations('console.pages');
  const groups = useTranslations('console.groups');
  const wanted = typed.toLocaleLowerCase();
  return entriesFor(useStaff())
    .map((page) => ({
      key: page.name,
      path: page.path,
      label: names(page.name),
      note: groups(page.group),
      icon: <page.icon size={16} aria-hidden="true" />,
    }))
    .filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
}

/** Members by whatever names them: a name, a number, a payee, an address, the id of a bet or an order. */
function useMemberHits(typed: string): Hit[] {
  const kinds = useTranslations('console.search.kinds');
  const search = useDeferredValue(typed);
  const mayRead = useAccess({ permission: 'members.read' }) === 'allowed';
  const isWanted = mayRead && search.length >= 2;
  const { data } = useQuery({
    queryKey: ['staffSearch', search] as const,
    queryFn: () => callApi('staffSearch', { data: { search } }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  if (!isWanted) return [];
  return (data?.hits ?? []).map(({ kind, memberId, username, label, id }) => ({
    key: `${kind}-${memberId}-${id}-${label}`,
    path: `/members/${memberId}`,
    search: searchOf[kind],
    label: username,
    detail: label,
    note: kinds(kind),
    icon: <UserRound size={16} aria-hidden="true" />,
  }));
}

/** Which part of the member's page a hit opens. */
const searchOf: Partial<Record<(typeof searchKinds)[number], Record<string, string>>> = {
  bet: { tab: 'bets' },
  deposit: { tab: 'timeline', show: 'orders' },
  withdrawal: { tab: 'timeline', show: 'orders' },
  transfer: { tab: 'timeline', show: 'orders' },
  payee: { tab: 'money' },
  address: { tab: 'links' },
};
