import type { Language, organisations } from '@wakeel/contract'
import { readFils, readRuns } from '../language/cap-amounts.ts'
import { writeDirhams } from '../language/dirhams.ts'
import { formatNumber } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { messages } from './caps-messages.ts'

/** A cap as it is typed. */
export interface CapDraft {
  fils: string
  runs: string
}

export const NO_CAP: organisations.Cap = { monthly_fils: null, monthly_runs: null }

export const draftOf = ({ monthly_fils, monthly_runs }: organisations.Cap): CapDraft => ({
  fils: monthly_fils === null ? '' : writeDirhams(monthly_fils),
  runs: monthly_runs === null ? '' : String(monthly_runs),
})

/** Undefined unless both are amounts. */
export function readCap({ fils, runs }: CapDraft): organisations.Cap | undefined {
  const cap = { monthly_fils: readFils(fils), monthly_runs: readRuns(runs) }
  return cap.monthly_fils === undefined || cap.monthly_runs === undefined
    ? undefined
    : (cap as organisations.Cap)
}

export const isSameCap = (one: organisations.Cap, other: organisations.Cap) =>
  one.monthly_fils === other.monthly_fils && one.monthly_runs === other.monthly_runs

/** A cap in one line of a table. */
export function capInWords(
  { monthly_fils, monthly_runs }: organisations.Cap,
  language: Language,
): string {
  const words = messages[language]
  const parts = [
    monthly_fils !== null && formatDirhams(monthly_fils, language),
    monthly_runs !== null && words.maxRuns(formatNumber(monthly_runs, language)),
  ]
  return parts.filter(Boolean).join(' · ') || words.noCap
}

/** An agent of the list as it is being written. */
export interface DraftRule extends organisations.UsedAgent {
  draft: CapDraft
}
