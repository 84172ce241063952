import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';
import { createStandings, type Standing } from './standings.ts';

const usage = [
  'npm run member:label -- --brand CODE --member USERNAME [what to set]',
  '  --rank N              club rank from 0 to 100; above 4 the member gets the VIP service',
  '  --rank-name NAME      what the rank is called',
  '  --label TEXT          a label; several by several --label; none at all by --no-labels',
  '  --colour #RRGGBB      the labels’ colour',
];
const options = {
  brand: { type: 'string' },
  member: { type: 'string' },
  rank: { type: 'string' },
  'rank-name': { type: 'string' },
  label: { type: 'string', multiple: true },
  'no-labels': { type: 'boolean', default: false },
  colour: { type: 'string' },
} as const;
const limits = { rank: 100, nameLength: 40, labels: 10 };
type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

export interface MemberLabelTools {
  database: Database;
  clock: Clock;
  log: (line: string) => void;
  /** What is written with the change or not at all. */
  inSameTransaction: (transaction: DatabaseTransaction, change: StandingChange) => Promise<void>;
}

/** How a member stood before and stands after. */
export interface StandingChange {
  memberId: string;
  brandId: string;
  before: Standing;
  after: Standing;
}

/** `npm run member:label`: a member's club rank and labels, while the site is running. Returns the program's exit code. */
export async function runMemberLabel(args: readonly string[], tools: MemberLabelTools): Promise<number> {
  const given = argumentsOf(args);
  const problem = typeof given === 'string' ? given : wrongArgument(given);
  if (typeof given === 'string' || problem !== null) {
    for (const line of [problem ?? '', '', ...usage]) tools.log(line);
    return 2;
  }
  const { brand = '', member = '' } = given;
  const found = await memberOf(tools.database, brand, member);
  if (found === null) {
    tools.log(`There is no member ${member} at the brand ${brand}.`);
    return 1;
  }
  const after = await tools.database.transaction().execute(async (transaction) => {
    const standings = createStandings({ database: transaction, clock: tools.clock });
    const before = await standings.of(found.memberId);
    await standings.set(found.memberId, changeOf(given));
    const change = { ...found, before, after: await standings.of(found.memberId) };
    await tools.inSameTransaction(transaction, change);
    return change.after;
  });
  tools.log(sentenceOf(member, after));
  return 0;
}

function argumentsOf(args: readonly string[]): Given | string {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function wrongArgument(given: Given): string | null {
  const { rank, label = [], colour } = given;
  if (!given.brand || !given.member) return '--brand and --member must name a member.';
  if (rank !== undefined && !(/^\d{1,3}$/.test(rank) && Number(rank) <= limits.rank)) {
    return `--rank must be a whole number from 0 to ${limits.rank}.`;
  }
  const texts = [given['rank-name'] ?? '', ...label];
  if (texts.some((text) => text.length > limits.nameLength))
    return `A name has at most ${limits.nameLength} characters.`;
  if (label.length > limits.labels) return `A member has at most ${limits.labels} labels.`;
  return colour === undefined || /^#[0-9a-f]{6}$/i.test(colour) ? null : '--colour must be one as #b8860b.';
}

const changeOf = (given: Given): Partial<Standing> => ({
  ...(given.rank === undefined ? {} : { rankLevel: Number(given.rank) }),
  ...(given['rank-name'] === undefined ? {} : { rankName: given['rank-name'] }),
  ...(given.label === undefined ? {} : { labels: given.label }),
  ...(given['no-labels'] ? { labels: [] } : {}),
  ...(given.colour === undefined ? {} : { labelColour: given.colour.toLowerCase() }),
});

async function memberOf(database: Database, brand: string, username: string) {
  const { rows } = await sql<Pick<StandingChange, 'memberId' | 'brandId'>>`
    select m.id as "memberId", m.brand_id as "brandId" from members m join brands b on b.id = m.brand_id
    where b.code = ${brand} and lower(m.username) = lower(${username})`.execute(database);
  return rows[0] ?? null;
}

function sentenceOf(member: string, { rankName, rankLevel, labels }: Standing): string {
  const rank = `rank ${rankLevel}${rankName === '' ? '' : ` (${rankName})`}`;
  return `${member} has ${rank} and ${labels.length === 0 ? 'no labels' : `the labels ${labels.join(', ')}`}.`;
}
