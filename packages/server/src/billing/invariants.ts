import type { Invariant } from '../invariants.ts'

export const billingInvariants: readonly Invariant[] = []
