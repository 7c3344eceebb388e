import type { Bilingual, Language } from '@wakeel/contract'
import { markdownTable } from '../reading/format.ts'
import type { Answer } from './answer.ts'
import type { ClauseKind, Finding, Quote, RiskLevel } from './clause-kind.ts'
import { fairnessInWords } from './fairness.ts'
import type { Figure } from './figures.ts'
import { kindOf, place, text, textOf, titleIn, whyOf } from './labels.ts'
import { alarmInWords, answerInWords, comparisonInWords, worstInWords } from './leads.ts'
import type { ContractScan } from './scan.ts'
import { comparisonOfTexts } from './text-comparison.ts'
import type { Use } from './use.ts'

const MAX_FIGURES = 15

/** The scan as a report: the worst first, each with its own words, then what is missing and the figures. */
export function explainScan(
  {
    findings,
    missing,
    isExcerpt,
    unseen,
    figures,
    unread,
    answers,
    wanted,
    fairness,
    use,
    isFocused,
    compared,
  }: ContractScan,
  language: Language,
): string {
  if (compared) return [comparisonOfTexts(compared, language), text.caveat[language]].join('\n\n')
  const judged = [
    ...(['high', 'medium'] as const).map((level) => section(level, { findings, use }, language)),
    lowSection({ findings, use }, language),
  ]
  const told = [
    ...(wanted.isAlarm && !fairness?.clause ? [alarmInWords(findings, language)] : []),
    ...(wanted.isWorst ? [worstInWords(findings, language)] : []),
    ...(wanted.isComparison ? [comparisonInWords(findings, language)] : []),
    ...(fairness
      ? [fairnessInWords(findings, { ...fairness, nameOf: titleIn(language) }, language)]
      : []),
    ...answers.map((answer) => answerInWords(answer, language)),
  ]
  if (isFocused)
    return [...told, ...judged, text.caveat[language]].filter((part) => part !== '').join('\n\n')
  const absent = missingSection(missing, language)
  const before = unseenInWords(unseen, language)
  const amounts = figureSection(figures, language)
  const { isMissing, isFigures, isOnlyAnswers, isOnlyLists, isOnlyHigh } = wanted
  const lists = [
    ...(isFigures ? [amounts || `**${text.noFigures[language]}.**`] : []),
    ...(isMissing ? [absent || `**${text.noneMissing[language]}.**`, before] : []),
  ]
  const sections =
    isOnlyAnswers || isOnlyLists
      ? [...(isOnlyLists ? lists : []), unasked(findings, answers, language)]
      : isOnlyHigh
        ? [headline(findings, undefined, language), section('high', { findings, use }, language)]
        : [
            ...(isMissing ? [absent, before] : []),
            ...(isFigures ? [amounts] : []),
            headline(findings, isExcerpt ? undefined : missing.length, language),
            ...(isMissing ? [] : [before]),
            ...judged,
            unreadSection(unread, language),
            ...(isMissing ? [] : [absent]),
            ...(isFigures ? [] : [amounts]),
          ]
  return [...told, ...sections, text.caveat[language]].filter((part) => part !== '').join('\n\n')
}

/** What else is in the text when only some of it was asked for, by name. */
function unasked(
  findings: readonly Finding[],
  answers: readonly Answer[],
  language: Language,
): string {
  const asked = new Set(answers.flatMap(({ about }) => ('kind' in about ? about.kind : [])))
  const others = findings.filter(({ kind }) => !asked.has(kind))
  if (others.length === 0) return ''
  const names = others.map(
    ({ kind, level }) => `${kindOf(kind).title[language]} (${text[level][language]})`,
  )
  return `${text.unasked[language]}: ${names.join(language === 'en' ? ', ' : '، ')}.`
}

/** Of clauses 8 and 12 those before and between were not pasted: they may hold what seems to be missing. */
function unseenInWords(unseen: ContractScan['unseen'], language: Language): string {
  if (unseen.length === 0) return ''
  const ranges = unseen
    .map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
    .join(language === 'en' ? ', ' : '، ')
  const isOne = /^\d+$/.test(ranges)
  return language === 'en'
    ? `Clause${isOne ? '' : 's'} ${ranges} ${isOne ? 'is' : 'are'} not in this text: what I did not find may stand there.`
    : `لم ${isOne ? 'يُلصق البند' : 'تُلصق البنود'} ${ranges}: قد يكون ${isOne ? 'فيه' : 'فيها'} ما لم أجده هنا.`
}

