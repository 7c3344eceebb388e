import type { Bilingual, Language } from '@wakeel/contract'
import { markdownTable } from '../reading/format.ts'
import type { ClauseKind, RiskLevel } from './clause-kind.ts'
import { type ContractScan, clauseKinds, type Figure, type Finding } from './scan.ts'

const byName = new Map(clauseKinds.map((kind) => [kind.name, kind]))
const kindOf = (name: string) => byName.get(name) as ClauseKind
const whyOf = (kind: ClauseKind, risk: number, language: Language) =>
  kind.risks[risk]?.why[language] ?? ''
const MAX_FIGURES = 15

const text = {
  high: { en: 'High risk', ar: 'خطورة عالية' },
  medium: { en: 'Medium risk', ar: 'خطورة متوسطة' },
  low: { en: 'Low risk', ar: 'خطورة منخفضة' },
  clause: { en: 'clause', ar: 'البند' },
  paragraph: { en: 'paragraph', ar: 'الفقرة' },
  risk: { en: 'Risk', ar: 'الخطر' },
  ask: { en: 'Ask', ar: 'اسأل' },
  missing: { en: 'Usual clauses not found', ar: 'بنود معتادة لم أجدها' },
  figures: { en: 'Amounts and deadlines', ar: 'المبالغ والمهل' },
  figureColumns: { en: ['Figure', 'Where', 'In the words'], ar: ['الرقم', 'الموضع', 'في العبارة'] },
  lowColumns: { en: ['Clause', 'Where', 'Note', 'Ask'], ar: ['البند', 'الموضع', 'ملاحظة', 'اسأل'] },
  caveat: {
    en: '*A first reading by word patterns: it can miss what is put in unusual words. It is not legal advice; have a lawyer licensed in the UAE look at it before you sign.*',
    ar: '*قراءة أولى بأنماط الألفاظ، وقد يفوتها ما صيغ بعبارات غير مألوفة. ليست استشارة قانونية؛ اعرض العقد على محامٍ مرخص في الدولة قبل التوقيع.*',
  },
} satisfies Record<string, Bilingual<unknown>>

/** The scan as a report: the worst first, each with its own words, then what is missing and the figures. */
export function explainScan(
  { findings, missing, isExcerpt, figures }: ContractScan,
  language: Language,
): string {
  const sections = (['high', 'medium'] as const).map((level) => section(level, findings, language))
  return [
    headline(findings, isExcerpt ? undefined : missing.length, language),
    ...sections,
    lowSection(findings, language),
    missingSection(missing, language),
    figureSection(figures, language),
    text.caveat[language],
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function headline(
  findings: readonly Finding[],
  missing: number | undefined,
  language: Language,
): string {
  const count = (level: RiskLevel) => findings.filter((finding) => finding.level === level).length
  const [high, medium, low] = [count('high'), count('medium'), count('low')]
  if (language === 'en') {
    const absent =
      missing === undefined
        ? 'an excerpt, so missing clauses are not judged'
        : `usual clauses not found: ${missing}`
    return `**Kinds of clause found: ${findings.length} (high risk ${high}, medium ${medium}, low ${low}); ${absent}.**`
  }
  const absent =
    missing === undefined ? 'مقتطف، فلا حكم على البنود الغائبة' : `بنود معتادة غائبة: ${missing}`
  return `**أنواع البنود الموجودة: ${findings.length} (عالية الخطورة ${high}، متوسطة ${medium}، منخفضة ${low})؛ ${absent}.**`
}

function place(clause: string, language: Language): string {
  return clause.startsWith('§')
    ? `${text.paragraph[language]} ${clause.slice(1)}`
    : `${text.clause[language]} ${clause}`
}

function section(level: RiskLevel, findings: readonly Finding[], language: Language): string {
  const parts = findings
    .filter((finding) => finding.level === level)
    .map(({ kind: name, risks, quotes }) => {
      const kind = kindOf(name)
      const quoted = quotes
        .map(({ clause, text: words }) => `> “${words}” (${place(clause, language)})`)
        .join('\n>\n')
      return `**${kind.title[language]}**\n\n${quoted}\n\n${risks.map((risk) => `- ${text.risk[language]}: ${whyOf(kind, risk, language)}\n`).join('')}- ${text.ask[language]}: ${kind.ask[language]}`
    })
  return parts.length > 0 ? [`### ${text[level][language]}`, ...parts].join('\n\n') : ''
}

function lowSection(findings: readonly Finding[], language: Language): string {
  const rows = findings
    .filter(({ level }) => level === 'low')
    .map(({ kind: name, risks, quotes }) => {
      const kind = kindOf(name)
      const [quote] = quotes
      return [
        `**${kind.title[language]}**: “${quote?.text ?? ''}”`,
        place(quote?.clause ?? '', language),
        risks.map((risk) => whyOf(kind, risk, language)).join(' '),
        kind.ask[language],
      ]
    })
  return rows.length > 0
    ? `### ${text.low[language]}\n\n${markdownTable(text.lowColumns[language], rows)}`
    : ''
}

function missingSection(missing: readonly string[], language: Language): string {
  if (missing.length === 0) return ''
  const lines = missing.map(
    (name) => `- **${kindOf(name).title[language]}**: ${kindOf(name).usual?.[language] ?? ''}`,
  )
  return `### ${text.missing[language]}\n\n${lines.join('\n')}`
}

function figureSection(figures: readonly Figure[], language: Language): string {
  if (figures.length === 0) return ''
  const rows = figures
    .slice(0, MAX_FIGURES)
    .map((figure) => [`**${figure.text}**`, place(figure.clause, language), `…${figure.within}…`])
  return `### ${text.figures[language]}\n\n${markdownTable(text.figureColumns[language], rows)}`
}
