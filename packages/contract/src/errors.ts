/**
 * Every expected failure that leaves the server: its translation key (the `message` of the answer) and its HTTP status.
 * The texts stand in packages/i18n under the same keys.
 */
export const errorStatus = {
  invalid_input: 400,
  encrypted_body_required: 400,
  encrypted_body_unreadable: 400,
  encrypted_body_stale: 400,
  encrypted_body_replayed: 409,
  in_logged_login: 401,
  in_incorrect_password: 401,
  session_expired: 401,
  device_token_invalid: 401,
  in_need_true_account: 403,
  member_no_enter: 403,
  error_not_agent: 403,
  account_blocked: 403,
  registration_closed: 403,
  operation_not_allowed: 403,
  info_ip_block: 403,
  password_change_required: 403,
  not_found: 404,
  game_not_found: 404,
  vendor_not_found: 404,
  round_not_found: 404,
  chat_not_found: 404,
  username_taken: 409,
  mobile_taken: 409,
  repeated_with_other_content: 409,
  round_unfinished: 409,
  round_closed: 409,
  round_too_soon: 429,
  reality_check_due: 422,
  request_pending: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  insufficient_funds: 422,
  limit_reached: 422,
  bet_not_offered: 422,
  tile_not_offered: 422,
  choice_not_offered: 422,
  step_not_offered: 422,
  betting_closed: 422,
  table_limit: 422,
  launch_token_invalid: 422,
  captcha_check_failed: 422,
  invitation_code_error: 422,
  domain_check_failed: 422,
  transfer_refused: 422,
  favorites_full: 422,
  password_unchanged: 422,
  payment_password_wrong: 422,
  payment_password_locked: 429,
  payment_password_not_set: 422,
  reset_link_invalid: 422,
  social_login_failed: 422,
  social_taken: 409,
  revert_link_invalid: 422,
  game_unavailable: 503,
  vendor_not_answering: 503,
  too_many_requests: 429,
  quota_exceeded: 429,
  internal_error: 500,
  service_unavailable: 503,
  sms_not_sent: 503,
  info_maintenance: 503,
} as const;

export type MessageKey = keyof typeof errorStatus;

/** Failures that any call may answer, so that no call lists them itself. */
export const commonErrors = [
  'invalid_input',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal_error',
  'service_unavailable',
  'info_maintenance',
  'info_ip_block',
] as const satisfies readonly MessageKey[];

/** Failures that the permission rule and the encryption of a call bring with them. */
export const accessErrors = {
  anyone: [],
  signedIn: ['in_logged_login', 'session_expired', 'password_change_required'],
  realAccount: ['in_logged_login', 'session_expired', 'in_need_true_account', 'password_change_required'],
  agent: ['in_logged_login', 'session_expired', 'error_not_agent', 'password_change_required'],
  gameSession: ['session_expired'],
  visitor: ['in_logged_login', 'session_expired'],
  staff: ['in_logged_login', 'session_expired', 'operation_not_allowed'],
} as const satisfies Record<string, readonly MessageKey[]>;

export const encryptionErrors = [
  'encrypted_body_required',
  'encrypted_body_unreadable',
  'encrypted_body_stale',
  'encrypted_body_replayed',
] as const satisfies readonly MessageKey[];

/** What is wrong with one field of the input; `value.fields` of an `invalid_input` answer maps field names to these. */
export type FieldFault = { key: string; patternId?: number; min?: number; max?: number };
