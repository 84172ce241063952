// @covers killed-processes

import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../support/test-database.ts';
import { type FaultAct, type FaultPlayer, instantRound } from './acts.ts';
import { judge, type Verdict } from './checker.ts';
import { borrowCluster } from './cluster.ts';
import { readJournal } from './journal.ts';
import { openScenario, type Scenario } from './scenario.ts';
import { prepareServers, type ServerProcess } from './server-process.ts';

const db = useTestDatabase();
const port = 4875;
let scenario: Scenario;
let server: ServerProcess;

beforeAll(async () => {
  scenario = await openScenario({ cluster: await borrowCluster(db.url) });
  server = await (await prepareServers('checker'))({ databaseUrl: db.url, port });
  scenario.lead(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await server?.kill();
  await scenario?.remove();
});

const firstPlayer = (): FaultPlayer => {
  const [player] = scenario.players;
  if (!player) throw new Error('there is no player');
  return player;
};
const roundOf = (name: string, stakeMinor = 10n): FaultAct => {
  const [act] = instantRound(firstPlayer(), name, stakeMinor, 7n, () => 0);
  if (!act) throw new Error('a round has one act');
  return act;
};
const verdict = (): Promise<Verdict> => judge(scenario.journalFile, db.url, scenario.players);
const breaches = ({ lost, doubled, wrong }: Verdict) => [...lost, ...doubled, ...wrong];

/** The checker must name each lie of a client's journal; the lies stay in it, so that each test expects one kind more. */
test('a journal that tells the truth passes, also with an act that never left', async () => {
  const done = roundOf('truth');
  await scenario.journal.intend(done);
  const sent = await scenario.send(done);
  scenario.journal.note(done.id, sent.outcome, sent.code);
  await scenario.journal.intend(roundOf('never-sent'));
  const told = await verdict();
  expect(told).toMatchObject({ acts: 2, ok: 1, unknown: 1, findings: [] });
  expect(breaches(told)).toEqual([]);
  expect(readJournal(scenario.journalFile).map(({ outcome }) => outcome)).toEqual(['ok', 'unknown']);
});

test('an act that was done for the client and is not in the books is lost', async () => {
  await scenario.journal.intend(roundOf('lie-lost'));
  scenario.journal.note('lie-lost', 'ok', 'OK');
  expect((await verdict()).lost).toEqual(['play lie-lost: done for the client, not in the books']);
});

test('an act that was refused and is in the books, one with another amount, and one that nobody asked for are wrong', async () => {
  const refused = roundOf('lie-refused');
  await scenario.journal.intend(refused);
  await scenario.send(refused);
  scenario.journal.note(refused.id, 'refused', 'LIMIT_REACHED');

  await scenario.send(roundOf('lie-amount', 11n));
  await scenario.journal.intend(roundOf('lie-amount', 12n));
  scenario.journal.note('lie-amount', 'ok', 'OK');

  await scenario.send(roundOf('lie-nobody'));
  const { wrong } = await verdict();
  expect(wrong).toContain('play lie-refused: refused, and in the books');
  expect(wrong).toContain('play lie-amount: vendor:FAULTS lie-amount-s: stake 11 in place of stake 12');
  expect(wrong).toContain('nobody asked for vendor:FAULTS lie-nobody-s: stake 10');
});

test('an act that is half in the books is named, and so is a balance that does not follow from the journal', async () => {
  const half = roundOf('lie-half');
  await scenario.send(half);
  const [stake] = half.effects;
  const more = { source: 'vendor:FAULTS', reference: 'lie-half-more', movement: 'win' as const, amountMinor: '5' };
  if (stake) await scenario.journal.intend({ ...half, effects: [...half.effects, more] });
  expect((await verdict()).wrong).toContain('play lie-half: half done');
  scenario.journal.note('lie-half', 'refused', 'x');
  scenario.journal.note('never-sent', 'refused', 'x');
  const { wrong } = await verdict();
  expect(wrong.some((sentence) => sentence.startsWith(`player ${firstPlayer().memberId} has`))).toBe(true);
});
