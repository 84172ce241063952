/** Asks vendors for what they alone know; one that hangs or fails holds nobody up. */
export function createVendorAnswers({
  withinMs,
  onFailure,
}: {
  withinMs: number;
  onFailure: (error: unknown) => void;
}) {
  /** Null: no answer in time. */
  return async <T>(asking: Promise<T>): Promise<{ answer: T } | null> => {
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        onFailure(new Error(`a vendor did not answer within ${withinMs} ms`));
        resolve(null);
      }, withinMs);
    });
    const answered = asking
      .then((answer) => ({ answer }))
      .catch((error: unknown) => {
        onFailure(error);
        return null;
      });
    return Promise.race([answered, deadline]).finally(() => clearTimeout(timer));
  };
}
export type VendorAnswers = ReturnType<typeof createVendorAnswers>;
