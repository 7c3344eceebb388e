import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'
import type { Skill, Turn } from '../skill.ts'

/** What an agent says to the last of these messages of one conversation. */
export function answerAfter(skills: readonly Skill[], ...messages: string[]): string {
  const earlier: Turn[] = []
  let said = ''
  for (const message of messages) {
    const language = languageOfRequest(message)
    const { text, skill } = respond(skills, {
      text: message,
      language,
      today: '2026-11-30',
      earlier,
    })
    earlier.push({ message, answer: text, outcome: skill ? 'answer' : 'question' })
    said = text
  }
  return said
}
