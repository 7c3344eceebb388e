import type { Language } from '@wakeel/contract'
import type { Answer } from './answer.ts'
import type { Finding, RiskLevel } from './clause-kind.ts'
import { comparedClauses } from './compared.ts'
import { kindOf, place, text, textOf, whyOf } from './labels.ts'

/** "**Yes.** “…” (clause 3)": what was asked comes first, with the words it rests on. */
export function answerInWords(
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
  const opening = isYes === undefined ? '' : `${verdict}: `
  return language === 'en'
    ? `**${opening}I found nothing in this text on ${subject}.**`
    : `**${opening}لم أجد في هذا النص شيئًا عن ${subject}.**`
}

/** "Anything scary?", «عادي ولا فيه فخ؟»: what is of the highest risk, by name. */
export function alarmInWords(findings: readonly Finding[], language: Language): string {
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

/** The clause of the highest level; where several share it, nothing says which of them is the worst. */
export function worstInWords(findings: readonly Finding[], language: Language): string {
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
export function comparisonInWords(findings: readonly Finding[], language: Language): string {
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
