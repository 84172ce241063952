const maxAtOnce = 128;

interface Waiting<Order, Answer> {
  order: Order;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Does for many at once what costs the database nearly as much for one. A lone order sets out with what came in the same turn of the event
 * loop; what comes while a batch is under way, and for `restMs` after it, goes together in the next one.
 * `work` answers one answer for each order, in their order, and does all or nothing: a batch that fails is done again order by order, so that
 * nobody pays for another's.
 */
export function inBatches<Order, Answer>(
  work: (orders: readonly Order[]) => Promise<readonly Answer[]>,
  { restMs }: { restMs: number },
): (order: Order) => Promise<Answer> {
  const waiting: Waiting<Order, Answer>[] = [];
  let isBusy = false;

  const doAll = async (batch: readonly Waiting<Order, Answer>[]): Promise<void> => {
    try {
      const answers = await work(batch.map(({ order }) => order));
      // A gap would hand one the answer of another.
      if (answers.length !== batch.length) throw new Error(`${batch.length} orders had ${answers.length} answers`);
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) await doAll([one]);
    }
  };

  const goOn = async (): Promise<void> => {
    await doAll(waiting.splice(0, maxAtOnce));
    setTimeout(() => {
      isBusy = waiting.length > 0;
      if (isBusy) void goOn();
    }, restMs);
  };

  return (order) =>
    new Promise((resolve, reject) => {
      waiting.push({ order, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      setImmediate(() => void goOn());
    });
}
