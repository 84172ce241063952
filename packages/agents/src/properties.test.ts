// @covers agent-pay-rules

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ChainLink,
  compareRates,
  divideChain,
  type Rate,
  rateOfTiers,
  realTimeSalary,
  rebateByDifference,
  settleAgainst,
  shareOf,
  takePositions,
  tierAboveUpline,
  tierOutOfOrder,
} from './index.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
const signed = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const rate = fc.bigInt({ min: 0n, max: 10_000n }).map((numerator): Rate => ({ numerator, denominator: 10_000n }));
const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n);

test('a line’s rebates are never more than the top rate of the turnover, and less by at most a minor unit a level', () => {
  fc.assert(
    fc.property(amount, fc.array(rate, { minLength: 1, maxLength: 8 }), (turnover, rates) => {
      const levels = rates.toSorted((one, other) => compareRates(other, one)).map((each) => ({ name: '', rate: each }));
      const paid = rebateByDifference(turnover, levels).map(({ amountMinor }) => amountMinor);
      const top = shareOf(turnover, levels[0]?.rate ?? { numerator: 0n, denominator: 1n });
      expect(paid.every((one) => one >= 0n)).toBe(true);
      expect(sum(paid)).toBeLessThanOrEqual(top);
      expect(sum(paid)).toBeGreaterThan(top - BigInt(levels.length));
    }),
  );
});

test('positions always add up to what the member won or lost', () => {
  fc.assert(
    fc.property(signed, fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 3 }), (result, cuts) => {
      const rest = 10_000 - cuts.reduce((total, cut) => total + cut, 0);
      const shares = [...cuts, rest].map((points) => ({
        name: '',
        rate: { numerator: BigInt(points), denominator: 10_000n },
      }));
      expect(sum(takePositions(result, shares).map(({ amountMinor }) => amountMinor))).toBe(-result);
    }),
  );
});

test('a chain divides what its tops earn, whatever the rates and losses below: nobody owes, nothing is made', () => {
  const forest = fc.array(fc.record({ up: fc.nat(), base: signed, rate }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(forest, (nodes) => {
      const links = nodes.map(
        (node, index): ChainLink => ({
          id: String(index),
          parentId: index === 0 || node.up % 4 === 0 ? null : String(node.up % index),
          baseMinor: node.base,
          rate: node.rate,
        }),
      );
      const shares = divideChain(links);
      expect(new Set(shares.map(({ id }) => id)).size).toBe(links.length);
      const tops = new Set(links.filter(({ parentId }) => parentId === null).map(({ id }) => id));
      const earned = sum(shares.filter(({ id }) => tops.has(id)).map(({ grossMinor }) => grossMinor));
      expect(sum(shares.map(({ keepsMinor }) => keepsMinor))).toBe(earned);
      for (const share of shares) expect(share.keepsMinor).toBeGreaterThanOrEqual(0n);
    }),
  );
});

test('slots of a day pay what the day came to at its best, each cent once', () => {
  fc.assert(
    fc.property(rate, fc.array(signed, { minLength: 1, maxLength: 40 }), (each, turnovers) => {
      const slots = realTimeSalary(each, turnovers);
      const best = slots.reduce((highest, { cumulativeMinor }) => {
        const due = cumulativeMinor > 0n ? shareOf(cumulativeMinor, each) : 0n;
        return due > highest ? due : highest;
      }, 0n);
      expect(sum(slots.map(({ paidNowMinor }) => paidNowMinor))).toBe(best);
    }),
  );
});

test('paying again pays nothing', () => {
  fc.assert(
    fc.property(amount, amount, (due, paid) => {
      const once = settleAgainst(due, paid);
      expect(settleAgainst(due, once.paidTotalMinor).paidNowMinor).toBe(0n);
      expect(once.paidTotalMinor - once.setOffMinor).toBe(due);
    }),
  );
});

const tiers = fc
  .array(fc.record({ amount, active: fc.nat({ max: 50 }), rate }), { maxLength: 5 })
  .map((list) => list.map((tier) => ({ amountAtLeastMinor: tier.amount, activeAtLeast: tier.active, rate: tier.rate })))
  .filter((list) => tierOutOfOrder(list) === undefined);

test('an offer that passes its check never gives more than the upline’s contract, whatever the figures', () => {
  fc.assert(
    fc.property(tiers, tiers, amount, fc.nat({ max: 60 }), (offer, uplines, amountMinor, active) => {
      fc.pre(tierAboveUpline(offer, uplines) === undefined);
      const figures = { amountMinor, active };
      expect(compareRates(rateOfTiers(offer, figures), rateOfTiers(uplines, figures))).toBeLessThanOrEqual(0);
    }),
  );
});
