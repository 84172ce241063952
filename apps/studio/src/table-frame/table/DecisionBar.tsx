import type { BetType, DecidingSeat, DecisionAsked } from '@baize/games/table-engine';
import { Button } from '@baize/ui/button';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTableFrame, useTableFrameMoney, useTableFrameState } from '../table-frame-context.tsx';
import type { TableRules } from './table-view.tsx';
import { useServerNow } from './use-now.ts';
import type { Table } from './use-table.ts';

export interface TableDecisions<Seen> {
  rules: TableRules<Seen>;
  /** Bets that decisions add. */
  betTypes: readonly BetType<Seen>[];
  /** The key that presses an action's button. */
  keys: Readonly<Record<string, string>>;
  /** The words on an action's button. */
  useActionName(): (action: string) => string;
  /** What is asked, above the buttons: of which hand, when there are several. */
  useQuestion(): (asked: { hand: number; hands: number; options: readonly string[] }) => string;
}

const tickMs = 200;

/** A seat as the rules of decisions see it. */
function decidingSeat(table: Table): DecidingSeat {
  const stakes: Record<string, bigint> = {};
  const placed = table.seat?.placements.flatMap(({ bets }) => bets) ?? [];
  for (const { key, stakeMinor } of placed) stakes[key] = (stakes[key] ?? 0n) + BigInt(stakeMinor);
  const phase = table.state?.round?.phase?.number ?? 0;
  return { stakes, decisions: (table.seat?.decisions ?? []).filter((decision) => decision.phase < phase) };
}

/** What the player is asked now, the hands that he has decided left out. */
function useAsked<Seen>(table: Table, rules: TableRules<Seen>): { open: readonly DecisionAsked[]; hands: number } {
  return useMemo(() => {
    const round = table.state?.round;
    if (round?.status !== 'deciding' || !round.phase) return { open: [], hands: 0 };
    const { number, shown } = round.phase;
    const asked = rules.asksOf(shown, decidingSeat(table));
    const made = (table.seat?.decisions ?? []).filter(({ phase }) => phase === number);
    return { open: asked.filter(({ hand }) => !made.some((one) => one.hand === hand)), hands: asked.length };
  }, [table, rules]);
}

/** In place of the chips while players decide: what this player may do, what it costs, and how long he has. */
export function DecisionBar<Seen>({ table, decisions }: { table: Table; decisions: TableDecisions<Seen> }) {
  const t = useTranslations('tables.decisions');
  const money = useTableFrameMoney();
  const { sound, store } = useTableFrame();
  const balanceMinor = useTableFrameState((state) => state.balanceMinor);
  const { open, hands } = useAsked(table, decisions.rules);
  const nameOf = decisions.useActionName();
  const question = decisions.useQuestion();
  const [asked] = open;
  const phase = table.state?.round?.phase;
  const hasPlayed = (table.seat?.placements.length ?? 0) > 0;
  const isAsked = asked !== undefined;
  useEffect(() => {
    if (isAsked) sound.play('bell');
  }, [isAsked, sound]);
  useEffect(() => {
    store.set({ isAsked });
    return () => store.set({ isAsked: false });
  }, [isAsked, store]);
  const decide = useCallback(
    (hand: number, action: string) => {
      sound.play('chip');
      void table.decide(hand, action);
    },
    [sound, table],
  );
  if (!asked || !phase) return <p className="decision-wait">{t(hasPlayed ? 'decided' : 'watching')}</p>;
  return (
    <div className="decision-bar">
      <p className="decision-question" role="status">
        {question({ hand: asked.hand, hands, options: asked.options.map(({ action }) => action) })}
        <small>{t('late', { action: nameOf(asked.late) })}</small>
      </p>
      <div className="decision-actions">
        {asked.options.map(({ action, bet }, index) => (
          <Button
            key={action}
            size="lg"
            variant={index === 0 ? 'primary' : 'on-hero'}
            aria-keyshortcuts={decisions.keys[action]}
            disabled={table.isBusy || (bet !== null && bet.stakeMinor > balanceMinor)}
            onClick={() => decide(asked.hand, action)}
          >
            {nameOf(action)}
            {bet && <span className="decision-stake tabular">{money(bet.stakeMinor)}</span>}
            <span className="decision-key" aria-hidden="true">
              {decisions.keys[action]}
            </span>
          </Button>
        ))}
      </div>
      <TimeLine from={Date.parse(phase.startedAt)} until={Date.parse(phase.endsAt)} nowMs={table.nowMs} />
    </div>
  );
}

/** How much of the time is left, as a line that gets shorter. */
function TimeLine({ from, until, nowMs }: { from: number; until: number; nowMs: () => number }) {
  const now = useServerNow(nowMs, tickMs);
  const share = Math.max(0, Math.min(1, (until - now) / (until - from)));
  return <span className="decision-time" style={{ scale: `${share} 1` }} aria-hidden="true" />;
}
