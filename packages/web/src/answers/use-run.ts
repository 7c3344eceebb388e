import type { EventOf, runs } from '@wakeel/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newId } from '../new-id.ts'

/** What every answer of an agent says, whatever it was run for. */
export type Answered = Pick<
  runs.RunResult,
  'response' | 'provider' | 'execution_time_ms' | 'files' | 'own_figures' | 'confirmation'
> &
  Partial<Pick<runs.RunResult, 'run_id' | 'conversation_id' | 'suggestions'>> & {
    is_answered?: boolean
  }

/** A file that goes with a message. `data`: base64, for as long as the page holds it; the store keeps no content. */
export interface MessageFile extends runs.Attachment {
  data?: string
}

/** What somebody says to an agent. */
export interface Said {
  input: string
  /** Absent: none. */
  files?: readonly MessageFile[] | undefined
}

/** A message of a conversation, and the agent's reply to it. */
export interface Turn<Result extends Answered = Answered> extends Said {
  result: Result
}

export type RunState<Result extends Answered = Answered> =
  | ({ status: 'idle'; wasCancelled?: boolean; hadText?: boolean } & Partial<Said>)
  | ({
      status: 'running'
      text: string
      skill: string | undefined
      remark: string | undefined
      canCancel: boolean
    } & Said)
  | ({ status: 'succeeded' } & Turn<Result>)
  | ({
      status: 'failed'
      error: unknown
      text: string
      confirmation: runs.Confirmation | undefined
    } & Said)

/** A message to an agent. `reply_to`: the run that it goes on from. */
export interface Message {
  input: string
  reply_to?: string
  files?: runs.AttachedFile[]
  confirmation?: runs.Confirmation
}

/** Runs an agent and hears the answer as it is made. Aborting the signal cancels the run, which then costs nothing unless text of the answer had come. */
type RunAgent<Result> = (
  message: Message,
  onEvent: (event: EventOf<typeof runs.routes.runDemo>) => void,
  options: { signal: AbortSignal; idempotencyKey: string },
) => Promise<Result>

/** What a page has to do once a run has ended. `onStopped`: cancelled or failed. */
interface RunEnd<Result extends Answered> {
  onSucceeded?(result: Result, turns: readonly Turn[]): void
  onStopped?(wasCancelled: boolean): void
}

interface RunStart {
  /** The same words for another to pay are another request. */
  payer?: string | undefined
  /** What was said before the page was opened anew. */
  turns?: readonly Turn[] | undefined
}

/** How a message goes on: after all that was said, or in place of the message after so many turns. */
interface Going {
  confirmation?: runs.Confirmation | undefined
  files?: readonly MessageFile[] | undefined
  after?: number
}

interface Talk<Result extends Answered> {
  /** What was said before the run that is shown. */
  past: readonly Turn<Result | Answered>[]
  run: RunState<Result | Answered>
}

/** A conversation with an agent: one run at a time, its answer as it is made, a way to cancel it, and what was said before. */
export function useRun<Result extends Answered>(
  runAgent: RunAgent<Result>,
  end: RunEnd<Result> = {},
  { payer, turns = [] }: RunStart = {},
) {
  const [talk, setTalk] = useState<Talk<Result>>(() => opened(turns))
  const current = useRef<AbortController>(undefined)
  // A request that failed keeps its key: should its answer only have been lost on the way, trying again costs nothing more.
  const unanswered = useRef<{ request: string; key: string }>(undefined)
  const latest = useRef({ runAgent, end, payer, talk })
  latest.current = { runAgent, end, payer, talk }

  // Leaving the page cancels the run; the server gives it back when none of the answer was sent.
  useEffect(() => () => current.current?.abort(), [])

  const start = useCallback(async (input: string, { confirmation, files, after }: Going = {}) => {
    if (current.current) return
    const controller = new AbortController()
    current.current = controller
    const { payer } = latest.current
    const past = turnsOf(latest.current.talk).slice(0, after)
    const before = past.at(-1)?.result.run_id
    const said = { input, ...(files?.length && { files }) }
    const message = {
      input,
      ...(files?.length && { files: files.flatMap(toSent) }),
      ...(before && { reply_to: before }),
      ...(confirmation && { confirmation }),
    }
    const request = JSON.stringify([message, payer])
    if (unanswered.current?.request !== request) unanswered.current = { request, key: newId() }
    const options = { signal: controller.signal, idempotencyKey: unanswered.current.key }
    const show = (run: RunState<Result | Answered>) => setTalk({ past, run })
    let heard = {
      text: '',
      skill: undefined as string | undefined,
      remark: undefined as string | undefined,
    }
    const canCancel = confirmation === undefined
    const hear = (event: EventOf<typeof runs.routes.runDemo>) => {
      if (event.type === 'text') heard = { ...heard, text: heard.text + event.text }
      else if (event.type === 'progress') heard = { ...heard, remark: event.text }
      else heard = { ...heard, skill: event.title, remark: undefined }
      show({ status: 'running', ...said, canCancel, ...heard })
    }
    show({ status: 'running', ...said, canCancel, ...heard })
    try {
      const result = await latest.current.runAgent(message, hear, options)
      unanswered.current = undefined
      show({ status: 'succeeded', ...said, result })
      latest.current.end.onSucceeded?.(result, [...past, { ...said, result }])
    } catch (error) {
      const wasCancelled = controller.signal.aborted
      // The server may still be ending what was cancelled; the next run must not wait for that.
      if (wasCancelled) unanswered.current = undefined
      const { text } = heard
      show(
        wasCancelled
          ? { status: 'idle', wasCancelled, hadText: text !== '', ...said }
          : { status: 'failed', ...said, error, text, confirmation },
      )
      latest.current.end.onStopped?.(wasCancelled)
    } finally {
      current.current = undefined
    }
  }, [])

  return {
    ...talk,
    /** Undefined before the agent has replied. */
    conversationId: turnsOf(talk).at(-1)?.result.conversation_id,
    start,
    /** The same message once more, or with the person's confirmation of what the agent wants to do. */
    again: (input: string, confirmation?: runs.Confirmation) =>
      void start(input, { confirmation, files: talk.run.files, after: talk.past.length }),
    cancel: () => current.current?.abort(),
    /** Begins anew; what was said stays in the history. */
    forget: () => setTalk({ past: [], run: { status: 'idle' } }),
  }
}

function opened(turns: readonly Turn[]): { past: readonly Turn[]; run: RunState } {
  const last = turns.at(-1)
  return last
    ? { past: turns.slice(0, -1), run: { status: 'succeeded', ...last } }
    : { past: [], run: { status: 'idle' } }
}

const turnsOf = <Result extends Answered>({ past, run }: Talk<Result>) =>
  run.status === 'succeeded'
    ? [...past, { input: run.input, files: run.files, result: run.result }]
    : past

const toSent = ({ name, media_type, data }: MessageFile): runs.AttachedFile[] =>
  data === undefined ? [] : [{ name, media_type, data }]

/** Whether what a message was sent with is still at hand, so that it can be sent again. */
export const canResend = ({ files = [] }: Pick<Said, 'files'>): boolean =>
  files.every(({ data }) => data !== undefined)
