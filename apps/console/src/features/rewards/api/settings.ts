import type { RewardSettingKind } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export const settingsQuery = (kind: RewardSettingKind) =>
  queryOptions({
    queryKey: ['staffRewardSettings', kind] as const,
    queryFn: () => callApi('staffRewardSettings', { data: { kind } }),
  });
