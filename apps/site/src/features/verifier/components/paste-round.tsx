import { Button, buttonClass } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { TextAreaField } from '@baize/ui/text-area-field';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../config/paths.ts';

export interface PasteRoundProps {
  /** No round was brought: pasting one is what the page offers first. */
  isFirst: boolean;
  onCheck: (pasted: { round: string; seed: string }) => void;
}

/** The second way to a check: the round as its game's history gives it. */
export function PasteRound({ isFirst, onCheck }: PasteRoundProps) {
  const t = useTranslations('verifier');
  const [round, setRound] = useState('');
  const [seed, setSeed] = useState('');
  return (
    <details open={isFirst} className="rounded-lg bg-surface p-5 shadow-card md:p-6">
      <summary className="min-h-touch cursor-pointer py-2 text-lg font-bold">
        {t(isFirst ? 'page.pasteFirst' : 'page.pasteTitle')}
      </summary>
      <form
        className="flex flex-col gap-4 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (round.trim() !== '') onCheck({ round: round.trim(), seed: seed.trim() });
        }}
      >
        <p className="text-sm text-ink-muted">{t('page.pasteText')}</p>
        <TextAreaField
          label={t('round')}
          value={round}
          onChange={(event) => setRound(event.target.value)}
          spellCheck={false}
        />
        <TextField
          label={t('seed')}
          hint={t('page.seedHint')}
          value={seed}
          onChange={(event) => setSeed(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={isFirst ? 'primary' : 'secondary'}>
            {t('verify')}
          </Button>
          <Link to={paths.home} search={{ member: 'personalHistoryCopy' }} className={buttonClass('ghost')}>
            {t('page.toRecord')}
          </Link>
        </div>
      </form>
    </details>
  );
}
