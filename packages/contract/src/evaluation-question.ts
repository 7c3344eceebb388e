import { z } from 'zod'
import { Language } from './language.ts'
import { RunOutcome, runOutcomes } from './run-history.ts'
import { filled } from './text.ts'

/** Of the questions that a version is evaluated with. */
export const MAX_EVALUATION = {
  questions: 50,
  expectations: 8,
  input: 4000,
  text: 200,
  unit: 20,
  figure: 1_000_000_000_000,
} as const

/** What can be expected of an answer, and what of a reply as a whole; the lists for whoever has no schemas at hand. */
export const expectationKinds = ['figure', 'includes', 'excludes'] as const
export { runOutcomes as expectedOutcomes }

const Figure = z
  .number()
  .min(-MAX_EVALUATION.figure, 'is too small')
  .max(MAX_EVALUATION.figure, 'is too large')

/**
 * Something that an answer must hold: a figure, however its digits are written and grouped, with its unit beside it where one is named; or
 * a text that is in it, or is not, however it is spelled in upper case, in Arabic letters and with spaces.
 */
export const Expectation = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('figure'),
    value: Figure,
    /** By how much it may be off. */
    tolerance: Figure.min(0, 'must not be negative'),
    /** A currency, `%`, days, kilograms: any name of the same unit is as good. */
    unit: filled(MAX_EVALUATION.unit).optional(),
  }),
  z.strictObject({ kind: z.literal('includes'), text: filled(MAX_EVALUATION.text) }),
  z.strictObject({ kind: z.literal('excludes'), text: filled(MAX_EVALUATION.text) }),
])
export type Expectation = z.infer<typeof Expectation>

/** A question with what is expected of the reply: all of it, or the agent does not pass. */
export const EvaluationQuestion = z
  .strictObject({
    language: Language,
    input: filled(MAX_EVALUATION.input),
    /** `question`: the agent must ask for what is missing; `refusal`: it must refuse. */
    outcome: RunOutcome,
    expectations: z.array(Expectation).max(MAX_EVALUATION.expectations),
  })
  .refine(({ outcome, expectations }) => outcome !== 'answer' || expectations.length > 0, {
    message: 'must say what the answer holds',
    path: ['expectations'],
  })
export type EvaluationQuestion = z.infer<typeof EvaluationQuestion>

export const EvaluationQuestions = z.array(EvaluationQuestion).max(MAX_EVALUATION.questions)
