/** Does something again as long as it fails for a reason that passes; `times` in all. */
export async function tryAgain<T>(
  times: number,
  passes: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await work();
    } catch (error) {
      if (time >= times || !passes(error)) throw error;
    }
  }
}
