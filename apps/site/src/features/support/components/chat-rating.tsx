import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { TextAreaField } from '@baize/ui/text-area-field';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api/client.ts';
import { chatStatusKey } from '../api/chat.ts';

const ratings = [1, 2, 3, 4, 5] as const;
const commentLength = 500;

/** After staff has closed the chat: stars and a word about it. */
export function ChatRating() {
  const t = useTranslations('support.chat');
  const errors = useTranslations('errors');
  const id = useId();
  const queryClient = useQueryClient();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setSending(true);
    setFault(null);
    try {
      await callApi('chatRate', { body: { rating, comment: comment.trim() } });
    } catch (thrown) {
      setFault(faultText(errors, { key: toFailure(thrown).messageKey }));
    }
    setSending(false);
    await queryClient.invalidateQueries({ queryKey: chatStatusKey });
  };
  return (
    <form
      noValidate
      aria-label={t('rateTitle')}
      onSubmit={(event) => void send(event)}
      className="flex flex-col gap-3 border-t border-line bg-sunken px-4 py-3"
    >
      <fieldset className="flex flex-wrap items-center gap-x-3">
        <legend className="float-left pr-3 text-sm font-semibold">{t('rateTitle')}</legend>
        <span className="flex">
          {ratings.map((value) => (
            <label
              key={value}
              className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:ring-2"
            >
              <input
                type="radio"
                name={id}
                value={value}
                checked={rating === value}
                onChange={() => setRating(value)}
                className="sr-only"
              />
              <Star
                size={24}
                aria-hidden="true"
                className={clsx('text-gold-ink', value <= rating ? 'fill-current' : 'fill-none')}
              />
              <span className="sr-only">{t('stars', { count: value })}</span>
            </label>
          ))}
        </span>
      </fieldset>
      {rating > 0 && (
        <>
          <TextAreaField
            label={t('rateComment')}
            rows={2}
            maxLength={commentLength}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <Button type="submit" busy={isSending} className="self-start">
            {t('rateSend')}
          </Button>
        </>
      )}
      {fault !== null && (
        <p role="alert" className="text-sm text-danger-ink">
          {fault}
        </p>
      )}
    </form>
  );
}
