import type { LocaleCode } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { IconButton } from '@baize/ui/icon-button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi, failureKey } from '../../../lib/api.ts';
import { addMessage } from '../../../lib/chats.ts';
import { type QuickAnswer, quickAnswersQuery, quickAnswerText } from '../../../lib/quick-answers.ts';
import { draftOf, keepDraft } from '../../../lib/session/drafts.ts';
import { sendTyping } from '../../../lib/session/staff-socket.ts';
import { QuickAnswerList } from './quick-answer-list.tsx';

const maxLength = 1000;

/**
 * Where staff answers. Enter sends, with shift it makes a new line; a stroke at the beginning looks for a quick answer. What could not be sent
 * stays in the field.
 */
export function Answer({ chatId, language }: { chatId: string; language: LocaleCode }) {
  const t = useTranslations('console.chats');
  const errors = useTranslations('errors');
  const id = useId();
  const desk = useTranslations('consoleService');
  const field = useRef<HTMLTextAreaElement>(null);
  const queryClient = useQueryClient();
  const [text, setText] = useState(() => draftOf(chatId));
  const [fault, setFault] = useState<string | null>(null);
  /** What was sent last and not written for certain: sent again as it is, it is written once at most. */
  const unsent = useRef<{ messageId: string; text: string } | null>(null);
  const trimmed = text.trim();
  const offered = useOffered(text);
  const write = (next: string) => {
    keepDraft(chatId, next);
    setText(next);
  };

  const choose = (next: string) => {
    write(next);
    field.current?.focus();
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
    const [first] = offered ?? [];
    if (first) return write(quickAnswerText(first, language));
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
      {offered !== null && <QuickAnswerList answers={offered} language={language} onChoose={choose} />}
      <div className="flex items-end gap-3">
        <label htmlFor={id} className="sr-only">
          {t('label')}
        </label>
        <IconButton label={desk('quickAnswers')} onClick={() => choose(text === '' ? '/' : text)}>
          <Zap size={20} />
        </IconButton>
        <textarea
          ref={field}
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

/** Quick answers whose short name begins with what stands behind a stroke; null where none is looked for. */
function useOffered(text: string): readonly QuickAnswer[] | null {
  const sought = /^\/([a-z0-9-]*)$/i.exec(text)?.[1]?.toLowerCase();
  const { data } = useQuery({ ...quickAnswersQuery, enabled: sought !== undefined });
  if (sought === undefined || data === undefined) return null;
  return data.list.filter(({ code }) => code.startsWith(sought));
}
