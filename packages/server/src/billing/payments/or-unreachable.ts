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

/** What a job does by itself: without an answer of the provider it is left for the next round. */
export function untilNextRound(error: unknown): undefined {
  if (!(error instanceof ProviderUnreachable)) throw error
}
