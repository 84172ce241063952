import * as z from 'zod/mini';

/** A part for TY, which stands for the languages that have none of their own. */
export const byLocale = <S extends z.ZodMiniType>(part: S) =>
  z.strictObject({
    TY: part,
    EN: z.optional(part),
    CN: z.optional(part),
    ID: z.optional(part),
    TH: z.optional(part),
    VI: z.optional(part),
    FIL: z.optional(part),
  });

/** A part for game types; those that are left out have none. */
export const byGameType = <S extends z.ZodMiniType>(part: S) =>
  z.strictObject({
    RNG: z.optional(part),
    LIVE: z.optional(part),
    FISH: z.optional(part),
    PVP: z.optional(part),
    SPORTS: z.optional(part),
    ESPORTS: z.optional(part),
    ELOTT: z.optional(part),
    LOTT: z.optional(part),
    COCKFIGHT: z.optional(part),
  });
