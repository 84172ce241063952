import type { ArenaFight, FightOwnBet } from '@baize/contract';
import { type Arena, type FightBet, riskOfBet } from '@baize/games/cockfight';
import { Button } from '@baize/ui/button';
import { Check, RotateCcw, X } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TableFrame } from '../table-frame/TableFrame.tsx';
import { ChipChoice, TableAction } from '../table-frame/table/bets/ChipBar.tsx';
import { useServerNow } from '../table-frame/table/use-now.ts';
import { useTableFrame, useTableFrameMoney } from '../table-frame/table-frame-context.tsx';
import { useSoundWhen } from '../table-frame/use-sound-when.ts';
import { WinFlag } from '../table-frame/WinFlag.tsx';
import { ArenaRoads } from './ArenaRoads.tsx';
import { FightStage } from './FightStage.tsx';
import { type Draft, OddsBoard } from './OddsBoard.tsx';
import type { ArenaOpening } from './opening.ts';
import { createArenaPanels } from './panels.tsx';
import { type ArenaNow, useArena } from './use-arena.ts';

const tickMs = 250;
const msPerSecond = 1_000;
const lastSeconds = 5;
const isTaking = (fight: ArenaFight | null) => fight?.state === 'OPEN' || fight?.state === 'LAST_CALL';

/** What the arena is at, and how long bets are taken. */
function ArenaClock({ fight, nowMs }: { fight: ArenaFight | null; nowMs: () => number }) {
  const t = useTranslations('arena');
  const isOn = isTaking(fight);
  const now = useServerNow(nowMs, tickMs, isOn);
  const leftMs = fight && isOn ? Math.max(0, Date.parse(fight.closesAt) - now) : Number.POSITIVE_INFINITY;
  useSoundWhen(leftMs <= lastSeconds * msPerSecond, 'tick');
  if (!fight) return <p className="table-clock">{t('state.waiting')}</p>;
  if (!isOn) return <p className="table-clock">{t(`state.${fight.state}`)}</p>;
  const seconds = Math.ceil(leftMs / msPerSecond);
  const share = leftMs / (Date.parse(fight.closesAt) - Date.parse(fight.openedAt));
  return (
    <p
      className="table-clock"
      data-last={fight.state === 'LAST_CALL'}
      style={{ '--left': `${share * 360}deg` } as CSSProperties}
    >
      <span className="table-clock-ring" role="timer" aria-label={t('state.left', { seconds })}>
        <span>{seconds}</span>
      </span>
      {t(`state.${fight.state}`)}
    </p>
  );
}

const stakeOf = (bets: readonly FightOwnBet[]) => bets.reduce((sum, { riskMinor }) => sum + BigInt(riskMinor), 0n);

/** What is down, and once it is paid what came back. */
function Sum({ bets, paid }: Pick<ArenaNow, 'bets' | 'paid'>) {
  const t = useTranslations('tables.bets');
  const money = useTableFrameMoney();
  const { sound } = useTableFrame();
  const isWin = paid !== null && paid.returnMinor > paid.stakeMinor;
  useEffect(() => {
    if (paid !== null) sound.play(isWin ? 'win' : 'lose');
  }, [paid, isWin, sound]);
  return (
    <p className="table-sum">
      <span>
        {t('total')} <strong className="tabular">{money(stakeOf(bets))}</strong>
      </span>
      <span className="table-paid" role="status" data-won={isWin}>
        {paid !== null && (paid.returnMinor > 0n ? t('paid', { amount: money(paid.returnMinor) }) : t('notPaid'))}
      </span>
    </p>
  );
}

/** The draft in words: what leaves the wallet and what it wins. */
function DraftText({ draft, odds }: { draft: Draft | null; odds: string }) {
  const t = useTranslations('arena.slip');
  const names = useTranslations('arena.bet');
  const money = useTableFrameMoney();
  if (draft === null) return <p className="arena-slip">{t('empty')}</p>;
  const { atRiskMinor, winMinor } = riskOfBet({ ...draft, odds });
  const facts = { bet: names(draft.bet), risk: money(atRiskMinor), win: money(winMinor - atRiskMinor) };
  return <p className="arena-slip">{odds === '' ? t('pool', facts) : t('fixed', facts)}</p>;
}

interface BarProps {
  chipsMinor: readonly bigint[];
  chipMinor: bigint;
  onChip(minor: bigint): void;
  draft: Draft | null;
  odds: string;
  canRepeat: boolean;
  isBusy: boolean;
  isOpen: boolean;
  onClear(): void;
  onRepeat(): void;
  onSend(): void;
}

