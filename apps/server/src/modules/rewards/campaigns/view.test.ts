// @covers promotion-claims

import { campaignTriggers } from '@baize/contract';
import { expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock.ts';
import type { RewardHarness } from '../rewards.fixture.ts';
import { campaignContent } from './campaigns.fixture.ts';
import { rulesOf } from './view.ts';

test.each(campaignTriggers)('members read of a smallest amount where one counts: %s', (trigger) => {
  const rewards = { clock: testClock() } as unknown as RewardHarness;
  const content = campaignContent(rewards, { trigger, minAmount: '100' });
  const { minAmount } = rulesOf({ content }, { weights: {} } as never, 2, '');
  expect(minAmount).toBe(['deposit', 'turnover', 'loss'].includes(trigger) ? '100.00' : '0.00');
});
