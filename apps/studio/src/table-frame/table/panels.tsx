import type { TableSeat } from '@baize/contract';
import { waits } from '@baize/games/paces';
import type { BetType } from '@baize/games/table-engine';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { HistoryFailed, Section } from '../../game-frame/panels/parts.tsx';
import type { TableFramePanels } from '../TableFrame.tsx';
import { useTableFrameMoney } from '../table-frame-context.tsx';
import { reserveBackMinor } from './bets/reserves.ts';
import { CaptionsSwitch } from './Caption.tsx';
import { TableFairness, type VerifyTableRound } from './Fairness.tsx';
import { usePlayed } from './use-played.ts';

interface PanelSource<Seen> {
  /** Needed of a table with bets that reserve more than a chip. */
  betTypes?: readonly BetType<Seen>[];
  Rules: ComponentType;
  resultText(outcome: Record<string, unknown>): string;
  verify: VerifyTableRound;
  /** A dealer's lines stand on the table. */
  hasCaptions?: boolean;
}
/** A table's own rules, and what becomes of a round that cannot be dealt. */
function AllRules({ Rules, hasCaptions }: Pick<PanelSource<never>, 'Rules'> & { hasCaptions: boolean }) {
  const t = useTranslations('tables.rules');
  return (
    <div className="flex flex-col gap-6">
      <Rules />
      <Section title={t('undealtTitle')} text={t('undealtText', { minutes: waits.undealtMinutes })} />
      {hasCaptions && (
        <div>
          <CaptionsSwitch />
        </div>
      )}
    </div>
  );
}

/** The panels of a table, made once from its rules. */
export function createTablePanels<Seen>({
  betTypes = [],
  Rules,
  resultText,
  verify,
  hasCaptions = false,
}: PanelSource<Seen>): TableFramePanels {
  /** What came back of reserves, of a seat that was paid. */
  const backOf = (bets: TableSeat['bets']): bigint =>
    reserveBackMinor(
      betTypes,
      bets.map((bet) => ({ ...bet, stakeMinor: BigInt(bet.stakeMinor), payoutMinor: BigInt(bet.payoutMinor) })),
    );

  function History() {
    const t = useTranslations('tables.history');
    const money = useTableFrameMoney();
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
            {backOf(seat.bets) > 0n && (
              <span className="tabular w-full text-right text-ink-muted">
                {t('reserveBack', { amount: money(backOf(seat.bets)) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    );
  }

  return {
    Rules: () => <AllRules Rules={Rules} hasCaptions={hasCaptions} />,
    History,
    Fairness: () => <TableFairness verify={verify} />,
  };
}
