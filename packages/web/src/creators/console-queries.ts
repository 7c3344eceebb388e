import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { creators, type Language } from '@wakeel/contract'
import { createClient, refusalOf, send } from '../api.ts'
import { byCursor } from '../by-cursor.ts'
import { sessionToken } from '../session/session.ts'
import type { RunState } from './console-url-state.ts'

const api = createClient(creators.routes)

const PAGE = 10
const MAX_A_PAGE = 100

// Everything is keyed by the person, so that nobody sees what was loaded for somebody else on the same device.

export const balanceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['creators', 'getEarnings', { userId }],
    queryFn: async ({ signal }) => (await api.getEarnings({}, { signal })).earnings,
  })

export const payoutsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['creators', 'listPayouts', { userId }],
    queryFn: ({ pageParam, signal }) =>
      api.listPayouts({ cursor: pageParam, limit: PAGE }, { signal }),
    ...byCursor,
  })

export const statementsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['creators', 'listStatements', { userId }],
    queryFn: async ({ signal }) => (await api.listStatements({}, { signal })).statements,
  })

/** The document itself; a plain link could not carry the token. */
export async function getStatementFile(
  week: string,
  format: 'pdf' | 'csv',
  language: Language,
): Promise<Blob> {
  const token = await sessionToken()
  const answer = await send(
    creators.routes.getStatementFile,
    { week, format, lang: language },
    token ? { token } : {},
  )
  if (!answer.ok) throw await refusalOf(answer)
  return answer.blob()
}

/** Every movement, however many pages that takes, for a file. */
export const listAllEarnings = (language: Language, app: string | undefined) =>
  everyPage(
    (cursor) => api.listEarnings({ app, cursor, limit: MAX_A_PAGE, lang: language }),
    (page) => page.entries,
  )

/** Every run that fits, however many pages that takes, for a file. */
export const listAllRuns = (
  language: Language,
  filters: { app: string | undefined; status: RunState },
) =>
  everyPage(
    (cursor) => api.listAgentRuns({ ...filters, cursor, limit: MAX_A_PAGE, lang: language }),
    (page) => page.runs,
  )

async function everyPage<Page extends { next_cursor: string | null }, Row>(
  load: (cursor: string | undefined) => Promise<Page>,
  rowsOf: (page: Page) => readonly Row[],
): Promise<Row[]> {
  const all: Row[] = []
  let cursor: string | undefined
  do {
    const page = await load(cursor)
    all.push(...rowsOf(page))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  return all
}

/** What the open page shows of the account is asked for again before a change of its details counts as done. */
function useDetailsChange<Input>(change: (input: Input) => Promise<unknown>, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['creators', 'getEarnings'] })
      onDone()
    },
  })
}

export const useSetPayoutDetails = (onDone: () => void) =>
  useDetailsChange(
    (details: { holder_name: string; iban: string }) => api.setPayoutDetails(details),
    onDone,
  )

export const useRemovePayoutDetails = (onDone: () => void) =>
  useDetailsChange((_: undefined) => api.removePayoutDetails({}), onDone)
