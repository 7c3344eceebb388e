import { z } from 'zod'
import type { Minutes } from './minutes.ts'
import { readNotes } from './notes.ts'
import type { Action } from './saying.ts'

/** What was said of a task, or of an open question, after the notes were read. */
export const Change = z.object({
  /** The task or question in the words of the minutes. */
  of: z.string().max(2_000),
  owner: z.string().max(200).optional(),
  due: z.object({ words: z.string().max(200), date: z.string().nullable() }).optional(),
  isDropped: z.boolean().optional(),
})
export type Change = z.infer<typeof Change>

export interface Notes {
  text: string
  changes?: readonly Change[] | undefined
}

/** The minutes of notes as they stand after all that was said of them since. */
export function minutesOf({ text, changes = [] }: Notes, today: string, request = ''): Minutes {
  const minutes = readNotes(text, today, request)
  const dropped = new Set(changes.flatMap(({ of, isDropped }) => (isDropped ? [of] : [])))
  return {
    ...minutes,
    decisions: minutes.decisions.filter((decision) => !dropped.has(decision)),
    questions: minutes.questions.filter((question) => !dropped.has(question)),
    actions: minutes.actions
      .filter(({ task }) => !dropped.has(task))
      .map((action) => Object.assign({}, action, ...changes.flatMap((one) => ofTask(action, one)))),
  }
}

const ofTask = ({ task }: Action, { of, owner, due }: Change): Partial<Action>[] =>
  of === task ? [{ ...(owner && { owner }), ...(due && { due }) }] : []
