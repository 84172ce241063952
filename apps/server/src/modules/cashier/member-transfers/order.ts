import type { TransferDirection } from '@baize/contract';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { SenderFacts, SenderFactsOf } from './facts.ts';
import { directionOf, type Person, type Refusal, refusalOf, type TransferRules } from './rules.ts';

/** A request whose amount is known to be one. */
export interface Order {
  memberId: string;
  brand: RequestBrand;
  /** Made by the client: the same again is answered, not done again. */
  requestId: string;
  receiverId: string;
  amountMinor: bigint;
  note: string;
  rules: TransferRules;
  /** When the brand's day began. */
  dayStart: Date;
  /** Its id, if it is booked now. */
  transferId: string;
}

export interface SentTransfer {
  transferId: string;
  /** What the receiver is to the sender. */
  direction: TransferDirection;
  sender: string;
  receiver: string;
  amountMinor: bigint;
  note: string;
  /** The sender's cash afterwards. */
  balanceMinor: bigint;
  createdAt: Date;
  replay: boolean;
}

export const factsOf = ({ memberId, receiverId, requestId, brand, dayStart }: Order): SenderFactsOf => ({
  brandId: brand.id,
  memberId,
  receiverId,
  requestId,
  dayStart,
});

interface Pair {
  sender: Person;
  receiver: Person;
  direction: TransferDirection;
}

/** Why an order may not be booked, or the two whom it is about. */
export function judge(order: Order, facts: SenderFacts): { refusal: Refusal } | Pair {
  const of = (id: string) => facts.people?.find((person) => person.id === id);
  const sender = of(order.memberId);
  const receiver = of(order.receiverId);
  const sent = { amountMinor: BigInt(facts.sentTodayMinor), count: facts.sentTodayCount };
  const refusal = refusalOf({ sender, receiver, amountMinor: order.amountMinor }, order.rules, sent);
  if (refusal) return { refusal };
  const direction = sender && receiver ? directionOf(sender, receiver) : null;
  if (!sender || !receiver || direction === null) return { refusal: fail('operation_not_allowed') };
  return { sender, receiver, direction };
}

/** The answer to a request that was booked before, whatever the rules say by now; null: it is new. */
export function pastOutcome(
  order: Order,
  { earlier, people }: SenderFacts,
  balanceMinor: bigint,
): Result<SentTransfer, 'repeated_with_other_content'> | null {
  if (!earlier) return null;
  const isSame =
    earlier.otherMemberId === order.receiverId &&
    BigInt(earlier.amountMinor) === order.amountMinor &&
    earlier.note === order.note;
  if (!isSame) return fail('repeated_with_other_content');
  const nameOf = (id: string) => people?.find((person) => person.id === id)?.nickname ?? '';
  return ok({
    transferId: earlier.transferId,
    direction: earlier.direction,
    sender: nameOf(order.memberId),
    receiver: nameOf(order.receiverId),
    amountMinor: order.amountMinor,
    note: order.note,
    balanceMinor,
    createdAt: new Date(earlier.createdAt),
    replay: true,
  });
}
