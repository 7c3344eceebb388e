import { z } from 'zod'
import { type Letter, scale } from './scale.ts'

const Grade = z.enum(Object.keys(scale) as [Letter, ...Letter[]])
const named = { name: z.string().optional() }

export const GradesInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('gpa'),
    record: z.object({ gpa: z.number(), credits: z.number() }).optional(),
    /** Averages of further terms. */
    terms: z.array(z.object({ gpa: z.number(), credits: z.number() })).optional(),
    courses: z.array(z.object({ ...named, grade: Grade, credits: z.number() })),
    /** An average that is hoped for, and the credits still to come. */
    goal: z.object({ gpa: z.number(), credits: z.number() }).optional(),
    /** An average that the result is held against; which side of it is asked about, where one is. */
    compared: z
      .object({ gpa: z.number(), asked: z.enum(['above', 'below']).optional() })
      .optional(),
    /** Whether it can be reached is asked. */
    asksWhether: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('mark'),
    marks: z.array(z.object({ ...named, mark: z.number(), weight: z.number() })).min(1),
    /** Final marks that are hoped for. */
    targets: z.array(z.number()).optional(),
    asksWhether: z.boolean().optional(),
  }),
  /** What only a university can say: probation, repeating a course. */
  z.object({ kind: z.literal('rule') }),
])
export type GradesInput = z.infer<typeof GradesInput>
