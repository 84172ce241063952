/** Does an act for each, one after another. One that fails keeps nobody else from his; what failed is thrown at the end. */
export async function doAll<Item>(items: Iterable<Item>, act: (item: Item) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) await act(item).catch((fault: unknown) => faults.push(fault));
  if (faults.length === 1) throw faults[0];
  if (faults.length > 1) throw new AggregateError(faults, `${faults.length} acts failed`);
}
