import type { FailureDetail } from '@baize/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { type AuditLogModule, staffAct } from '../../audit-log/index.ts';
import { parseSettings } from '../settings/settings.ts';
import { readDocument } from './document-store.ts';
import { type BrandDeed, changeByDocument, type WritingTools } from './writing.ts';

type Routes = HandlersOf<'staffSiteLinks' | 'staffSiteLinksSet'>;

/** The links of a brand, which are a part of its configuration: who writes the site's content writes them without the rest of it. */
export function siteLinkRoutes(
  deps: Omit<WritingTools, 'inSameTransaction'> & { auditLog: Pick<AuditLogModule, 'append'>; forget: () => void },
): Routes {
  const known = async (brandId: string) => {
    const found = await readDocument(deps.database, brandId);
    if (!found) throw new Error(`there is no brand ${brandId}`);
    return found;
  };
  return {
    staffSiteLinks: async ({ brand }) => {
      const { version, document } = await known(brand.id);
      const { resources, customerService } = parseSettings(document.code, document.settings);
      return ok({ version, resources, customerService });
    },

    staffSiteLinksSet: async ({ brand, staff, ip, body: { version, reason, resources, customerService } }) => {
      const { document } = await known(brand.id);
      const inSameTransaction = async (transaction: DatabaseTransaction, { code, ...deed }: BrandDeed) => {
        const act = { ...deed, subject: `brand:${code}`, reason };
        await deps.auditLog.append(transaction, staffAct({ staff, ip }, deps.clock.now(), act));
      };
      const given = { ...document, settings: { ...document.settings, resources, customerService } };
      const written = await changeByDocument(
        { ...deps, inSameTransaction },
        { brandId: brand.id, version, given, mayMoveHosts: false },
        { changedBy: staff.username, reason },
      );
      deps.forget();
      if (written.ok) return written;
      if (written.message === 'already_decided') return fail('already_decided');
      if (written.message === 'invalid_input') return fail('invalid_input', ofLinks(written.detail));
      throw new Error(`the links of ${document.code} were refused: ${written.message}`);
    },
  };
}

/** The form knows the links without the settings that they stand in. */
const ofLinks = (detail: FailureDetail | undefined): FailureDetail => ({
  fields: Object.fromEntries(
    Object.entries(detail?.fields ?? {}).map(([name, fault]) => [name.replace(/^settings\./, ''), fault]),
  ),
});
