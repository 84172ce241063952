import { tableChatLength } from '@baize/contract';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { ChatBar } from './chat-state.ts';
import type { ChatRefusal, TableChat } from './use-table-chat.ts';

/** Until when, with the day: a mute may last for weeks. */
const untilFormat = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

function Barred({ bar }: { bar: NonNullable<ChatBar> }) {
  const t = useTranslations('tables.chat');
  const format = useFormatter();
  if (bar.why !== 'muted' || bar.until === null) return <p className="chat-bar">{t(`refusal.${bar.why}`)}</p>;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const until = format.dateTime(new Date(bar.until), { ...untilFormat, timeZone });
  return <p className="chat-bar">{t('mutedUntil', { until, reason: bar.reason })}</p>;
}

/** Where the player writes; or why he may not. */
export function ChatForm({ chat }: { chat: TableChat }) {
  const t = useTranslations('tables.chat');
  const id = useId();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ChatRefusal | null>(null);
  const { bar } = chat.state;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isBusy) return;
    setBusy(true);
    const next = await chat.say(text);
    setBusy(false);
    setRefusal(next);
    if (next === null) setText('');
  };
  if (bar !== null) return <Barred bar={bar} />;
  return (
    <form className="chat-form" onSubmit={send}>
      <p id={`${id}-fault`} role="status" className="chat-fault">
        {refusal !== null && t(`refusal.${refusal}`)}
      </p>
      <input
        aria-label={t('write')}
        aria-describedby={`${id}-fault`}
        placeholder={t('write')}
        value={text}
        maxLength={tableChatLength}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => {
          setText(event.target.value);
          setRefusal(null);
        }}
      />
      <button type="submit" aria-label={t('send')} disabled={isBusy || text.trim() === ''}>
        <SendHorizontal aria-hidden="true" />
      </button>
    </form>
  );
}
