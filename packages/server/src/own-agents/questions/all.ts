import type { evaluations } from '@wakeel/contract'
import { bmiWaistCheckQuestions } from './bmi-waist-check.ts'
import { converterCalendarDeskQuestions } from './converter-calendar-desk.ts'
import { corporateTaxEstimatorQuestions } from './corporate-tax-estimator.ts'
import { endOfServiceGratuityQuestions } from './end-of-service-gratuity.ts'
import { energyMacroPlannerQuestions } from './energy-macro-planner.ts'
import { gradeCalculatorQuestions } from './grade-calculator.ts'
import { hydrationHeatPlannerQuestions } from './hydration-heat-planner.ts'
import { mortgageAndLoanPlannerQuestions } from './mortgage-and-loan-planner.ts'
import { runwayForecasterQuestions } from './runway-forecaster.ts'
import { vatInvoiceDeskQuestions } from './vat-invoice-desk.ts'

/**
 * The questions that the store's own agents are evaluated with, by their addresses. What is expected was worked out from the rule and by
 * arithmetic, not by asking the agent, so that a score below the whole is told as it is.
 */
export const ownQuestions: ReadonlyMap<string, readonly evaluations.EvaluationQuestion[]> = new Map(
  [
    ['bmi-waist-check', bmiWaistCheckQuestions],
    ['converter-calendar-desk', converterCalendarDeskQuestions],
    ['corporate-tax-estimator', corporateTaxEstimatorQuestions],
    ['end-of-service-gratuity', endOfServiceGratuityQuestions],
    ['energy-macro-planner', energyMacroPlannerQuestions],
    ['grade-calculator', gradeCalculatorQuestions],
    ['hydration-heat-planner', hydrationHeatPlannerQuestions],
    ['mortgage-and-loan-planner', mortgageAndLoanPlannerQuestions],
    ['runway-forecaster', runwayForecasterQuestions],
    ['vat-invoice-desk', vatInvoiceDeskQuestions],
  ],
)
