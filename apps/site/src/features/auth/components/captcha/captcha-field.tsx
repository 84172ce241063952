import { ActionField } from '@baize/ui/action-field';
import { Spinner } from '@baize/ui/spinner';
import { RefreshCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { Captcha } from '../../hooks/use-captcha.ts';

export interface CaptchaFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  captcha: Captcha;
  error: string | undefined;
}

/** The characters of a picture, which a click changes for another one. */
export function CaptchaField({ captcha, error, ...input }: CaptchaFieldProps) {
  const t = useTranslations('auth');
  return (
    <ActionField
      {...input}
      label={t('captcha.label')}
      error={error}
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      action={<Picture captcha={captcha} />}
    />
  );
}

/** The picture is dark on a light ground of its own in both themes. */
function Picture({ captcha }: { captcha: Captcha }) {
  const t = useTranslations('auth.captcha');
  return (
    <button
      type="button"
      onClick={captcha.refresh}
      aria-label={t('refresh')}
      title={t('refresh')}
      className="group relative grid h-12 w-36 shrink-0 place-items-center overflow-hidden rounded-md border border-line-strong bg-on-hero"
    >
      {captcha.picture !== undefined && !captcha.isFailed && (
        <img src={captcha.picture} alt="" width={144} height={48} className="size-full object-contain" />
      )}
      {captcha.isLoading && <Spinner className="absolute text-hero" />}
      {captcha.isFailed && !captcha.isLoading && <RefreshCw size={20} aria-hidden="true" className="text-hero" />}
      {!captcha.isLoading && !captcha.isFailed && (
        <span className="absolute right-0 bottom-0 rounded-tl-md bg-hero p-1 text-on-hero opacity-80 group-hover:opacity-100">
          <RefreshCw size={12} aria-hidden="true" />
        </span>
      )}
    </button>
  );
}
