import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

/** Keyed by the person, so that nobody sees what was loaded for somebody else on the same device. */
export const accountQuery = (userId: string) =>
  queryOptions({
    queryKey: ['accounts', 'getAccount', { userId }],
    queryFn: async ({ signal }) => (await api.accounts.getAccount({}, { signal })).user,
  })
