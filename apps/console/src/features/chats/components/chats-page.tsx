import type { StaffChatSummary } from '@baize/contract';
import { EmptyState } from '@baize/ui/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { chatsQuery, holderFilters } from '../../../lib/chats.ts';
import { useChangeSearch, useSearchParams } from '../../../lib/search-params.ts';
import { ChatList } from './chat-list.tsx';
import { ChatMember } from './chat-member.tsx';
import { ChatView } from './chat-view.tsx';

/** The list of chats and, beside it on a desk or in its place on a phone, the chosen one; both stand in the address. */
export function ChatsPage() {
  const t = useTranslations('console.chats');
  const desk = useTranslations('consoleService');
  const { chat: chosenId = '', state, holder: holderParam } = useSearchParams();
  const change = useChangeSearch();
  const view = state === 'closed' ? 'closed' : 'open';
  const holder = holderFilters.find((name) => name === holderParam) ?? 'all';
  const [latest, setLatest] = useState<StaffChatSummary | null>(null);
  const open = useInfiniteQuery(chatsQuery('open', holder)).data?.pages.flatMap(({ list }) => list) ?? [];
  const closed =
    useInfiniteQuery({ ...chatsQuery('closed', holder), enabled: view === 'closed' }).data?.pages.flatMap(
      ({ list }) => list,
    ) ?? [];
  // A chat that was closed opens again by its owner's next message.
  const chosen = [...open, ...closed, ...(latest === null ? [] : [latest])].find(({ chatId }) => chatId === chosenId);
  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={clsx(
          'min-h-0 w-full shrink-0 flex-col border-r border-line md:flex md:w-80',
          chosen === undefined ? 'flex' : 'hidden',
        )}
      >
        <ChatList
          state={view}
          onState={(next) => change({ state: next === 'open' ? undefined : next })}
          holder={holder}
          onHolder={(next) => change({ holder: next === 'all' ? undefined : next })}
          chosenId={chosen?.chatId ?? null}
          onChoose={(chat) => {
            setLatest(chat);
            change({ chat: chat.chatId });
          }}
        />
      </div>
      {chosen === undefined ? (
        <div className="hidden flex-1 items-center justify-center md:flex">
          <EmptyState title={t('choose')} text={t('chooseText')} />
        </div>
      ) : (
        <>
          <ChatView
            key={chosen.chatId}
            chat={chosen}
            onChanged={setLatest}
            onBack={() => change({ chat: undefined })}
          />
          <aside
            aria-label={desk('about')}
            className="hidden w-80 shrink-0 overflow-y-auto border-l border-line bg-surface xl:block"
          >
            <ChatMember chat={chosen} onChanged={setLatest} />
          </aside>
        </>
      )}
    </div>
  );
}
