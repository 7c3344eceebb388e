import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Language, runs } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { byCursor } from '../by-cursor.ts'

export const api = createClient(runs.routes)

/** When the server cannot say how many runs are used (specification section 8). */
export const UNTRACKED: runs.DemoInfo = {
  used: 1,
  remaining: runs.DEMO_LIMIT - 1,
  limit: runs.DEMO_LIMIT,
}

export const demoInfoQuery = (slug: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['runs', 'getDemoInfo', { slug, userId }],
    queryFn: async ({ signal }) => (await api.getDemoInfo({ slug }, { signal })).demo_info,
  })

export const versionsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['runs', 'listVersions', { slug }],
    queryFn: async ({ signal }) => (await api.listVersions({ slug }, { signal })).versions,
  })

/** For the organisation that pays, or for the person. */
export const runTermsQuery = (slug: string, userId: string, organisation: string | undefined) =>
  queryOptions({
    queryKey: ['runs', 'getRunTerms', { slug, userId, organisation }],
    queryFn: async ({ signal }) =>
      (await api.getRunTerms({ slug, organisation }, { signal })).terms,
    // What pays may have changed on another page: a price must not be an old one.
    staleTime: 0,
  })

export const conversationsQuery = (userId: string, app: string | undefined, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['runs', 'listConversations', { userId, app, lang: language }],
    queryFn: ({ pageParam, signal }) =>
      api.listConversations({ app, cursor: pageParam, lang: language }, { signal }),
    ...byCursor,
    staleTime: 0,
  })

const PAGE = 100

/** A conversation with all its runs, in their order, and the content of their files. */
export const conversationQuery = (userId: string, id: string, language: Language) =>
  queryOptions({
    queryKey: ['runs', 'getConversation', { userId, id, lang: language }],
    queryFn: async ({ signal }): Promise<WholeConversation> => {
      const found: runs.ConversationRun[] = []
      const read = (cursor?: string) =>
        api.getConversation({ id, cursor, limit: PAGE, lang: language }, { signal })
      let page = await read()
      found.push(...page.runs)
      while (page.next_cursor) {
        page = await read(page.next_cursor)
        found.push(...page.runs)
      }
      const withFiles = found.map(async ({ files, ...run }) =>
        files ? (await api.getRun({ id: run.id, lang: language }, { signal })).run : run,
      )
      return { conversation: page.conversation, runs: await Promise.all(withFiles) }
    },
    staleTime: 0,
  })

export interface WholeConversation {
  conversation: runs.Conversation
  runs: runs.Run[]
}
