import { type Database, withTables } from '../../../platform/database/database.ts';
import type { StaffDependencies } from '../dependencies.ts';
import type { StaffTables } from '../schema.ts';

const linkLifeMs = 48 * 60 * 60_000;

export interface MadeLink {
  id: string;
  url: string;
  expiresAt: Date;
}

type NewLink = { brandId: string; createdBy: string | null } & (
  | { kind: 'passwordReset'; staffId: string }
  | {
      kind: 'invitation';
      forAllBrands: boolean;
      roleIds: readonly string[];
      /** Null: it is shown to who made it, and sent to nobody. */
      sealedEmail: string | null;
      suggestedName?: string;
    }
);

/** Links that somebody opens once within 48 hours. The secret stands behind `#`, which no browser sends to a server or writes into a log. */
export function createLinks(
  deps: Pick<StaffDependencies, 'clock' | 'newId' | 'randomToken' | 'hashToken' | 'outbox'> & {
    brands: Pick<StaffDependencies['brands'], 'publicOriginOf'>;
  },
) {
  /** With the caller's transaction. An earlier reset link of the account opens nothing from then on. */
  const make = async (transaction: Database, link: NewLink): Promise<MadeLink> => {
    const database = withTables<StaffTables>(transaction);
    const at = deps.clock.now();
    const token = deps.randomToken();
    const expiresAt = new Date(at.getTime() + linkLifeMs);
    const isReset = link.kind === 'passwordReset';
    if (isReset) {
      await database
        .updateTable('staff_links')
        .set({ revoked_at: at })
        .where('staff_id', '=', link.staffId)
        .where('used_at', 'is', null)
        .where('revoked_at', 'is', null)
        .execute();
    }
    const id = deps.newId();
    await database
      .insertInto('staff_links')
      .values({
        id,
        kind: link.kind,
        token_hash: deps.hashToken(token),
        brand_id: link.brandId,
        staff_id: isReset ? link.staffId : null,
        for_all_brands: isReset ? false : link.forAllBrands,
        sealed_email: isReset ? null : link.sealedEmail,
        suggested_name: isReset ? '' : (link.suggestedName ?? ''),
        role_ids: isReset ? [] : [...link.roleIds],
        created_by: link.createdBy,
        created_at: at,
        expires_at: expiresAt,
        used_at: null,
        revoked_at: null,
      })
      .execute();
    return { id, url: `${await deps.brands.publicOriginOf(link.brandId)}/console/link#${token}`, expiresAt };
  };

  const send = (
    transaction: Database,
    brandId: string,
    to: string,
    texts: { subject: string; text: string },
    { url, expiresAt }: MadeLink,
  ): Promise<void> =>
    deps.outbox.post(
      brandId,
      { channel: 'mail', to, ...texts, link: url, expiresAt: expiresAt.toISOString() },
      transaction,
    );

  return { make, send };
}
export type Links = ReturnType<typeof createLinks>;
