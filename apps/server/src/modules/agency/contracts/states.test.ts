// @covers agent-contracts-and-salaries

import { contractStates } from '@baize/contract';
import { describe, expect, test } from 'vitest';
import {
  type ContractActor,
  type ContractStep,
  contractTransitions,
  endStates,
  sideThatAnswers,
  stateAfter,
} from './states.ts';

const steps: ContractStep[] = ['send', 'accept', 'reject', 'terminate', 'offerChange', 'replace', 'keep', 'end'];
const actors: ContractActor[] = ['giver', 'holder', 'rule'];

/** Written out by hand beside the table: from, to, and who may. */
const allowed = [
  'draft>sent giver',
  'draft>rejected giver rule',
  'sent>accepted holder',
  'sent>rejected giver holder rule',
  'accepted>changeRequested giver',
  'accepted>terminationRequested giver holder',
  'accepted>terminated rule',
  'changeRequested>accepted giver holder rule',
  'changeRequested>replaced holder',
  'changeRequested>terminated rule',
  'terminationRequested>accepted giver holder',
  'terminationRequested>terminated giver holder rule',
];

test('every pair of states is reachable by exactly those who may', () => {
  for (const from of contractStates) {
    for (const to of contractStates) {
      const by = new Set(contractTransitions.filter((one) => one.from === from && one.to === to).map((one) => one.by));
      const line = allowed.find((text) => text.startsWith(`${from}>${to} `));
      expect([...by].sort().join(' '), `${from}>${to}`).toBe(line?.split(' ').slice(1).sort().join(' ') ?? '');
    }
  }
});

test('a step of an actor leads to one state at most, and from an end nowhere', () => {
  for (const state of contractStates) {
    for (const step of steps) {
      for (const by of actors) {
        const ways = contractTransitions.filter((one) => one.from === state && one.step === step && one.by === by);
        expect(ways.length).toBeLessThanOrEqual(1);
        if (endStates.includes(state)) expect(stateAfter({ state, askedBy: null }, step, by)).toBeUndefined();
      }
    }
  }
});

describe('a requested end', () => {
  test.each(['giver', 'holder'] as const)('that the %s asked for is the other’s to answer', (askedBy) => {
    const other = askedBy === 'giver' ? 'holder' : 'giver';
    expect(sideThatAnswers('terminationRequested', askedBy)).toBe(other);
    for (const step of ['accept', 'reject'] as const) {
      expect(stateAfter({ state: 'terminationRequested', askedBy }, step, askedBy)).toBeUndefined();
      expect(stateAfter({ state: 'terminationRequested', askedBy }, step, other)).toBeDefined();
    }
  });
});
