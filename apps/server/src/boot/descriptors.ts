import type { ConnectionLimits } from '../platform/http/connections/connection-limits.ts';

/** Files, logs, pipes, the reconciliation's and the sockets' own connections, and requests to vendors and providers. */
const descriptorsBeside = 300;
const max = { total: 20_000, perAddress: 600 };
const min = { total: 50, perAddress: 20 };
/** The part of all connections that one address may have unless a setting says otherwise. */
const shareOfAddress = 4;

/** How many files and sockets this process may have open; null where the system does not tell. */
export function descriptorLimit(): number | null {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : null;
}

/** Connections that this process may take, so that the database keeps its own whatever clients do. */
export function connectionLimitsOf(
  settings: { connections: number | null; connectionsPerAddress: number | null; databaseConnections: number },
  limit: number | null,
): ConnectionLimits {
  const left = limit === null ? max.total : limit - settings.databaseConnections - descriptorsBeside;
  const total = settings.connections ?? Math.max(min.total, Math.min(max.total, left));
  const share = Math.max(min.perAddress, Math.min(max.perAddress, Math.floor(total / shareOfAddress)));
  return { total, perAddress: settings.connectionsPerAddress ?? share };
}
