import type { Database } from '../../../platform/database/database.ts';
import { type Failure, fail } from '../../../platform/result.ts';
import type { IdentityTools } from '../dependencies.ts';
import type { Candidate } from '../member-store.ts';
import { createLoginSteps, type LoginStep } from '../second-factor/login-steps.ts';

/** A password that is changed between the steps ends the login. */
export const digestOf = ({ hashToken }: Pick<IdentityTools, 'hashToken'>, { passwordHash }: Candidate): Buffer =>
  hashToken(passwordHash ?? '');

/** The first step ends here for who has a second factor: no session, but a ticket for the second. Null for everybody else. */
export async function askSecondStep(
  tools: IdentityTools,
  transaction: Database,
  brandId: string,
  candidate: Candidate,
  how: Pick<LoginStep, 'method' | 'page' | 'remember'>,
): Promise<Failure<'second_factor_required'> | null> {
  const { memberId } = candidate;
  const methods = await tools.secondFactors.within(transaction).methodsOf(memberId);
  if (methods.length === 0) return null;
  const ticket = tools.randomToken();
  await createLoginSteps(transaction).add({
    ...{ ...how, memberId, brandId, id: tools.newId(), createdAt: tools.clock.now() },
    ...{ tokenHash: tools.hashToken(ticket), passwordDigest: digestOf(tools, candidate) },
  });
  return fail('second_factor_required', { secondStep: { ticket, methods, passkey: null } });
}
