import type { TableRound, TableState } from '@baize/contract';
import type { BetType } from '@baize/games/table-engine';
import { labelOfTable } from '@baize/games/tables';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChatParts } from '../chat/ChatPanel.tsx';
import { Dealer } from '../dealer/Dealer.tsx';
import { TableFrame } from '../TableFrame.tsx';
import { useTableFrame, useTableFrameMoney } from '../table-frame-context.tsx';
import { useAmbience } from '../use-sound-when.ts';
import { WinFlag } from '../WinFlag.tsx';
import { ChipBar, useBarKeys } from './bets/ChipBar.tsx';
import { reserveBackOfRound, reservedMinor } from './bets/reserves.ts';
import { TableLimits, useLimitText } from './bets/TableLimits.tsx';
import { useBets } from './bets/use-bets.ts';
import { Caption, CaptionsButton } from './Caption.tsx';
import { DecisionBar, type TableDecisions } from './DecisionBar.tsx';
import type { VerifyTableRound } from './Fairness.tsx';
import { Neighbours } from './Neighbours.tsx';
import { createTablePanels } from './panels.tsx';
import { speedOf } from './speed.ts';
import { TableTiming } from './TableClock.tsx';
import { type SeenOf, type Spot, TableViewProvider, useAsking, useMakeTableView } from './table-view.tsx';
import { useServerNow } from './use-now.ts';
import { useTable } from './use-table.ts';

export interface StageProps {
  round: TableRound | null;
  /** Since the deal, or the phase of decisions that runs, in milliseconds of the table's own pace; null before it. */
  elapsedMs: number | null;
  /** The same at the moment of asking, for what moves in every frame. */
  elapsedNowMs: () => number | null;
  history: TableState['history'];
}

/** A table is a cloth, what is shown on it, and rules; everything else is here. */
export interface TableClient<Seen> {
  titleKey:
    | 'baccarat'
    | 'baccaratNoCommission'
    | 'blackjack'
    | 'bullFight'
    | 'dragonPhoenix'
    | 'dragonTiger'
    | 'fanTan'
    | 'fishPrawnCrab'
    | 'goldenPockets'
    | 'niuniuTable'
    | 'roulette'
    | 'seDie'
    | 'sicBo'
    | 'speedBaccarat'
    | 'threeCardPoker'
    | 'twoEight'
    | 'wenzhou';
  scene: string;
  betTypes: readonly BetType<Seen>[];
  seenOf: SeenOf<Seen>;
  /** Present: players decide after the deal. */
  decisions?: TableDecisions<Seen>;
  Stage: ComponentType<StageProps>;
  Cloth: ComponentType;
  /** Beside the stage: roads or statistics. */
  Side: ComponentType<Pick<StageProps, 'history'>>;
  Rules: ComponentType;
  /** The name of a bet, as the cloth has it. */
  useBetName(): (spot: Spot) => string;
  /** How a dealer calls a result; without it as in the history of bets. */
  useResultLine?(): (outcome: Record<string, unknown>) => string;
  /** How a result reads in the history of bets. */
  resultText(outcome: Record<string, unknown>): string;
  verify: VerifyTableRound;
}

const stageTickMs = 100;

interface SumProps {
  paidMinor: bigint | null;
  stakeMinor: bigint;
  /** Of the stake, what lies in reserve for losses above the chips; of what was paid, what came back of it. */
  reserveMinor: bigint;
  backMinor: bigint;
}

/** What lies on the table, and once the round was paid, what came back. */
function Sum({ paidMinor, stakeMinor, reserveMinor, backMinor }: SumProps) {
  const t = useTranslations('tables.bets');
  const money = useTableFrameMoney();
  const { sound } = useTableFrame();
  const isWin = paidMinor !== null && paidMinor > stakeMinor;
  useEffect(() => {
    if (paidMinor !== null) sound.play(isWin ? 'win' : 'lose');
  }, [paidMinor, isWin, sound]);
  return (
    <p className="table-sum">
      <span>
        {t('total')} <strong className="tabular">{money(stakeMinor)}</strong>
      </span>
      <span className="table-paid" role="status" data-won={isWin}>
        {paidMinor !== null &&
          (paidMinor > backMinor ? t('paid', { amount: money(paidMinor - backMinor) }) : t('notPaid'))}
        {paidMinor === null && reserveMinor > 0n && <small>{t('reserved', { amount: money(reserveMinor) })}</small>}
        {paidMinor !== null && backMinor > 0n && <small>{t('reserveBack', { amount: money(backMinor) })}</small>}
      </span>
    </p>
  );
}

interface ShowProps {
  Stage: ComponentType<StageProps>;
  round: TableRound | null;
  /** Since when the round is being shown; null while none is. */
  dealtMs: number | null;
  elapsedAtMs: (at: number) => number | null;
  elapsedNowMs: () => number | null;
  nowMs: () => number;
  history: StageProps['history'];
}

/** The stage with its clock: only this is rendered while it ticks, never the cloth. */
function Show({ Stage, round, dealtMs, elapsedAtMs, elapsedNowMs, nowMs, history }: ShowProps) {
  const now = useServerNow(nowMs, stageTickMs, dealtMs !== null);
  const elapsedMs = elapsedAtMs(now);
  return <Stage round={round} elapsedMs={elapsedMs} elapsedNowMs={elapsedNowMs} history={history} />;
}

