import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { instant, text } from '../fields.ts';

/** `support` looks after chats and feedback, `admin` after everything. */
export const staffRole = z.enum(['support', 'admin']);
export type StaffRole = z.output<typeof staffRole>;

export const staffLogin = defineCall({
  summary: 'Staff signs in to the console',
  method: 'POST',
  path: '/wps/staff/session',
  access: 'anyone',
  whileClosed: true,
  encrypted: true,
  perMinute: 10,
  body: z.strictObject({ username: text(255), password: text(255) }),
  answer: z.object({ token: z.string(), expiresAt: instant }),
  errors: ['in_incorrect_password'],
});

export const staffLogout = defineCall({
  summary: 'End the staff session at once',
  method: 'DELETE',
  path: '/wps/staff/session',
  access: 'staff',
  encrypted: false,
  answer: z.object({}),
  errors: [],
});

export const staffInfo = defineCall({
  summary: 'Who is signed in to the console',
  method: 'GET',
  path: '/wps/staff/session',
  access: 'staff',
  encrypted: false,
  answer: z.object({
    id: z.string(),
    username: z.string(),
    role: staffRole,
    brandName: z.string(),
    /** Whole years: all that the brand's pages name, and what is enforced; more than one is a fault of the settings. */
    ages: z.object({ shown: z.array(z.int()), enforced: z.int() }),
  }),
  errors: [],
});
