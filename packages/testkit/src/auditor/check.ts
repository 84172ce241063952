/** One question to the books: its SQL gives a row for each fault, and a sentence tells the fault in words. */
export interface Check {
  name: string;
  sql: string;
  sentence: (row: Record<string, string | null>) => string;
}
