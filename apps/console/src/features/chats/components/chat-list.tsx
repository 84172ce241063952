import type { StaffChatSummary } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { CountBadge } from '@baize/ui/count-badge';
import { EmptyState } from '@baize/ui/empty-state';
import { SelectField } from '@baize/ui/select';
import { SkeletonRows } from '@baize/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useFormatter, useTranslations } from 'use-intl';
import { type ChatState, chatsQuery, type HolderFilter, holderFilters } from '../../../lib/chats.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';

const states = ['open', 'closed'] as const;

export interface ChatListProps {
  state: ChatState;
  onState: (state: ChatState) => void;
  holder: HolderFilter;
  onHolder: (holder: HolderFilter) => void;
  chosenId: string | null;
  onChoose: (chat: StaffChatSummary) => void;
}

/** Open or closed chats, the latest first, with what is unread in each. */
export function ChatList({ state, onState, holder, onHolder, chosenId, onChoose }: ChatListProps) {
  const t = useTranslations('console.chats');
  const desk = useTranslations('consoleService');
  const chats = useInfiniteQuery(chatsQuery(state, holder));
  const list = chats.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <>
      <div className="flex shrink-0 gap-1 p-3">
        <h1 className="sr-only">{t('list')}</h1>
        {states.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={state === name}
            onClick={() => onState(name)}
            className={clsx(
              'min-h-touch flex-1 rounded-md text-sm font-semibold',
              state === name ? 'bg-raised text-ink' : 'text-ink-muted hover:bg-sunken',
            )}
          >
            {t(name)}
          </button>
        ))}
      </div>
      <div className="shrink-0 px-3 pb-3">
        <SelectField
          label={desk('whose')}
          options={holderFilters.map((value) => ({ value, label: desk(`whoseOptions.${value}`) }))}
          value={holder}
          onChange={({ target }) => onHolder(holderFilters.find((name) => name === target.value) ?? 'all')}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {chats.error !== null && <LoadFailure thrown={chats.error} onRetry={() => void chats.refetch()} />}
        {chats.isPending && <SkeletonRows rows={6} className="px-3" />}
        {chats.data !== undefined && list.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
        <ul>
          {list.map((chat) => (
            <li key={chat.chatId}>
              <Row chat={chat} isChosen={chat.chatId === chosenId} onChoose={() => onChoose(chat)} />
            </li>
          ))}
        </ul>
        {chats.hasNextPage && (
          <Button variant="quiet" className="w-full" onClick={() => void chats.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </>
  );
}

function Row({ chat, isChosen, onChoose }: { chat: StaffChatSummary; isChosen: boolean; onChoose: () => void }) {
  const t = useTranslations('console.chats');
  const shell = useTranslations('console.shell');
  const format = useFormatter();
  return (
    <button
      type="button"
      aria-current={isChosen}
      onClick={onChoose}
      className={clsx(
        'flex w-full flex-col gap-1 border-b border-line px-4 py-3 text-left transition-colors',
        isChosen ? 'bg-gold-soft' : 'hover:bg-sunken',
      )}
    >
      <span className="flex items-center gap-2">
        <span className="verbatim min-w-0 flex-1 truncate font-semibold">{chat.memberName || t('visitor')}</span>
        {chat.csType === 'VIP' && <Badge tone="gold">{t('vip')}</Badge>}
        <time dateTime={chat.lastAt} className="tabular text-xs text-ink-muted">
          {format.relativeTime(new Date(chat.lastAt), { now: new Date() })}
        </time>
      </span>
      <span className="flex items-center gap-2">
        <span className="verbatim min-w-0 flex-1 truncate text-sm text-ink-muted">
          {chat.lastAuthor === 'staff' ? t('you', { text: chat.lastText }) : chat.lastText}
        </span>
        {chat.holder !== null && (
          <span className="verbatim max-w-24 truncate text-xs text-ink-muted">{chat.holder.username}</span>
        )}
        <CountBadge count={chat.unread} label={shell('unread', { count: chat.unread })} />
      </span>
    </button>
  );
}
