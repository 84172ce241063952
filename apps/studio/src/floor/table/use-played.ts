import { useAsked } from '../../lib/use-asked.ts';
import { useFloor } from '../floor-context.tsx';

const shownSeats = 50;

/** The player's latest rounds at the table. */
export function usePlayed() {
  const { api } = useFloor();
  return useAsked(() => api.call('studioTableSeats', { data: { pageSize: shownSeats } }));
}
