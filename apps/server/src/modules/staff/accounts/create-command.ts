import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AuditLogModule } from '../../audit-log/index.ts';
import { type BuiltInRole, builtInRoles } from '../roles/built-in.ts';
import { createAccountStore } from './account-store.ts';
import { createLinks } from './links.ts';

const roleNames = Object.keys(builtInRoles) as BuiltInRole[];
const usage = [
  'npm run staff:create -- --brand CODE --name NAME --role ROLE [--all-brands]',
  '  --brand CODE     at whose console the account signs in first',
  '  --name NAME      the name that is suggested to who opens the link',
  `  --role ROLE      ${roleNames.join(', ')}`,
  '  --all-brands     the account looks after every brand, and after vendors and jobs',
];
const options = {
  brand: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  'all-brands': { type: 'boolean', default: false },
} as const;
type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

export interface StaffCreateTools {
  database: Database;
  clock: Clock;
  newId: () => string;
  randomToken: () => string;
  hashToken: (token: string) => Buffer;
  publicOriginOf(brandId: string): Promise<string>;
  auditLog: Pick<AuditLogModule, 'append'>;
  log: (line: string) => void;
}

/** `npm run staff:create`: prints a link that makes a staff account, while the site is running. Returns the program's exit code. */
export async function runStaffCreate(args: readonly string[], tools: StaffCreateTools): Promise<number> {
  const { log } = tools;
  const given = argumentsOf(args);
  const problem = typeof given === 'string' ? given : wrongArgument(given);
  if (typeof given === 'string' || problem !== null) {
    for (const line of [problem ?? '', '', ...usage]) log(line);
    return 2;
  }
  const { brand = '', name = '' } = given;
  const role = given.role as BuiltInRole;
  const { rows } = await sql<{ id: string }>`select id from brands where code = ${brand}`.execute(tools.database);
  const brandId = rows[0]?.id;
  if (brandId === undefined) {
    log(`There is no brand ${brand}.`);
    return 1;
  }
  if (await createAccountStore(tools.database).isNameTaken(name)) {
    log(`There is a staff account ${name} already.`);
    return 1;
  }
  const outbox = { post: () => Promise.reject(new Error('a command sends no mail')) };
  // Asked before the transaction, which holds the command's one connection.
  const origin = await tools.publicOriginOf(brandId);
  const links = createLinks({ ...tools, outbox, brands: { publicOriginOf: async () => origin } });
  const forAllBrands = given['all-brands'];
  const link = await tools.database.transaction().execute(async (transaction) => {
    const made = await links.make(transaction, {
      kind: 'invitation',
      brandId,
      forAllBrands,
      roleIds: [builtInRoles[role]],
      sealedEmail: null,
      suggestedName: name,
      createdBy: null,
    });
    await tools.auditLog.append(transaction, {
      at: tools.clock.now(),
      actor: { kind: 'system', id: 'staff:create' },
      brandId,
      act: 'inviteStaff',
      subject: `invitation:${made.id}`,
      reason: 'asked for on the command line',
      after: { name, roles: [role], forAllBrands },
    });
    return made;
  });
  log(`Open this link within 48 hours to set the password of ${name} (${role}); it works once:`);
  log(link.url);
  return 0;
}

function argumentsOf(args: readonly string[]): Given | string {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function wrongArgument({ brand, name, role }: Given): string | null {
  if (!brand || !name) return '--brand and --name must be given.';
  return roleNames.some((known) => known === role) ? null : `--role must be one of ${roleNames.join(', ')}.`;
}
