// @covers vendor-round-totals

import { beforeAll, describe, expect, test } from 'vitest';
import { useMoney } from '../gateway/testing/money.fixture.ts';
import { useReconciliation } from './reconciliation.fixture.ts';

const operator = useReconciliation(useMoney());
const hourMs = 3_600_000;
const day = '2031-05-04';

interface FileLine {
  roundId: string;
  stakeMinor: string;
  payoutMinor: string;
  at: string;
}
let clean: FileLine[];

async function* linesOf(lines: readonly (FileLine | string)[]): AsyncIterable<string> {
  for (const line of lines) yield typeof line === 'string' ? line : JSON.stringify(line);
}
const compare = async (lines: readonly (FileLine | string)[], of = day) =>
  operator.reconciliation.compareDayFile({ vendorCode: 'BAIZE', day: of, lines: linesOf(lines) });
const found = async (lines: readonly (FileLine | string)[], of = day) => {
  const compared = await compare(lines, of);
  if (!compared.ok) throw new Error(compared.message);
  return compared.value;
};

/** Ten rounds in each hour from 22:30 of the day before to 01:30 of the day after. */
beforeAll(async () => {
  clean = [];
  operator.clock.advanceMs(Date.parse(`${day}T00:00:00.000Z`) - 1.5 * hourMs - operator.clock.now().getTime());
  for (let hour = 0; hour < 28; hour += 1) {
    const at = operator.clock.now().toISOString();
    const ids = await operator.playRounds(10);
    ids.forEach((roundId, index) => {
      clean.push({ roundId, stakeMinor: '20', payoutMinor: String((index % 3) * 15), at });
    });
    operator.clock.advanceMs(hourMs);
  }
});
const ofDay = (lines: readonly FileLine[]) => lines.filter(({ at }) => at.startsWith(day));

test('a file that fits is found to fit', async () => {
  expect(await found(ofDay(clean))).toEqual({ rounds: 240, differences: [], ofOtherDays: 0 });
});

test('a win of ten times its amount is named with both amounts', async () => {
  const file = ofDay(clean).map((line, index) => (index === 101 ? { ...line, payoutMinor: '150' } : line));
  const { differences } = await found(file);
  expect(differences.map(({ roundId, vendor, wallet }) => [roundId, vendor?.payoutMinor, wallet?.payoutMinor])).toEqual(
    [[file[101]?.roundId, 150n, 15n]],
  );
});

test('a round that the file lacks and one that only the file has are named', async () => {
  const [first, ...rest] = ofDay(clean);
  const invented = { roundId: 'invented', stakeMinor: '5', payoutMinor: '0', at: `${day}T12:00:00.000Z` };
  const { differences } = await found([...rest, invented]);
  expect(differences.map(({ sentence }) => sentence)).toEqual([
    'Round BAIZE invented: the vendor says stake 5, payout 0; the wallet says nothing.',
    `Round BAIZE ${first?.roundId}: the vendor says nothing; the wallet says stake 20, payout 0.`,
  ]);
});

test('a day that begins at another hour is noticed from both sides', async () => {
  const shifted = clean.filter(({ at }) => new Date(Date.parse(at) + hourMs).toISOString().startsWith(day));
  const { differences, ofOtherDays } = await found(shifted);
  expect(ofOtherDays).toBe(10);
  expect(differences).toHaveLength(10);
  expect(differences.every(({ vendor }) => vendor === null)).toBe(true);
});

describe('a file that cannot be read is refused, naming the line', () => {
  const good = () => clean[0] as FileLine;
  test.each([
    ['not JSON', () => '{"roundId": ', 'line-2: no JSON object'],
    ['null', () => 'null', 'line-2: no JSON object'],
    ['no id', () => ({ ...good(), roundId: '' }), 'line-2: roundId'],
    ['a fraction', () => ({ ...good(), roundId: 'x', stakeMinor: '1.5' }), 'line-2: stakeMinor'],
    ['a negative payout', () => ({ ...good(), roundId: 'x', payoutMinor: '-1' }), 'line-2: payoutMinor'],
    ['a number', () => JSON.stringify({ ...good(), roundId: 'x', payoutMinor: 1 }), 'line-2: payoutMinor'],
    ['a moment without a zone', () => ({ ...good(), roundId: 'x', at: '2031-05-04T10:00:00' }), 'line-2: at'],
    ['a moment that is none', () => ({ ...good(), roundId: 'x', at: '2031-13-04T10:00:00Z' }), 'line-2: at'],
    ['a round twice', () => good(), 'line-2: roundId stands twice'],
  ])('%s', async (_name, line, field) => {
    expect(await compare([good(), line()])).toEqual({
      ok: false,
      message: 'invalid_input',
      detail: { fields: { [field]: { key: 'field_format' } } },
    });
  });

  test.each(['2031-02-30', '2031-5-4', 'today', ''])('the day %j', async (of) => {
    expect(await compare([], of)).toMatchObject({ ok: false, detail: { fields: { day: { key: 'field_format' } } } });
  });
});
