import type { ContentDocumentOf, LocaleCode } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { clsx } from 'clsx';

export type Width = 'desktop' | 'phone';

interface BannerPreviewProps {
  document: ContentDocumentOf<'banner'>;
  locale: LocaleCode;
  width: Width;
}

/** The banner as its page shows it: high over home, low over the others, its words over the left or, on a phone, the lower part. */
export function BannerPreview({ document, locale, width }: BannerPreviewProps) {
  const { title = '', subtitle = '', action = '' } = document.texts[locale] ?? document.texts.TY ?? {};
  const picture = document.pictures[locale] ?? document.pictures.TY;
  const isPhone = width === 'phone';
  const isLow = document.group !== 'w_home';
  const url = (isPhone ? picture?.mobileUrl : '') || (picture?.url ?? '');
  const hasButton = document.linkageType !== 'NONE' && action !== '' && !(isLow && isPhone);
  const height = isLow ? 'h-22' : isPhone ? 'h-54' : 'h-64';
  return (
    <div className={clsx('relative overflow-hidden bg-hero', height)}>
      {url !== '' && (
        <img src={url} alt="" className={clsx('absolute inset-0 size-full object-cover', !isPhone && 'object-right')} />
      )}
      <div
        className={clsx(
          'absolute inset-0 from-scrim to-transparent',
          isPhone
            ? 'bg-linear-to-t from-10% via-scrim/80 via-70%'
            : 'bg-linear-to-r from-0% via-scrim/55 via-40% to-75%',
        )}
      />
      <div
        className={clsx(
          'absolute inset-0 flex px-4',
          isLow && !isPhone ? 'items-center gap-8' : 'flex-col items-start justify-center gap-2',
        )}
      >
        <div className="min-w-0">
          <p
            className={clsx(
              'max-w-md font-bold tracking-tight text-balance text-on-scrim',
              isLow ? 'text-lg' : 'text-2xl',
            )}
          >
            {title}
          </p>
          <p className={clsx('max-w-md text-on-scrim-muted', isLow && 'line-clamp-2 text-sm')}>{subtitle}</p>
        </div>
        {hasButton && <span className={buttonClass()}>{action}</span>}
      </div>
    </div>
  );
}
