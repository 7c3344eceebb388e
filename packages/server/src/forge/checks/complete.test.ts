import { describe, expect, test } from 'vitest'
import { agentContent } from '../../../testing/agents.ts'
import { checkComplete } from './complete.ts'

const nowhere = { en: '', ar: '' }
const reasonsOf = (content: Parameters<typeof checkComplete>[0]) =>
  checkComplete(content).reasons.map(({ code, about }) => [code, about])

describe('a version is complete', () => {
  test('when it has everything in both languages', () => {
    expect(checkComplete(agentContent())).toEqual({ name: 'complete', passed: true, reasons: [] })
  })

  test.for(['en', 'ar'] as const)('when one language has everything: %s', (language) => {
    const only = (text: string) => ({ ...nowhere, [language]: text })
    const content = agentContent({
      name: only('VAT'),
      short_description: only('VAT'),
      description: only('VAT'),
      full_description: nowhere,
      demo_prompts: { en: [], ar: [], [language]: ['Add VAT to 100'] },
    })

    expect(checkComplete(content).passed).toBe(true)
  })
})

describe('a version is not complete', () => {
  test('when its texts are spread over two languages', () => {
    const content = agentContent({
      name: { en: 'VAT', ar: '' },
      description: { en: '', ar: 'ضريبة' },
    })

    expect(reasonsOf(content)).toEqual([['text_missing', 'description']])
  })

  test('without texts, prompts, skills and instructions', () => {
    const content = agentContent({
      name: nowhere,
      short_description: nowhere,
      description: nowhere,
      demo_prompts: { en: [''], ar: [] },
      skills: [],
      instructions: '',
    })

    expect(reasonsOf(content)).toEqual([
      ['text_missing', 'name'],
      ['text_missing', 'short_description'],
      ['text_missing', 'description'],
      ['prompts_missing', null],
      ['skills_missing', null],
      ['instructions_missing', null],
    ])
  })

  test('without a tool of its server', () => {
    const runtime = { kind: 'mcp' as const, connection_id: crypto.randomUUID(), tools: [] }

    expect(reasonsOf(agentContent({ skills: [], runtime }))).toEqual([['tools_missing', null]])
  })
})

describe('an agent elsewhere', () => {
  test('needs neither skills nor instructions when it speaks A2A', () => {
    const runtime = { kind: 'a2a' as const, connection_id: crypto.randomUUID() }

    expect(checkComplete(agentContent({ skills: [], instructions: '', runtime })).passed).toBe(true)
  })
})
