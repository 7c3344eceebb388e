import { languageOfRequest, respond } from '@wakeel/skills'
import type { AgentDefinition } from '../src/own-agents/agent-definition.ts'

const TODAY = '2026-11-20'

/** Asks an agent as a run does: the built-in engine answers in the language of the request. */
export function askingAgent({ skills }: AgentDefinition, today = TODAY): (text: string) => string {
  return (text) => respond(skills, { text, language: languageOfRequest(text), today }).text
}

/** Every demo prompt in both languages, each with the pieces that a correct answer holds. */
export function demoPromptsOf({
  demoPrompts,
}: AgentDefinition): (readonly [prompt: string, pieces: readonly string[]])[] {
  return (['en', 'ar'] as const).flatMap((language) =>
    demoPrompts.map(({ text, expect }) => [text[language], expect[language]] as const),
  )
}
