import type { Finding, RiskLevel } from './clause-kind.ts'

const WEIGHT: Record<RiskLevel, number> = { high: 2, medium: 1, low: 0 }

export interface Weighed {
  clause: string
  level: RiskLevel
}

/** Two clauses that are set side by side, the heavier first; nothing where the text holds more of them or one. */
export function comparedClauses(findings: readonly Finding[]): [Weighed, Weighed] | undefined {
  const levels = new Map<string, RiskLevel>()
  for (const { clause, level } of findings.flatMap(({ quotes }) => quotes)) {
    const known = levels.get(clause)
    if (!known || WEIGHT[level] > WEIGHT[known]) levels.set(clause, level)
  }
  const [one, other, third] = [...levels].map(([clause, level]) => ({ clause, level }))
  if (!one || !other || third) return undefined
  return WEIGHT[other.level] > WEIGHT[one.level] ? [other, one] : [one, other]
}
