import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { evaluations } from '@wakeel/contract'
import { createClient } from '../api.ts'

const api = createClient(evaluations.routes)

export const evaluationsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['evaluations', 'listEvaluations', { slug }],
    queryFn: ({ signal }) => api.listEvaluations({ slug }, { signal }),
  })

export const evaluationQuery = (slug: string, version: number) =>
  queryOptions({
    queryKey: ['evaluations', 'getEvaluation', { slug, version }],
    queryFn: ({ signal }) => api.getEvaluation({ slug, version }, { signal }),
  })

/** Asks what was saved last, for real. */
export const useTryQuestion = (id: string) =>
  useMutation({
    mutationFn: async (question: evaluations.EvaluationQuestion) =>
      (await api.tryQuestion({ id, question })).result,
  })

export function useRequestEvaluation(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.requestEvaluation({ id }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: ['evaluations', 'listEvaluations'] }),
  })
}
