import { useEffect, useEffectEvent, useState } from 'react'
import type { RunState, Said } from '../answers/use-run.ts'
import { keepQuestion, keptWork } from './kept-question.ts'

/** What is written in the box, which stays there over a reload and comes back, with its files, when it did not get through. */
export function useKeptRequest(
  slug: string,
  arrivedWith: string | undefined,
  run: RunState,
  onReturned: (files: Said['files']) => void,
) {
  const [input, setInput] = useState(() => arrivedWith ?? keptWork(slug)?.question ?? '')
  // Unless something new is being written there.
  const returned =
    run.status === 'failed' || (run.status === 'idle' && run.wasCancelled) ? run : undefined
  const putBack = useEffectEvent(({ input: said = '', files }: Partial<Said>) => {
    if (input) return
    setInput(said)
    onReturned(files)
  })
  useEffect(() => {
    if (returned) putBack(returned)
  }, [returned])
  const kept = run.status === 'running' && !input ? run.input : input
  useEffect(() => keepQuestion(slug, kept), [slug, kept])
  return [input, setInput] as const
}
