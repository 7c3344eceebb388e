import { bodyMeasureCheck } from './body-measure-check.ts'
import { campaignLinks } from './campaign-links.ts'
import { contentCalendar } from './content-calendar.ts'
import { contractClauseScanner } from './contract-clause-scanner.ts'
import { corporateTax } from './corporate-tax.ts'
import { currencyConverter } from './currency-converter.ts'
import { dateCalculator } from './date-calculator.ts'
import { endOfServiceGratuity } from './end-of-service-gratuity.ts'
import { energyPlanner } from './energy-planner.ts'
import { gradeCalculator } from './grade-calculator.ts'
import { headlineAnalyst } from './headline-analyst.ts'
import { heatPlanner } from './heat-planner.ts'
import { hijriConverter } from './hijri-converter.ts'
import { hydrationPlanner } from './hydration-planner.ts'
import { ledgerAnalysis } from './ledger-analysis.ts'
import { loanPlanner } from './loan-planner.ts'
import { meetingMinutes } from './meeting-minutes.ts'
import { priorityMatrix } from './priority-matrix.ts'
import { quizMaker } from './quiz-maker.ts'
import { readabilityCoach } from './readability-coach.ts'
import { runwayForecast } from './runway-forecast.ts'
import { savingsPlanner } from './savings-planner.ts'
import { searchPageAudit } from './search-page-audit.ts'
import type { Skill } from './skill.ts'
import { studyPlanner } from './study-planner.ts'
import { tableAnswerer } from './table-answerer.ts'
import { taxInvoiceChecker } from './tax-invoice-checker.ts'
import { textSummariser } from './text-summariser.ts'
import { timeZoneConverter } from './time-zone-converter.ts'
import { trnCheck } from './trn-check.ts'
import { unitConverter } from './unit-converter.ts'
import { vatCalculator } from './vat-calculator.ts'

/** Every skill an agent can be given. */
export const skills: readonly Skill[] = [
  bodyMeasureCheck,
  campaignLinks,
  contentCalendar,
  contractClauseScanner,
  corporateTax,
  currencyConverter,
  dateCalculator,
  endOfServiceGratuity,
  energyPlanner,
  gradeCalculator,
  headlineAnalyst,
  heatPlanner,
  hijriConverter,
  hydrationPlanner,
  ledgerAnalysis,
  loanPlanner,
  meetingMinutes,
  priorityMatrix,
  quizMaker,
  readabilityCoach,
  runwayForecast,
  savingsPlanner,
  searchPageAudit,
  studyPlanner,
  tableAnswerer,
  taxInvoiceChecker,
  textSummariser,
  timeZoneConverter,
  trnCheck,
  unitConverter,
  vatCalculator,
]
