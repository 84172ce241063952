interface DataSaver {
  connection?: { saveData?: boolean };
}

const conditions = ['(hover: hover) and (pointer: fine)', '(prefers-reduced-motion: no-preference)'];

/** Whether covers may move here: under a mouse, for somebody who asked neither for stillness nor for saving data. */
export function mayMove(): boolean {
  const { connection } = navigator as Navigator & DataSaver;
  if (connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  return conditions.every((condition) => matchMedia(condition).matches);
}
