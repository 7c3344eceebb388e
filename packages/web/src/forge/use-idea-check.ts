import type { forge } from '@wakeel/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../api.ts'
import { type ForgeDraft, isComplete, isMadeOf } from './forge-draft.ts'
import type { checkIdea } from './queries.ts'

const UNUSABLE = 422

// The page stands before anything is asked.
const ask = async (...request: Parameters<typeof checkIdea>) =>
  (await import('./queries.ts')).checkIdea(...request)

/** The idea itself cannot become an agent; nothing else about the request is wrong. */
export const isIdeaRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === UNUSABLE && error.code.startsWith('forge.')

const isRefusal = (error: unknown): error is ApiError =>
  isIdeaRefusal(error) || (error instanceof ApiError && error.code === 'forge.too_many_agents')

/**
 * Asks about an idea before it is priced, and about one that was kept at its price: whether it is refused, and what of it no skill does.
 * `onRefused`: back to the idea. What was said is forgotten as the idea changes.
 */
export function useIdeaCheck(draft: ForgeDraft, userId: string | undefined, onRefused: () => void) {
  const current = useRef<AbortController>(undefined)
  const [isChecking, setChecking] = useState(false)
  const [refusal, setRefusal] = useState<ApiError>()
  const [notCovered, setNotCovered] = useState<forge.NotCovered>()

  const forget = () => {
    current.current?.abort()
    setChecking(false)
    setRefusal(undefined)
    setNotCovered(undefined)
  }
  const refuse = (error: ApiError) => {
    setRefusal(error)
    onRefused()
  }
  /** Whether it can go on. What cannot be asked now is refused when it is generated. */
  const check = async (): Promise<boolean> => {
    const { data_input_type, ...described } = draft.idea
    if (!userId || !isComplete(draft.idea) || data_input_type === '' || isMadeOf(draft)) return true
    forget()
    const controller = new AbortController()
    current.current = controller
    setChecking(true)
    const idea = { ...described, data_input_type, ...(draft.made && { app_id: draft.made.id }) }
    const [checked] = await Promise.allSettled([ask(idea, controller.signal)])
    if (controller.signal.aborted) return false
    setChecking(false)
    if (checked.status === 'fulfilled') setNotCovered(checked.value.not_covered)
    else if (isRefusal(checked.reason)) {
      refuse(checked.reason)
      return false
    }
    return true
  }

  const checkKept = useEffectEvent(() => {
    if (draft.step === 2) void check()
  })
  useEffect(() => {
    checkKept()
    return () => current.current?.abort()
  }, [])

  return { isChecking, refusal, notCovered, check, refuse, forget }
}
