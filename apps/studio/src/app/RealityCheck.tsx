import type { Calls, CallValue } from '@baize/contract';
import { displayMoney } from '@baize/money';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Opening } from '../game-frame/hud-state.ts';
import { waitFor } from '../game-frame/round-player.ts';
import type { CallOutcome, StudioApi } from './api.ts';
import type { HostLink } from './host-link.ts';
import { untilAnswered } from './until-answered.ts';

type Figures = CallValue<Calls['studioRealityCheck']>;
/** Asks what the player did; with `acknowledge` he has seen it. */
export type AskCheck = (acknowledge: boolean) => Promise<CallOutcome<Calls['studioRealityCheck']>>;

const lookEveryMs = 500;
const msPerMinute = 60_000;

/** The same calls; when the server answers that the player has to be shown his play first, it is told besides. */
export function noticingRealityCheck(api: StudioApi, onDue: () => void): StudioApi {
  return {
    ...api,
    call: async (name, request) => {
      const outcome = await api.call(name, request);
      if (!outcome.ok && (outcome as CallOutcome<Calls['studioSpin']> & { ok: false }).reason === 'reality_check_due')
        onDue();
      return outcome;
    },
  };
}

function Facts({ figures, currency }: { figures: Figures; currency: Opening['currency'] }) {
  const t = useTranslations('studio.realityCheck');
  const money = (minor: bigint) => displayMoney(minor, currency);
  const minutes = Math.max(1, Math.round((Date.now() - Date.parse(figures.since)) / msPerMinute));
  const staked = BigInt(figures.stakedMinor);
  const paid = BigInt(figures.paidMinor);
  const rows = [
    [t('rounds'), String(figures.rounds)],
    [t('staked'), money(staked)],
    [t('paid'), money(paid)],
    [paid < staked ? t('lost') : t('won'), money(paid < staked ? staked - paid : paid - staked)],
  ] as const;
  return (
    <>
      <p>{t('time', { minutes })}</p>
      <dl className="tabular my-4 grid gap-2 rounded-md bg-sunken p-4">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export interface RealityCheckProps {
  api: StudioApi;
  host: HostLink;
  opening: Pick<Opening, 'realityCheck' | 'currency'>;
  /** Nothing is being shown that it would cover. */
  isFree: () => boolean;
  /** A bet was held back for it: it comes at once. */
  isForced: boolean;
  /** By the calls of the studio, unless the game has its own. */
  ask?: AskCheck;
  onShown?: () => void;
  onSeen: () => void;
}

/** Stops the player at the time that the server has set and shows what he did; he goes on or leaves. */
export function RealityCheck(props: RealityCheckProps) {
  const { api, host, opening, isFree, isForced, ask: askOwn, onShown, onSeen } = props;
  const t = useTranslations('studio.realityCheck');
  const [dueAt, setDueAt] = useState(opening.realityCheck?.dueAt ?? null);
  const [figures, setFigures] = useState<Figures | null>(null);
  const isOpen = figures !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once, whatever hears of it
  useEffect(() => {
    if (isOpen) onShown?.();
  }, [isOpen]);

  const askCheck = useCallback<AskCheck>(
    (acknowledge) => (askOwn ? askOwn(acknowledge) : api.call('studioRealityCheck', { body: { acknowledge } })),
    [api, askOwn],
  );
  const isAsking = useRef(false);
  const [gone] = useState(() => new AbortController());
  const ask = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const outcome = await untilAnswered(
      () => askCheck(false),
      // The game itself tells of calls that are lost.
      { wait: waitFor, onLost: () => {}, signal: gone.signal },
    );
    isAsking.current = false;
    if (outcome.ok) setFigures(outcome.value);
    else setDueAt(null);
  }, [askCheck, gone]);
  useEffect(() => () => gone.abort(), [gone]);
  useEffect(() => {
    if (isForced && !isOpen) void ask();
  }, [isForced, isOpen, ask]);
  useEffect(() => {
    if (dueAt === null || isOpen) return;
    const timer = setInterval(() => {
      if (Date.now() >= Date.parse(dueAt) && isFree()) void ask();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [dueAt, isOpen, isFree, ask]);

  const goOn = async () => {
    const outcome = await askCheck(true);
    if (!outcome.ok && outcome.reason === 'unreachable') return;
    // What is refused for good, the game's next call tells.
    setDueAt(outcome.ok ? outcome.value.dueAt : null);
    setFigures(null);
    onSeen();
  };
  return (
    <div data-theme="dark" className="contents">
      <Dialog open={isOpen} onClose={() => void goOn()} title={t('title')} closeLabel={t('goOn')}>
        {figures !== null && <Facts figures={figures} currency={opening.currency} />}
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void goOn()}>{t('goOn')}</Button>
          {host.hasHost && (
            <Button variant="secondary" onClick={() => host.send({ type: 'close' })}>
              {t('leave')}
            </Button>
          )}
        </div>
      </Dialog>
    </div>
  );
}
