import type { CallInput, Calls } from '@baize/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { BrandSettings } from '../../brand/index.ts';
import type { IdentityTools } from '../dependencies.ts';
import type { Reached } from '../login/step-up.ts';
import { createMemberStore } from '../member-store.ts';
import { createPasswordLinks } from '../passwords/password-links.ts';
import { type Caller, endEverywhere } from '../sessions/session-opening.ts';
import { type ContactChangeRow, createContactChangeStore } from './contact-change-store.ts';
import { masked, orTaken } from './contacts.ts';

/**
 * Undoing a change of number or address by the link that went to the old one: whoever made the change is put out, with whatever he changed
 * or linked after it. While another member has the old number the link stays good.
 */
export function createContactRevert(tools: IdentityTools) {
  const { database, brands, clock, contacts } = tools;

  const restore = async (transaction: DatabaseTransaction, change: ContactChangeRow): Promise<void> => {
    const { member_id: memberId, brand_id: brandId, kind } = change;
    const value = change.sealed_old_value === null ? null : await tools.secretBox.open(change.sealed_old_value);
    if (value === null) {
      await contacts.remove(transaction, memberId, kind);
    } else {
      const old = { memberId, brandId, kind, value, verifiedAt: change.old_verified_at };
      await contacts.replace(transaction, old);
      if (kind === 'mobile') await createMemberStore(transaction).renameMasked(memberId, masked('mobile', value));
    }
  };

  /** The thief may know the password: it ends where the owner can get another, and must be changed where he cannot. */
  const distrustPassword = async (transaction: DatabaseTransaction, memberId: string, canReset: boolean, now: Date) => {
    const members = createMemberStore(transaction);
    if (canReset) await members.removePassword(memberId, now);
    else await members.demandNewPassword(memberId);
    await endEverywhere(transaction, memberId, now);
    await createPasswordLinks(transaction).endAll(memberId, now);
  };

  return async (caller: Caller, { linkToken }: CallInput<Calls['revertContact']>['body']) => {
    const settings = await brands.settingsOf(caller.brand.id);
    const now = clock.now();
    const undone = await orTaken(
      database.transaction().execute(async (transaction) => {
        const changes = createContactChangeStore(transaction);
        const found = () => changes.byLink(tools.hashToken(linkToken), caller.brand.id, now);
        const asked = await found();
        if (!asked) return fail('revert_link_invalid');
        await createMemberStore(transaction).lock(asked.member_id);
        const change = await found();
        if (!change) return fail('revert_link_invalid');
        for (const undoneChange of await changes.takeBack(change, now)) await restore(transaction, undoneChange);
        await changes.unlinkSince(change);
        const passwordRemoved = canResetBy(settings, await contacts.of(transaction, change.member_id));
        await distrustPassword(transaction, change.member_id, passwordRemoved, now);
        return ok({ memberId: change.member_id, kind: change.kind, passwordRemoved });
      }),
    );
    if (!undone.ok) return undone;
    const { memberId, ...answer } = undone.value;
    tools.cache.forget(memberId);
    return ok(answer);
  };
}

const canResetBy = ({ flags }: BrandSettings, reached: Reached): boolean =>
  reached.email !== undefined || (reached.mobile !== undefined && (flags.CHNGPASSVERIF3 || flags.MOBILENUMREG3));
