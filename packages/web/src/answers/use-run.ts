import type { EventOf, runs } from '@wakeel/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newId } from '../new-id.ts'

/** What every answer of an agent says, whatever it was run for. */
export type Answered = Pick<
  runs.RunResult,
  'response' | 'provider' | 'execution_time_ms' | 'files' | 'own_figures' | 'confirmation'
> & {
  is_answered?: boolean
}

export type RunState<Result extends Answered = Answered> =
  | { status: 'idle'; wasCancelled?: boolean; hadText?: boolean }
  | {
      status: 'running'
      input: string
      text: string
      skill: string | undefined
      remark: string | undefined
      canCancel: boolean
    }
  | { status: 'succeeded'; input: string; result: Result }
  | {
      status: 'failed'
      input: string
      error: unknown
      text: string
      confirmation: runs.Confirmation | undefined
    }

/** Runs an agent and hears the answer as it is made. Aborting the signal cancels the run, which then costs nothing unless text of the answer had come. */
type RunAgent<Result> = (
  input: string,
  onEvent: (event: EventOf<typeof runs.routes.runDemo>) => void,
  options: { signal: AbortSignal; idempotencyKey: string },
  confirmation: runs.Confirmation | undefined,
) => Promise<Result>

/** What a page has to do once a run has ended. `onStopped`: cancelled or failed. */
interface RunEnd<Result> {
  onSucceeded?(result: Result, input: string): void
  onStopped?(wasCancelled: boolean): void
}

interface RunStart {
  /** The same words for another to pay are another request. */
  payer?: string | undefined
  /** What was answered before the page was opened anew. */
  answered?: { input: string; result: Answered } | undefined
}

/** One run at a time: its answer as it is made, and a way to cancel it. */
export function useRun<Result extends Answered>(
  runAgent: RunAgent<Result>,
  end: RunEnd<Result> = {},
  { payer, answered }: RunStart = {},
) {
  const [run, setRun] = useState<RunState<Result | Answered>>(
    answered ? { status: 'succeeded', ...answered } : { status: 'idle' },
  )
  const current = useRef<AbortController>(undefined)
  // A request that failed keeps its key: should its answer only have been lost on the way, trying again costs nothing more.
  const unanswered = useRef<{ request: string; key: string }>(undefined)
  const latest = useRef({ runAgent, end, payer })
  latest.current = { runAgent, end, payer }

  // Leaving the page cancels the run; the server gives it back when none of the answer was sent.
  useEffect(() => () => current.current?.abort(), [])

  const start = useCallback(async (input: string, confirmation?: runs.Confirmation) => {
    if (current.current) return
    const controller = new AbortController()
    current.current = controller
    const { payer } = latest.current
    const request = JSON.stringify([input, payer, confirmation])
    if (unanswered.current?.request !== request) unanswered.current = { request, key: newId() }
    const options = { signal: controller.signal, idempotencyKey: unanswered.current.key }
    let text = ''
    let skill: string | undefined
    let remark: string | undefined
    const show = () =>
      setRun({
        status: 'running',
        input,
        text,
        skill,
        remark,
        canCancel: confirmation === undefined,
      })
    show()
    try {
      const hear = (event: EventOf<typeof runs.routes.runDemo>) => {
        if (event.type === 'text') text += event.text
        else if (event.type === 'progress') remark = event.text
        else [skill, remark] = [event.title, undefined]
        show()
      }
      const result = await latest.current.runAgent(input, hear, options, confirmation)
      unanswered.current = undefined
      setRun({ status: 'succeeded', input, result })
      latest.current.end.onSucceeded?.(result, input)
    } catch (error) {
      const wasCancelled = controller.signal.aborted
      // The server may still be ending what was cancelled; the next run must not wait for that.
      if (wasCancelled) unanswered.current = undefined
      setRun(
        wasCancelled
          ? { status: 'idle', wasCancelled, hadText: text !== '' }
          : { status: 'failed', input, error, text, confirmation },
      )
      latest.current.end.onStopped?.(wasCancelled)
    } finally {
      current.current = undefined
    }
  }, [])

  return { run, start, cancel: () => current.current?.abort() }
}
