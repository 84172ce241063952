import type { CallRequest, Calls } from '@baize/contract';
import { callApi } from '../../../lib/api/client.ts';
import { useAgentChange } from './centre.ts';

export const useOpenAccount = () =>
  useAgentChange((body: CallRequest<Calls['agentAccountAdd']>['body']) => callApi('agentAccountAdd', { body }));

export const useSetRates = (memberId: string) =>
  useAgentChange((body: CallRequest<Calls['agentRatesSet']>['body']) =>
    callApi('agentRatesSet', { params: { memberId }, body }),
  );
