import type { AgentDefinition } from './agent-definition.ts'
import { bmiWaistCheck } from './bmi-waist-check.ts'
import { campaignLinkBuilder } from './campaign-link-builder.ts'
import { contentCalendarPlanner } from './content-calendar-planner.ts'
import { contractClauseScanner } from './contract-clause-scanner.ts'
import { converterCalendarDesk } from './converter-calendar-desk.ts'
import { corporateTaxEstimator } from './corporate-tax-estimator.ts'
import { csvLedgerAnalyst } from './csv-ledger-analyst.ts'
import { endOfServiceGratuity } from './end-of-service-gratuity.ts'
import { energyMacroPlanner } from './energy-macro-planner.ts'
import { gradeCalculator } from './grade-calculator.ts'
import { headlineAnalyst } from './headline-analyst.ts'
import { hydrationHeatPlanner } from './hydration-heat-planner.ts'
import { meetingMinutes } from './meeting-minutes.ts'
import { mortgageAndLoanPlanner } from './mortgage-and-loan-planner.ts'
import { priorityMatrix } from './priority-matrix.ts'
import { quizMaker } from './quiz-maker.ts'
import { readabilityCoach } from './readability-coach.ts'
import { runwayForecaster } from './runway-forecaster.ts'
import { searchPageAuditor } from './search-page-auditor.ts'
import { studyPlanner } from './study-planner.ts'
import { tableAnswerDesk } from './table-answer-desk.ts'
import { textSummaryDesk } from './text-summary-desk.ts'
import { vatInvoiceDesk } from './vat-invoice-desk.ts'

/** The agents the store opens with, oldest first. */
export const agentDefinitions: readonly AgentDefinition[] = [
  gradeCalculator,
  hydrationHeatPlanner,
  campaignLinkBuilder,
  textSummaryDesk,
  readabilityCoach,
  converterCalendarDesk,
  endOfServiceGratuity,
  headlineAnalyst,
  studyPlanner,
  searchPageAuditor,
  priorityMatrix,
  tableAnswerDesk,
  meetingMinutes,
  contentCalendarPlanner,
  energyMacroPlanner,
  contractClauseScanner,
  csvLedgerAnalyst,
  quizMaker,
  corporateTaxEstimator,
  mortgageAndLoanPlanner,
  vatInvoiceDesk,
  bmiWaistCheck,
  runwayForecaster,
]
