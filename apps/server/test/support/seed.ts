/** Where changes land nobody wants to hear of a fault that was there before: there the run is the same each time. */
const seedWhereChangesLand = 20_261_121;

/** The seed of a random run: a new one each time, unless the variable of this name runs one again. The run prints it. */
export function seedOfRun(name: 'FUZZ_SEED' | 'PLAYER_SEED'): number {
  const given = process.env[name];
  if (given !== undefined) return Number(given);
  return process.env.CI ? seedWhereChangesLand : Number(process.hrtime.bigint() % 1_000_000_007n);
}
