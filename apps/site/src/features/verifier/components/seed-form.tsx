import { ActionField } from '@baize/ui/action-field';
import { Button } from '@baize/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** Asks for the seed of a round that did not bring it. */
export function SeedForm({ onSeed }: { onSeed: (seed: string) => void }) {
  const t = useTranslations('verifier');
  const [seed, setSeed] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (seed.trim() !== '') onSeed(seed.trim());
      }}
    >
      <ActionField
        label={t('page.seedNeeded')}
        hint={t('page.seedHint')}
        value={seed}
        onChange={(event) => setSeed(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        action={<Button type="submit">{t('verify')}</Button>}
      />
    </form>
  );
}
