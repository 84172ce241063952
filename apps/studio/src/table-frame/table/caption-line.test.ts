// @covers table-captions

import type { TableRound } from '@baize/contract';
import { expect, test } from 'vitest';
import { lineOf } from './caption-line.ts';

const closesAt = '2026-01-01T00:00:20.000Z';
const at = (seconds: number) => Date.UTC(2026, 0, 1, 0, 0, seconds);
const round = (status: TableRound['status']) => ({ status, closesAt });

test('the dealer calls for bets, for the last ones, and closes', () => {
  expect(lineOf(round('betting'), false, at(14))).toBe('placeBets');
  expect(lineOf(round('betting'), false, at(15))).toBe('lastBets');
  expect(lineOf(round('closed'), false, at(20))).toBe('noMoreBets');
  expect(lineOf(round('deciding'), false, at(21))).toBe('decide');
  expect(lineOf(round('decided'), false, at(22))).toBe('noMoreBets');
});

test('the result is called once it has been shown, never before', () => {
  expect(lineOf(round('dealt'), false, at(22))).toBe('noMoreBets');
  expect(lineOf(round('settled'), false, at(23))).toBe('noMoreBets');
  expect(lineOf(round('dealt'), true, at(24))).toBe('result');
  expect(lineOf(round('settled'), true, at(24))).toBe('result');
});

test('nothing is said of no round or a void one', () => {
  expect(lineOf(null, false, at(0))).toBeNull();
  expect(lineOf(round('void'), true, at(0))).toBeNull();
});
