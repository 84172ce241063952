/** Programs that show the rules of a vendor's games without a session: the built-in studio's. */
const rulesPages: Readonly<Record<string, string>> = { BAIZE: '/studio/play/' };

/** Null: the vendor has none, and its rules are in its games. */
export const rulesPageOf = (vendor: string): string | null => rulesPages[vendor] ?? null;
