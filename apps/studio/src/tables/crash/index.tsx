import * as crash from '@baize/games/crash';
import { Button } from '@baize/ui/button';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import { readStake, StakeField, useStakeKeys } from '../../instant/StakeField.tsx';
import { useStake } from '../../instant/use-stake.ts';
import { useChatParts } from '../../table-frame/chat/ChatPanel.tsx';
import { TableFrame } from '../../table-frame/TableFrame.tsx';
import { Neighbours } from '../../table-frame/table/Neighbours.tsx';
import { createTablePanels } from '../../table-frame/table/panels.tsx';
import { TableTiming } from '../../table-frame/table/TableClock.tsx';
import { type Table, useTable } from '../../table-frame/table/use-table.ts';
import { useTableFrame, useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { useSoundWhen } from '../../table-frame/use-sound-when.ts';
import { type Paid, WinFlag } from '../../table-frame/WinFlag.tsx';
import { isSameRound } from '../verify.ts';
import { multiplierText, pointOf, useFlight } from './use-flight.ts';

const shownResults = 14;
const good = 200;

function Rules() {
  const t = useTranslations('tables.crash.rules');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('title')} text={t('text')} />
      <Facts
        facts={[
          [t('rtp'), t('rtpValue')],
          [t('instant'), t('instantValue')],
          [t('cap'), multiplierText(crash.multipliers.max)],
          [t('version'), crash.rulesVersion],
        ]}
      />
      <Section title={t('lateTitle')} text={t('late')} />
    </div>
  );
}

const panels = createTablePanels({
  Rules,
  resultText: (outcome) => multiplierText(Number(outcome.point)),
  verify: (round) => isSameRound(round, (draw) => ({ point: crash.drawPoint(draw) })),
});

/** A multiplier at which the bet leaves by itself; empty for by hand. */
function AutoField({
  text,
  onChange,
  isLocked,
}: {
  text: string;
  onChange: (text: string) => void;
  isLocked: boolean;
}) {
  const t = useTranslations('tables.crash');
  const id = useId();
  return (
    <div className="instant-field">
      <label htmlFor={id} className="instant-label">
        {t('auto')}
      </label>
      <div className="instant-input" data-wrong={text !== '' && autoSelection(text) === null}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('autoHint')}
          value={text}
          disabled={isLocked}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}

/** A typed multiplier as a selection, "2.00"; '' for none, null for one that is not offered. */
export function autoSelection(text: string): string | null {
  if (text.trim() === '') return '';
  const hundredths = readStake(text, 2);
  if (hundredths === null || !crash.isMultiplier(Number(hundredths))) return null;
  return (Number(hundredths) / 100).toFixed(2);
}

function Action({
  table,
  stakeMinor,
  selection,
}: {
  table: Table;
  stakeMinor: bigint | null;
  selection: string | null;
}) {
  const t = useTranslations('tables.crash');
  const { sound } = useTableFrame();
  const round = table.state?.round ?? null;
  const { seat } = table;
  const hasBet = (seat?.placements.length ?? 0) > 0;
  const isFlying = round?.status === 'dealt' && hasBet && seat?.status === 'open' && table.paidMinor === null;
  const bet = async () => {
    if (stakeMinor === null || selection === null) return;
    if (await table.bet([{ key: 'cashOut', selection, stakeMinor }])) sound.play('chip');
  };
  if (isFlying) {
    return (
      <Button size="lg" aria-keyshortcuts="T" disabled={table.isBusy} onClick={() => void table.cashOut()}>
        {t('leave')}
      </Button>
    );
  }
  if (hasBet && round?.status === 'betting') {
    return (
      <Button size="lg" variant="on-hero" disabled={table.isBusy} onClick={() => void table.undo()}>
        {t('takeBack')}
      </Button>
    );
  }
  const canBet = round?.status === 'betting' && stakeMinor !== null && selection !== null && !table.isBusy;
  return (
    <Button size="lg" aria-keyshortcuts="B" disabled={!canBet} onClick={bet}>
      {round?.status === 'betting' ? t('bet') : t('waiting')}
    </Button>
  );
}

/** What the own flight has paid; null while it is open. */
function paidOf({ seat, paidMinor }: Table): Paid | null {
  const paid = seat?.status === 'settled' ? BigInt(seat.payoutMinor ?? '0') : paidMinor;
  return seat && paid !== null ? { id: seat.seatId, paidMinor: paid, stakeMinor: BigInt(seat.stakeMinor) } : null;
}

function Own({ table }: { table: Table }) {
  const t = useTranslations('tables.crash');
  const money = useTableFrameMoney();
  const { seat } = table;
  const paid = paidOf(table)?.paidMinor ?? null;
  const left = seat?.bets[0]?.selection || seat?.placements[0]?.bets[0]?.selection;
  if (!seat || seat.placements.length === 0) return t('noBet');
  if (paid === null) return t('inFlight', { amount: money(seat.stakeMinor) });
  if (paid === 0n) return t('lost', { amount: money(seat.stakeMinor) });
  return left ? t('leftAt', { multiplier: `${left}×`, amount: money(paid) }) : t('paid', { amount: money(paid) });
}

function Play() {
  const t = useTranslations('tables');
  const table = useTable();
  const { canvas, figure } = useFlight(table);
  const chat = useChatParts(table.chatNews);
  const ofBet = table.limits?.bets.get('cashOut');
  const limits = ofBet ? { ...ofBet, maxWinMinor: ofBet.maxMinor * BigInt(crash.multipliers.max / 100) } : null;
  const stake = useStake(limits);
  const [auto, setAuto] = useState('2.00');
  const round = table.state?.round ?? null;
  const point = pointOf(round);
  const paid = paidOf(table);
  useSoundWhen(point !== null, 'boom');
  useSoundWhen(round?.status === 'dealt', 'spin');
  useSoundWhen(paid !== null && paid.paidMinor > 0n, 'win');
  const results = table.state?.history ?? [];
  return (
    <TableFrame
      title={t('title.crash')}
      scene="crash"
      keys={[['B', t('crash.bet')], ['T', t('crash.leave')], ...useStakeKeys()]}
      panels={panels}
      {...chat}
      stage={
        <div className="crash">
          <ol className="instant-last" aria-label={t('crash.latest')}>
            {results
              .slice(-shownResults)
              .reverse()
              .map(({ number, summary }) => (
                <li key={number} data-won={Number(summary.point) >= good}>
                  {multiplierText(Number(summary.point))}
                </li>
              ))}
          </ol>
          <div className="crash-sky">
            <canvas ref={canvas} />
            <p ref={figure} className="crash-figure" data-crashed={point !== null} />
            <Neighbours state={table.state} />
            <WinFlag paid={paid} />
            <div className="crash-clock">
              {round?.status === 'dealt' ? null : point === null ? (
                <TableTiming round={round} nowMs={table.nowMs} />
              ) : (
                <p role="status">{t('crash.crashed', { multiplier: multiplierText(point) })}</p>
              )}
            </div>
          </div>
        </div>
      }
      controls={
        <div className="instant-controls">
          <p role="status" className="text-sm">
            <Own table={table} />
          </p>
          <div className="instant-row">
            <StakeField
              text={stake.text}
              onChange={stake.setText}
              limits={limits}
              isLocked={(table.seat?.placements.length ?? 0) > 0}
            />
            <AutoField text={auto} onChange={setAuto} isLocked={(table.seat?.placements.length ?? 0) > 0} />
            <Action table={table} stakeMinor={stake.isCovered ? stake.minor : null} selection={autoSelection(auto)} />
          </div>
        </div>
      }
    />
  );
}

export const game: TableFrameGame = { Play };
