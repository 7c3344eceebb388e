import type { Language } from '@wakeel/contract'
import { checkNames, finding, signed } from './findings.ts'
import type { LineReport, Place } from './score.ts'

/** "Why?": of one line what gave and took points, of several in what the best differs from each of the others. */
export function reasons(ranked: readonly LineReport[], place: Place, language: Language): string[] {
  const [best, ...others] = ranked
  if (!best) return []
  const join = { en: ', ', ar: '، ' }[language]
  const said = ({ check, points }: LineReport['points'][number], report: LineReport) =>
    `${checkNames[check][language]} ${signed(points, check)} (${finding(report, check, place)[language]})`
  if (others.length === 0) {
    const parts = best.points.filter(({ check, points }) => check !== 'start' && points !== 0)
    const moved = parts.map((part) => said(part, best)).join(join)
    return [`**${best.score}: ${{ en: 'from', ar: 'من' }[language]} 45; ${moved}.**`]
  }
  return others.map((other) => {
    const differing = best.points.flatMap((part) => {
      const points = other.points.find(({ check }) => check === part.check)?.points ?? 0
      return points === part.points
        ? []
        : [
            `${checkNames[part.check][language]} ${signed(part.points, part.check)} ${{ en: 'against', ar: 'مقابل' }[language]} ${signed(points, part.check)} (${finding(other, part.check, place)[language]})`,
          ]
    })
    return {
      en: `**“${best.line}” (${best.score}) and “${other.line}” (${other.score}) differ in: ${differing.join(join) || 'nothing'}.**`,
      ar: `**«${best.line}» (${best.score}) و«${other.line}» (${other.score}) يختلفان في: ${differing.join(join) || 'لا شيء'}.**`,
    }[language]
  })
}
