import { useTranslations } from 'use-intl'; export function x(): number { const t = useTranslations('auth.secondFactor'); return t('nonsense'); }
