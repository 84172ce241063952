import type { useTranslations } from 'use-intl';

/** The studio's texts, as a function of their keys. */
export type StudioTexts = ReturnType<typeof useTranslations<'studio'>>;
/** The key of a text of the studio. */
export type StudioTextKey = Parameters<StudioTexts>[0];
