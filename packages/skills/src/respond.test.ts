import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerOf, respond, use } from './respond.ts'
import { defineSkill, SkillRefusal } from './skill.ts'

const today = '2026-11-20'

const halve = defineSkill<{ amount: number }, { half: number }>({
  name: 'halve',
  title: { en: 'Half', ar: 'النصف' },
  description: { en: 'halves an amount', ar: 'يقسم المبلغ على اثنين' },
  input: z.object({ amount: z.number().nonnegative() }),
  suits: () => 1,
  read: ({ text }) => ({ input: { amount: Number(text) } }),
  run: ({ amount }) => {
    if (amount === 0) throw new SkillRefusal({ en: 'Nothing has no half.', ar: 'لا نصف للعدم.' })
    return { half: amount / 2 }
  },
  explain: ({ half }, language) => (language === 'en' ? `Half is ${half}` : `النصف ${half}`),
})

test('a request is answered in its language', () => {
  expect(respond([halve], { text: '10', language: 'ar', today })).toEqual({
    skill: 'halve',
    text: 'النصف 5',
    outcome: 'answer',
  })
})

test('input that has no correct answer is refused with the reason', () => {
  expect(use(halve, { amount: 0 }, { language: 'ar', today })).toEqual({
    output: { refused: 'لا نصف للعدم.' },
    explanation: 'لا نصف للعدم.',
  })
})

test('input that no rule allows is refused and does not fail', () => {
  expect(respond([halve], { text: '-10', language: 'en', today }).text).toContain(
    'I cannot work with this input (amount: ',
  )
})

test('an error of the skill itself is not hidden', () => {
  const broken = { ...halve, run: () => JSON.parse('{') }
  expect(() => use(broken, { amount: 1 }, { language: 'en', today })).toThrow(SyntaxError)
})

test('a sentence that two answers share is said once', () => {
  const parts = [{ explanation: 'Spent: 5.\n\nBy month.' }, { explanation: 'Spent: 5.' }]
  expect(answerOf(undefined, parts)).toBe('Spent: 5.\n\nBy month.')
})
