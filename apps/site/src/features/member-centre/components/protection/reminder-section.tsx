import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { Chips } from '@baize/ui/chips';
import { useTranslations } from 'use-intl';
import { type Protection, useProtectionAct } from '../../api/protection.ts';
import { Section } from '../security/section.tsx';

const choices = ['site', '30', '60'] as const;
type Choice = (typeof choices)[number];
const minutesOf: Record<Choice, 30 | 60 | null> = { site: null, '30': 30, '60': 60 };

/** How often the games say how long and for how much was played. */
export function ReminderSection({ reminder }: { reminder: Protection['reminder'] }) {
  const t = useTranslations('protection.reminder');
  const errors = useTranslations('errors');
  const act = useProtectionAct();
  const value = choices.find((choice) => minutesOf[choice] === reminder.minutes) ?? 'site';
  const chosen = act.isPending && act.variables.act === 'reminder' ? act.variables.minutes : undefined;
  const shown = chosen === undefined ? value : (choices.find((choice) => minutesOf[choice] === chosen) ?? value);
  return (
    <Section id="reminder" title={t('title')} text={t('text')}>
      <Chips
        legend={t('title')}
        options={choices.map((choice) => ({
          value: choice,
          label: choice === 'site' ? t('asSite') : t('every', { minutes: choice }),
        }))}
        value={shown}
        onChange={(choice) => act.mutate({ act: 'reminder', minutes: minutesOf[choice] })}
      />
      {act.error !== null && (
        <p role="alert" className="text-sm text-danger-ink">
          {faultText(errors, { key: toFailure(act.error).messageKey })}
        </p>
      )}
    </Section>
  );
}
