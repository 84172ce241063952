import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newRoundId } from '../../app/round-id.ts';
import { useFrame, useHud } from '../frame-context.tsx';
import { LevelFairness } from './LevelFairness.tsx';
import { Code, Section } from './parts.tsx';
import { isPromised } from './promised-seed.ts';
import { RetiredSeedCheck } from './RetiredSeedCheck.tsx';
import type { RetiredSeed } from './verify-rounds.ts';

const maxSeed = 64;
type Fault = 'rotateFailed' | 'roundUnfinished' | 'seedFault' | 'nextHashDiffers';

const faultOf: Readonly<Record<string, Fault>> = { round_unfinished: 'roundUnfinished', invalid_input: 'seedFault' };

function NewSeed({ onRetired }: { onRetired: (retired: RetiredSeed) => void }) {
  const t = useTranslations('studio.fairness');
  const { api, hud } = useFrame();
  const [clientSeed, setClientSeed] = useState(() => newRoundId());
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function rotate() {
    if (isBusy) return;
    setIsBusy(true);
    const outcome = await api.call('studioRotateSeed', { body: { clientSeed } });
    setIsBusy(false);
    if (!outcome.ok) return setFault(faultOf[outcome.reason] ?? 'rotateFailed');
    setFault(isPromised(hud.get().fairness, outcome.value.fairness) ? null : 'nextHashDiffers');
    setClientSeed(newRoundId());
    hud.set({ fairness: outcome.value.fairness });
    onRetired(outcome.value.retired);
  }

  return (
    // No form element: the frame's sandbox submits none.
    <div className="flex flex-col gap-3">
      <TextField
        label={t('newClientSeed')}
        hint={t('newClientSeedHint')}
        error={fault === null ? undefined : t(fault)}
        value={clientSeed}
        maxLength={maxSeed}
        required
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setClientSeed(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && void rotate()}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={isBusy} onClick={rotate}>
          {t('rotate')}
        </Button>
        <Button variant="secondary" onClick={() => setClientSeed(newRoundId())}>
          {t('randomSeed')}
        </Button>
      </div>
    </div>
  );
}

/** What binds the server before a bet, and the tools to check it afterwards. */
export function FairnessPanel() {
  const t = useTranslations('studio.fairness');
  const fairness = useHud((state) => state.fairness);
  const [retired, setRetired] = useState<RetiredSeed | null>(null);
  if (fairness === null) return null;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-muted">{t('text')}</p>
      <dl className="flex flex-col gap-3 text-sm">
        <div>
          <dt className="mb-1 font-semibold">{t('serverSeedHash')}</dt>
          <dd>
            <Code>{fairness.serverSeedHash}</Code>
          </dd>
        </div>
        {fairness.nextServerSeedHash !== null && (
          <div>
            <dt className="mb-1 font-semibold">{t('nextServerSeedHash')}</dt>
            <dd>
              <Code>{fairness.nextServerSeedHash}</Code>
            </dd>
          </div>
        )}
        <div>
          <dt className="mb-1 font-semibold">{t('clientSeed')}</dt>
          <dd>
            <Code>{fairness.clientSeed}</Code>
          </dd>
        </div>
        <div className="flex items-baseline justify-between">
          <dt className="font-semibold">{t('nextNonce')}</dt>
          <dd className="tabular font-semibold">{fairness.nextNonce}</dd>
        </div>
      </dl>
      <NewSeed onRetired={setRetired} />
      <LevelFairness />
      {retired !== null && (
        <Section title={t('retired')}>
          <RetiredSeedCheck key={retired.serverSeedHash} retired={retired} />
        </Section>
      )}
    </div>
  );
}
