import { lookOf } from './look-alikes.ts';

/** Names that speak for the operator; no member has one, nor one that looks like it, nor one with digits behind it. */
const reservedNames = [
  'admin',
  'administrator',
  'root',
  'system',
  'sysadmin',
  'superuser',
  'webmaster',
  'postmaster',
  'hostmaster',
  'owner',
  'official',
  'operator',
  'manager',
  'management',
  'moderator',
  'mod',
  'staff',
  'demostaff',
  'employee',
  'support',
  'service',
  'customerservice',
  'customersupport',
  'help',
  'helpdesk',
  'security',
  'compliance',
  'finance',
  'cashier',
  'payment',
  'payments',
  'payout',
  'dealer',
  'croupier',
  'casino',
  'house',
] as const;

/** What makes no other name of one of those, before or behind it. */
const affixes = ['demo', 'official', 'real', 'the', 'team', 'desk'] as const;

/**
 * Whether a member may not be called so, nor with digits or the brand's name around it. `brandNames`: the brand's code and name, which speak
 * for the operator as well.
 */
export function isReservedName(username: string, brandNames: readonly string[]): boolean {
  const reserved = new Set([...reservedNames, ...brandNames].map(lookOf));
  const around = [...affixes, ...brandNames].map(lookOf).filter((look) => look !== '');
  const bare = [username.replace(/\d+$/, ''), username.replace(/^\d+/, ''), username.replace(/^\d+|\d+$/g, '')];
  return [username, ...bare].some((name) => speaksForServer(lookOf(name), reserved, around));
}

function speaksForServer(name: string, reserved: ReadonlySet<string>, around: readonly string[]): boolean {
  // Each rest once, however many ways lead to it.
  const rests = new Set([name]);
  for (const look of rests) {
    if (look === '') continue;
    if (reserved.has(look)) return true;
    for (const affix of around) {
      if (look.startsWith(affix)) rests.add(look.slice(affix.length));
      if (look.endsWith(affix)) rests.add(look.slice(0, -affix.length));
    }
  }
  return false;
}