/** How long a round has been shown, in milliseconds of the table's own pace: at a moment, and now. */
function useElapsed(dealtMs: number | null, speed: number, nowMs: () => number) {
  const elapsedAtMs = useCallback(
    (at: number) => (dealtMs === null ? null : Math.max(0, at - dealtMs) * speed),
    [dealtMs, speed],
  );
  const elapsedNowMs = useCallback(() => elapsedAtMs(nowMs()), [elapsedAtMs, nowMs]);
  return { elapsedAtMs, elapsedNowMs };
}

/** Whether the round has been shown to its end. */
function useHasShown(round: TableRound | null, isShowing: boolean, nowMs: () => number): boolean {
  const [shownRoundId, setShownRoundId] = useState<string | null>(null);
  const { roundId = null, shownAt = null } = round ?? {};
  useEffect(() => {
    if (!isShowing || shownAt === null) return;
    const timer = setTimeout(() => setShownRoundId(roundId), Math.max(0, Date.parse(shownAt) - nowMs()));
    return () => clearTimeout(timer);
  }, [roundId, shownAt, isShowing, nowMs]);
  return isShowing && shownRoundId === roundId;
}

/** The table's name: the game's, and which of its tables it is. */
function useTableName(titleKey: TableClient<never>['titleKey']): { title: string; mark?: string } {
  const t = useTranslations('tables');
  const { opening } = useTableFrame();
  const label = labelOfTable(opening.gameCode ?? '');
  const title = t(`title.${titleKey}`);
  // The name of a further table without its game's name is what tells it from the others.
  return label === null ? { title } : { title, mark: t(`tableName.${label}`, { game: '' }).trim() };
}

/** Plays a shared table. */
export function TablePlay<Seen>({ client }: { client: TableClient<Seen> }) {
  const table = useTable();
  const bets = useBets(table, client.betTypes);
  const round = table.state?.round ?? null;
  const { nowMs } = table;
  const isShowing = round?.status === 'dealt' || round?.status === 'settled';
  const isDeciding = round?.status === 'deciding' || round?.status === 'decided';
  const shownFrom = isDeciding ? round.phase?.startedAt : isShowing ? round.dealtAt : null;
  const dealtMs = shownFrom ? Date.parse(shownFrom) : null;
  const elapsed = useElapsed(dealtMs, speedOf(round), nowMs);
  const hasShown = useHasShown(round, isShowing, nowMs);
  const asking = useAsking();
  const view = useMakeTableView(table, bets, client, hasShown ? round : null, asking, elapsed.elapsedNowMs);
  const limitText = useLimitText(client.useBetName(), view.limitsOf);
  const panels = useRef(createTablePanels({ ...client, hasCaptions: true })).current;
  const chat = useChatParts(table.chatNews, nowMs);
  const resultLine = client.useResultLine?.() ?? client.resultText;
  useAmbience();
  const { paidMinor } = table;
  const reserveMinor = reservedMinor(client.betTypes, bets.placed);
  const backMinor =
    reserveMinor > 0n && paidMinor !== null && round?.outcome
      ? reserveBackOfRound(client.betTypes, client.seenOf(round.outcome), bets.placed)
      : 0n;
  const paid =
    round && paidMinor !== null
      ? { id: round.roundId, paidMinor: paidMinor - backMinor, stakeMinor: bets.placedMinor - reserveMinor }
      : null;
  const known = table.state?.history ?? [];
  const history = hasShown ? known : known.filter(({ number }) => number !== round?.number);
  return (
    <TableViewProvider value={view}>
      <TableFrame
        {...useTableName(client.titleKey)}
        scene={client.scene}
        keys={useBarKeys(table.limits?.chipsMinor.length ?? 0)}
        panels={panels}
        limitText={limitText}
        menu={
          <>
            {chat.menu}
            <CaptionsButton />
          </>
        }
        side={chat.side}
        stage={
          <div className="felt">
            <div className="felt-show" data-shown={hasShown}>
              <div className="table-head">
                <TableTiming round={round} nowMs={table.nowMs} />
                <Sum
                  paidMinor={table.paidMinor}
                  stakeMinor={bets.placedMinor}
                  reserveMinor={reserveMinor}
                  backMinor={backMinor}
                />
                <TableLimits useBetName={client.useBetName} />
              </div>
              <Show Stage={client.Stage} round={round} dealtMs={dealtMs} {...elapsed} nowMs={nowMs} history={history} />
              <Dealer isClosing={round?.status === 'closed'} />
              <WinFlag paid={paid} />
              <Caption round={round} hasShown={hasShown} nowMs={nowMs} resultLine={resultLine} />
            </div>
            <div className="felt-scroll">
              <client.Cloth />
              <aside className="felt-side">
                <client.Side history={history} />
                <Neighbours state={table.state} />
              </aside>
            </div>
          </div>
        }
        controls={
          client.decisions && isDeciding ? (
            <DecisionBar table={table} decisions={client.decisions} />
          ) : (
            <ChipBar bets={bets} chipsMinor={table.limits?.chipsMinor ?? []} />
          )
        }
      />
    </TableViewProvider>
  );
}
