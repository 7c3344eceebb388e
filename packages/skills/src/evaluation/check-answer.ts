import type { evaluations, runs } from '@wakeel/contract'
import { figuresOfAnswer } from './figures-of-answer.ts'
import { plainAnswer } from './plain-answer.ts'
import { standsBeside } from './stands-beside.ts'

export interface CheckedAnswer {
  passed: boolean
  outcome_met: boolean
  /** In the order of the expectations. */
  expectations_met: boolean[]
}

/** So that sums of floating-point numbers are not held to their last bit. */
const ROUNDING = 1e-9

/** Whether a reply is what a question expects: by its content and never by its wording, and the same for whoever checks it. */
export function checkAnswer(
  { outcome, expectations }: Pick<evaluations.EvaluationQuestion, 'outcome' | 'expectations'>,
  reply: { answer: string; outcome: runs.RunOutcome },
): CheckedAnswer {
  const plain = plainAnswer(reply.answer)
  const expectations_met = expectations.map((expectation) => isMet(expectation, plain))
  const outcome_met = reply.outcome === outcome
  return {
    passed: outcome_met && expectations_met.every(Boolean),
    outcome_met,
    expectations_met,
  }
}

function isMet(expectation: evaluations.Expectation, plain: string): boolean {
  if (expectation.kind === 'figure') return holdsFigure(expectation, plain)
  return holdsText(expectation.text, plain) === (expectation.kind === 'includes')
}

function holdsFigure(
  { value, tolerance, unit }: Extract<evaluations.Expectation, { kind: 'figure' }>,
  plain: string,
): boolean {
  const allowed = tolerance + ROUNDING * Math.max(1, Math.abs(value))
  return figuresOfAnswer(plain).some(
    (figure) =>
      figure.values.some((found) => Math.abs(found - value) <= allowed) &&
      (unit === undefined || standsBeside(plain, figure, unit)),
  )
}

/** A text that begins or ends with a digit is not a part of a longer number. */
function holdsText(text: string, plain: string): boolean {
  const sought = plainAnswer(text)
  for (let at = plain.indexOf(sought); at >= 0; at = plain.indexOf(sought, at + 1)) {
    const cutsBefore = /^\d/.test(sought) && /\d[.,]?$/.test(plain.slice(Math.max(0, at - 2), at))
    const cutsBehind =
      /\d$/.test(sought) && /^[.,]?\d/.test(plain.slice(at + sought.length, at + sought.length + 2))
    if (!cutsBefore && !cutsBehind) return true
  }
  return false
}
