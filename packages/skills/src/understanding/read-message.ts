import { opening } from '../reading/opening.ts'
import { quantities } from '../reading/quantities.ts'
import type { Message } from './affinity.ts'
import { clausesOf } from './clauses.ts'
import { matchConcepts } from './match-concepts.ts'
import { mentionsIn } from './mentions.ts'

/** What is longer is a document, which skills of slots do not read. */
const LONGEST_MESSAGE = 4000

/** As many as a conversation is read back, with the one that is asked now. */
const MOST_KEPT = 8
const kept = new Map<string, Message>()

/** Reads a message once, for whatever frames are to be filled from it: all skills of an agent are asked about the same conversation. */
export function readMessage(written: string, today: string): Message {
  const key = `${today} ${written}`
  const message = kept.get(key) ?? read(written, today)
  // What was asked for last goes last.
  kept.delete(key)
  kept.set(key, message)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return message
}

function read(written: string, today: string): Message {
  const text = opening(written, LONGEST_MESSAGE)
  const concepts = matchConcepts(text)
  const clauses = clausesOf(text, quantities(text))
  return { text, concepts, clauses, mentions: mentionsIn(text, today, concepts, clauses) }
}
