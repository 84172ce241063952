/** A statement with its parameters; those in PostgreSQL's binary form are buffers. */
export interface SqlStatement {
  name: string;
  text: string;
  values: readonly unknown[];
}
