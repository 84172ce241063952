import { faultsOf, gameReport, reportTable } from './index.ts';

async function main(args: readonly string[]): Promise<void> {
  const unknown = args.filter((arg) => arg !== '--json');
  if (unknown.length > 0) {
    process.stderr.write(`games:report knows --json only, not ${unknown.join(' ')}\n`);
    process.exitCode = 1;
    return;
  }
  const rows = await gameReport();
  const json = () =>
    `${JSON.stringify(
      rows.map(({ figures }) => figures),
      null,
      2,
    )}\n`;
  process.stdout.write(args.includes('--json') ? json() : reportTable(rows));
  for (const fault of rows.flatMap(faultsOf)) {
    process.stderr.write(`${fault}\n`);
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
