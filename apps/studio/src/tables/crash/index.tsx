import * as crash from '@baize/games/crash';
import { Minus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import { useStakeKeys } from '../../instant/StakeField.tsx';
import { useChatParts } from '../../table-frame/chat/ChatPanel.tsx';
import { TableFrame } from '../../table-frame/TableFrame.tsx';
import { createTablePanels } from '../../table-frame/table/panels.tsx';
import { TableTiming } from '../../table-frame/table/TableClock.tsx';
import { type Table, useTable } from '../../table-frame/table/use-table.ts';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { useAmbience, useSoundWhen } from '../../table-frame/use-sound-when.ts';
import { type Paid, WinFlag } from '../../table-frame/WinFlag.tsx';
import { isSameRound } from '../verify.ts';
import { BetPlace, betKeys } from './BetPlace.tsx';
import { Crowd } from './Crowd.tsx';
import { paidOf } from './own-bets.ts';
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
      <Section title={t('eachTitle')} text={t('each')} />
    </div>
  );
}

const panels = createTablePanels({
  Rules,
  resultText: (outcome) => multiplierText(Number(outcome.point)),
  verify: (round) => isSameRound(round, (draw) => ({ point: crash.drawPoint(draw) })),
});

/** Of two bets the one that was paid last. */
function useLatest(paid: readonly (Paid | null)[]): Paid | null {
  const order = useRef<string[]>([]);
  for (const one of paid) if (one !== null && !order.current.includes(one.id)) order.current.push(one.id);
  const known = paid.filter((one) => one !== null);
  return known.toSorted((one, other) => order.current.indexOf(other.id) - order.current.indexOf(one.id))[0] ?? null;
}

/** The first bet, and the second one once the player wants it or has it. */
function Bets({ table }: { table: Table }) {
  const t = useTranslations('tables.crash');
  const [isWanted, setWanted] = useState(false);
  const hasSecond = (table.secondSeat?.placements.length ?? 0) > 0;
  const isOpen = isWanted || hasSecond;
  return (
    <div className="crash-bets" data-two={isOpen}>
      <BetPlace table={table} slot={0} />
      {isOpen && <BetPlace table={table} slot={1} />}
      <button
        type="button"
        className="crash-second"
        aria-expanded={isOpen}
        disabled={hasSecond}
        onClick={() => setWanted(!isOpen)}
      >
        {isOpen ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
        {isOpen ? t('oneBet') : t('secondBet')}
      </button>
    </div>
  );
}

function Play() {
  const t = useTranslations('tables');
  const table = useTable();
  const { canvas, figure } = useFlight(table);
  const chat = useChatParts(table.chatNews, table.nowMs);
  const round = table.state?.round ?? null;
  const point = pointOf(round);
  const paid = [paidOf(table, 0), paidOf(table, 1)];
  const latest = useLatest(paid);
  useAmbience();
  useSoundWhen(point !== null, 'boom');
  useSoundWhen(round?.status === 'dealt', 'spin');
  useSoundWhen((paid[0]?.paidMinor ?? 0n) > 0n, 'win');
  useSoundWhen((paid[1]?.paidMinor ?? 0n) > 0n, 'win');
  const results = table.state?.history ?? [];
  return (
    <TableFrame
      title={t('title.crash')}
      scene="crash"
      keys={[
        [betKeys[0].bet, t('crash.bet')],
        [betKeys[0].leave, t('crash.leave')],
        [betKeys[1].bet, `${t('crash.betNumber', { number: 2 })}: ${t('crash.bet')}`],
        [betKeys[1].leave, `${t('crash.betNumber', { number: 2 })}: ${t('crash.leave')}`],
        ...useStakeKeys(),
      ]}
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
            <Crowd state={table.state} hasCrashed={point !== null} />
            <WinFlag paid={latest} />
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
          <Bets table={table} />
        </div>
      }
    />
  );
}

export const game: TableFrameGame = { Play, Rules };
