import { audit } from '@baize/testkit/auditor';
import type pg from 'pg';
import { type FaultPlayer, vendorBookSource } from './acts.ts';
import { connectTo } from './cluster.ts';
import { type JournalEntry, readJournal } from './journal.ts';

export interface Verdict {
  acts: number;
  ok: number;
  refused: number;
  /** Still unknown: the client never heard and has not asked again. */
  unknown: number;
  /** Of the acts, how many were unknown at first. */
  wereUnknown: number;
  /** Sentences, one for each breach. */
  lost: string[];
  doubled: string[];
  /** Other breaches: another amount, a refused act that left something, half of an act, a line that nobody asked for, a wrong balance. */
  wrong: string[];
  /** What the auditor found. */
  findings: string[];
}

/** How many breaches there are of all kinds. */
export const breachesOf = ({ lost, doubled, wrong, findings }: Verdict): number =>
  lost.length + doubled.length + wrong.length + findings.length;

interface BookLine {
  source: string;
  reference: string;
  movement: string | null;
  amountMinor: string;
  memberId: string;
}

/** Compares the client's book with the server's, and lets the auditor look. Changes nothing. */
export async function judge(file: string, url: string, players: readonly FaultPlayer[]): Promise<Verdict> {
  const client = await connectTo(url);
  try {
    const entries = readJournal(file);
    const book = await readBook(client);
    const verdict: Verdict = {
      acts: entries.length,
      ok: entries.filter(({ outcome }) => outcome === 'ok').length,
      refused: entries.filter(({ outcome }) => outcome === 'refused').length,
      unknown: entries.filter(({ outcome }) => outcome === 'unknown').length,
      wereUnknown: entries.filter(
        ({ outcomes }) => outcomes.length === 0 || outcomes.some(({ outcome }) => outcome === 'unknown'),
      ).length,
      lost: [],
      doubled: [],
      wrong: [],
      findings: [],
    };
    for (const entry of entries) judgeEntry(entry, book, verdict);
    for (const line of book.values()) verdict.wrong.push(`nobody asked for ${summary(line[0])}`);
    if (verdict.unknown === 0) await judgeBalances(client, entries, players, verdict);
    const report = await audit(url);
    verdict.findings = report.findings.map(({ check, sentence }) => `${check}: ${sentence}`);
    if (report.imbalanceMinor !== 0n) verdict.findings.push(`imbalance ${report.imbalanceMinor}`);
    return verdict;
  } finally {
    await client.end();
  }
}

const keyOf = ({ source, reference }: { source: string; reference: string }) => `${source} ${reference}`;
const summary = (line: BookLine | undefined) =>
  line ? `${line.source} ${line.reference}: ${line.movement ?? 'nothing'} ${line.amountMinor}` : 'nothing';

async function readBook(client: pg.Client): Promise<Map<string, BookLine[]>> {
  const { rows } = await client.query<BookLine>(
    `select source, reference, movement, coalesce(amount_minor, 0)::text as "amountMinor", member_id as "memberId"
     from journal where source in ($1, 'cashier')`,
    [vendorBookSource],
  );
  const book = new Map<string, BookLine[]>();
  for (const row of rows) book.set(keyOf(row), [...(book.get(keyOf(row)) ?? []), row]);
  return book;
}

/** Takes the act's lines out of the book, so that what is left at the end was asked for by nobody. */
function judgeEntry({ act, outcome }: JournalEntry, book: Map<string, BookLine[]>, verdict: Verdict): void {
  // A stake that was taken back is judged together with the act that took it back.
  if (outcome === 'cancelled') return;
  if (act.takesBack !== undefined) {
    judgeTakenBack(act, act.takesBack, outcome, book, verdict);
    return;
  }
  const found = act.effects.map((effect) => ({ effect, lines: take(book, effect) }));
  const missing = found.filter(({ lines }) => lines.length === 0);
  const name = `${act.command} ${act.id}`;
  if (outcome === 'ok' && missing.length > 0) verdict.lost.push(`${name}: done for the client, not in the books`);
  if (outcome === 'refused' && missing.length < found.length) verdict.wrong.push(`${name}: refused, and in the books`);
  if (outcome === 'unknown' && missing.length > 0 && missing.length < found.length)
    verdict.wrong.push(`${name}: half done`);
  for (const { effect, lines } of found) {
    if (lines.length > 1) verdict.doubled.push(`${name}: ${lines.length} times in the books`);
    const isOther = ({ movement, amountMinor, memberId }: BookLine) =>
      movement !== effect.movement || amountMinor !== effect.amountMinor || memberId !== act.memberId;
    for (const line of lines.filter(isOther))
      verdict.wrong.push(`${name}: ${summary(line)} in place of ${effect.movement} ${effect.amountMinor}`);
  }
}

/** A stake of which nobody knew and its taking back: nothing of both, or as much given back as was taken. */
function judgeTakenBack(
  act: JournalEntry['act'],
  stakeId: string,
  outcome: JournalEntry['outcome'],
  book: Map<string, BookLine[]>,
  verdict: Verdict,
): void {
  const sumOf = (reference: string) =>
    take(book, { source: vendorBookSource, reference }).reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);
  const taken = sumOf(stakeId);
  const given = sumOf(act.id);
  const isRight = taken === given || (outcome === 'unknown' && given === 0n);
  if (!isRight) verdict.wrong.push(`cancel ${act.id}: ${given} given back of ${taken}`);
}

function take(book: Map<string, BookLine[]>, line: { source: string; reference: string }): BookLine[] {
  const lines = book.get(keyOf(line)) ?? [];
  book.delete(keyOf(line));
  return lines;
}

const cashSigns: Record<string, bigint> = {
  stake: -1n,
  win: 1n,
  stakeRefund: 1n,
  betHold: -1n,
  betRelease: 1n,
  deposit: 1n,
  withdrawalHold: -1n,
  withdrawalRelease: 1n,
};

/** What a player must have by the client's book alone, to the minor unit. */
async function judgeBalances(
  client: pg.Client,
  entries: readonly JournalEntry[],
  players: readonly FaultPlayer[],
  verdict: Verdict,
): Promise<void> {
  const { rows } = await client.query<{ memberId: string; cash: string }>(
    `select member_id as "memberId", balance_minor::text as cash from accounts where kind = 'cash'`,
  );
  const stored = new Map(rows.map(({ memberId, cash }) => [memberId, cash]));
  for (const { memberId, openingMinor } of players) {
    const expected = entries
      .filter(({ act, outcome }) => act.memberId === memberId && outcome === 'ok')
      .flatMap(({ act }) => act.effects)
      .reduce(
        (sum, { movement, amountMinor }) => sum + (cashSigns[movement ?? ''] ?? 0n) * BigInt(amountMinor),
        BigInt(openingMinor),
      );
    const has = stored.get(memberId);
    if (has !== String(expected)) verdict.wrong.push(`player ${memberId} has ${has}, by the client's book ${expected}`);
  }
}
