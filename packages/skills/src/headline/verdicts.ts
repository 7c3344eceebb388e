import type { Bilingual, Language } from '@wakeel/contract'
import { charactersInArabic } from '../reading/arabic-characters.ts'
import { checkNames, finding, signed } from './findings.ts'
import type { LineQuestion } from './line-question.ts'
import { type Check, type LineReport, lengths, type Place } from './score.ts'

/** The answer to a question of yes or no, for each line. */
export function verdicts(
  { lines, place }: { lines: readonly LineReport[]; place: Place },
  question: LineQuestion,
  language: Language,
): string[] {
  if (question.kind === 'longest') return [`**${longest(lines, question.isShortest)[language]}**`]
  if (question.kind === 'worst') return worst(lines, language)
  return lines.map((scored) => {
    const { best } = lengths[place]
    const sentence =
      question.kind === 'spam'
        ? aboutSpam(scored)
        : lines.length > 1
          ? aboutEachLength(scored, question.limit ?? best)
          : aboutLength(scored, question.limit ?? best, question.asksTooLong)
    return `**${sentence[language]}**`
  })
}

function longest(lines: readonly LineReport[], isShortest: boolean): Bilingual {
  const ordered = lines.toSorted((a, b) => b.characters - a.characters)
  const all = isShortest ? ordered.toReversed() : ordered
  const [first] = all as [LineReport]
  const counts = all.map(({ characters }) => characters)
  return {
    en: `${isShortest ? 'Shortest' : 'Longest'}: “${first.line}” (characters: ${counts.join(', ')}).`,
    ar: `${isShortest ? 'الأقصر' : 'الأطول'}: «${first.line}» (عدد الأحرف: ${counts.join('، ')}).`,
  }
}

function worst(lines: readonly LineReport[], language: Language): string[] {
  const lowest = Math.min(...lines.map(({ score }) => score))
  const named = lines.filter(({ score }) => score === lowest).map(({ line }) => line)
  if (named.length === lines.length) return []
  return [
    {
      en: `**Worst: ${named.map((line) => `“${line}”`).join(', ')} with ${lowest} of 100.**`,
      ar: `**الأسوأ: ${named.map((line) => `«${line}»`).join('، ')} بنتيجة ${lowest} من 100.**`,
    }[language],
  ]
}

const aboutSpam = ({ line, spamPhrases: spam }: LineReport): Bilingual =>
  spam.length > 0
    ? {
        en: `Yes: “${line}” holds ${spam.map((phrase) => `“${phrase}”`).join(', ')}.`,
        ar: `نعم: في «${line}» كلمات مزعجة: ${spam.map((phrase) => `«${phrase}»`).join('، ')}.`,
      }
    : { en: `No: none in “${line}”.`, ar: `لا: لا شيء منها في «${line}».` }

/** "Does it fit?" is answered yes where "is it too long?" is answered no; "does it fit or is it cut?" is answered by what is so. */
function aboutLength({ characters }: LineReport, limit: number, asksTooLong: boolean): Bilingual {
  const isOver = characters > limit
  const isYes = isOver === asksTooLong
  return {
    en: `${isYes ? 'Yes' : 'No'}, it ${isOver ? 'is too long' : 'fits'}: ${characters} characters, limit ${limit}${isOver ? `, ${characters - limit} too many` : ''}.`,
    ar: `${isYes ? 'نعم' : 'لا'}، ${isOver ? 'هو أطول من الحد فيُقطع' : 'يظهر كاملًا'}: ${charactersInArabic(characters)}، والحد ${limit}${isOver ? `، والزائد ${characters - limit}` : ''}.`,
  }
}

/** Of several lines nobody knows what a yes is about. */
const aboutEachLength = ({ line, characters }: LineReport, limit: number): Bilingual =>
  characters > limit
    ? {
        en: `“${line}”: ${characters} characters, too long for ${limit}.`,
        ar: `«${line}»: ${charactersInArabic(characters)}، أطول من ${limit}.`,
      }
    : {
        en: `“${line}”: ${characters} characters, fits ${limit}.`,
        ar: `«${line}»: ${charactersInArabic(characters)}، ضمن حد ${limit}.`,
      }

/** What a line has of each part of the formula that is asked about, and its points. */
export const aboutChecks = (
  { lines, place }: { lines: readonly LineReport[]; place: Place },
  checks: readonly Check[],
  language: Language,
): string[] =>
  lines.map((report) => {
    const of =
      lines.length === 1 ? '' : { en: `“${report.line}”: `, ar: `«${report.line}»: ` }[language]
    const parts = checks.map((check) => {
      const points = report.points.find((part) => part.check === check)?.points ?? 0
      const name = checkNames[check][language]
      const found = finding(report, check, place)[language]
      return {
        en: `${name}: ${found}, ${signed(points, check)} points`,
        ar: `${name}: ${found}، النقاط ${signed(points, check)}`,
      }[language]
    })
    return `**${of}${parts.join({ en: '; ', ar: '؛ ' }[language])}.**`
  })
