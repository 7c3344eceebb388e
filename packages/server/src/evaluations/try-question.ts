import type { evaluations as contract, InputOf, ReplyOf } from '@wakeel/contract'
import type { Context } from '../http/context.ts'
import { askQuestion } from './ask-question.ts'
import type { EvaluationDependencies } from './dependencies.ts'

type Route = typeof contract.routes.tryQuestion

export async function tryQuestion(
  { forge }: EvaluationDependencies,
  { id, question }: InputOf<Route>,
  context: Context,
): Promise<ReplyOf<Route>> {
  const { result } = await askQuestion(
    question,
    (input, signal) => forge.tryPrompt({ id, input }, { ...context, signal, emit() {} }),
    context.signal,
  )
  return { success: true, result }
}
