import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { MemberMessage } from '../api/message-list.ts';
import { useMessageActs } from '../hooks/use-message-acts.ts';
import { useMessageWords } from '../hooks/use-message-words.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { linkOf } from './message-links.ts';

interface MessageItemProps {
  message: MemberMessage;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** One message: its title; pressed, it opens and counts as read. */
export function MessageItem({ message, isOpen, onToggle }: MessageItemProps) {
  const t = useTranslations('memberMessages.page');
  const format = useFormatter();
  const { title, text } = useMessageWords()(message);
  const { read } = useMessageActs();
  const id = useId();
  const toggle = () => {
    if (!isOpen && !message.isRead) read.mutate(message.messageId);
    onToggle(!isOpen);
  };
  return (
    <article className="rounded-lg border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="flex min-h-touch w-full items-center gap-3 rounded-lg px-4 py-3 text-left hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className={clsx('verbatim block', message.isRead ? 'text-ink-muted' : 'font-bold')}>{title}</span>
          <time dateTime={message.sentAt} className="tabular block text-sm text-ink-muted">
            {format.dateTime(new Date(message.sentAt), 'moment')}
          </time>
        </span>
        {!message.isRead && <Badge tone="danger">{t('new')}</Badge>}
        <ChevronDown size={18} aria-hidden="true" className={clsx('transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={id} hidden={!isOpen} className="border-t border-line px-4 py-4">
        {isOpen && <Opened message={message} title={title} text={text} />}
      </div>
    </article>
  );
}

function Opened({ message, title, text }: { message: MemberMessage; title: string; text: string }) {
  const t = useTranslations('memberMessages.page');
  const titles = useTranslations('site.memberPages');
  const [isAsking, setAsking] = useState(false);
  const link = linkOf(message.kind);
  return (
    <div className="flex flex-col gap-4">
      <p className="verbatim whitespace-pre-wrap">{text}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {link === null ? (
          <span />
        ) : (
          <Link
            to={link.to}
            search={link.search}
            resetScroll={false}
            className="font-semibold text-gold-ink underline underline-offset-4"
          >
            {link.label === 'answer'
              ? t('toFeedback')
              : titles(link.label === 'record' ? 'transactionHistory' : 'rewardCenter')}
          </Link>
        )}
        <Button variant="secondary" onClick={() => setAsking(true)}>
          <Trash2 size={18} aria-hidden="true" />
          {t('delete')}
        </Button>
      </div>
      <DeleteDialog messageId={message.messageId} title={title} open={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
