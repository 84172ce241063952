import type { Calls, CallValue, IdentityDocumentKind } from '@baize/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownAnswerWriter, ownKey } from '../../../lib/session/own.ts';

export type IdentityCheck = CallValue<Calls['identityCheck']>;

export const identityCheckKey = [...ownKey, 'identityCheck'] as const;

function identityCheckQuery() {
  return queryOptions({
    queryKey: identityCheckKey,
    queryFn: ({ signal }) => callApi('identityCheck', {}, { signal }),
  });
}

export const useIdentityCheck = () => useQuery(identityCheckQuery());

/** A picture that was sent; it never changes under its id. */
function documentQuery(documentId: string) {
  return queryOptions({
    queryKey: [...ownKey, 'identityDocument', documentId] as const,
    queryFn: async ({ signal }) => (await callApi('identityDocument', { params: { documentId } }, { signal })).image,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const useIdentityDocument = (documentId: string) => useQuery(documentQuery(documentId));

/** Begins a check, or sends it in. The answer is how it stands then. */
export function useIdentityAct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (act: { start: number } | 'submit') =>
      act === 'submit'
        ? callApi('submitIdentityCheck', {})
        : callApi('startIdentityCheck', { body: { level: act.start } }),
    onMutate: () => ownAnswerWriter(queryClient),
    onSuccess: (check, _act, write) => write(identityCheckKey, check),
    // A refused act may be refused because things are no longer as they are shown.
    onError: () => queryClient.invalidateQueries({ queryKey: identityCheckKey }),
  });
}

export function useUploadDocument(kind: IdentityDocumentKind) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (upload: File) => callApi('uploadIdentityDocument', { params: { kind }, upload }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: identityCheckKey }),
  });
}
