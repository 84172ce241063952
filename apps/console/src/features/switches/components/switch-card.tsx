import { type LocaleCode, localeCode } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { TextField } from '@baize/ui/field';
import { SelectField } from '@baize/ui/select';
import { TextAreaField } from '@baize/ui/text-area-field';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { Section } from '../../../lib/facts.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useStaff } from '../../../lib/staff.ts';
import { wallTime, wallTimeOf } from '../../../lib/zone-day.ts';
import type { OpenRounds as Rounds, Switches, SwitchState } from '../api/switches.ts';
import { OpenRounds } from './open-rounds.tsx';

type Sent = SwitchState & { isRegionClosed?: boolean; reason: string };

interface SwitchCardProps {
  title: string;
  state: SwitchState;
  /** Of a brand alone. */
  region?: Pick<Switches['brand'], 'isRegionClosed' | 'blockedCountries'> | undefined;
  openRounds: Rounds;
  /** Closed for ever: nothing can be turned. */
  isOver?: boolean;
  send: (sent: Sent) => Promise<unknown>;
}

/** The switches of a brand or of all brands, with the rounds that are still open. */
export function SwitchCard({ title, state, region, openRounds, isOver = false, send }: SwitchCardProps) {
  const t = useTranslations('consoleSystem.switches');
  const { forAllBrands } = useStaff();
  const [edited, setEdited] = useState<Draft | null>(null);
  const [isAsking, setAsking] = useState(false);
  const draft = edited ?? draftOf(state, region);
  const change = (part: Partial<Draft>) => setEdited({ ...draft, ...part });
  const done = () => {
    setEdited(null);
    showToast({ title: t('done', { name: title }), tone: 'success' });
  };
  const needsAll = region === undefined && forAllBrands ? { forAllBrands: true } : {};
  return (
    <Section title={title} actions={<State state={state} region={region} isOver={isOver} />}>
      <div className="flex flex-col gap-4">
        <OpenRounds rounds={openRounds} isDraining={state.isDraining} />
        <fieldset disabled={isOver} className="flex flex-col gap-3">
          <CheckboxField
            label={<Explained label={t('isDraining')} hint={t('isDrainingHint')} />}
            checked={draft.isDraining}
            onChange={({ target }) => change({ isDraining: target.checked })}
          />
          <CheckboxField
            label={<Explained label={t('isClosed')} hint={t('isClosedHint')} />}
            checked={draft.isClosed}
            onChange={({ target }) => change({ isClosed: target.checked, ...(target.checked && { isDraining: true }) })}
          />
          {draft.isClosed && <Words draft={draft} change={change} />}
          {region !== undefined && (
            <CheckboxField
              label={
                <Explained
                  label={t('isRegionClosed')}
                  hint={t('isRegionClosedHint', { count: region.blockedCountries.length })}
                />
              }
              checked={draft.isRegionClosed}
              onChange={({ target }) => change({ isRegionClosed: target.checked })}
            />
          )}
        </fieldset>
        <PermitButton
          permission="system.switch"
          {...needsAll}
          variant={draft.isClosed ? 'danger' : 'primary'}
          disabled={edited === null || isOver}
          className="self-end"
          onClick={() => setAsking(true)}
        >
          {t('apply')}
        </PermitButton>
      </div>
      {isAsking && (
        <ReasonDialog
          title={t('ask', { name: title })}
          label={t('apply')}
          tone={draft.isClosed ? 'danger' : 'primary'}
          send={(reason) => send({ ...draft, reason })}
          onClose={() => setAsking(false)}
          onDone={done}
        >
          <p>{t(draft.isClosed ? 'closedText' : draft.isDraining ? 'drainingText' : 'openText', { name: title })}</p>
        </ReasonDialog>
      )}
    </Section>
  );
}

function Explained({ label, hint }: { label: string; hint: string }) {
  return (
    <span>
      <span className="font-semibold">{label}</span>
      <span className="block text-ink-muted">{hint}</span>
    </span>
  );
}

type Draft = SwitchState & { isRegionClosed: boolean };

const draftOf = ({ isDraining, isClosed, endsAt, texts }: SwitchState, region: SwitchCardProps['region']): Draft => ({
  ...{ isDraining, isClosed, endsAt, texts },
  isRegionClosed: region?.isRegionClosed ?? false,
});

function State({ state, region, isOver }: Pick<SwitchCardProps, 'state' | 'region' | 'isOver'>) {
  const t = useTranslations('consoleSystem.switches.states');
  if (isOver) return <Badge tone="danger">{t('over')}</Badge>;
  return (
    <span className="flex flex-wrap gap-1">
      {state.isClosed && <Badge tone="danger">{t('closed')}</Badge>}
      {state.isDraining && <Badge tone="warning">{t('draining')}</Badge>}
      {region?.isRegionClosed && <Badge tone="danger">{t('region')}</Badge>}
      {!state.isClosed && !state.isDraining && !region?.isRegionClosed && <Badge tone="success">{t('open')}</Badge>}
    </span>
  );
}

/** What visitors of the closed site read: until when, and a message by language. */
function Words({ draft, change }: { draft: Draft; change: (part: Partial<Draft>) => void }) {
  const t = useTranslations('consoleSystem.switches');
  const { timeZone } = useStaff();
  const [language, setLanguage] = useState<LocaleCode>('TY');
  const write = (text: string) => {
    const { [language]: _before, ...others } = draft.texts;
    change({ texts: text.trim() === '' ? others : { ...others, [language]: text } });
  };
  return (
    <div className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-2">
      <TextField
        type="datetime-local"
        label={t('endsAt')}
        hint={t('endsAtHint', { zone: timeZone })}
        value={draft.endsAt === null ? '' : wallTimeOf(draft.endsAt, timeZone)}
        onChange={({ target }) => change({ endsAt: target.value === '' ? null : wallTime(target.value, timeZone) })}
      />
      <SelectField
        label={t('language')}
        options={localeCode.options.map((value) => ({
          value,
          label: draft.texts[value] === undefined ? value : `${value} ✓`,
        }))}
        value={language}
        onChange={({ target }) => setLanguage(target.value as LocaleCode)}
      />
      <TextAreaField
        label={t('message')}
        hint={t('messageHint')}
        rows={2}
        maxLength={300}
        className="sm:col-span-2"
        value={draft.texts[language] ?? ''}
        onChange={({ target }) => write(target.value)}
      />
    </div>
  );
}
