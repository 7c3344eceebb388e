import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { forge, type Language } from '@wakeel/contract'
import { useRun } from '../answers/use-run.ts'
import { createClient } from '../api.ts'
import { stream } from '../event-stream.ts'

const api = createClient(forge.routes)

export type Idea = Parameters<typeof api.generateAgent>[0]

export const generateAgent = async (idea: Idea, signal: AbortSignal) =>
  (await api.generateAgent(idea, { signal })).generated_app

/** Refused with what stands against the idea; asked before anything is priced. */
export const checkIdea = (idea: Parameters<typeof api.checkIdea>[0], signal: AbortSignal) =>
  api.checkIdea(idea, { signal })

/** An agent as its creator edits it. Other pages and other windows change it too, so it is asked for anew. */
export const agentQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['forge', 'getAgent', { userId, id }],
    queryFn: async ({ signal }) => (await api.getAgent({ id }, { signal })).agent,
    staleTime: 0,
  })

export const skillsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['forge', 'listSkills', { lang: language }],
    queryFn: async ({ signal }) => (await api.listSkills({ lang: language }, { signal })).skills,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The store, its creator's metrics and everything else that shows agents ask again when they open. */
export function forgetAgents(queryClient: QueryClient): void {
  for (const queryKey of [['catalogue'], ['creators'], ['connections']])
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

function useAgentChange<Input>(
  userId: string,
  id: string,
  change: (input: Input) => Promise<{ agent: forge.EditedAgent | null }>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).agent,
    onSuccess: async (agent) => {
      const { queryKey } = agentQuery(userId, id)
      // An answer that is still on its way is older than this one.
      await queryClient.cancelQueries({ queryKey })
      if (agent) queryClient.setQueryData(queryKey, agent)
      forgetAgents(queryClient)
    },
  })
}

/** What a save was made from, and what it says. */
export interface Save {
  revision: number
  content: forge.AgentContent
}

export const saveAgent = async (id: string, save: Save, signal: AbortSignal) =>
  (await api.saveAgent({ id, ...save }, { signal })).agent

export const useSaveAgent = (userId: string, id: string) =>
  useAgentChange(userId, id, (save: Save) => api.saveAgent({ id, ...save }))

export const useDiscardDraft = (userId: string, id: string) =>
  useAgentChange(userId, id, () => api.discardDraft({ id }))

/** Throws the drafts of several agents away, one after another, and answers how many could not be. */
export function useDiscardDrafts(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      let failed = 0
      for (const id of ids) {
        try {
          await api.discardDraft({ id })
          queryClient.removeQueries({ queryKey: agentQuery(userId, id).queryKey })
        } catch {
          // Whoever asked is told how many are left.
          failed += 1
        }
      }
      return failed
    },
    onSettled: () => {
      forgetAgents(queryClient)
      void queryClient.invalidateQueries({ queryKey: ['creators'] })
    },
  })
}

export const useWithdrawAgent = (userId: string, id: string) =>
  useAgentChange(userId, id, () => api.withdrawAgent({ id }))

export const useUnpublishAgent = (userId: string, id: string) =>
  useAgentChange(userId, id, () => api.unpublishAgent({ id }))

export const useWithdrawPriceRise = (userId: string, id: string) =>
  useAgentChange(userId, id, () => api.withdrawPriceRise({ id }))

export const useRestoreVersion = (userId: string, id: string) =>
  useAgentChange(userId, id, (number: number) => api.restoreVersion({ id, number }))

/** Runs a prompt with what was saved last, for real. */
export const usePreviewAgent = (id: string) =>
  useRun(({ input }, hear, { signal }) =>
    stream(forge.routes.previewAgent, { id, input }, hear, { signal }),
  )
