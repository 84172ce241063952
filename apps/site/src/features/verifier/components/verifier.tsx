import { Skeleton } from '@baize/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Brought } from '../brought.ts';
import { type Checked, useVerdict } from '../hooks/use-verdict.ts';
import type { Recomputation } from '../recomputation.ts';
import { CheckOffline } from './check-offline.tsx';
import { CheckedRound } from './checked-round.tsx';
import { PasteRound } from './paste-round.tsx';

export interface VerifierProps {
  brought: Brought;
  /** Brings the code that recomputes rounds. */
  loadRecomputation: () => Promise<Recomputation>;
}

/** A round that was brought or pasted, checked in three steps; then how to check another one, and without us. */
export function Verifier({ brought, loadRecomputation }: VerifierProps) {
  const [asked, setAsked] = useState(brought);
  const checked = useVerdict(asked.round, asked.seed, loadRecomputation);
  return (
    <div className="flex flex-col gap-6">
      {checked !== null && (
        <Outcome checked={checked} game={asked.game} onSeed={(seed) => setAsked({ ...asked, seed })} />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PasteRound isFirst={asked.round === ''} onCheck={({ round, seed }) => setAsked({ round, seed, game: '' })} />
        <CheckOffline asked={asked} />
      </div>
    </div>
  );
}

interface OutcomeProps {
  checked: Checked;
  game: string;
  onSeed: (seed: string) => void;
}

/** Announced when it is there. */
function Outcome({ checked, ...more }: OutcomeProps) {
  const t = useTranslations('verifier');
  const { state } = checked;
  return (
    <section aria-live="polite" aria-label={t('page.stepsTitle')} data-state={state}>
      {state === 'checking' && (
        <div aria-busy="true">
          <p className="sr-only">{t('page.checking')}</p>
          <Skeleton className="h-96 rounded-lg" />
        </div>
      )}
      {(state === 'noJson' || state === 'insecure') && <Refusal>{t(`page.${state}`)}</Refusal>}
      {state === 'failed' && <Refusal>{t('page.noCode')}</Refusal>}
      {(state === 'waiting' || state === 'cannot' || state === 'done') && <CheckedRound checked={checked} {...more} />}
    </section>
  );
}

const Refusal = ({ children }: { children: string }) => (
  <p className="rounded-lg bg-warning-soft p-5 text-warning-ink">{children}</p>
);
