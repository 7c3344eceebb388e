import { type Ask, choose, defineSkill, vatCalculator } from '@wakeel/skills'
import { generateText, streamText } from 'ai'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { engineHere } from '../../workers/skill-engine.ts'
import { BuiltInModel } from './built-in.ts'
import { execute } from './execute.ts'
import { ownSkills } from './own-skills.ts'

const ask = (text: string): Ask => ({ text, language: 'en', today: '2026-11-20' })
const agentWith = (...skills: (typeof vatCalculator)[]) => ({
  version: 1,
  instructions: '',
  skills,
  examples: { en: [], ar: [] },
  runtime: { kind: 'skills' as const },
})
const run = (text: string, agent = agentWith(vatCalculator), engine = engineHere) =>
  execute(ownSkills(undefined, engine), {
    runId: 'run-1',
    agent,
    ask: ask(text),
    signal: new AbortController().signal,
    emit() {},
  })

test('the engine says the same to whoever streams and to whoever waits', async () => {
  const model = () =>
    new BuiltInModel(async () =>
      choose([vatCalculator], ask('vat please'), ['Add VAT to AED 1,000']),
    )

  const waited = await generateText({ model: model(), prompt: 'vat please' })
  const streamed = await streamText({ model: model(), prompt: 'vat please' }).text

  expect(waited.text).toContain('To answer this I need')
  expect(streamed).toBe(waited.text)
})

test('input that no rule allows is refused in the skill’s own words', async () => {
  const picky = defineSkill({
    ...vatCalculator,
    input: z.object({ years: z.number().positive('must be above zero') }),
    read: () => ({ input: { years: -5 } }),
  })

  const { text } = await run('minus five years', agentWith(picky))

  expect(text).toBe(
    'I cannot work with this input (years: must be above zero). Please check it and ask again.',
  )
})

test.each([
  ['a question', { question: 'Which amount?' }, 'question'],
  ['word of what the agent is for', { refusal: 'I add VAT.' }, 'refusal'],
])(
  '%s is told apart, with at most three messages that could come next',
  async (_what, choice, outcome) => {
    const suggestions = ['AED 1,000', 'AED 2,000', 'AED 3,000', 'AED 4,000']
    const engine = { ...engineHere, choose: async () => ({ ...choice, suggestions }) }

    const answer = await run('vat', agentWith(vatCalculator), engine)

    expect(answer).toMatchObject({ outcome, suggestions: suggestions.slice(0, 3) })
  },
)

test('a defect in a skill fails the run', async () => {
  const broken = defineSkill({
    ...vatCalculator,
    run() {
      throw new TypeError('not a function')
    },
  })

  await expect(run('Add VAT to AED 1,000', agentWith(broken))).rejects.toMatchObject({
    code: 'runs.failed',
  })
})
