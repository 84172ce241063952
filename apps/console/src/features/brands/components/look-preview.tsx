import { useTranslations } from 'use-intl';
import { type Fields, valueAt } from '../schema/schema.ts';
import type { FormContext } from '../schema/schema-context.ts';

const themes = ['light', 'dark'] as const;

/** How the chosen colours look in both themes, before they are written. */
export function LookPreview({ document, colours }: { document: Fields; colours: FormContext['colours'] }) {
  return (
    <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      {themes.map((theme) => (
        <Preview key={theme} theme={theme} document={document} usual={colours[theme] ?? {}} />
      ))}
    </div>
  );
}

interface PreviewProps {
  theme: (typeof themes)[number];
  document: Fields;
  usual: Readonly<Record<string, string>>;
}

function Preview({ theme, document, usual }: PreviewProps) {
  const t = useTranslations('consoleBrands');
  const of = (token: string): string => {
    const chosen = valueAt(document, `settings.themeColours.${theme}.${token}`);
    return typeof chosen === 'string' && chosen !== '' ? chosen : (usual[token] ?? '');
  };
  const name = valueAt(document, 'name');
  return (
    <figure className="overflow-hidden rounded-lg border border-line" style={{ background: of('ground') }}>
      <div className="flex flex-col gap-1 p-4" style={{ background: of('hero'), color: of('on-hero') }}>
        <strong className="text-lg">{typeof name === 'string' && name !== '' ? name : t('previewName')}</strong>
        <span className="text-sm" style={{ color: of('on-hero-muted') }}>
          {t('previewText')}
        </span>
        <span className="text-sm font-bold" style={{ color: of('hero-gold') }}>
          1,234.50
        </span>
      </div>
      <div
        className="m-4 flex flex-col items-start gap-2 rounded-md p-3"
        style={{ background: of('surface'), color: of('ink') }}
      >
        <span className="font-semibold">{t('previewTitle')}</span>
        <span className="text-sm" style={{ color: of('ink-muted') }}>
          {t('previewText')}
        </span>
        <span className="text-sm font-semibold" style={{ color: of('gold-ink') }}>
          {t('previewLink')}
        </span>
        <span
          className="rounded-md px-3 py-1.5 text-sm font-bold"
          style={{ background: of('gold'), color: of('on-gold') }}
        >
          {t('previewButton')}
        </span>
      </div>
      <figcaption className="px-4 pb-3 text-sm" style={{ color: of('ink-muted') }}>
        {t(`fields.${theme}`)}
      </figcaption>
    </figure>
  );
}
