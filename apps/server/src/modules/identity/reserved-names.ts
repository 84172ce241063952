import { lookOf } from './look-alikes.ts';

/** Names that speak for the house; no member has one, nor one that looks like it, nor one with digits behind it. */
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

/** Whether a member may not be called so. `brandNames`: the brand's code and name, which speak for the house as well. */
export function isReservedName(username: string, brandNames: readonly string[]): boolean {
  const looks = new Set([...reservedNames, ...brandNames].map(lookOf));
  return [username, username.replace(/\d+$/, '')].some((name) => lookOf(name) !== '' && looks.has(lookOf(name)));
}
