import { expect, test } from 'vitest'
import { z } from 'zod'
import { choose } from './choose.ts'
import { defineSkill, type Skill } from './skill.ts'

const ask = (text: string, language: 'en' | 'ar' = 'en') => ({
  text,
  language,
  today: '2026-11-20',
})

/** A skill that suits as told and finds its input when it is told to. */
function skill(name: string, score: number, complete: boolean): Skill {
  return defineSkill<{ found: true }, { found: true }>({
    name,
    title: { en: `The ${name}`, ar: `أداة ${name}` },
    description: { en: `does ${name}`, ar: `تفعل ${name}` },
    input: z.object({ found: z.literal(true) }),
    suits: () => score,
    read: () =>
      complete
        ? { input: { found: true } }
        : {
            missing: [
              { name: { en: `${name} amount`, ar: 'المبلغ' }, example: { en: '10', ar: '10' } },
            ],
          },
    run: (input) => input,
    explain: () => name,
  })
}

const chosen = (skills: Skill[], text = 'please') => {
  const choice = choose(skills, ask(text), ['Do it with 10'])
  return 'skill' in choice ? choice.skill.name : choice.question
}

test('the skill that suits best answers', () => {
  expect(chosen([skill('loan', 0.4, true), skill('tax', 0.9, true)])).toBe('tax')
})

test('of skills that suit about equally the one with its whole input answers', () => {
  expect(chosen([skill('loan', 0.9, false), skill('tax', 0.8, true)])).toBe('tax')
})

test('a request clearly for one skill is not answered by another that happens to have its input', () => {
  expect(chosen([skill('loan', 0.9, false), skill('tax', 0.3, true)])).toContain(
    '**loan amount** (for example: 10)',
  )
})

test('what is missing is asked for by name, with an example and a complete request', () => {
  expect(chosen([skill('loan', 1, false)])).toBe(
    '**The loan**\n\nTo answer this I need:\n\n- **loan amount** (for example: 10)\n\nA complete request looks like this: Do it with 10',
  )
})

test('a request about something else is told what the agent can do', () => {
  const question = chosen([skill('loan', 0, true), skill('tax', 0, false)])
  expect(question).toContain('**The loan**: does loan')
  expect(question).toContain('- Do it with 10')
})

test('an only skill is tried with whatever is asked', () => {
  expect(chosen([skill('loan', 0, true)])).toBe('loan')
})

test('an only skill that does not suit says what it is for and what it needs', () => {
  const question = chosen([skill('loan', 0, false)])
  expect(question).toContain('does loan')
  expect(question).toContain('**loan amount**')
})

test('who asks what the agent can do is told, in their language', () => {
  expect(chosen([skill('loan', 1, true)], 'Hi! What can you do?')).toContain('does loan')
  const arabic = choose([skill('loan', 1, true)], ask('من أنت وماذا تفعل؟', 'ar'), [])
  expect('question' in arabic && arabic.question).toContain('أستطيع المساعدة')
})
