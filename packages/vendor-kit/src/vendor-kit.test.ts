import { expect, test } from 'vitest';
import { firstStakeId, modelStart, modelStep, outcomeOf } from './index.ts';

test('only INTERNAL leaves open whether money moved', () => {
  expect(outcomeOf({ status: 'ok', code: 'OK' })).toBe('applied');
  expect(outcomeOf({ status: 'refused', code: 'INSUFFICIENT_FUNDS' })).toBe('notApplied');
  expect(outcomeOf({ status: 'refused', code: 'INTERNAL' })).toBe('unknown');
});

test('the model: a stake is taken, paid once, and not taken back after that', () => {
  const state = modelStart(100n);
  const bet = { act: 'bet', txId: firstStakeId, amountMinor: 60n } as const;
  const win = { act: 'win', txId: 'win', amountMinor: 90n, roundEnd: false } as const;
  expect(modelStep(state, win)).toEqual({ code: 'REF_NOT_FOUND', replay: false });
  expect(modelStep(state, bet).code).toBe('OK');
  expect(modelStep(state, { ...bet, txId: 'second' }).code).toBe('INSUFFICIENT_FUNDS');
  expect(modelStep(state, win).code).toBe('OK');
  expect(modelStep(state, win)).toEqual({ code: 'OK', replay: true });
  expect(modelStep(state, { act: 'rollback', txId: 'rollback' }).code).toBe('ROUND_CLOSED');
  expect(state.balanceMinor).toBe(130n);
});

test('the model: a rollback before its stake bars it', () => {
  const state = modelStart(100n);
  expect(modelStep(state, { act: 'rollback', txId: 'rollback' }).code).toBe('OK');
  expect(modelStep(state, { act: 'bet', txId: firstStakeId, amountMinor: 60n }).code).toBe('TX_CANCELLED');
  expect(state.balanceMinor).toBe(100n);
});
