import type { Language } from '@wakeel/contract'
import type { Finding, RiskLevel } from './clause-kind.ts'
import { text, titleIn } from './labels.ts'
import type { ContractScan } from './scan.ts'

const WEIGHT: Record<RiskLevel, number> = { high: 100, medium: 1, low: 0 }
const weightOf = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { level }) => sum + WEIGHT[level], 0)

/** "The heavier is text 1": several texts by how many of their kinds of clause are of high risk, then of medium. */
export function comparisonOfTexts(
  texts: NonNullable<ContractScan['compared']>,
  language: Language,
): string {
  const weights = texts.map(({ findings }) => weightOf(findings))
  const most = Math.max(...weights)
  const heaviest = weights.flatMap((weight, at) => (weight === most ? [at + 1] : []))
  const name = language === 'en' ? 'text' : 'النص'
  const lead =
    heaviest.length > 1
      ? { en: 'By these patterns neither is the heavier', ar: 'بهذه الأنماط هما على مستوى واحد' }
      : {
          en: `By these patterns the heavier is text ${heaviest[0]}`,
          ar: `بهذه الأنماط الأثقل النص ${heaviest[0]}`,
        }
  const lines = texts.map(({ opening, findings }, at) => {
    const levels = (['high', 'medium', 'low'] as const).flatMap((level) => {
      const found = findings.filter((finding) => finding.level === level)
      const names = found.map(({ kind }) => titleIn(language)(kind))
      return found.length > 0
        ? [
            `${text[level][language]} (${found.length}): ${names.join(language === 'en' ? ', ' : '، ')}`,
          ]
        : []
    })
    return `- **${name} ${at + 1}** “${opening}” ${levels.join(language === 'en' ? '; ' : '؛ ')}`
  })
  return [`**${lead[language]}.**`, lines.join('\n')].join('\n\n')
}
