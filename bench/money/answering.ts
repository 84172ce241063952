/** The other end of `Program`: answers each message of the parent process by one message, and ends when the parent lets go. */
export function answerParent<Message>(answer: (message: Message) => Promise<object>, end: () => Promise<void>): void {
  process.on('message', (message) => {
    answer(message as Message).then(
      (told) => process.send?.(told),
      (error: unknown) =>
        process.send?.({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  process.once('disconnect', () => void end().finally(() => process.exit(0)));
}
