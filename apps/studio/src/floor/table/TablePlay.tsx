import type { TableRound, TableState } from '@baize/contract';
import type { BetType } from '@baize/games/table-engine';
import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FloorFrame } from '../FloorFrame.tsx';
import { useFloor, useFloorMoney } from '../floor-context.tsx';
import { useTable } from '../use-table.ts';
import { ChipBar } from './ChipBar.tsx';
import { createTablePanels, type VerifyTableRound } from './panels.tsx';
import { TableClock } from './TableClock.tsx';
import { type SeenOf, TableViewProvider, useMakeTableView } from './table-view.tsx';
import { useBets } from './use-bets.ts';
import { useServerNow } from './use-now.ts';

export interface StageProps {
  round: TableRound | null;
  /** Since the deal, in milliseconds; null before it. */
  elapsedMs: number | null;
  history: TableState['history'];
}

/** A table is a cloth, what is shown on it, and rules; everything else is here. */
export interface TableClient<Seen> {
  titleKey: 'baccarat' | 'baccaratNoCommission' | 'dragonTiger' | 'roulette' | 'sicBo';
  scene: string;
  betTypes: readonly BetType<Seen>[];
  seenOf: SeenOf<Seen>;
  Stage: ComponentType<StageProps>;
  Cloth: ComponentType;
  Rules: ComponentType;
  /** How a result reads in the history of bets. */
  resultText(outcome: Record<string, unknown>): string;
  verify: VerifyTableRound;
}

const stageTickMs = 100;

function Paid({ paidMinor, stakeMinor }: { paidMinor: bigint | null; stakeMinor: bigint }) {
  const t = useTranslations('tables.bets');
  const money = useFloorMoney();
  const { sound } = useFloor();
  const isWin = paidMinor !== null && paidMinor > stakeMinor;
  useEffect(() => {
    if (paidMinor !== null) sound.play(isWin ? 'win' : 'lose');
  }, [paidMinor, isWin, sound]);
  return (
    <p className="table-paid" role="status" data-won={isWin}>
      {paidMinor !== null && (paidMinor > 0n ? t('paid', { amount: money(paidMinor) }) : t('notPaid'))}
    </p>
  );
}

/** Plays a shared table. */
export function TablePlay<Seen>({ client }: { client: TableClient<Seen> }) {
  const t = useTranslations('tables');
  const table = useTable();
  const bets = useBets(table);
  const round = table.state?.round ?? null;
  const isShowing = round?.status === 'dealt' || round?.status === 'settled';
  const now = useServerNow(table.nowMs, stageTickMs, isShowing);
  const elapsedMs = round?.dealtAt && isShowing ? Math.max(0, now - Date.parse(round.dealtAt)) : null;
  const hasShown = round?.shownAt !== null && round !== null && isShowing && now >= Date.parse(round.shownAt);
  const view = useMakeTableView(table, bets, client, hasShown ? round : null);
  const panels = useRef(createTablePanels(client)).current;
  const shownHistory = hasShown
    ? table.state?.history
    : table.state?.history.filter(({ number }) => number !== round?.number);
  return (
    <TableViewProvider value={view}>
      <FloorFrame
        title={t(`title.${client.titleKey}`)}
        scene={client.scene}
        panels={panels}
        stage={
          <div className="felt">
            <div className="table-head">
              <TableClock round={round} nowMs={table.nowMs} />
              <p className="table-players">{t('players', { count: table.state?.players ?? 0 })}</p>
              <Paid paidMinor={table.paidMinor} stakeMinor={bets.placedMinor} />
            </div>
            <client.Stage round={round} elapsedMs={elapsedMs} history={shownHistory ?? []} />
            <client.Cloth />
          </div>
        }
        controls={<ChipBar bets={bets} chipsMinor={table.limits?.chipsMinor ?? []} />}
      />
    </TableViewProvider>
  );
}
