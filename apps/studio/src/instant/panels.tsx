import type { InstantRound } from '@baize/contract';
import { algorithm, isCommittedSeed } from '@baize/fairness';
import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { newRoundId } from '../app/round-id.ts';
import { Code, Facts, HistoryFailed } from '../game-frame/panels/parts.tsx';
import { isPromised } from '../game-frame/panels/promised-seed.ts';
import { canVerify } from '../lib/can-verify.ts';
import { useAsked } from '../lib/use-asked.ts';
import { useTableFrame, useTableFrameMoney, useTableFrameState } from '../table-frame/table-frame-context.tsx';

/** Recomputes a round from its revealed seed: whether it is as it was played. */
export type VerifyRound = (round: InstantRound, serverSeed: string) => Promise<boolean>;

const checkedRounds = 100;

function useRounds() {
  const { api } = useTableFrame();
  return useAsked(() => api.call('studioInstantRounds', { data: { pageSize: checkedRounds } }));
}

/** The latest rounds of an instant game. */
export function InstantHistory() {
  const t = useTranslations('studio.history');
  const { value, hasFailed, reload } = useRounds();
  const money = useTableFrameMoney();
  const format = useFormatter();
  if (hasFailed) return <HistoryFailed reload={reload} />;
  if (value === null) return <p>{t('loading')}</p>;
  const rounds = value.list;
  if (rounds.length === 0) return <p className="text-sm text-ink-muted">{t('emptyText')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table must be scrollable by keyboard
    <div tabIndex={0}>
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="text-left text-ink-muted">
            <th className="py-2 font-medium">{t('time')}</th>
            <th className="py-2 text-right font-medium">{t('bet')}</th>
            <th className="py-2 text-right font-medium">{t('win')}</th>
            <th className="py-2 text-right font-medium">{t('nonce')}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={round.roundId} className="border-t border-line">
              <td className="py-2">{format.dateTime(new Date(round.playedAt), { timeStyle: 'medium' })}</td>
              <td className="py-2 text-right">{money(round.betMinor)}</td>
              <td className="py-2 text-right font-semibold">{money(round.payoutMinor)}</td>
              <td className="py-2 text-right">{round.fairness.nonce}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Verdict {
  serverSeed: string;
  /** Null: this browser cannot recompute them. */
  found: { hashMatches: boolean; checked: number; different: number } | null;
}

async function check(
  rounds: readonly InstantRound[],
  { serverSeed, serverSeedHash }: { serverSeed: string; serverSeedHash: string },
  verify: VerifyRound,
): Promise<Verdict> {
  if (!canVerify()) return { serverSeed, found: null };
  const own = rounds.filter(({ fairness }) => fairness.serverSeedHash === serverSeedHash);
  const results = await Promise.all(own.map((round) => verify(round, serverSeed).catch(() => false)));
  const hashMatches = await isCommittedSeed(serverSeed, serverSeedHash);
  return {
    serverSeed,
    found: { hashMatches, checked: own.length, different: results.filter((isSame) => !isSame).length },
  };
}

function Found({ hashMatches, checked, different }: NonNullable<Verdict['found']>) {
  const t = useTranslations('studio.fairness');
  return (
    <>
      <p className={hashMatches ? 'text-success-ink' : 'text-danger-ink'}>
        {t(hashMatches ? 'hashMatches' : 'hashDiffers')}
      </p>
      <p className={different === 0 ? 'text-success-ink' : 'text-danger-ink'}>
        {different === 0 ? t('allMatch', { count: checked }) : t('someDiffer', { count: different })}
      </p>
    </>
  );
}

function Result({ verdict: { serverSeed, found } }: { verdict: Verdict }) {
  const t = useTranslations('studio.fairness');
  return (
    <div role="status" className="flex flex-col gap-2 text-sm">
      <p className="font-semibold">{t('retiredServerSeed')}</p>
      <Code>{serverSeed}</Code>
      {found === null ? <p className="text-warning-ink">{t('cannotVerify')}</p> : <Found {...found} />}
      <p className="text-xs text-ink-muted">{t('algorithm', { name: algorithm })}</p>
    </div>
  );
}

/** What binds the server before a bet; a change of the seed shows the old one and checks its rounds in this browser. */
export function InstantFairness({ verify }: { verify: VerifyRound }) {
  const t = useTranslations('studio.fairness');
  const { api, store } = useTableFrame();
  const fairness = useTableFrameState((state) => state.fairness);
  const { value: rounds, hasFailed, reload } = useRounds();
  const [clientSeed, setClientSeed] = useState(() => newRoundId());
  const [fault, setFault] = useState<'rotateFailed' | 'roundUnfinished' | 'nextHashDiffers' | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const rotate = async () => {
    setIsBusy(true);
    const outcome = await api.call('studioRotateSeed', { body: { clientSeed } });
    if (outcome.ok) {
      setFault(isPromised(fairness, outcome.value.fairness) ? null : 'nextHashDiffers');
      store.set({ fairness: outcome.value.fairness });
      setClientSeed(newRoundId());
      setVerdict(await check(rounds?.list ?? [], outcome.value.retired, verify));
    } else setFault(outcome.reason === 'round_unfinished' ? 'roundUnfinished' : 'rotateFailed');
    setIsBusy(false);
  };

  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-muted">{t('text')}</p>
      <div className="flex flex-col gap-1 text-sm">
        <p className="font-semibold">{t('serverSeedHash')}</p>
        <Code>{fairness.serverSeedHash}</Code>
      </div>
      {fairness.nextServerSeedHash !== null && (
        <div className="flex flex-col gap-1 text-sm">
          <p className="font-semibold">{t('nextServerSeedHash')}</p>
          <Code>{fairness.nextServerSeedHash}</Code>
        </div>
      )}
      <Facts
        facts={[
          [t('clientSeed'), fairness.clientSeed],
          [t('nextNonce'), fairness.nextNonce],
        ]}
      />
      <TextField
        label={t('newClientSeed')}
        hint={t('newClientSeedHint')}
        error={fault === null ? undefined : t(fault)}
        value={clientSeed}
        maxLength={64}
        required
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setClientSeed(event.target.value)}
      />
      <Button className="self-start" busy={isBusy} disabled={rounds === null} onClick={rotate}>
        {t('rotate')}
      </Button>
      {hasFailed && <HistoryFailed reload={reload} />}
      {verdict !== null && <Result verdict={verdict} />}
    </div>
  );
}
