export { skills } from './all.ts'
export { scope } from './ask-back.ts'
export { bodyMeasureCheck } from './body-measure-check.ts'
export { campaignLinks } from './campaign-links.ts'
export {
  asksForScope,
  type Choice,
  choose,
  type NoPlan,
  type Plan,
  wholeRequest,
  wordsOf,
} from './choose.ts'
export { contentCalendar } from './content-calendar.ts'
export { contractClauseScanner } from './contract-clause-scanner.ts'
export { corporateTax } from './corporate-tax.ts'
export { currencyConverter } from './currency-converter.ts'
export { dateCalculator } from './date-calculator.ts'
export { endOfServiceGratuity } from './end-of-service-gratuity.ts'
export { energyPlanner } from './energy-planner.ts'
export { checkAnswer } from './evaluation/check-answer.ts'
export { gradeCalculator } from './grade-calculator.ts'
export { headlineAnalyst } from './headline-analyst.ts'
export { heatPlanner } from './heat-planner.ts'
export { hijriConverter } from './hijri-converter.ts'
export { hydrationPlanner } from './hydration-planner.ts'
export { ledgerAnalysis } from './ledger-analysis.ts'
export { limitsAskedFor } from './limits.ts'
export { loanPlanner } from './loan-planner.ts'
export { meetingMinutes } from './meeting-minutes.ts'
export { once, onceFor } from './once-for.ts'
export { priorityMatrix } from './priority-matrix.ts'
export { quizMaker } from './quiz-maker.ts'
export type { Choosable } from './rank.ts'
export { readabilityCoach } from './readability-coach.ts'
export { foldArabic, latinDigits } from './reading/arabic.ts'
export { withoutRunsOfBlanks } from './reading/blanks.ts'
export { dates } from './reading/dates.ts'
export { fold } from './reading/fold.ts'
export { formatDate, markdownTable } from './reading/format.ts'
export { languageOf, languageOfRequest } from './reading/language.ts'
export { isStopword, stopwords } from './reading/prose.ts'
export { quantities } from './reading/quantities.ts'
export type { Quantity } from './reading/quantity.ts'
export { findPhrases, mentions, type Span, stemOf, type Word, words } from './reading/words.ts'
export { requestedActs } from './requested-acts.ts'
export { answerOf, isRefusal, refusal, respond, use } from './respond.ts'
export { runwayForecast } from './runway-forecast.ts'
export { savingsPlanner } from './savings-planner.ts'
export { searchPageAudit } from './search-page-audit.ts'
export {
  type Ask,
  defineSkill,
  type Missing,
  type Reading,
  type Skill,
  type Turn,
} from './skill.ts'
export { studyPlanner } from './study-planner.ts'
export { tableAnswerer } from './table-answerer.ts'
export { taxInvoiceChecker } from './tax-invoice-checker.ts'
export { textSummariser } from './text-summariser.ts'
export { timeZoneConverter } from './time-zone-converter.ts'
export { trnCheck } from './trn-check.ts'
export { unitConverter } from './unit-converter.ts'
export { vatCalculator } from './vat-calculator.ts'
