import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { IdentityCheckTables } from './schema.ts';

type NewDocument = Omit<IdentityCheckTables['identity_documents'], 'sealed'> & { webp: Buffer };

const ownerOf = ({ member_id, id }: { member_id: string; id: string }) => `identity document ${id} of ${member_id}`;

/** Pictures of documents. Each is sealed for its own id and member, so that no row shows another's. */
export function createDocumentStore(anyDatabase: Database, secretBox: Pick<SecretBox, 'sealBytes' | 'openBytes'>) {
  const database = withTables<IdentityCheckTables>(anyDatabase);

  const ofCheck = ({ member_id, id }: { member_id: string; id: string }) =>
    database
      .selectFrom('identity_documents')
      .select(['id', 'kind', 'uploaded_at'])
      .where('member_id', '=', member_id)
      .where('check_id', '=', id)
      .orderBy('uploaded_at')
      .execute();

  /** Takes the place of an earlier one of its kind. */
  const put = async ({ webp, ...row }: NewDocument): Promise<void> => {
    await database
      .deleteFrom('identity_documents')
      .where('member_id', '=', row.member_id)
      .where('check_id', '=', row.check_id)
      .where('kind', '=', row.kind)
      .execute();
    const sealed = secretBox.sealBytes(webp, ownerOf(row));
    await database
      .insertInto('identity_documents')
      .values({ ...row, sealed })
      .execute();
  };

  /** A member's own one, or one of a brand's members; null for another's. */
  const open = async (
    documentId: string,
    asker: { memberId: string } | { brandId: string },
  ): Promise<{ webp: Buffer; memberId: string } | null> => {
    const row = await database
      .selectFrom('identity_documents')
      .select(['id', 'member_id', 'sealed'])
      .where('id', '=', documentId)
      .where('memberId' in asker ? 'member_id' : 'brand_id', '=', 'memberId' in asker ? asker.memberId : asker.brandId)
      .executeTakeFirst();
    return row ? { webp: secretBox.openBytes(row.sealed, ownerOf(row)), memberId: row.member_id } : null;
  };

  const remove = async (which: RawBuilder<SqlBool>): Promise<number> => {
    const { numAffectedRows = 0n } = await sql`delete from identity_documents d using identity_checks c
      where c.member_id = d.member_id and c.id = d.check_id and ${which}`.execute(anyDatabase);
    return Number(numAffectedRows);
  };

  const removeOfMember = (memberId: string) => remove(sql`d.member_id = ${memberId}`);

  /** Documents of checks that were decided before, and those of that age which were never sent in. */
  const removeOld = (brandId: string, before: Date) =>
    remove(
      sql`d.brand_id = ${brandId} and (c.decided_at < ${before} or (c.state = 'OPEN' and d.uploaded_at < ${before}))`,
    );

  const brandsWithDocuments = async (): Promise<string[]> => {
    const rows = await database.selectFrom('identity_documents').select('brand_id').distinct().execute();
    return rows.map(({ brand_id }) => brand_id);
  };

  return { ofCheck, put, open, removeOfMember, removeOld, brandsWithDocuments };
}
