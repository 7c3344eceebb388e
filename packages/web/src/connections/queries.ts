import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { connections, forge } from '@wakeel/contract'
import { useRef } from 'react'
import { createClient } from '../api.ts'
import { loadErrorMessages } from '../language/errors/load-messages.ts'

const api = createClient(connections.routes)
const forgeApi = createClient(forge.routes)

export type ConnectionRequest = Parameters<typeof api.createConnection>[0]
export type Changes = Omit<Parameters<typeof api.updateConnection>[0], 'id'>

// Keyed by the person, so that nobody sees what was loaded for somebody else on the same device.

export const connectionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['connections', 'listConnections', { userId }],
    queryFn: async ({ signal }) => {
      // What is wrong with a connection comes as a code.
      const [answer] = await Promise.all([api.listConnections({}, { signal }), loadErrorMessages()])
      return answer.connections
    },
  })

export const connectionQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['connections', 'getConnection', { userId, id }],
    queryFn: async ({ signal }) => (await api.getConnection({ id }, { signal })).connection,
  })

/** Looks at the other end; what was found goes when `forget` is called, and so does a look that is still under way. */
export function useLook() {
  const underWay = useRef<AbortController>(undefined)
  const look = useMutation({
    mutationFn: async (request: ConnectionRequest) => {
      underWay.current = new AbortController()
      return (await api.probeConnection(request, { signal: underWay.current.signal })).description
    },
  })
  const forget = () => {
    underWay.current?.abort()
    look.reset()
  }
  return { ...look, forget }
}

function keep(queryClient: QueryClient, userId: string, connection: connections.Connection): void {
  queryClient.setQueryData(connectionQuery(userId, connection.id).queryKey, connection)
  const { queryKey } = connectionsQuery(userId)
  queryClient.setQueryData(queryKey, (held) =>
    held?.map((each) => (each.id === connection.id ? connection : each)),
  )
  void queryClient.invalidateQueries({ queryKey })
}

/** A change of one connection; whatever shows it shows what it became. */
function useConnectionChange<Input>(
  userId: string,
  change: (input: Input) => Promise<{ connection: connections.Connection }>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).connection,
    onSuccess: (connection) => keep(queryClient, userId, connection),
  })
}

export const useCreateConnection = (userId: string) =>
  useConnectionChange(userId, (request: ConnectionRequest) => api.createConnection(request))

export const useUpdateConnection = (userId: string, id: string) =>
  useConnectionChange(userId, (changes: Changes) => api.updateConnection({ id, ...changes }))

export const useCheckConnection = (userId: string, id: string) =>
  useConnectionChange(userId, (_: undefined) => api.checkConnection({ id }))

export const useVerifyConnection = (userId: string, id: string) =>
  useConnectionChange(userId, (_: undefined) => api.verifyConnection({ id }))

/** A connection whose authorisation is over, or a server that shall become one. */
export type AuthorisedPlace = { id: string } | { address: string }

/** Asks where the creator signs in. */
export function useAuthorise(place: AuthorisedPlace) {
  return useMutation({
    mutationFn: (client: connections.OAuthClient | undefined) => {
      const given = client && { client }
      return 'id' in place
        ? api.renewAuthorisation({ ...place, ...given })
        : api.startAuthorisation({ ...place, ...given })
    },
  })
}

export type CameBack = Parameters<typeof api.completeAuthorisation>[0]

export const useCompleteAuthorisation = (userId: string) =>
  useConnectionChange(userId, (cameBack: CameBack) => api.completeAuthorisation(cameBack))

export const useRevokeAuthorisation = (userId: string, id: string) =>
  useConnectionChange(userId, (_: undefined) => api.revokeAuthorisation({ id }))

export const useKeepPaused = (userId: string, id: string) =>
  useConnectionChange(userId, (looked: { app_id: string; fingerprint: string }) =>
    api.keepPaused({ id, ...looked }),
  )

/** Approves what has changed; whatever came of it, what is there now is read again. */
export function useApproveChanges() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (looked: { id: string; fingerprint: string }) => forgeApi.approveChanges(looked),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['connections'] }),
  })
}

/** `onDeleted` is called by the change itself: the part of the page that asked for it goes with the connection. */
export function useDeleteConnection(userId: string, id: string, onDeleted: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (_: undefined) => api.deleteConnection({ id }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: connectionQuery(userId, id).queryKey })
      const { queryKey } = connectionsQuery(userId)
      queryClient.setQueryData(queryKey, (held) => held?.filter((each) => each.id !== id))
      onDeleted()
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** Makes a draft of an agent that is executed at the connection. */
export function useImportAgent() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (request: Parameters<typeof forgeApi.importAgent>[0]) =>
      (await forgeApi.importAgent(request)).generated_app,
    onSuccess: () => {
      for (const queryKey of [['connections'], ['creators']])
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}
