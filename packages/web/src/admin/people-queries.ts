import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { admin } from '@wakeel/contract'
import { byCursor } from '../by-cursor.ts'
import type { PeopleDataSource } from './people-data-source.ts'
import type { PeopleUrlState } from './people-url-state.ts'

const PAGE = 25

export const peopleQuery = (
  { api, key }: PeopleDataSource,
  { person: _, ...filters }: PeopleUrlState,
) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'listPeople', { key, ...filters }],
    queryFn: ({ pageParam, signal }) =>
      api.listPeople({ ...filters, cursor: pageParam, limit: PAGE }, { signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

export const personQuery = ({ api, key }: PeopleDataSource, id: string) =>
  queryOptions({
    queryKey: ['admin', 'getPerson', { key, id }],
    queryFn: async ({ signal }) => (await api.getPerson({ id }, { signal })).user,
  })

export const rolesQuery = ({ api, key }: PeopleDataSource) =>
  queryOptions({
    queryKey: ['admin', 'countRoles', { key }],
    queryFn: async ({ signal }) => (await api.countRoles({}, { signal })).roles,
  })

/** Does something to a person; the open page then shows the person as they are. */
export function usePersonChange<Input>(
  source: PeopleDataSource,
  change: (api: PeopleDataSource['api'], input: Input) => Promise<{ user: admin.AdminUser }>,
  callbacks: { onDone: (user: admin.AdminUser) => void; onFailed?: () => void },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(source.api, input),
    onSuccess: async ({ user }) => {
      // Said first: what is drawn anew below may be what asked.
      callbacks.onDone(user)
      queryClient.setQueryData(personQuery(source, user.id).queryKey, user)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['admin', 'listPeople'] }),
        queryClient.invalidateQueries({ queryKey: ['admin', 'countRoles'] }),
        queryClient.invalidateQueries({ queryKey: ['audit'] }),
      ])
    },
    onError: () => callbacks.onFailed?.(),
  })
}
