import type { TableRound } from '@baize/contract';
import { isCommittedSeed } from '@baize/fairness';
import { waits } from '@baize/games/paces';
import { Button } from '@baize/ui/button';
import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Code, HistoryFailed, Section } from '../../game-frame/panels/parts.tsx';
import { canVerify } from '../../lib/can-verify.ts';
import { useAsked } from '../../lib/use-asked.ts';
import type { FloorPanels } from '../FloorFrame.tsx';
import { useFloor, useFloorMoney } from '../floor-context.tsx';

/** Recomputes a round from its published seeds: whether it came out as it was shown. */
export type VerifyTableRound = (round: TableRound) => Promise<boolean>;

interface PanelSource {
  Rules: ComponentType;
  resultText(outcome: Record<string, unknown>): string;
  verify: VerifyTableRound;
}
const shownSeats = 50;

function usePlayed() {
  const { api } = useFloor();
  return useAsked(() => api.call('studioTableSeats', { data: { pageSize: shownSeats } }));
}

/** A round's seeds, and its check in this browser. */
function Check({ round, verify }: { round: TableRound; verify: VerifyTableRound }) {
  const t = useTranslations('tables.fairness');
  const cannot = useTranslations('studio.fairness');
  const [verdict, setVerdict] = useState<'same' | 'other' | null>(null);
  if (!canVerify()) return <p className="text-sm text-warning-ink">{cannot('cannotVerify')}</p>;
  const check = async () => {
    const isSame =
      round.serverSeed !== null &&
      (await isCommittedSeed(round.serverSeed, round.serverSeedHash)) &&
      (await verify(round).catch(() => false));
    setVerdict(isSame ? 'same' : 'other');
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={check}>
        {t('verify')}
      </Button>
      {verdict !== null && (
        <p role="status" className={verdict === 'same' ? 'text-sm text-success-ink' : 'text-sm text-danger-ink'}>
          {t(verdict)}
        </p>
      )}
    </div>
  );
}

/** A table's own rules, and what becomes of a round that cannot be dealt. */
function AllRules({ Rules }: Pick<PanelSource, 'Rules'>) {
  const t = useTranslations('tables.rules');
  return (
    <div className="flex flex-col gap-6">
      <Rules />
      <Section title={t('undealtTitle')} text={t('undealtText', { minutes: waits.undealtMinutes })} />
    </div>
  );
}

/** The panels of a table, made once from its rules. */
export function createTablePanels({ Rules, resultText, verify }: PanelSource): FloorPanels {
  function History() {
    const t = useTranslations('tables.history');
    const money = useFloorMoney();
    const { value, hasFailed, reload } = usePlayed();
    if (hasFailed) return <HistoryFailed reload={reload} />;
    if (value === null) return <p>{t('loading')}</p>;
    const played = value.list;
    if (played.length === 0) return <p className="text-sm text-ink-muted">{t('empty')}</p>;
    return (
      <ul className="flex flex-col gap-2 text-sm">
        {played.map(({ seat, round }) => (
          <li
            key={seat.seatId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-sunken px-3 py-2"
          >
            <span className="tabular text-ink-muted">#{seat.number}</span>
            <span>{round.outcome === null ? '' : resultText(round.outcome)}</span>
            <span className="tabular">{t('staked', { amount: money(seat.stakeMinor) })}</span>
            <span className="tabular font-semibold">{t('paid', { amount: money(seat.payoutMinor ?? '0') })}</span>
          </li>
        ))}
      </ul>
    );
  }

  function Fairness() {
    const t = useTranslations('tables.fairness');
    const { value, hasFailed, reload } = usePlayed();
    return (
      <div className="flex flex-col gap-5">
        <p className="text-sm text-ink-muted">{t('text')}</p>
        {hasFailed && <HistoryFailed reload={reload} />}
        {value?.list.length === 0 && <p className="text-sm">{t('none')}</p>}
        {value?.list.map(({ round }) => (
          <Section key={round.roundId} title={t('round', { number: round.number })}>
            <p className="text-sm">{t('hash')}</p>
            <Code>{round.serverSeedHash}</Code>
            <p className="text-sm">{t('serverSeed')}</p>
            <Code>{round.serverSeed ?? ''}</Code>
            <p className="text-sm">{t('clientSeed')}</p>
            <Code>{round.clientSeed ?? ''}</Code>
            <Check round={round} verify={verify} />
          </Section>
        ))}
      </div>
    );
  }
  return { Rules: () => <AllRules Rules={Rules} />, History, Fairness };
}
