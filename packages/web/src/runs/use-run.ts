import type { EventOf, runs } from '@wakeel/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newId } from '../new-id.ts'

/** What every answer of an agent says, whatever it was run for. */
export type Answered = Pick<runs.RunResult, 'response' | 'provider' | 'execution_time_ms'>

export type RunState<Result extends Answered = Answered> =
  | { status: 'idle'; wasCancelled?: boolean }
  | { status: 'running'; input: string; text: string; skill: string | undefined }
  | { status: 'succeeded'; input: string; result: Result }
  | { status: 'failed'; input: string; error: unknown; text: string }

/** Runs an agent and hears the answer as it is made. Aborting the signal cancels the run, which then costs nothing. */
type RunAgent<Result> = (
  input: string,
  onEvent: (event: EventOf<typeof runs.routes.runDemo>) => void,
  options: { signal: AbortSignal; idempotencyKey: string },
) => Promise<Result>

/** What a page has to do once a run has ended. `onStopped`: cancelled or failed. */
interface RunEnd<Result> {
  onSucceeded?(result: Result): void
  onStopped?(wasCancelled: boolean): void
}

/** One run at a time: its answer as it is made, and a way to cancel it. `payer`: the same words for another to pay are another request. */
export function useRun<Result extends Answered>(runAgent: RunAgent<Result>, end: RunEnd<Result> = {}, payer?: string) {
  const [run, setRun] = useState<RunState<Result>>({ status: 'idle' })
  const current = useRef<AbortController>(undefined)
  // A request that failed keeps its key: should its answer only have been lost on the way, trying again costs nothing more.
  const unanswered = useRef<{ input: string; payer: string | undefined; key: string }>(undefined)
  const latest = useRef({ runAgent, end, payer })
  latest.current = { runAgent, end, payer }

  // Leaving the page cancels the run; the server gives it back.
  useEffect(() => () => current.current?.abort(), [])

  const start = useCallback(async (input: string) => {
    if (current.current) return
    const controller = new AbortController()
    current.current = controller
    const { payer } = latest.current
    if (unanswered.current?.input !== input || unanswered.current.payer !== payer) unanswered.current = { input, payer, key: newId() }
    const options = { signal: controller.signal, idempotencyKey: unanswered.current.key }
    let text = ''
    let skill: string | undefined
    const show = () => setRun({ status: 'running', input, text, skill })
    show()
    try {
      const hear = (event: EventOf<typeof runs.routes.runDemo>) => {
        if (event.type === 'text') text += event.text
        else skill = event.title
        show()
      }
      const result = await latest.current.runAgent(input, hear, options)
      unanswered.current = undefined
      setRun({ status: 'succeeded', input, result })
      latest.current.end.onSucceeded?.(result)
    } catch (error) {
      const wasCancelled = controller.signal.aborted
      // The server may still be ending what was cancelled; the next run must not wait for that.
      if (wasCancelled) unanswered.current = undefined
      setRun(wasCancelled ? { status: 'idle', wasCancelled } : { status: 'failed', input, error, text })
      latest.current.end.onStopped?.(wasCancelled)
    } finally {
      current.current = undefined
    }
  }, [])

  return { run, start, cancel: () => current.current?.abort() }
}
