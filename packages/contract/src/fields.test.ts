import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './calls.ts';
import { localDate } from './fields.ts';

describe('a day', () => {
  test.each([
    ['1900-01-01', true],
    ['2024-02-29', true],
    ['9999-12-31', true],
    ['0000-01-01', false],
    ['1899-12-31', false],
    ['2025-02-29', false],
    ['2026-02-30', false],
    ['10000-01-01', false],
  ])('%s is taken: %s', (day, isTaken) => expect(z.safeParse(localDate, day).success).toBe(isTaken));

  test('of a year that no database knows is refused by every call that takes days', () => {
    const span = (day: string) => ({ period: 'custom', from: day, to: day });
    const [missionId, closureId] = ['7b0f6d1e-3f5c-4d52-9d58-0a1b2c3d4e5f', '0c9e8d7b-6a5f-4e3d-8c2b-1a0f9e8d7c6b'];
    const takes = (day: string) => [
      z.safeParse(calls.agentOverview.data, span(day)).success,
      z.safeParse(calls.agentTeamPlay.data, span(day)).success,
      z.safeParse(calls.staffRewardCosts.data, { from: day, to: day }).success,
      z.safeParse(calls.claimMission.body, { missionId, periodKey: day }).success,
      z.safeParse(calls.staffLotteryClosureAdd.body, {
        closureId,
        fromDay: day,
        toDay: day,
        reason: 'a holiday of all',
      }).success,
    ];
    expect(new Set(takes('2026-11-25'))).toEqual(new Set([true]));
    expect(new Set(takes('0000-01-01'))).toEqual(new Set([false]));
  });
});
