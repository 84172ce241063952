import { toFailure } from '@baize/client';
import type { BarLength } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { ConfirmDialog } from '@baize/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBarPlay } from '../../api/protection.ts';
import { breaks, exclusions, isBreak } from '../../bar-lengths.ts';
import { Section } from '../security/section.tsx';

/** A break of hours or days, and an exclusion of months or for ever; each asked for twice, for nobody can end it. */
export function BreakSection() {
  const t = useTranslations('protection.break');
  const [asked, setAsked] = useState<BarLength>();
  return (
    <>
      <Section id="break" title={t('title')} text={t('text')}>
        <Choice lengths={breaks} label={t('take')} onTake={setAsked} />
      </Section>
      <Section id="exclusion" title={t('exclusionTitle')} text={t('exclusionText')}>
        <Choice lengths={exclusions} label={t('exclude')} onTake={setAsked} isGrave />
      </Section>
      {asked !== undefined && <Confirm length={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface ChoiceProps {
  lengths: readonly [BarLength, ...BarLength[]];
  label: string;
  onTake: (length: BarLength) => void;
  isGrave?: boolean;
}

function Choice({ lengths, label, onTake, isGrave = false }: ChoiceProps) {
  const t = useTranslations('protection.break');
  const [length, setLength] = useState(lengths[0]);
  return (
    <>
      <Chips
        legend={t('choose')}
        options={lengths.map((value) => ({ value, label: t(`lengths.${value}`) }))}
        value={length}
        onChange={setLength}
      />
      <Button variant={isGrave ? 'danger' : 'secondary'} className="self-start" onClick={() => onTake(length)}>
        {label}
      </Button>
    </>
  );
}

function Confirm({ length, onClose }: { length: BarLength; onClose: () => void }) {
  const t = useTranslations('protection.break');
  const common = useTranslations('common.action');
  const errors = useTranslations('errors');
  const bar = useBarPlay();
  const isPause = isBreak(length);
  const named = { length: t(`lengths.${length}`) };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => bar.mutate(length)}
      title={isPause ? t('title') : t('exclusionTitle')}
      confirmLabel={isPause ? t('take') : t('exclude')}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      tone="danger"
      busy={bar.isPending}
      error={bar.error ? faultText(errors, { key: toFailure(bar.error).messageKey }) : undefined}
    >
      <p>
        {length === 'forever' ? t('confirmForever') : isPause ? t('confirmBreak', named) : t('confirmExclusion', named)}
      </p>
    </ConfirmDialog>
  );
}
