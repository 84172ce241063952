import { clsx } from 'clsx';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { sendTyping } from '../typing.ts';

const warnBelow = 100;

export interface ComposerProps {
  maxLength: number;
  onSend: (text: string) => void;
}

/** Where a message is written. Enter sends, with shift it makes a new line. */
export function Composer({ maxLength, onSend }: ComposerProps) {
  const t = useTranslations('support.chat');
  const id = useId();
  const form = useForm({ defaultValues: { text: '' } });
  const text = form.watch('text');
  const isEmpty = text.trim() === '';
  const left = maxLength - text.length;

  const submit = form.handleSubmit((written) => {
    const message = written.text.trim();
    if (message === '') return;
    onSend(message);
    form.reset();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-line bg-surface p-3">
      <label htmlFor={id} className="sr-only">
        {t('label')}
      </label>
      <div className="relative flex-1">
        <textarea
          id={id}
          rows={1}
          placeholder={t('placeholder')}
          onKeyDown={onKeyDown}
          {...form.register('text', { onChange: sendTyping })}
          maxLength={maxLength}
          className="block field-sizing-content max-h-36 min-h-12 w-full resize-none rounded-lg border border-line-strong bg-raised px-3.5 py-2.5 text-base placeholder:text-ink-muted"
        />
        {left < warnBelow && (
          <span aria-live="polite" className="tabular absolute -top-6 right-1 text-xs text-ink-muted">
            {t('left', { count: left })}
          </span>
        )}
      </div>
      <button
        type="submit"
        aria-label={t('send')}
        disabled={isEmpty}
        className={clsx(
          'grid size-12 shrink-0 place-items-center rounded-full bg-chat text-on-chat transition-opacity',
          isEmpty && 'opacity-45',
        )}
      >
        <SendHorizontal size={20} aria-hidden="true" />
      </button>
    </form>
  );
}
