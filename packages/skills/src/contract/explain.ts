import type { Bilingual, Language } from '@wakeel/contract'
import { markdownTable } from '../reading/format.ts'
import type { Answer } from './answer.ts'
import type { ClauseKind, Finding, Quote, RiskLevel } from './clause-kind.ts'
import { comparedClauses } from './compared.ts'
import type { Figure } from './figures.ts'
import { type ContractScan, clauseKinds } from './scan.ts'

const byName = new Map(clauseKinds.map((kind) => [kind.name, kind]))
const kindOf = (name: string) => byName.get(name) as ClauseKind
const whyOf = (kind: ClauseKind, risk: number, words: string, language: Language) => {
  const found = kind.risks[risk]
  return (found?.whyOf?.(words) ?? found?.why)?.[language] ?? ''
}
const textOf = (quotes: readonly Quote[]) => quotes.map(({ text: words }) => words).join(' ')
const MAX_FIGURES = 15

const text = {
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  equal: {
    en: ', the same for both sides by these words',
    ar: '، بالشروط نفسها للطرفين بحسب هذه الألفاظ',
  },
  notEqual: {
    en: ', not the same for both sides by these words',
    ar: '، ليس بالشروط نفسها للطرفين بحسب هذه الألفاظ',
  },
  high: { en: 'High risk', ar: 'خطورة عالية' },
  medium: { en: 'Medium risk', ar: 'خطورة متوسطة' },
  low: { en: 'Low risk', ar: 'خطورة منخفضة' },
  clause: { en: 'clause', ar: 'البند' },
  paragraph: { en: 'paragraph', ar: 'الفقرة' },
  risk: { en: 'Risk', ar: 'الخطر' },
  ask: { en: 'Ask', ar: 'اسأل' },
  missing: { en: 'Usual clauses not found', ar: 'بنود معتادة لم أجدها' },
  noneMissing: {
    en: 'I found every usual clause in this text',
    ar: 'وجدت في هذا النص كل البنود المعتادة',
  },
  noFigures: {
    en: 'I found no amount, rate or period in this text',
    ar: 'لم أجد في هذا النص مبلغًا ولا نسبة ولا مدة',
  },
  figures: { en: 'Amounts and deadlines', ar: 'المبالغ والمهل' },
  figureColumns: { en: ['Figure', 'Where', 'In the words'], ar: ['الرقم', 'الموضع', 'في العبارة'] },
  lowColumns: { en: ['Clause', 'Where', 'Note', 'Ask'], ar: ['البند', 'الموضع', 'ملاحظة', 'اسأل'] },
  worst: { en: 'Riskiest', ar: 'الأخطر' },
  alike: {
    en: 'Riskiest, at the same level by these patterns',
    ar: 'الأخطر، وهي بهذه الأنماط على مستوى واحد',
  },
  watch: { en: 'There is something to watch', ar: 'فيه ما ينبغي الانتباه له' },
  noHigh: {
    en: 'I found nothing of high risk in this text',
    ar: 'لم أجد في هذا النص ما هو عالي الخطورة',
  },
  unread: {
    en: 'Of no kind I know: read these yourself',
    ar: 'مما لا أعرف نوعه: اقرأه بنفسك',
  },
  unasked: { en: 'Also in the text, not asked for', ar: 'في النص أيضًا مما لم تسأل عنه' },
  caveat: {
    en: '*A first reading by word patterns: it can miss what is put in unusual words. It is not legal advice; have a lawyer licensed in the UAE look at it before you sign.*',
    ar: '*قراءة أولى بأنماط الألفاظ، وقد يفوتها ما صيغ بعبارات غير مألوفة. ليست استشارة قانونية؛ اعرض العقد على محامٍ مرخص في الدولة قبل التوقيع.*',
  },
} satisfies Record<string, Bilingual<unknown>>

