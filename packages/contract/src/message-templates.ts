import * as z from 'zod/mini';

/**
 * Messages that the program writes to a member. Their texts stand in the catalogue under `memberMessages.<template>.{title,text}`; values
 * that a text names: `amount` and `remainder` (decimal text), `currency`, `orderId`, `reason`, `until` and `at` (ISO 8601), `sender`,
 * `receiver`, `note`.
 */
export const messageTemplate = z.enum([
  'depositPaid',
  'depositFailed',
  'depositExpired',
  'depositReversed',
  'withdrawalRequested',
  'withdrawalApproved',
  'withdrawalRejected',
  'withdrawalCancelled',
  'withdrawalDisbursed',
  'withdrawalFailed',
  'withdrawalFirstWarning',
  'withdrawalLastWarning',
  'withdrawalAutoReceived',
  'withdrawalCompleted',
  'withdrawalPartialReview',
  'withdrawalDisputed',
  'withdrawalRemainderPaid',
  'withdrawalRemainderRefused',
  'withdrawalForcedReceived',
  'withdrawalReopened',
  'memberTransferReceived',
  'memberTransferSent',
  'memberTransferReturned',
  'identityCheckApproved',
  'identityCheckRejected',
  'payoutAccountAdded',
  'feedbackAnswered',
]);
export type MessageTemplate = z.output<typeof messageTemplate>;
