import { faultsOf, gameReport, reportTable } from './index.ts';

const rows = gameReport();
const wantsJson = process.argv.includes('--json');
process.stdout.write(
  wantsJson
    ? `${JSON.stringify(
        rows.map(({ figures }) => figures),
        null,
        2,
      )}\n`
    : reportTable(rows),
);
for (const fault of rows.flatMap(faultsOf)) {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
