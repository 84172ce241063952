import { createStaffPorts } from '../../../composition/staff-ports.ts';
import { writingInCore } from '../../../composition/vendors/vendors-apart.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { LottoDependencies } from '../dependencies.ts';
import { createDesk, type Desk } from '../desk.ts';

const secretBox = createSecretBox('a secret of tests');

export type TestDeskParts = Pick<
  LottoDependencies,
  'database' | 'clock' | 'walletOf' | 'refusalOfStakeAt' | 'onFailure'
> & {
  /** Where members and messages are: `database`, or another one. */
  core: Database;
  /** Where acts of the staff are written down. */
  acts: { act: string; subject: string }[];
  /** Null by default. */
  topGroupOf?: LottoDependencies['topGroupOf'];
};

/** The lotteries as a program of its own builds them, without the rest of the server. */
export function createTestDesk({ acts, core, ...parts }: TestDeskParts): Desk {
  const apart = core === parts.database ? null : { database: parts.database };
  return createDesk({
    topGroupOf: async () => null,
    ...parts,
    secretBox,
    newId,
    drawFeedSecret: 'a secret of the draws',
    staffPorts: createStaffPorts({
      ...parts,
      database: core,
      inCore: writingInCore(core, apart),
      auditLog: {
        append: async (_, entry) => {
          acts.push(entry);
          return 0n;
        },
      },
      securityEvents: { record: async () => undefined },
    }),
  });
}
