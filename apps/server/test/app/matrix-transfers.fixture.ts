/** Money between members. */
export const transferRules = {
  creditReport: 'own',
  transferReceivers: 'own',
  sendTransfer: 'named',
  memberTransfers: 'own',
} as const;

export const transfersTriedElsewhere = {
  sendTransfer:
    'modules/cashier/member-transfers/member-transfers.test.ts: nobody else is sent money, also not another brand’s',
};
