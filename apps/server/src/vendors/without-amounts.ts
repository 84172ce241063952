type Data = Record<string, unknown>;

/** A copy without its amounts of money: every field whose name says minor units, at any depth. */
export const withoutAmounts = (round: object): Data =>
  JSON.parse(JSON.stringify(round, (key, value) => (key.endsWith('Minor') ? undefined : value)));
