import { type Call, calls, type StaffPermission, staffPermissionNames, staffPermissions } from '@baize/contract';
import { describe, expect, test } from 'vitest';
import type { RequestStaff } from './handlers.ts';
import { permitStaff } from './permissions.ts';

const staffCalls = (Object.entries(calls) as [string, Call][]).filter(([, call]) => call.access === 'staff');

const staff = (
  permissions: readonly StaffPermission[],
  more: Partial<Pick<RequestStaff, 'secondFactor' | 'forAllBrands' | 'permissionsEverywhere'>> = {},
): RequestStaff => ({
  id: 's',
  brandId: 'b',
  sessionId: 'c',
  username: 'anna',
  permissions,
  permissionsEverywhere: permissions,
  forAllBrands: true,
  secondFactor: 'given',
  ...more,
});
const answer = (call: Call, who: RequestStaff): string => {
  const permitted = permitStaff(call, who);
  return permitted.ok ? 'ok' : permitted.message;
};

/** Calls about the own account, which every staff member may make. */
const ownCalls = [
  'staffLogout',
  'staffInfo',
  'staffSessions',
  'staffSessionEnd',
  'staffPasswordChange',
  'staffSecondFactor',
  'staffTotpStart',
  'staffTotpFinish',
  'staffTotpRemove',
  'staffPasskeyStart',
  'staffPasskeyFinish',
  'staffPasskeyRemove',
  'staffRecoveryCodes',
  'staffSecondFactorGive',
  'staffPasskeyChallenge',
  'staffPasskeyGive',
];

test('every call of staff asks for a permission, but for those about the own account', () => {
  const open = staffCalls.filter(([, call]) => call.permission === undefined).map(([name]) => name);
  expect(open.sort()).toEqual([...ownCalls].sort());
});

test('every permission is asked for by a call', () => {
  const asked = new Set(staffCalls.map(([, call]) => call.permission));
  expect(staffPermissionNames.filter((permission) => !asked.has(permission))).toEqual([]);
});

test('what moves money, opens identity documents or the site to a vendor, or decides who may do what wants a second factor', () => {
  const wanted = staffPermissionNames.filter((permission) => staffPermissions[permission].requiresSecondFactor);
  expect(wanted).toEqual([
    'agents.manage',
    'agents.pay',
    'members.export',
    'risk.rules',
    'identity.review',
    'members.limits',
    'money.adjust',
    'payouts.decide',
    'deposits.handle',
    'withdrawals.decide',
    'withdrawals.payByHand',
    'withdrawals.rules',
    'disputes.decide',
    'rewards.edit',
    'rewards.decide',
    'vendors.keys',
    'vendors.caps',
    'rooms.hands',
    'rooms.manage',
    'sportsbook.trade',
    'sportsbook.results',
    'lotteries.results',
    'lotteries.rules',
    'cockfight.results',
    'cockfight.settings',
    'content.edit',
    'brands.edit',
    'staff.manage',
    'roles.manage',
    'system.switch',
  ]);
});

describe.each(staffCalls)('%s', (_name, call) => {
  test('is open to its own permission alone', () => {
    for (const permission of staffPermissionNames) {
      const may = call.permission === undefined || call.permission === permission;
      expect(answer(call, staff([permission])), permission).toBe(may ? 'ok' : 'operation_not_allowed');
    }
    const others = staffPermissionNames.filter((permission) => permission !== call.permission);
    expect(answer(call, staff(others))).toBe(call.permission === undefined ? 'ok' : 'operation_not_allowed');
    expect(answer(call, staff([]))).toBe(call.permission === undefined ? 'ok' : 'operation_not_allowed');
  });

  test('asks for the second factor where it must', () => {
    const all = staffPermissionNames;
    const owes = answer(call, staff(all, { secondFactor: 'missing' }));
    expect(owes).toBe(call.beforeSecondFactor ? 'ok' : 'second_factor_required');
    const needs = call.permission !== undefined && staffPermissions[call.permission].requiresSecondFactor;
    const without = answer(call, staff(all, { secondFactor: 'none' }));
    expect(without).toBe(needs ? 'second_factor_setup_required' : 'ok');
  });

  test('concerns all brands, or the staff’s own', () => {
    const ofOne = answer(call, staff(staffPermissionNames, { forAllBrands: false }));
    expect(ofOne).toBe(call.forAllBrands ? 'operation_not_allowed' : 'ok');
    // A role of one brand, which its own administrator can edit, gives nothing of the others.
    const byRoleOfBrand = answer(call, staff(staffPermissionNames, { permissionsEverywhere: [] }));
    expect(byRoleOfBrand).toBe(call.forAllBrands && call.permission !== undefined ? 'operation_not_allowed' : 'ok');
  });
});
