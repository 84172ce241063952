import { useAsked } from '../../lib/use-asked.ts';
import { useTableFrame } from '../table-frame-context.tsx';

const shownSeats = 50;

/** The player's latest rounds at the table. */
export function usePlayed() {
  const { api } = useTableFrame();
  return useAsked(() => api.call('studioTableSeats', { data: { pageSize: shownSeats } }));
}
