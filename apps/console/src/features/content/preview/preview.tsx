import type { LocaleCode } from '@baize/contract';
import { Chips } from '@baize/ui/chips';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { useTheme } from '../../../lib/preferences/theme.ts';
import { siteQuery } from '../api/content.ts';
import type { PieceDocument } from '../pieces.ts';
import { BannerPreview, type Width } from './banner-preview.tsx';
import { StoryPreview } from './story-preview.tsx';

/** How the piece looks on the site in a language: in both themes with the brand's colours, on a desk and on a phone. */
export function Preview({ document, locale }: { document: PieceDocument; locale: LocaleCode }) {
  const t = useTranslations('consoleContent.preview');
  const [theme, setTheme] = useState(useTheme.getState().theme);
  const [width, setWidth] = useState<Width>('desktop');
  const colours = useQuery(siteQuery).data?.themeColours[theme] ?? {};
  const style = Object.fromEntries(Object.entries(colours).map(([token, colour]) => [`--${token}`, colour]));
  return (
    <Section
      title={t('title', { language: locale })}
      actions={
        <div className="flex flex-wrap gap-2">
          <Chips
            legend={t('theme')}
            look="segmented"
            options={(['light', 'dark'] as const).map((value) => ({ value, label: t(value) }))}
            value={theme}
            onChange={setTheme}
          />
          <Chips
            legend={t('width')}
            look="segmented"
            options={(['desktop', 'phone'] as const).map((value) => ({ value, label: t(value) }))}
            value={width}
            onChange={setWidth}
          />
        </div>
      }
    >
      <div
        data-theme={theme}
        style={style as CSSProperties}
        className={clsx(
          'mx-auto overflow-hidden rounded-md border border-line bg-ground text-ink',
          width === 'phone' ? 'max-w-98' : 'w-full',
        )}
      >
        {document.kind === 'banner' ? (
          <BannerPreview document={document} locale={locale} width={width} />
        ) : (
          <StoryPreview document={document} locale={locale} />
        )}
      </div>
    </Section>
  );
}
