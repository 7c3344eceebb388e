import { expect, test } from 'vitest'
import { agentContent } from '../../../testing/agents.ts'
import { checkContent } from './content.ts'

test('what the store does not carry is found in every field but the one that says what the agent never does', () => {
  const content = agentContent({
    never: { en: ['Promises guaranteed returns'], ar: ['مراهنات'] },
    full_description: { en: 'Casino nights', ar: '' },
  })

  expect(checkContent(content, [])).toEqual({
    name: 'content',
    passed: false,
    reasons: [{ code: 'banned_content', about: 'full_description', found: 'casino' }],
  })
})
