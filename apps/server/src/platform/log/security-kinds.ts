/** What happens to the doors of the operator: each has a line in the log and a count in the metrics. */
export const securityKinds = [
  'login_failed',
  'login_locked_out',
  'device_token_replayed',
  'payment_password_locked',
  'registration_refused',
  'staff_signed_in',
  'staff_sign_in_failed',
  'staff_locked_out',
  'staff_read_chat',
  'staff_read_feedback',
  'staff_read_member',
  'staff_read_list',
  'staff_second_factor_failed',
  'staff_address_refused',
  'vendor_call_refused',
  'vendor_call_replayed',
  'payment_callback_refused',
  'vendor_key_added',
  'vendor_key_retired',
  'games_imported',
  'encrypted_body_refused',
  'encrypted_body_replayed',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/**
 * Kinds that a stranger makes as often as he may send requests, as what he sends needs no account and no key: how many lines one network may
 * write in a minute. Of sign-ins it is as many as one address may try.
 */
export const floodableKinds: Partial<Record<SecurityKind, number>> = {
  login_failed: 20,
  login_locked_out: 20,
  staff_sign_in_failed: 20,
  staff_locked_out: 20,
  vendor_call_refused: 5,
  vendor_call_replayed: 5,
  payment_callback_refused: 5,
  encrypted_body_refused: 5,
  encrypted_body_replayed: 5,
};

/** Kinds that are somebody's act, and what the audit log calls it. */
export const auditedActs = {
  staff_signed_in: 'staffSignIn',
  staff_sign_in_failed: 'staffSignInFailed',
  staff_read_chat: 'readChat',
  staff_read_feedback: 'readFeedback',
  staff_read_member: 'readMember',
  staff_read_list: 'readList',
  staff_second_factor_failed: 'staffSecondFactorFailed',
  games_imported: 'importGames',
} as const satisfies Partial<Record<SecurityKind, string>>;
export type AuditedKind = keyof typeof auditedActs;

/** So many events of a kind within so many minutes are an alarm. */
export interface SecurityBurst {
  kind: SecurityKind;
  count: number;
  windowMinutes: number;
}

export const securityBursts: readonly SecurityBurst[] = [
  { kind: 'login_failed', count: 200, windowMinutes: 5 },
  { kind: 'login_locked_out', count: 50, windowMinutes: 10 },
  { kind: 'device_token_replayed', count: 3, windowMinutes: 60 },
  { kind: 'payment_password_locked', count: 5, windowMinutes: 60 },
  { kind: 'registration_refused', count: 50, windowMinutes: 60 },
  { kind: 'staff_sign_in_failed', count: 10, windowMinutes: 30 },
  { kind: 'staff_locked_out', count: 1, windowMinutes: 30 },
  { kind: 'staff_read_chat', count: 300, windowMinutes: 60 },
  { kind: 'staff_read_feedback', count: 300, windowMinutes: 60 },
  { kind: 'staff_read_member', count: 300, windowMinutes: 60 },
  { kind: 'staff_address_refused', count: 10, windowMinutes: 30 },
  { kind: 'staff_second_factor_failed', count: 10, windowMinutes: 30 },
  { kind: 'vendor_call_refused', count: 50, windowMinutes: 5 },
  { kind: 'vendor_call_replayed', count: 20, windowMinutes: 5 },
  { kind: 'payment_callback_refused', count: 50, windowMinutes: 5 },
  { kind: 'encrypted_body_refused', count: 100, windowMinutes: 5 },
  { kind: 'encrypted_body_replayed', count: 20, windowMinutes: 5 },
];
