import type { MessageFile, Turn } from '../answers/use-run.ts'
import { forgetInTab, keepInTab, readInTab } from '../session/tab-storage.ts'

/** What this tab keeps of somebody's work with an agent: over a reload, signing up and paying, until they sign out. */
interface Kept {
  question: string
  /** The conversation so far. */
  turns?: readonly Turn[]
  /** Whose they are, and for which organisation: a reply goes to nobody else’s. */
  holder?: string
}

/** More would fill the storage of the tab; all of them stand in the history. */
const MOST_TURNS = 12
const PREFIX = 'wakeel-question:'
/** The agent whose free runs were used up in the middle of the work. */
const INTERRUPTED = 'wakeel-interrupted'

export function keptWork(slug: string): Kept | undefined {
  const kept = readInTab(PREFIX + slug)
  return kept ? JSON.parse(kept) : undefined
}

export const keepQuestion = (slug: string, question: string) =>
  keepInTab(PREFIX + slug, JSON.stringify({ ...keptWork(slug), question }))

/** A visitor has no id. */
export const holderOf = (userId: string | undefined, organisation?: string) =>
  `${userId} ${organisation}`

export function keptTurns(slug: string, holder: string): readonly Turn[] | undefined {
  const kept = keptWork(slug)
  return kept?.holder === holder ? kept.turns : undefined
}

export function keepTurns(slug: string, turns: readonly Turn[], holder?: string) {
  // What waits for a person's word is asked anew: it may have been done, or be too old, when they come back.
  const kept = turns
    .filter(({ result }) => !result.confirmation)
    .slice(-MOST_TURNS)
    .map(({ files, ...turn }) => ({ ...turn, files: files?.map(withoutData) }))
  keepInTab(PREFIX + slug, JSON.stringify({ question: '', ...keptWork(slug), holder, turns: kept }))
  if (findInterrupted()?.slug === slug) forgetInTab(INTERRUPTED)
}

const withoutData = ({ data: _, ...file }: MessageFile): MessageFile => file

export interface Interrupted {
  slug: string
  name: string
}

export const keepInterrupted = (app: Interrupted) => keepInTab(INTERRUPTED, JSON.stringify(app))

/** The work to which somebody who signed up or paid wants to go back. */
export function findInterrupted(): Interrupted | undefined {
  const kept = readInTab(INTERRUPTED)
  return kept ? JSON.parse(kept) : undefined
}
