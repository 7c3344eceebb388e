import { expect, test } from 'vitest'
import { languageOfRequest } from './reading/language.ts'
import { respond } from './respond.ts'
import type { Skill, Turn } from './skill.ts'
import { tableAnswerer } from './table-answerer.ts'

/** What an agent says to the last of these messages of one conversation. */
function answerAfter(skills: readonly Skill[], ...messages: string[]): string {
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

const sales = `Who sold the most?

Name,Region,Sales
Ali,Dubai,300
Sara,Sharjah,500
Omar,Dubai,100`

test('a second question is asked of the table that was pasted before', () => {
  const answer = answerAfter([tableAnswerer], sales, 'and the average by region?')
  expect(answer).toContain('| Dubai | 200')
})

test('another table takes the place of the one before', () => {
  const answer = answerAfter([tableAnswerer], sales, 'total?\n\nItem,Cost\nTea,12\nRusk,8')
  expect(answer).toContain('20')
  expect(answer).not.toContain('900')
})
