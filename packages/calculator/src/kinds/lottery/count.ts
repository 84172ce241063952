import * as z from 'zod';

/** A whole count, as a number or in digits. */
export const count = (min: number, max: number) =>
  z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ])
    .refine((value) => value >= min && value <= max, 'invalid_input');

/** A number or a word of a ticket or a draw, as text. */
export const token = z.union([z.string().max(20), z.int().min(0).transform(String)]);

export const maxPoints = 1_000_000;
