import type { Route, runs } from '@wakeel/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newId } from '../new-id.ts'
import { streamRun } from './run-stream.ts'

type Answered = runs.DemoResult | runs.RunResult

export type RunState<Result extends Answered = Answered> =
  | { status: 'idle'; wasCancelled?: boolean }
  | { status: 'running'; input: string; text: string; skill: string | undefined }
  | { status: 'succeeded'; input: string; result: Result }
  | { status: 'failed'; input: string; error: unknown; text: string }

/** What a page has to do once a run has ended. `onStopped`: cancelled or failed. */
interface RunEnd<Result> {
  onSucceeded(result: Result): void
  onStopped(wasCancelled: boolean): void
}

/** One run at a time: its answer as it is made, and a way to cancel it. */
export function useRun<Result extends Answered>(route: Route, slug: string, end: RunEnd<Result>) {
  const [run, setRun] = useState<RunState<Result>>({ status: 'idle' })
  const current = useRef<AbortController>(undefined)
  // A request that failed keeps its key: should its answer only have been lost on the way, trying again costs nothing more.
  const unanswered = useRef<{ input: string; key: string }>(undefined)
  const atEnd = useRef(end)
  atEnd.current = end

  // Leaving the page cancels the run; the server gives it back.
  useEffect(() => () => current.current?.abort(), [])

  const start = useCallback(
    async (input: string) => {
      if (current.current) return
      const controller = new AbortController()
      current.current = controller
      if (unanswered.current?.input !== input) unanswered.current = { input, key: newId() }
      const options = { signal: controller.signal, idempotencyKey: unanswered.current.key }
      let text = ''
      let skill: string | undefined
      const show = () => setRun({ status: 'running', input, text, skill })
      show()
      const listener = {
        onText: (piece: string) => {
          text += piece
          show()
        },
        onSkill: (title: string) => {
          skill = title
          show()
        },
      }
      try {
        const result = await streamRun<Result>(route, { slug, input }, listener, options)
        unanswered.current = undefined
        setRun({ status: 'succeeded', input, result })
        atEnd.current.onSucceeded(result)
      } catch (error) {
        const wasCancelled = controller.signal.aborted
        // The server may still be ending what was cancelled; the next run must not wait for that.
        if (wasCancelled) unanswered.current = undefined
        setRun(wasCancelled ? { status: 'idle', wasCancelled } : { status: 'failed', input, error, text })
        atEnd.current.onStopped(wasCancelled)
      } finally {
        current.current = undefined
      }
    },
    [route, slug],
  )

  return { run, start, cancel: () => current.current?.abort() }
}
