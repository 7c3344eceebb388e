import type { AgentDefinition } from './agent-definition.ts'
import { contractClauseScanner } from './contract-clause-scanner.ts'
import { corporateTaxEstimator } from './corporate-tax-estimator.ts'
import { endOfServiceGratuity } from './end-of-service-gratuity.ts'
import { mortgageAndLoanPlanner } from './mortgage-and-loan-planner.ts'
import { vatInvoiceDesk } from './vat-invoice-desk.ts'

/** The agents the store opens with, oldest first. */
export const agentDefinitions: readonly AgentDefinition[] = [
  endOfServiceGratuity,
  contractClauseScanner,
  corporateTaxEstimator,
  mortgageAndLoanPlanner,
  vatInvoiceDesk,
]
