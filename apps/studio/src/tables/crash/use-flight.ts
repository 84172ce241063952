import type { TableRound } from '@baize/contract';
import * as crash from '@baize/games/crash';
import { useEffect, useRef } from 'react';
import { speedOf } from '../../table-frame/table/speed.ts';
import type { Table } from '../../table-frame/table/use-table.ts';
import { drawFlight } from './flight-canvas.ts';

export const multiplierText = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`;
export const pointOf = (round: TableRound | null) =>
  round?.outcome && typeof round.outcome.point === 'number' ? round.outcome.point : null;

/** From which multiplier, in hundredths, the figure is written as a good or a great one. */
const grades = { great: 1_000, good: 200 } as const;
const gradeOf = (hundredths: number) =>
  hundredths >= grades.great ? 'great' : hundredths >= grades.good ? 'good' : 'low';

/** Draws the flight and writes the multiplier frame by frame; React renders only when something happens. */
export function useFlight(table: Table) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const figure = useRef<HTMLParagraphElement>(null);
  const burst = useRef<{ roundId: string; atMs: number } | null>(null);
  const round = table.state?.round ?? null;
  useEffect(() => {
    const startMs = round?.dealtAt ? Date.parse(round.dealtAt) : null;
    const point = pointOf(round);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const shownMs = () => {
      if (startMs === null) return null;
      return point === null ? Math.max(0, table.nowMs() - startMs) * speedOf(round) : crash.shownAfterMs(point);
    };
    const burstAgoMs = (nowMs: number) => {
      if (round === null || point === null) return null;
      if (burst.current?.roundId !== round.roundId) burst.current = { roundId: round.roundId, atMs: nowMs };
      return isStill ? Number.POSITIVE_INFINITY : nowMs - burst.current.atMs;
    };
    let handle = 0;
    const frame = (nowMs: number) => {
      handle = requestAnimationFrame(frame);
      const elapsedMs = shownMs();
      const multiplier = elapsedMs === null ? null : (point ?? crash.multiplierAt(elapsedMs));
      const view = { elapsedMs, burstAgoMs: burstAgoMs(nowMs), nowMs: isStill ? 0 : nowMs };
      if (canvas.current) drawFlight(canvas.current, view);
      if (figure.current) {
        figure.current.textContent = multiplier === null ? '' : multiplierText(multiplier);
        figure.current.dataset.grade = gradeOf(multiplier ?? 0);
      }
    };
    handle = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(handle);
  }, [round, table.nowMs]);
  return { canvas, figure };
}
