import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, localDate } from '../../fields.ts';
import { agentContract, contractKind, sentTerms } from './fields.ts';

export const agentContracts = defineCall({
  summary: 'The agent’s contracts and those that he gave, the newest first',
  method: 'GET',
  path: '/wps/agent/contracts',
  access: 'agent',
  encrypted: false,
  answer: z.object({ held: z.array(agentContract), given: z.array(agentContract) }),
  errors: [],
});

export const agentContractOffer = defineCall({
  summary:
    'Offer a contract, or other terms of a running one, to an agent directly below; `endHigher` ends what he gave others beyond these terms',
  method: 'PUT',
  path: '/wps/agent/contracts',
  access: 'agent',
  encrypted: false,
  perMinute: 30,
  body: z.strictObject({
    /** Of the client: the same again is the same offer. */
    requestId: clientId,
    memberId: clientId,
    kind: contractKind,
    terms: sentTerms,
    /** False: it stays a draft, which is offered by the same call later. */
    isSent: z._default(z.boolean(), true),
    endHigher: z._default(z.boolean(), false),
  }),
  answer: agentContract,
  errors: [
    'not_found',
    'operation_not_allowed',
    'request_pending',
    'higher_rate',
    'limit_reached',
    'repeated_with_other_content',
  ],
});

/** Accept or reject what was offered or asked for; ask for an end, or take back an offer of one's own. */
export const contractActions = ['accept', 'reject', 'terminate'] as const;
export type ContractAction = (typeof contractActions)[number];

const said = { contractId: clientId, action: z.enum(contractActions) };
const answering = {
  answer: z.object({ ...agentContract.shape, endsOn: z.nullable(localDate) }),
  errors: ['not_found', 'already_decided', 'operation_not_allowed'],
} as const;

const answerTo = (path: `/wps/relay/${string}`, what: string) =>
  defineCall({
    summary: `Accept, reject or terminate ${what}; both sides have to agree to an end`,
    method: 'POST',
    path,
    access: 'agent',
    specified: true,
    encrypted: false,
    perMinute: 30,
    body: z.object(said),
    ...answering,
  });

export const processDividendReq = answerTo('/wps/relay/MCS2_processDividendReq', 'a dividend contract');
export const processDailySalContract = answerTo('/wps/relay/MCS2_processDailySalContract', 'a daily wage');
export const processContractHourSalary = answerTo('/wps/relay/MCS2_processContractHourSalary', 'an hourly salary');
export const processRealTimeSalaryContract = answerTo(
  '/wps/relay/MCSFE_processRealTimeSalaryContract',
  'a real-time salary',
);

export const agentContractAnswer = defineCall({
  summary: 'Accept, reject or terminate a contract of any kind; both sides have to agree to an end',
  method: 'POST',
  path: '/wps/agent/contracts/answer',
  access: 'agent',
  encrypted: false,
  perMinute: 30,
  body: z.strictObject(said),
  ...answering,
});
