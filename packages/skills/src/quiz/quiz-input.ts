import { z } from 'zod'
import { otherTasks } from './other-task.ts'
import type { QuestionKind } from './question.ts'
import { notOffered } from './quiz-request.ts'

const kinds = ['choice', 'truth', 'gap'] as const satisfies QuestionKind[]

export const QuizInput = z.object({
  text: z.string(),
  kinds: z.array(z.enum(kinds)).min(1),
  countWasGiven: z.boolean(),
  about: z.enum(['number', 'name']).optional(),
  withoutKey: z.boolean().default(false),
  notOffered: z.array(z.enum(notOffered)).default([]),
  otherTask: z.enum(otherTasks).optional(),
  /** The answer of this one alone is asked for. */
  question: z.int().positive().optional(),
  /** Sentences of the text about which nothing is to be asked. */
  dropped: z.array(z.string()).optional(),
  /** The answers alone are asked for. */
  isKeyOnly: z.boolean().optional(),
})
export type QuizInput = z.infer<typeof QuizInput>