function Bar(props: BarProps) {
  const t = useTranslations('tables.bets');
  const money = useTableFrameMoney();
  const { chipsMinor, chipMinor, draft, odds } = props;
  return (
    <div className="arena-bar">
      <DraftText draft={draft} odds={odds} />
      <div className="table-bar">
        <ChipChoice chipsMinor={chipsMinor} chipMinor={chipMinor} onChip={props.onChip} />
        <div className="table-actions">
          <TableAction label={t('clear')} shortcut="C" isOff={draft === null} onClick={props.onClear}>
            <X aria-hidden="true" />
          </TableAction>
          <TableAction label={t('repeat')} shortcut="R" isOff={!props.canRepeat} onClick={props.onRepeat}>
            <RotateCcw aria-hidden="true" />
          </TableAction>
        </div>
        <Button
          size="lg"
          className="table-confirm"
          aria-keyshortcuts="B"
          disabled={draft === null || !props.isOpen || props.isBusy}
          onClick={props.onSend}
        >
          <Check aria-hidden="true" />
          {t('confirm', { amount: money(draft?.stakeMinor ?? 0n) })}
        </Button>
      </div>
    </div>
  );
}

/** Chips, the draft and the bet before it. */
function useDraft({ bet, state, isBusy }: ArenaNow, chipsMinor: readonly bigint[], maxMinor: bigint) {
  const [chipMinor, setChip] = useState(chipsMinor[1] ?? chipsMinor[0] ?? 0n);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [last, setLast] = useState<Draft | null>(null);
  const { sound } = useTableFrame();
  const isOpen = isTaking(state?.fight ?? null);
  const fightId = state?.fight?.fightId;
  // A draft belongs to its fight, and to the time in which bets are taken.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new fight begins without a draft
  useEffect(() => setDraft(null), [fightId, isOpen]);
  return {
    chipMinor,
    setChip,
    draft,
    isOpen,
    canRepeat: isOpen && last !== null && draft === null,
    clear: () => setDraft(null),
    repeat: () => setDraft(last),
    press: (name: FightBet) => {
      sound.play('chip');
      const before = draft?.bet === name ? draft.stakeMinor : 0n;
      const stakeMinor = before + chipMinor > maxMinor ? maxMinor : before + chipMinor;
      setDraft({ bet: name, stakeMinor });
    },
    send: async () => {
      if (draft === null || isBusy) return;
      if (!(await bet(draft.bet, draft.stakeMinor))) return;
      setLast(draft);
      setDraft(null);
    },
  };
}

/** An arena of virtual cockfights: the fight, the odds board, chips, results. */
export function ArenaPlay({ arena, limits }: { arena: Arena; limits: ArenaOpening['limits'] }) {
  const t = useTranslations('arena');
  const tables = useTranslations('tables');
  const now = useArena(arena.code);
  const chipsMinor = limits.chipsMinor.map(BigInt);
  const { draft, isOpen, ...act } = useDraft(now, chipsMinor, BigInt(limits.maxMinor));
  const panels = useRef(createArenaPanels(arena, limits)).current;
  const fight = now.state?.fight ?? null;
  const paid = now.paid && { id: now.paid.fightId, paidMinor: now.paid.returnMinor, stakeMinor: now.paid.stakeMinor };
  return (
    <TableFrame
      title={t(`title.${arena.code}`)}
      scene="arena"
      keys={[
        [`1–${chipsMinor.length}`, tables('keys.chips')],
        ['B', tables('keys.send')],
        ['C', tables('bets.clear')],
        ['R', tables('bets.repeat')],
      ]}
      panels={panels}
      stage={
        <div className="arena">
          <div className="arena-show">
            <FightStage arena={arena.code} fight={fight} nowMs={now.nowMs} />
            <div className="table-head arena-head">
              <ArenaClock fight={fight} nowMs={now.nowMs} />
              <Sum bets={now.bets} paid={now.paid} />
            </div>
            <WinFlag paid={paid} />
          </div>
          <div className="arena-side">
            <OddsBoard
              state={now.state}
              bets={now.bets}
              draft={draft}
              chipsMinor={chipsMinor}
              isOpen={isOpen}
              onPress={act.press}
            />
            <ArenaRoads state={now.state} />
          </div>
        </div>
      }
      controls={
        <Bar
          chipsMinor={chipsMinor}
          chipMinor={act.chipMinor}
          onChip={act.setChip}
          draft={draft}
          odds={draft ? (now.state?.board?.odds[draft.bet] ?? '') : ''}
          canRepeat={act.canRepeat}
          isBusy={now.isBusy}
          isOpen={isOpen}
          onClear={act.clear}
          onRepeat={act.repeat}
          onSend={() => void act.send()}
        />
      }
    />
  );
}
