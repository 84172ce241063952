import { Button, buttonClass } from '@baize/ui/button';
import { Spinner } from '@baize/ui/spinner';
import { Trash2, Upload } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '../../../../lib/account/avatar.tsx';
import { useMemberIcon } from '../../../../lib/account/member-icon.ts';
import { useAvatarUpload } from '../../hooks/use-avatar-upload.ts';

/** The account's picture with its choice: PNG or JPEG, checked before it is sent. */
export function AvatarEditor({ account }: { account: string }) {
  const t = useTranslations('member.picture');
  const id = useId();
  const { data: picture = '' } = useMemberIcon();
  const { choose, remove, error, isBusy } = useAvatarUpload();
  return (
    <section aria-label={t('title')} className="flex items-center gap-4">
      <Avatar account={account} className="size-20 text-2xl" />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <label
            htmlFor={id}
            className={buttonClass(
              'secondary',
              'md',
              `cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isBusy ? 'pointer-events-none opacity-55' : ''}`,
            )}
          >
            {isBusy ? <Spinner /> : <Upload size={18} aria-hidden="true" />}
            {t(picture === '' ? 'choose' : 'change')}
            <input
              id={id}
              type="file"
              accept="image/png,image/jpeg"
              className="sr-only"
              aria-describedby={`${id}-note`}
              disabled={isBusy}
              onChange={(event) => {
                const file = event.target.files?.[0];
                // The same file may be chosen again after an error.
                event.target.value = '';
                if (file !== undefined) choose(file);
              }}
            />
          </label>
          {picture !== '' && (
            <Button variant="ghost" disabled={isBusy} onClick={remove}>
              <Trash2 size={18} aria-hidden="true" />
              {t('remove')}
            </Button>
          )}
        </div>
        <p
          id={`${id}-note`}
          role={error === undefined ? undefined : 'alert'}
          className={error === undefined ? 'text-sm text-ink-muted' : 'text-sm font-medium text-danger-ink'}
        >
          {error ?? t('hint')}
        </p>
      </div>
    </section>
  );
}
