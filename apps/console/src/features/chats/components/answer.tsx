import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi, failureKey } from '../../../lib/api.ts';
import { addMessage } from '../../../lib/chats.ts';
import { draftOf, keepDraft } from '../../../lib/session/drafts.ts';
import { sendTyping } from '../../../lib/session/staff-socket.ts';

const maxLength = 1000;

/** Where staff answers. Enter sends, with shift it makes a new line; what could not be sent stays in the field. */
export function Answer({ chatId }: { chatId: string }) {
  const t = useTranslations('console.chats');
  const errors = useTranslations('errors');
  const id = useId();
  const queryClient = useQueryClient();
  const [text, setText] = useState(() => draftOf(chatId));
  const [fault, setFault] = useState<string | null>(null);
  /** What was sent last and not written for certain: sent again as it is, it is written once at most. */
  const unsent = useRef<{ messageId: string; text: string } | null>(null);
  const trimmed = text.trim();
  const write = (next: string) => {
    keepDraft(chatId, next);
    setText(next);
  };

  const submit = async (event?: SubmitEvent) => {
    event?.preventDefault();
    if (trimmed === '') return;
    const known = unsent.current?.text === trimmed ? unsent.current.messageId : undefined;
    const body = { messageId: known ?? crypto.randomUUID(), text: trimmed };
    write('');
    setFault(null);
    try {
      addMessage(queryClient, chatId, await callApi('staffChatSend', { params: { chatId }, body }));
      unsent.current = null;
    } catch (thrown) {
      unsent.current = body;
      // What was written meanwhile stands below it.
      write(
        [body.text, draftOf(chatId)]
          .filter((part) => part !== '')
          .join('\n')
          .slice(0, maxLength),
      );
      setFault(faultText(errors, { key: failureKey(thrown) }));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      className="shrink-0 border-t border-line bg-surface p-3 md:px-6 md:py-4"
    >
      {fault !== null && (
        <p role="alert" className="pb-2 text-sm text-danger-ink">
          {t('failed', { reason: fault })}
        </p>
      )}
      <div className="flex items-end gap-3">
        <label htmlFor={id} className="sr-only">
          {t('label')}
        </label>
        <textarea
          id={id}
          rows={1}
          value={text}
          maxLength={maxLength}
          placeholder={t('placeholder')}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            write(target.value);
            sendTyping(chatId);
          }}
          className="block field-sizing-content max-h-48 min-h-12 flex-1 resize-none rounded-md border border-line-strong bg-raised px-3.5 py-2.5 text-base placeholder:text-ink-muted"
        />
        <Button type="submit" size="lg" disabled={trimmed === ''}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
