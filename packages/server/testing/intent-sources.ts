import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { languageOfRequest, respond, skills } from '@wakeel/skills'
import { agentDefinitions } from '../src/own-agents/all.ts'
import { readConversations } from './conversations.ts'
import { readWordings, wordingFiles } from './wordings.ts'

/** By skill, texts that tell what it is needed for. */
export type TextsOfSkill = ReadonlyMap<string, readonly string[]>

const FOLDER = resolve(import.meta.dirname, '../../skills/wordings/intents')

/** Longer requests paste something: what is asked stands before or behind it. */
const READ = { first: 250, last: 100 }

/** Everything that people asked agents for, by the skill that answers it. */
export function askedRequests(): TextsOfSkill {
  const asked = new Map<string, string[]>()
  const add = (skill: string | undefined, texts: readonly string[]) => {
    if (skill) asked.set(skill, [...(asked.get(skill) ?? []), ...texts.map(cut)])
  }
  for (const { agent, message, today, kind } of wordingFiles().flatMap(readWordings))
    if (kind !== 'refuse') add(skillFor(agent, message, today), [message])
  for (const { agent, messages, today } of readConversations())
    add(skillFor(agent, messages[0] as string, today), messages)
  return asked
}

/** What was written by hand for each skill: packages/skills/wordings/README.md; and its title. */
export function handWrittenPhrases(): TextsOfSkill {
  const written = new Map(
    globSync('*.txt', { cwd: FOLDER }).map((file) => [basename(file, '.txt'), readPhrases(file)]),
  )
  return new Map(
    skills.map(({ name, title }) => [name, [...(written.get(name) ?? []), title.en, title.ar]]),
  )
}

const readPhrases = (file: string): string[] =>
  readFileSync(resolve(FOLDER, file), 'utf8')
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/** Which of the agent's skills answers; undefined where it asks back, and there is more than one. */
function skillFor(agent: string, text: string, today: string): string | undefined {
  const own = agentDefinitions.find(({ slug }) => slug === agent)?.skills ?? []
  if (own.length === 1) return own[0]?.name
  return respond(own, { text, language: languageOfRequest(text), today }).skill
}

const cut = (text: string): string =>
  text.length > READ.first + READ.last
    ? `${text.slice(0, READ.first)} ${text.slice(-READ.last)}`
    : text
