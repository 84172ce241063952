import { CheckboxField } from '@baize/ui/checkbox-field';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../game-frame/panels/parts.tsx';
import { useTableFrame, useTableFrameState } from './table-frame-context.tsx';

/** A key as `aria-keyshortcuts` names it, `Arrows`, or a range as "1–6"; and what it does. */
export type KeyHelp = readonly [key: string, does: string];

/** The keys of a game in its help, and the way to switch them off for who speaks to his machine or hits keys by accident. */
export function KeysHelp({ keys }: { keys: readonly KeyHelp[] }) {
  const t = useTranslations('tables.keys');
  const { store } = useTableFrame();
  const areKeysOn = useTableFrameState((state) => state.areKeysOn);
  const nameOf = (key: string) => (key === 'Space' ? t('space') : key === 'Arrows' ? t('arrows') : key);
  return (
    <Section title={t('title')} text={t('text')}>
      <CheckboxField
        label={t('use')}
        checked={areKeysOn}
        onChange={(event) => store.set({ areKeysOn: event.target.checked })}
      />
      <Facts
        facts={keys.map(([key, does]) => [
          does,
          <kbd key={key} className="font-sans">
            {nameOf(key)}
          </kbd>,
        ])}
      />
    </Section>
  );
}
