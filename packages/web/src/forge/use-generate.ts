import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError } from '../api.ts'
import { toFils } from '../language/dirhams.ts'
import { useLanguage } from '../language/language.tsx'
import { alertUser } from '../ui/toast.tsx'
import type { ForgeDraft } from './forge-draft.ts'
import { forgeFailure } from './forge-failure.ts'
import { messages } from './pricing-messages.ts'
import { agentQuery, forgetAgents, generateAgent, saveAgent } from './queries.ts'
import { isIdeaRefusal } from './use-idea-check.ts'

const modelOf = { 'per-run': 'per_use', monthly: 'subscription', 'one-time': 'one_time' } as const

/** What was made before has been published or thrown away since. */
const isNoDraft = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'forge.not_a_draft' || error.code === 'forge.agent_not_found')

/** Makes an agent of the draft, in place of the one that was made before; or keeps that one at the price chosen now. */
export function useGenerate(
  draft: ForgeDraft,
  userId: string | undefined,
  onChange: (changes: Partial<ForgeDraft>) => void,
  onRefused: (refusal: ApiError) => void,
) {
  const { language } = useLanguage()
  const words = messages[language]
  const queryClient = useQueryClient()
  const current = useRef<AbortController>(undefined)
  const [state, setState] = useState<'idle' | 'generating' | 'keeping' | 'cancelled'>('idle')
  useEffect(() => () => current.current?.abort(), [])

  const attempt = async (
    doing: 'generating' | 'keeping',
    work: (signal: AbortSignal, user: string) => Promise<ForgeDraft['made']>,
  ) => {
    if (current.current || !userId) return
    const controller = new AbortController()
    current.current = controller
    setState(doing)
    try {
      const made = await work(controller.signal, userId)
      setState('idle')
      if (doing === 'generating') alertUser(words.generated)
      onChange({ made, step: 3 })
    } catch (error) {
      if (controller.signal.aborted) return setState('cancelled')
      setState('idle')
      if (isIdeaRefusal(error)) onRefused(error)
      const why = forgeFailure(error, language)
      alertUser(
        error instanceof NetworkError ? words.unreachable(why) : words.failed(why),
        'danger',
      )
    } finally {
      current.current = undefined
    }
  }

  const generate = () =>
    void attempt('generating', async (signal, user) => {
      const { data_input_type, ...idea } = draft.idea
      if (data_input_type === '') throw new Error('the idea is not complete')
      const price = { pricing_model: draft.pricing, price_aed: toFils(draft.price) / 100 }
      const request = { ...idea, data_input_type, ...price }
      const made = await generateAgent(
        draft.made ? { ...request, app_id: draft.made.id } : request,
        signal,
      ).catch((error) => {
        if (!draft.made || !isNoDraft(error)) throw error
        return generateAgent(request, signal)
      })
      queryClient.removeQueries({ queryKey: agentQuery(user, made.id).queryKey })
      forgetAgents(queryClient)
      return {
        id: made.id,
        writtenBy: made.written_by,
        idea: draft.idea,
        notCovered: made.not_covered,
      }
    })

  const keep = () =>
    void attempt('keeping', async (signal, user) => {
      const { made } = draft
      if (!made) throw new Error('nothing was generated yet')
      const { open, content } = await queryClient.fetchQuery(agentQuery(user, made.id))
      const price = { model: modelOf[draft.pricing], aed: toFils(draft.price) / 100 }
      if (content.price.model === price.model && content.price.aed === price.aed) return made
      const agent = await saveAgent(
        made.id,
        { revision: open?.revision ?? 0, content: { ...content, price } },
        signal,
      )
      queryClient.setQueryData(agentQuery(user, made.id).queryKey, agent)
      return made
    })

  return {
    isBusy: state === 'generating' || state === 'keeping',
    isGenerating: state === 'generating',
    wasCancelled: state === 'cancelled',
    generate,
    keep,
    cancel: () => current.current?.abort(),
  }
}
