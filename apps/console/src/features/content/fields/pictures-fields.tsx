import type { ContentDocumentOf, LocaleCode } from '@baize/contract';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { PictureField } from '../picture/picture-field.tsx';
import type { PieceDocument } from '../pieces.ts';

interface PicturesFieldsProps {
  document: PieceDocument;
  onChange: (document: PieceDocument) => void;
  /** The language whose picture is edited; that of TY stands for all without one. */
  locale: LocaleCode;
}

/** The pictures of a piece; notices and help articles have theirs in the text. */
export function PicturesFields({ document, onChange, locale }: PicturesFieldsProps) {
  const t = useTranslations('consoleContent');
  if (document.kind === 'banner') return <BannerPictures document={document} onChange={onChange} locale={locale} />;
  if (document.kind !== 'news' && document.kind !== 'promotion') return null;
  return (
    <Section title={t('sections.pictures')}>
      <div className="max-w-xl">
        <PictureField
          path="pictureUrl"
          label={t('fields.picture')}
          shape="card"
          value={document.pictureUrl}
          onChange={(pictureUrl) => onChange({ ...document, pictureUrl })}
        />
      </div>
    </Section>
  );
}

const none = { url: '', mobileUrl: '' };

function BannerPictures(props: PicturesFieldsProps & { document: ContentDocumentOf<'banner'> }) {
  const { document, onChange, locale } = props;
  const t = useTranslations('consoleContent');
  const picture = document.pictures[locale] ?? none;
  const set = (change: Partial<typeof none>) => {
    const { [locale]: _before, ...others } = document.pictures;
    const next = { ...picture, ...change };
    const isEmpty = next.url === '' && next.mobileUrl === '';
    onChange({ ...document, pictures: isEmpty ? others : { ...others, [locale]: next } });
  };
  return (
    <Section title={t('sections.pictures')}>
      <p className="pb-3 text-sm text-ink-muted">
        {locale === 'TY' ? t('picture.forAll') : t('picture.forOne', { language: locale })}
      </p>
      <div className="grid gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <PictureField
          path={`pictures.${locale}.url`}
          label={t('fields.wide')}
          shape="bannerWide"
          value={picture.url}
          onChange={(url) => set({ url })}
        />
        <PictureField
          path={`pictures.${locale}.mobileUrl`}
          label={t('fields.narrow')}
          shape="bannerNarrow"
          value={picture.mobileUrl}
          onChange={(mobileUrl) => set({ mobileUrl })}
        />
      </div>
    </Section>
  );
}
