import type { RowOf } from '../../../lib/list-query.ts';

export type TableMessage = RowOf<'staffTableChat'>;
