import type { Action } from './saying.ts'

export interface Minutes {
  /** The day of the meeting when the notes name it, else today: relative dates are counted from it. */
  reference: string
  isReferenceFromNotes: boolean
  /** The heading that names the meeting and its day. */
  title?: string
  attendees: string[]
  decisions: string[]
  actions: Action[]
  questions: string[]
}
