// @covers staff-messages

import { expect, it } from 'vitest';
import { audienceOf, emptyDraft, sendAtOf } from './message-draft.ts';

it('takes names a line or between commas, each once, and leaves out what belongs to a group', () => {
  const draft = { ...emptyDraft, names: ' lena \nmax, lena\n\n; otto', labels: 'gold', minRank: '3' };
  expect(audienceOf(draft)).toEqual({ to: 'names', names: ['lena', 'max', 'otto'] });
});

it('makes a group of labels, ranks and languages; what is empty does not narrow it', () => {
  const draft = { ...emptyDraft, to: 'segment' as const, names: 'lena' };
  expect(audienceOf(draft)).toEqual({ to: 'segment', labels: [], languages: [] });
  expect(audienceOf({ ...draft, labels: 'gold, high roller,', minRank: '0', maxRank: '7', languages: ['TH'] })).toEqual(
    {
      to: 'segment',
      labels: ['gold', 'high roller'],
      languages: ['TH'],
      minRank: 0,
      maxRank: 7,
    },
  );
});

it('reads the time in the brand’s zone', () => {
  expect(sendAtOf(emptyDraft, 'Asia/Manila')).toBeNull();
  expect(sendAtOf({ ...emptyDraft, sendAt: '2026-03-29T09:30' }, 'Asia/Manila')).toBe('2026-03-29T01:30:00.000Z');
  expect(sendAtOf({ ...emptyDraft, sendAt: '2026-03-29T09:30' }, 'Europe/Berlin')).toBe('2026-03-29T07:30:00.000Z');
});
