export { decidePay } from './booking.ts';
export type { PayTools } from './dependencies.ts';
export { createIncome, shownPay, shownSteps } from './income.ts';
export { type PayJobTools, payJobs } from './jobs.ts';
export { periodBack } from './periods.ts';
export { calculatePays, readRun, runPays } from './run.ts';
export type { PayRow, PayRun, WantedPay } from './schema.ts';
export { mayPayGo } from './states.ts';
export { bookedOf, payColumns, payOf, paySource } from './store.ts';
