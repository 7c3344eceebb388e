import type { Bilingual, Language } from '@wakeel/contract'
import { charactersInArabic } from '../reading/arabic-characters.ts'
import type { LineQuestion } from './line-question.ts'
import { type LineReport, lengths, type Place } from './score.ts'

/** The answer to a question of yes or no, for each line. */
export function verdicts(
  { lines, place }: { lines: readonly LineReport[]; place: Place },
  question: LineQuestion,
  language: Language,
): string[] {
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

const aboutSpam = ({ line, spamPhrases: spam }: LineReport): Bilingual =>
  spam.length > 0
    ? {
        en: `Yes: “${line}” holds ${spam.map((phrase) => `“${phrase}”`).join(', ')}.`,
        ar: `نعم: في «${line}» كلمات مزعجة: ${spam.map((phrase) => `«${phrase}»`).join('، ')}.`,
      }
    : { en: `No: none in “${line}”.`, ar: `لا: لا شيء منها في «${line}».` }

/** "Does it fit?" is answered yes where "is it too long?" is answered no. */
const aboutLength = ({ characters }: LineReport, limit: number, asksTooLong: boolean): Bilingual =>
  characters > limit === asksTooLong
    ? {
        en: `Yes: ${characters} characters, limit ${limit}.`,
        ar: `نعم: ${charactersInArabic(characters)}، والحد ${limit}.`,
      }
    : {
        en: `No: ${characters} characters, limit ${limit}.`,
        ar: `لا: ${charactersInArabic(characters)}، والحد ${limit}.`,
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
