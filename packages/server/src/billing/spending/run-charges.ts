import { bind } from '../../bind.ts'
import type { RunChargeDependencies } from './dependencies.ts'
import { giveChargeBack, takeCharge } from './end-run-charge.ts'
import { freeRunValues } from './free-run.ts'
import { lockPayer, reserveRun } from './reserve-run.ts'
import { runTerms } from './run-terms.ts'

/** What pays for a run: nothing, an agent that was bought, a run of the plan, or the wallet, in this order. */
export function createRunCharges(dependencies: RunChargeDependencies) {
  return bind(dependencies, {
    terms: runTerms,
    lockPayer,
    freeRunValues,
    reserve: reserveRun,
    take: takeCharge,
    giveBack: giveChargeBack,
  })
}
