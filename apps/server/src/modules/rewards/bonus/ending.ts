import { type BonusEvent, stateAfter } from '@baize/rewards';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { type Act, convertBonus, forfeitBonus, type SqlStatement } from '../../ledger/index.ts';
import type { RewardDependencies, RewardNotice } from '../dependencies.ts';
import { nameIn } from '../statements.ts';
import { type GrantJson, grantFacts, progressOf } from './facts.ts';
import { endStatements } from './statements.ts';

/** What a running bonus comes to when it ends by an event; a step that the table of states does not have throws a TypeError. */
export function endOfGrant(
  grant: GrantJson,
  event: BonusEvent,
  of: { memberId: string; currencyCode: string; at: Date },
): { act: Act; statements: SqlStatement[]; notice: RewardNotice | null } {
  const { memberId, currencyCode, at } = of;
  const step = stateAfter(grant.state, event);
  if (!step) throw new TypeError(`bonus ${grant.id} takes no step ${event} from ${grant.state}`);
  const amountMinor = BigInt(grant.amountMinor);
  const fields = { reference: `bonus/${grant.id}/end`, memberId, subject: grant.id, amountMinor };
  const { progressMinor } = progressOf(grant);
  const facts = { memberId, reference: grant.id, amountMinor, currencyCode, name: nameIn(grant.names, 'TY') };
  const notice: Record<string, RewardNotice | undefined> = {
    wageringMet: { ...facts, kind: 'bonusConverted' },
    timeOver: { ...facts, kind: 'bonusExpired' },
  };
  return {
    act: step.movement === 'bonusConvert' ? convertBonus(fields) : forfeitBonus(fields),
    statements: endStatements({ memberId, id: grant.id, to: step.to, progressMinor, at }),
    notice: notice[event] ?? null,
  };
}

export type Ended = Result<GrantJson['state'], 'not_found' | 'already_decided' | 'repeated_with_other_content'>;

/** Ends bonuses, each once: whatever asks for it, the grant is read with the wallet and written with its money. */
export function createBonusEnding({ ledger, notify }: Pick<RewardDependencies, 'ledger' | 'notify'>) {
  const end = (
    memberId: string,
    grantId: string,
    eventOf: (grant: GrantJson, now: Date) => BonusEvent | Ended | null,
  ): Promise<Ended> =>
    ledger.runWalletTransaction<GrantJson | null, Ended>({
      memberId,
      references: [],
      facts: () => grantFacts(memberId, grantId),
      decide: ({ wallet, facts: grant }, at) => {
        if (!wallet || !grant) return { answer: fail('not_found') };
        if (grant.state !== 'running') return { answer: fail('already_decided') };
        const event = eventOf(grant, at);
        if (event === null) return { answer: ok('running') };
        if (typeof event !== 'string') return { answer: event };
        const { currencyCode } = wallet;
        const { act, statements, notice } = endOfGrant(grant, event, { memberId, currencyCode, at });
        return {
          acts: [act],
          lockedAccount: 'cash',
          statements: [...statements, ...(notice ? notify(notice) : [])],
          booked: () => ({ answer: ok(stateAfter('running', event)?.to ?? 'running') }),
          insufficient: fail('already_decided'),
        };
      },
    });

  return {
    /** Converts what was wagered, ends what took too long, and leaves the rest as it is. */
    follow: (memberId: string, grantId: string): Promise<Ended> =>
      end(memberId, grantId, (grant, now) => {
        if (progressOf(grant).isMet) return 'wageringMet';
        return new Date(grant.expiresAt) <= now ? 'timeOver' : null;
      }),

    /** The member gives it up, knowing the sum. */
    giveUp: (memberId: string, grantId: string, shownMinor: bigint): Promise<Ended> =>
      end(memberId, grantId, (grant) => {
        if (progressOf(grant).isMet) return 'wageringMet';
        return BigInt(grant.amountMinor) === shownMinor ? 'givenUp' : fail('repeated_with_other_content');
      }),
  };
}
export type BonusEnding = ReturnType<typeof createBonusEnding>;
