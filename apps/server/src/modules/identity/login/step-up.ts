import type { RequestMember } from '../../../platform/http/handlers.ts';
import { fail } from '../../../platform/result.ts';
import { type ContactKind, channelOf } from '../contacts/contacts.ts';
import { fieldFailure } from '../contacts/proofs.ts';
import type { IdentityTools } from '../dependencies.ts';
import type { Candidate } from '../member-store.ts';
import { createCountedPassword } from '../passwords/counted-password.ts';
import type { Caller } from '../sessions/session-opening.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import { isFresh } from './login-rules.ts';

/** Where a member can be reached now, in plain. */
export type Reached = Partial<Record<ContactKind, string>>;

/** Proving once more that the person at the keyboard is the account's owner, before what a thief would do first. */
export function createStepUp(tools: IdentityTools) {
  const { database, clock, verification } = tools;
  const isRightPassword = createCountedPassword(tools);

  /** Null for the right password. It is counted by the login's throttle; a wrong one stands under `field`. */
  const passwordFault = async (
    caller: Caller,
    account: Pick<Candidate, 'username' | 'memberId' | 'passwordHash'>,
    password: string,
    field: 'password' | 'oldPassword',
  ) => {
    if (password === '') return fieldFailure({ [field]: { key: 'not_empty' } });
    const checked = await isRightPassword(caller, account, password);
    if (!checked.ok) return checked;
    return checked.value
      ? null
      : fail('in_incorrect_password', { fields: { [field]: { key: 'in_incorrect_password' } } });
  };

  const freshSessionFault = async (member: RequestMember) => {
    const session = await createSessionStore(database).byId(member.sessionId);
    return session && isFresh(session, clock.now())
      ? null
      : fieldFailure({ password: { key: 'password_needed_first' } });
  };

  /** Null once the old contact's code or the password was right; an account that has neither needs a login of just now. */
  const changeFault = async (
    caller: Caller,
    member: RequestMember,
    account: Candidate,
    proof: { kind: ContactKind; reached: Reached; formId: string; password: string; oldCode: string },
  ) => {
    const old = oldContactOf(proof.kind, proof.reached);
    if (old && proof.oldCode !== '') {
      const binding = { brandId: member.brandId, purpose: 'contact_old', formId: proof.formId, ...old } as const;
      const wrong = await verification.checkCode(binding, proof.oldCode);
      return wrong ? fieldFailure({ oldCode: { key: wrong } }) : null;
    }
    if (account.passwordHash !== null) return passwordFault(caller, account, proof.password, 'password');
    return old ? fieldFailure({ oldCode: { key: 'missing_verification_code' } }) : freshSessionFault(member);
  };

  return { passwordFault, freshSessionFault, changeFault };
}

/** Where the code to the old contact goes: to the one of the same kind, else to the other; null where there is none. */
export function oldContactOf(kind: ContactKind, reached: Reached) {
  const other = kind === 'mobile' ? 'email' : 'mobile';
  const has = reached[kind] ? kind : reached[other] ? other : null;
  return has === null ? null : { channel: channelOf(has), to: reached[has] as string };
}
