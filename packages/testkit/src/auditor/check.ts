/** A row that a check's SQL gave: `fault` names what is wrong, the other columns are what its sentence tells. */
export type FaultRow = { fault: string; faults_of_kind: string | bigint } & Record<string, unknown>;

/** Rows of one kind of fault that are brought over; beyond that they are only counted, however many there are. */
export const maxRowsOfKind = 20;

/** A check's SQL with at most so many rows of each kind; each says how many there are of its kind. */
export const boundedRows = (sql: string): string => `
  select * from (
    select q.*, count(*) over (partition by fault) as faults_of_kind, row_number() over (partition by fault) as fault_number from (${sql}) q) n
  where fault_number <= ${maxRowsOfKind}`;

/** How many faults of each name some bounded rows stand for. */
export const countsOfKinds = (rows: readonly FaultRow[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ fault, faults_of_kind }) => [fault, Number(faults_of_kind)]));

/** One question to the books: its SQL gives a row for each fault, and a sentence for each kind of fault tells it in words. */
export interface Check {
  /** Null: not asked in this scope. */
  sql: (scope: Scope) => string | null;
  /** True: it asks the vendors' books alone. */
  isOfVendors?: boolean;
  sentences: Record<string, (row: FaultRow) => string>;
  /** True: worth a look, and the books are right all the same. */
  isWarning?: boolean;
}

/** Which part of the books is read: all of it, or what was booked since an earlier audit. */
export interface Scope {
  isFull: boolean;
  /** SQL of a relation with the journal's columns. */
  lines: string;
  /** Batches from this one on are read; decimal digits. */
  firstBatch: string;
  /** Transactions from this one on are read; decimal digits. */
  since: string;
  /** What the vendors' books say of their pools. */
  pools: VendorPools;
}

/** SQL of what the vendors' own books say of their pools; each is a relation. */
export interface VendorPools {
  /** `subject` of rounds of the studio that are left out on both sides, because their money is on its way. */
  studioWaiting: string;
  /** pot_scope, pool, held: what the other entries come to. */
  studioNoted: string;
  /** pot_scope, pool, opening_minor, is_open, is_young: opened while the books were read. */
  studioPools: string;
  /** `reference` of acts of fishing that are left out on both sides. */
  fishingWaiting: string;
  /** scope, pool, held. */
  fishingNoted: string;
}

export const fullScope = (pools: VendorPools): Scope => ({
  isFull: true,
  lines: 'journal',
  firstBatch: '0',
  since: '0',
  pools,
});

export const scopeSince = (since: string, firstBatch: string, pools: VendorPools): Scope => ({
  pools,
  isFull: false,
  lines: `(select j.* from journal j join batches b on b.id = j.batch_id
    where j.batch_id >= ${firstBatch} and b.booked_in >= '${since}'::xid8)`,
  firstBatch,
  since,
});

/** Unpivots named conditions: a row for each that holds. `source` is a relation whose boolean columns are named by `faults`. */
export const faultsOf = (source: string, faults: Record<string, string>): string => `
  select f.fault, x.* from (${source}) x
  cross join lateral (values ${Object.entries(faults)
    .map(([name, column]) => `('${name}', x.${column})`)
    .join(', ')}) f(fault, holds)
  where (${Object.values(faults)
    .map((column) => `x.${column}`)
    .join(' or ')}) and f.holds`;
