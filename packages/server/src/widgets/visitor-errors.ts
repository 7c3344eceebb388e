import type { ErrorCode } from '@wakeel/contract'
import { DomainError } from '../errors.ts'

/** What is between the store and whoever pays: a visitor hears that there is no answer now. */
const isOfPayer = (code: ErrorCode): boolean =>
  /^(?:billing|organisations|accounts|api_keys|catalogue)\./.test(code) ||
  code === 'runs.model_person_budget_reached'

/** Throws what stands in the way of a run in words that tell a visitor nothing of who pays, what it costs or what the widget may use. */
export function forVisitor(error: unknown): never {
  if (error instanceof DomainError && error.code === 'api_keys.cap_reached')
    throw new DomainError('widgets.cap_reached', { cause: error })
  if (error instanceof DomainError && isOfPayer(error.code))
    throw new DomainError('widgets.unavailable', { cause: error })
  throw error
}
