import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { oauthServer, type RequestOf } from '@wakeel/contract'
import { createClient } from '../api.ts'

const api = createClient(oauthServer.routes)

const grants = ['oauthServer', 'listGrants'] as const

/** What a program asks, as its address says it. */
export const authorizationQuery = (userId: string, request: oauthServer.AuthorizationRequest) =>
  queryOptions({
    queryKey: ['oauthServer', 'readAuthorizationRequest', { userId, ...request }],
    queryFn: ({ signal }) => api.readAuthorizationRequest(request, { signal }),
    retry: false,
    refetchOnWindowFocus: false,
  })

export const grantsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...grants, { userId }],
    queryFn: async ({ signal }) => (await api.listGrants({}, { signal })).grants,
    // Programs use them meanwhile.
    staleTime: 0,
  })

type Approval = RequestOf<typeof oauthServer.routes.approveAuthorization>

export const useApproveAuthorization = (onApproved: (address: string) => void) =>
  useMutation({
    mutationFn: (approval: Approval) => api.approveAuthorization(approval),
    onSuccess: ({ redirect_to: address }) => onApproved(address),
  })

type GrantUpdate = RequestOf<typeof oauthServer.routes.updateGrant>

export const useUpdateGrant = (onUpdated: () => void) =>
  useGrantAction((update: GrantUpdate) => api.updateGrant(update), onUpdated)

export const useRevokeGrant = (onRevoked: () => void) =>
  useGrantAction((grant: { id: string }) => api.revokeGrant(grant), onRevoked)

/** Does something with a grant; the list follows before `onDone` is called. */
function useGrantAction<Variables>(
  action: (variables: Variables) => Promise<unknown>,
  onDone: () => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: action,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: grants })
      onDone()
    },
  })
}
