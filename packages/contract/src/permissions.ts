import * as z from 'zod/mini';

/**
 * What staff may do; a role is a bundle of these. Those that move money, decide who may, or open the site to a vendor ask for a second
 * factor.
 */
export const staffPermissions = {
  'chats.answer': { requiresSecondFactor: false },
  'chats.manage': { requiresSecondFactor: false },
  'feedback.read': { requiresSecondFactor: false },
  'feedback.handle': { requiresSecondFactor: false },
  'messages.write': { requiresSecondFactor: false },
  'applications.decide': { requiresSecondFactor: false },
  'agents.read': { requiresSecondFactor: false },
  'agents.manage': { requiresSecondFactor: true },
  'agents.pay': { requiresSecondFactor: true },
  'members.read': { requiresSecondFactor: false },
  'members.label': { requiresSecondFactor: false },
  'members.block': { requiresSecondFactor: false },
  'members.export': { requiresSecondFactor: true },
  'members.protect': { requiresSecondFactor: false },
  'identity.review': { requiresSecondFactor: true },
  'members.limits': { requiresSecondFactor: true },
  'money.adjust': { requiresSecondFactor: true },
  'payouts.decide': { requiresSecondFactor: true },
  'deposits.read': { requiresSecondFactor: false },
  'deposits.handle': { requiresSecondFactor: true },
  'withdrawals.read': { requiresSecondFactor: false },
  'withdrawals.decide': { requiresSecondFactor: true },
  'withdrawals.payByHand': { requiresSecondFactor: true },
  'withdrawals.rules': { requiresSecondFactor: true },
  'disputes.decide': { requiresSecondFactor: true },
  'transfers.read': { requiresSecondFactor: false },
  'rewards.read': { requiresSecondFactor: false },
  'rewards.edit': { requiresSecondFactor: true },
  'rewards.decide': { requiresSecondFactor: true },
  'vendors.read': { requiresSecondFactor: false },
  'vendors.keys': { requiresSecondFactor: true },
  'vendors.caps': { requiresSecondFactor: true },
  'rooms.read': { requiresSecondFactor: false },
  'rooms.hands': { requiresSecondFactor: true },
  'rooms.manage': { requiresSecondFactor: true },
  'sportsbook.read': { requiresSecondFactor: false },
  'sportsbook.trade': { requiresSecondFactor: true },
  'sportsbook.results': { requiresSecondFactor: true },
  'lotteries.read': { requiresSecondFactor: false },
  'lotteries.results': { requiresSecondFactor: true },
  'lotteries.rules': { requiresSecondFactor: true },
  'cockfight.read': { requiresSecondFactor: false },
  'cockfight.results': { requiresSecondFactor: true },
  'cockfight.settings': { requiresSecondFactor: true },
  'content.read': { requiresSecondFactor: false },
  'content.edit': { requiresSecondFactor: true },
  'catalogue.edit': { requiresSecondFactor: false },
  'brands.edit': { requiresSecondFactor: true },
  'staff.manage': { requiresSecondFactor: true },
  'roles.manage': { requiresSecondFactor: true },
  'audit.read': { requiresSecondFactor: false },
  'jobs.manage': { requiresSecondFactor: false },
  'system.read': { requiresSecondFactor: false },
  'system.switch': { requiresSecondFactor: true },
  'reports.read': { requiresSecondFactor: false },
  'exports.run': { requiresSecondFactor: false },
} as const satisfies Record<string, { requiresSecondFactor: boolean }>;

export type StaffPermission = keyof typeof staffPermissions;

export const staffPermissionNames = Object.keys(staffPermissions) as StaffPermission[];
export const staffPermission = z.enum(staffPermissionNames as [StaffPermission, ...StaffPermission[]]);
