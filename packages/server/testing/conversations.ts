import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { respond, type Turn } from '@wakeel/skills'
import { agentDefinitions } from '../src/own-agents/all.ts'
import { languageOfMessage } from '../src/runs/earlier.ts'
import { faultsOf } from './wordings.ts'

/** Messages of one person to one agent, each going on from those before: packages/skills/wordings/README.md. */
export interface Conversation {
  id: string
  agent: string
  messages: readonly string[]
  /** What a right answer to each holds, each in one of several spellings. */
  facts: readonly (readonly (readonly string[])[])[]
}

/** One message of a conversation with what its agent says. */
export interface Said {
  /** `c1a-07.2` is the second message of c1a-07. */
  id: string
  message: string
  answer: string
  faults: readonly string[]
}

const FOLDER = resolve(import.meta.dirname, '../../skills/wordings/conversations')
const WRITTEN = '2026-11-30'

/** The names of all files of conversations that people wrote. */
export const conversationFiles = (): string[] =>
  globSync('*.jsonl', { cwd: FOLDER })
    .map((file) => file.replace('.jsonl', ''))
    .filter((name) => !name.endsWith('-first-result'))
    .sort()

/** All of them, with the day on which they were written. */
export const readConversations = (): (Conversation & { today: string })[] =>
  conversationFiles()
    .flatMap(conversationsOf)
    .map((conversation) => ({ ...conversation, today: WRITTEN }))

/** Plays the conversations of a file, without a language model. */
export const playConversations = (conversations: readonly Conversation[]): Said[] =>
  conversations.flatMap(play)

/** The conversations of `c1a` …, or of a file anywhere. */
export const conversationsOf = (name: string): Conversation[] =>
  readFileSync(name.endsWith('.jsonl') ? name : resolve(FOLDER, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Conversation)

function play({ id, agent, messages, facts }: Conversation): Said[] {
  const skills = agentDefinitions.find(({ slug }) => slug === agent)?.skills ?? []
  const earlier: Turn[] = []
  return messages.map((message, at) => {
    const language = languageOfMessage(message, earlier)
    const ask = { text: message, language, today: WRITTEN, earlier: [...earlier] }
    const { text: answer, outcome } = respond(skills, ask)
    earlier.push({ message, answer, outcome })
    const faults = faultsOf({ facts: facts[at] ?? [], never: [] }, answer)
    return { id: `${id}.${at + 1}`, message, answer, faults }
  })
}