/** The scan as a report: the worst first, each with its own words, then what is missing and the figures. */
export function explainScan(
  { findings, missing, isExcerpt, unseen, figures, unread, answers, wanted }: ContractScan,
  language: Language,
): string {
  const told = [
    ...(wanted.isAlarm ? [alarmInWords(findings, language)] : []),
    ...(wanted.isWorst ? [worstInWords(findings, language)] : []),
    ...(wanted.isComparison ? [comparisonInWords(findings, language)] : []),
    ...answers.map((answer) => answerInWords(answer, language)),
  ]
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
        ? [headline(findings, undefined, language), section('high', findings, language)]
        : [
            ...(isMissing ? [absent, before] : []),
            ...(isFigures ? [amounts] : []),
            headline(findings, isExcerpt ? undefined : missing.length, language),
            ...(isMissing ? [] : [before]),
            ...(['high', 'medium'] as const).map((level) => section(level, findings, language)),
            lowSection(findings, language),
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

/** "**Yes.** “…” (clause 3)": what was asked comes first, with the words it rests on. */
function answerInWords(
  { about, isYes, equality, quotes, judged }: Answer,
  language: Language,
): string {
  const subject = 'kind' in about ? kindOf(about.kind).title[language] : `“${about.words}”`
  const short = isYes ? text.yes[language] : text.no[language]
  const verdict = equality
    ? `${short}${(isYes === (equality === 'equal') ? text.equal : text.notEqual)[language]}`
    : short
  const quoted = quotes.map(({ clause, text: words }) => `“${words}” (${place(clause, language)})`)
  const lead = isYes === undefined ? subject : `${verdict} (${subject})`
  if (quoted.length > 0) {
    const risks = judged?.risks.map((risk) =>
      'kind' in about ? whyOf(kindOf(about.kind), risk, textOf(quotes), language) : '',
    )
    const rated = judged && risks ? ` ${text[judged.level][language]}: ${risks.join(' ')}` : ''
    return `**${lead}:** ${quoted.join(language === 'en' ? '; ' : '؛ ')}${rated}`
  }
  return language === 'en'
    ? `**${verdict}: I found nothing in this text on ${subject}.**`
    : `**${verdict}: لم أجد في هذا النص شيئًا عن ${subject}.**`
}

/** "Anything scary?", «عادي ولا فيه فخ؟»: what is of the highest risk, by name. */
function alarmInWords(findings: readonly Finding[], language: Language): string {
  const named = (level: RiskLevel) => {
    const found = findings.filter((finding) => finding.level === level)
    const names = found.map(({ kind }) => kindOf(kind).title[language])
    return `${text[level][language]} (${found.length}): ${names.join(language === 'en' ? ', ' : '، ')}`
  }
  const has = (level: RiskLevel) => findings.some((finding) => finding.level === level)
  const comma = language === 'en' ? '; ' : '؛ '
  if (has('high')) return `**${text.watch[language]}. ${named('high')}.**`
  return `**${text.noHigh[language]}${has('medium') ? `${comma}${named('medium')}` : ''}.**`
}

/** Of clauses 8 to 10 those before were not pasted: they may hold what seems to be missing. */
function unseenInWords(unseen: number, language: Language): string {
  if (unseen === 0) return ''
  const range = unseen === 1 ? '1' : `1–${unseen}`
  return language === 'en'
    ? `Clause${unseen === 1 ? '' : 's'} ${range} ${unseen === 1 ? 'is' : 'are'} not in this text: what I did not find may stand there.`
    : `لم يُلصق ${unseen === 1 ? 'البند' : 'ما سبق من البنود'} ${range}: قد يكون فيه ما لم أجده هنا.`
}

/** The clause of the highest level; where several share it, nothing says which of them is the worst. */
function worstInWords(findings: readonly Finding[], language: Language): string {
  const [worst] = findings
  const [quote] = worst?.quotes ?? []
  if (!worst || !quote) return ''
  const alike = findings.filter(({ level }) => level === worst.level)
  if (alike.length > 1) {
    const named = alike.map(({ kind, quotes: [first] }) => {
      const where = first ? ` (${place(first.clause, language)})` : ''
      return `${kindOf(kind).title[language]}${where}`
    })
    return `**${text.alike[language]}: ${named.join(language === 'en' ? ', ' : '، ')}. ${text[worst.level][language]}.**`
  }
  return `**${text.worst[language]}: ${kindOf(worst.kind).title[language]}** “${quote.text}” (${place(quote.clause, language)})`
}

/** "Which is worse, A or B?": two clauses by the highest level of each. */
function comparisonInWords(findings: readonly Finding[], language: Language): string {
  const compared = comparedClauses(findings)
  if (!compared) return ''
  const [heavier, lighter] = compared.map(
    ({ clause, level }) => `${place(clause, language)} (${text[level][language]})`,
  )
  const isAlike = compared[0].level === compared[1].level
  if (language === 'en')
    return isAlike
      ? `**By these patterns neither is the heavier: ${heavier}, ${lighter}.**`
      : `**By these patterns the heavier is ${heavier}, the lighter ${lighter}.**`
  return isAlike
    ? `**بهذه الأنماط هما على مستوى واحد: ${heavier}، ${lighter}.**`
    : `**بهذه الأنماط الأثقل ${heavier}، والأخف ${lighter}.**`
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

function place(clause: string, language: Language): string {
  return clause.startsWith('§')
    ? `${text.paragraph[language]} ${clause.slice(1)}`
    : `${text.clause[language]} ${clause}`
}

/** What is left to ask of clauses that carry these risks. */
const askOf = (kind: ClauseKind, risks: readonly number[], language: Language): string =>
  [...new Set(risks.map((risk) => (kind.risks[risk]?.ask ?? kind.ask)[language]))].join(' ')

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

function section(level: RiskLevel, findings: readonly Finding[], language: Language): string {
  const parts = judgedAlike(findings, level).map(({ kind: name, risks, quotes }) => {
    const kind = kindOf(name)
    const quoted = quotes
      .map(({ clause, text: words }) => `> “${words}” (${place(clause, language)})`)
      .join('\n>\n')
    return `**${kind.title[language]}**\n\n${quoted}\n\n${risks.map((risk) => `- ${text.risk[language]}: ${whyOf(kind, risk, textOf(quotes), language)}\n`).join('')}- ${text.ask[language]}: ${askOf(kind, risks, language)}`
  })
  return parts.length > 0 ? [`### ${text[level][language]}`, ...parts].join('\n\n') : ''
}

function lowSection(findings: readonly Finding[], language: Language): string {
  const rows = judgedAlike(findings, 'low').map(({ kind: name, risks, quotes }) => {
    const kind = kindOf(name)
    return [
      `**${kind.title[language]}**: ${quotes.map(({ text: words }) => `“${words}”`).join(' ')}`,
      quotes.map(({ clause }) => place(clause, language)).join(language === 'en' ? ', ' : '، '),
      risks.map((risk) => whyOf(kind, risk, textOf(quotes), language)).join(' '),
      askOf(kind, risks, language),
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
