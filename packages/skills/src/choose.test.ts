import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { choose, wholeRequest, wordsOf } from './choose.ts'
import { defineSkill, type Skill, type Turn } from './skill.ts'

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
  return 'steps' in choice ? choice.steps[0].skill.name : wordsOf(choice)
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
  expect('refusal' in arabic && arabic.refusal).toContain('أستطيع المساعدة')
})

describe('a reply', () => {
  const turn = (message: string, outcome: Turn['outcome']): Turn => ({
    message,
    answer: 'Which one?',
    outcome,
  })
  const read = (text: string, ...earlier: Turn[]) => wholeRequest({ ...ask(text), earlier }).text

  test('to questions is read with every message that led to it', () => {
    const before = turn('Add VAT to AED 1', 'answer')
    const open = [turn('a loan', 'question'), turn('AED 1,000,000', 'question')]

    expect(read('25 years', before, ...open)).toBe('a loan\nAED 1,000,000\n25 years')
  })

  test('to an answer or a refusal is read as it stands', () => {
    expect(read('25 years', turn('a loan', 'answer'))).toBe('25 years')
    expect(read('25 years', turn('a poem', 'refusal'))).toBe('25 years')
  })

  test('that asks what the agent can do is not the rest of a request', () => {
    expect(read('What can you do?', turn('a loan', 'question'))).toBe('What can you do?')
  })
})
