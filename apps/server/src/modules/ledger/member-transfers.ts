import { type Act, act, posting, type Side } from './booking/act.ts';

export const sourceOfMemberTransfers = 'memberTransfer';

interface MemberTransferSide {
  /** The cashier's permanent id of this side. */
  reference: string;
  memberId: string;
  otherMemberId: string;
  transferId: string;
  amountMinor: bigint;
}

const cash: Side = { member: 'cash' };
const transit: Side = { operator: 'transit', label: 'members' };

/** The sender's side of a transfer between two members; booked in one transaction with `receiveFromMember`. */
export const sendToMember = (fields: MemberTransferSide): Act =>
  side('sendToMember', fields, posting('memberTransferSent', cash, transit, fields.amountMinor));

/** The receiver's side of a transfer between two members. */
export const receiveFromMember = (fields: MemberTransferSide): Act =>
  side('receiveFromMember', fields, posting('memberTransferReceived', transit, cash, fields.amountMinor));

/** The same request makes a new transfer id at each try, so the id is no part of the content. */
const side = (name: string, fields: MemberTransferSide, moved: ReturnType<typeof posting>): Act => {
  const { reference, memberId, otherMemberId, transferId } = fields;
  const content = { source: sourceOfMemberTransfers, reference, memberId, subject: '', content: [otherMemberId] };
  return { ...act(name, content, [moved]), subject: transferId };
};
