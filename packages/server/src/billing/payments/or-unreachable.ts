import { DomainError } from '../../errors.ts'
import { ProviderUnreachable } from './payment-provider.ts'

/** What somebody waits for: without an answer of the provider they hear `billing.provider_unreachable`. */
export async function orUnreachable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ProviderUnreachable)
      throw new DomainError('billing.provider_unreachable', { cause: error })
    throw error
  }
}
