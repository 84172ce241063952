import type { MessageKey } from '@baize/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { takeLock } from '../../../platform/database/named-locks.ts';
import type { RequestStaff } from '../../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import type { CorrectionDependencies } from './dependencies.ts';
import { type CorrectionBounds, needsSecondPerson } from './rules.ts';
import { mayMoveCorrection } from './states.ts';
import { type AskedCorrection, type Correction, createCorrectionStore } from './store.ts';

const dayMs = 86_400_000;

interface By {
  staff: RequestStaff;
  ip: string;
}

/** Rolls back what was begun for a correction that cannot be booked. */
class NotBooked extends Error {
  readonly key: 'insufficient_funds' | 'repeated_with_other_content';
  constructor(key: NotBooked['key']) {
    super(key);
    this.key = key;
  }
}

const isSame = (known: Correction, asked: AskedCorrection): boolean =>
  known.brandId === asked.brandId &&
  known.memberId === asked.memberId &&
  known.amountMinor === asked.amountMinor &&
  known.reason === asked.reason;

type NotBookedKey = NotBooked['key'];
interface Asked {
  state: 'booked' | 'waiting';
  isReplay: boolean;
  /** Null: nothing was booked. */
  cashMinor: bigint | null;
}

/** Asks for corrections and decides them; each act is in the audit log, or did not happen. */
export function createCorrectionActs(deps: CorrectionDependencies) {
  const { database, clock, auditLog, manualAdjustments } = deps;

  /** Books in the transaction. Throws NotBooked. */
  const book = async (transaction: DatabaseTransaction, by: By, asked: AskedCorrection, decisionReason?: string) => {
    const { brandId, memberId, amountMinor, occasion, reason, id: reference } = asked;
    const agreed = decisionReason === undefined ? {} : { agreed: { askedBy: asked.askedBy, decisionReason } };
    const booking = await manualAdjustments.correctBalance(
      {
        ...{ actor: { kind: 'staff', id: by.staff.id }, ip: by.ip, reason, occasion },
        ...{ brandId, memberId, amountMinor, reference },
        ...agreed,
      },
      transaction,
    );
    if ('balance' in booking) return { isReplay: booking.status === 'replay', cashMinor: booking.balance.cashMinor };
    throw new NotBooked(booking.status === 'insufficient' ? 'insufficient_funds' : 'repeated_with_other_content');
  };

  const inTransaction = async <Value, Key extends MessageKey>(
    work: (transaction: DatabaseTransaction) => Promise<Result<Value, Key>>,
  ): Promise<Result<Value, Key | NotBookedKey>> => {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (error instanceof NotBooked) return fail(error.key);
      throw error;
    }
  };

  /** A correction that nobody asked for yet: what becomes of it without a second person. */
  const begin = async (
    transaction: DatabaseTransaction,
    by: By,
    asked: AskedCorrection,
    corrections: CorrectionBounds,
  ): Promise<Asked['state']> => {
    const store = createCorrectionStore(transaction);
    const aloneMinor = await store.aloneSince(asked.askedBy, new Date(clock.now().getTime() - dayMs));
    const state = needsSecondPerson({ ...asked, aloneMinor }, corrections) ? 'waiting' : 'booked';
    await store.add(asked, state);
    if (state === 'waiting') {
      const after = { amountMinor: asked.amountMinor, reference: asked.id, occasion: asked.occasion };
      const act = { act: 'askCorrection', subject: `member:${asked.memberId}`, reason: asked.reason, after };
      await auditLog.append(transaction, staffAct(by, clock.now(), act));
    }
    return state;
  };

  /** Books a correction at once, or puts it before a second person. */
  const ask = async (by: By, asked: AskedCorrection) => {
    // Read before the lock is taken: whoever holds it needs no second connection.
    const { corrections } = await deps.brands.settingsOf(asked.brandId);
    return inTransaction<Asked, 'repeated_with_other_content' | 'already_decided'>(async (transaction) => {
      // Of several at once each sees what the one before it came to.
      await takeLock(transaction, `corrections by ${asked.askedBy}`);
      const earlier = await createCorrectionStore(transaction).find(asked.id);
      if (earlier && !isSame(earlier, asked)) return fail('repeated_with_other_content');
      if (earlier?.state === 'refused') return fail('already_decided');
      const state = earlier?.state ?? (await begin(transaction, by, asked, corrections));
      if (state === 'waiting') return ok({ state, isReplay: earlier !== undefined, cashMinor: null });
      return ok({ state: 'booked' as const, ...(await book(transaction, by, asked)) });
    });
  };

  /** Books what waits, or refuses it. Who asked for it does not agree to it himself. */
  const decide = (by: By, id: string, { to, reason }: { to: 'booked' | 'refused'; reason: string }) =>
    inTransaction<{ replay: boolean }, 'not_found' | 'already_decided' | 'permission_not_held'>(async (transaction) => {
      const store = createCorrectionStore(transaction);
      const found = await store.find(id);
      if (found?.brandId !== by.staff.brandId) return fail('not_found');
      if (found.state === to && found.decidedBy === by.staff.id) return ok({ replay: true });
      if (found.state !== 'waiting') return fail('already_decided');
      if (!mayMoveCorrection('waiting', to, found.askedBy === by.staff.id)) return fail('permission_not_held');
      if (to === 'booked') await book(transaction, by, found, reason);
      else {
        const after = { amountMinor: found.amountMinor, reference: id };
        const act = { act: 'refuseCorrection', subject: `member:${found.memberId}`, reason, after };
        await auditLog.append(transaction, staffAct(by, clock.now(), act));
      }
      await store.decide(id, to, { staffId: by.staff.id, reason, at: clock.now() });
      return ok({ replay: false });
    });

  return { ask, decide };
}