function unreadSection(unread: readonly Quote[], language: Language): string {
  const lines = unread.map(({ clause, text: words }) => `- “${words}” (${place(clause, language)})`)
  return lines.length > 0 ? `### ${text.unread[language]}\n\n${lines.join('\n')}` : ''
}

function headline(
  findings: readonly Finding[],
  missing: number | undefined,
  language: Language,
): string {
  const count = (level: RiskLevel) =>
    findings.filter(({ quotes }) => quotes.some((quote) => quote.level === level)).length
  const [high, medium, low] = [count('high'), count('medium'), count('low')]
  const twice = high + medium + low - findings.length
  if (language === 'en') {
    const absent =
      missing === undefined
        ? 'an excerpt, so missing clauses are not judged'
        : `usual clauses not found: ${missing}`
    const apart = twice > 0 ? `; ${twice} of them at two levels` : ''
    return `**Kinds of clause found: ${findings.length} (high risk ${high}, medium ${medium}, low ${low}${apart}); ${absent}.**`
  }
  const absent =
    missing === undefined ? 'مقتطف، فلا حكم على البنود الغائبة' : `بنود معتادة غائبة: ${missing}`
  const apart = twice > 0 ? `؛ منها ${twice} على مستويين` : ''
  return `**أنواع البنود الموجودة: ${findings.length} (عالية الخطورة ${high}، متوسطة ${medium}، منخفضة ${low}${apart})؛ ${absent}.**`
}

/** What is left to ask of clauses that carry these risks. */
const asksOf = (kind: ClauseKind, risks: readonly number[], use: Use | undefined): Bilingual[] => [
  ...new Set(risks.map((risk) => kind.risks[risk]?.ask ?? (use && kind.asks?.[use]) ?? kind.ask)),
]

/** What was already told to ask of the same words is not told again. */
function askOnce(
  asks: readonly Bilingual[],
  quoted: string,
  asked: Set<string>,
  language: Language,
) {
  const open = asks.map((ask) => ask[language]).filter((ask) => !asked.has(`${ask}${quoted}`))
  for (const ask of open) asked.add(`${ask}${quoted}`)
  return open.join(' ')
}

/** The clauses of one kind that carry the same risks stand together, apart from its milder ones. */
function judgedAlike(findings: readonly Finding[], level: RiskLevel): Finding[] {
  return findings.flatMap(({ kind, quotes }) => {
    const groups = new Map<string, Finding>()
    for (const quote of quotes.filter((one) => one.level === level)) {
      const { risks } = quote
      const group = groups.get(risks.join()) ?? { kind, level, risks, quotes: [] }
      groups.set(risks.join(), { ...group, quotes: [...group.quotes, quote] })
    }
    return [...groups.values()]
  })
}

function section(
  level: RiskLevel,
  { findings, use }: Pick<ContractScan, 'findings' | 'use'>,
  language: Language,
): string {
  const asked = new Set<string>()
  const parts = judgedAlike(findings, level).map(({ kind: name, risks, quotes }) => {
    const kind = kindOf(name)
    const quoted = quotes
      .map(({ clause, text: words }) => `> “${words}” (${place(clause, language)})`)
      .join('\n>\n')
    const ask = askOnce(asksOf(kind, risks, use), quoted, asked, language)
    return `**${kind.title[language]}**\n\n${quoted}\n\n${risks.map((risk) => `- ${text.risk[language]}: ${whyOf(kind, risk, textOf(quotes), language)}\n`).join('')}${ask && `- ${text.ask[language]}: ${ask}`}`.trimEnd()
  })
  return parts.length > 0 ? [`### ${text[level][language]}`, ...parts].join('\n\n') : ''
}

function lowSection(
  { findings, use }: Pick<ContractScan, 'findings' | 'use'>,
  language: Language,
): string {
  const rows = judgedAlike(findings, 'low').map(({ kind: name, risks, quotes }) => {
    const kind = kindOf(name)
    return [
      `**${kind.title[language]}**: ${quotes.map(({ text: words }) => `“${words}”`).join(' ')}`,
      quotes.map(({ clause }) => place(clause, language)).join(language === 'en' ? ', ' : '، '),
      risks.map((risk) => whyOf(kind, risk, textOf(quotes), language)).join(' '),
      asksOf(kind, risks, use)
        .map((ask) => ask[language])
        .join(' '),
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
