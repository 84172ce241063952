import { CountBadge } from '@baize/ui/count-badge';
import { Dialog } from '@baize/ui/dialog';
import { MessageCircle, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MenuButton } from '../MenuButton.tsx';
import { useMedia } from '../use-media.ts';
import { ChatForm } from './ChatForm.tsx';
import { ChatMessages } from './ChatMessages.tsx';
import type { ChatNews } from './chat-news.ts';
import { type TableChat, useTableChat } from './use-table-chat.ts';

/** Opens and closes the chat; how much came meanwhile stands on it. Nothing where there is no chat. */
function ChatButton({ chat }: { chat: TableChat }) {
  const t = useTranslations('tables.chat');
  const { isOn, unread } = chat.state;
  if (!isOn) return null;
  const label = unread > 0 ? t('openUnread', { count: unread }) : chat.isOpen ? t('close') : t('open');
  return (
    <MenuButton
      label={label}
      className="chat-button"
      isPressed={chat.isOpen}
      onClick={() => chat.setOpen(!chat.isOpen)}
    >
      <MessageCircle aria-hidden="true" />
      {unread > 0 && <CountBadge count={unread} label="" />}
    </MenuButton>
  );
}

function ChatBody({ chat }: { chat: TableChat }) {
  const t = useTranslations('tables.chat');
  const count = chat.state.hidden.length;
  return (
    <div className="chat-body">
      <ChatMessages chat={chat} />
      {count > 0 && (
        <button type="button" className="chat-show-all" onClick={() => void chat.showAll()}>
          {t('showHidden', { count })}
        </button>
      )}
      <ChatForm chat={chat} />
    </div>
  );
}

/** The chat beside the cloth, or, where there is no room for that, in a sheet over it. */
function ChatPanel({ chat, isBeside }: { chat: TableChat; isBeside: boolean }) {
  const t = useTranslations('tables.chat');
  if (!chat.state.isOn) return null;
  if (!isBeside)
    return (
      <Dialog open={chat.isOpen} onClose={() => chat.setOpen(false)} title={t('title')} closeLabel={t('close')}>
        <div className="chat-sheet">
          <ChatBody chat={chat} />
        </div>
      </Dialog>
    );
  if (!chat.isOpen) return null;
  return (
    <section className="floor-chat" aria-label={t('title')}>
      <header>
        <h2>{t('title')}</h2>
        <button type="button" className="chat-more" aria-label={t('close')} onClick={() => chat.setOpen(false)}>
          <X aria-hidden="true" />
        </button>
      </header>
      <ChatBody chat={chat} />
    </section>
  );
}

/** Room for the cloth and the chat at once. */
const besideQuery = '(min-width: 80rem) and (min-height: 40rem)';

/** The chat of a table, as its button for the bar and its panel. `nowMs`: the time at the server. */
export function useChatParts(news: ChatNews, nowMs: () => number) {
  const isBeside = useMedia(besideQuery);
  const chat = useTableChat(news, isBeside, nowMs);
  return { menu: <ChatButton chat={chat} />, side: <ChatPanel chat={chat} isBeside={isBeside} /> };
}
