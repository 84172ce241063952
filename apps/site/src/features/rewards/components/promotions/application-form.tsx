import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { FilePicker } from '@baize/ui/file-picker';
import { TextAreaField } from '@baize/ui/text-area-field';
import { useTranslations } from 'use-intl';
import type { PromotionState } from '../../api/promotions.ts';
import { maxImages, useApplication } from '../../hooks/use-application.ts';

const commentLength = 140;
const numberLength = 40;

/** The application for an offer: a comment, pictures and the number of a messaging app, as far as it asks for them. */
export function ApplicationForm({ offer }: { offer: PromotionState }) {
  const t = useTranslations('rewards.promotions');
  const { needsComment, needsImages, messagingApp } = offer.rules;
  const form = useApplication(offer);
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-md flex-col gap-4">
      <TextAreaField
        label={t('comment')}
        maxLength={commentLength}
        rows={3}
        required={needsComment}
        counter={t('commentCount', { count: form.comment.length, max: commentLength })}
        value={form.comment}
        onChange={(event) => form.setComment(event.target.value)}
      />
      {messagingApp !== null && (
        <TextField
          label={t(`number.${messagingApp}`)}
          hint={t(`numberHint.${messagingApp}`)}
          autoComplete="off"
          maxLength={numberLength}
          required
          value={form.number}
          onChange={(event) => form.setNumber(event.target.value)}
        />
      )}
      {needsImages && (
        <FilePicker
          label={t('images')}
          hint={t('imagesHint')}
          files={form.images}
          onAdd={form.addImages}
          onRemove={form.removeImage}
          accept="image/png,image/jpeg"
          maxFiles={maxImages}
          pickLabel={t('pick')}
          removeLabel={(name) => t('removeImage', { name })}
          error={form.imageFault}
          required
        />
      )}
      {form.failure !== undefined && (
        <p role="alert" className="text-sm text-danger-ink">
          {form.failure}
        </p>
      )}
      <Button type="submit" size="lg" busy={form.isBusy} disabled={!form.isReady} className="md:self-start md:px-12">
        {t('apply')}
      </Button>
    </form>
  );
}
