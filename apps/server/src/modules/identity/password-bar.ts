import { type CallName, calls } from '@baize/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import { fail, type Result } from '../../platform/result.ts';
import type { SignedInMember } from './read-model.ts';

/** All that a session may do while its password has to be changed: see whose it is, change the password, leave. */
export const callsBeforePasswordChange = ['memberInfo', 'changePassword', 'logout'] as const satisfies CallName[];

type AnyHandler = (request: { member?: SignedInMember }) => Promise<Result<unknown>>;

/** Puts the bar before every handler that serves a logged-in account; calls that need no login stay as they are. */
export function barUntilPasswordChanged(handlers: Handlers): Handlers {
  const barred = Object.entries(handlers as unknown as Record<CallName, AnyHandler>).map(([name, handle]) => {
    const isOpen = callsBeforePasswordChange.some((open) => open === name);
    const { access } = calls[name as CallName];
    if (isOpen || (access !== 'signedIn' && access !== 'realAccount')) return [name, handle];
    const behindBar: AnyHandler = async (request) =>
      request.member?.mustChangePassword ? fail('password_change_required') : handle(request);
    return [name, behindBar];
  });
  return Object.fromEntries(barred) as Handlers;
}
