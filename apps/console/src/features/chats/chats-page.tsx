import type { StaffChatSummary } from '@baize/contract';
import { EmptyState } from '@baize/ui/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { chatsQuery } from '../../lib/queries.ts';
import { ChatList } from './chat-list.tsx';
import { ChatView } from './chat-view.tsx';

/** The list of chats and, beside it on a desk or in its place on a phone, the chosen one. */
export function ChatsPage() {
  const t = useTranslations('console.chats');
  const [choice, setChosen] = useState<StaffChatSummary | null>(null);
  const open = useInfiniteQuery(chatsQuery('open')).data?.pages.flatMap(({ list }) => list);
  // A chat that was closed opens again by its owner's next message.
  const chosen = open?.find(({ chatId }) => chatId === choice?.chatId) ?? choice;
  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={clsx(
          'min-h-0 w-full shrink-0 flex-col border-r border-line md:flex md:w-88',
          chosen === null ? 'flex' : 'hidden',
        )}
      >
        <ChatList chosenId={chosen?.chatId ?? null} onChoose={setChosen} />
      </div>
      {chosen === null ? (
        <div className="hidden flex-1 items-center justify-center md:flex">
          <EmptyState title={t('choose')} text={t('chooseText')} />
        </div>
      ) : (
        <ChatView key={chosen.chatId} chat={chosen} onChanged={setChosen} onBack={() => setChosen(null)} />
      )}
    </div>
  );
}
