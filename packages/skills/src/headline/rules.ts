import type { Bilingual, Language } from '@wakeel/contract'
import { foldArabic } from '../reading/arabic.ts'
import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { words } from '../reading/words.ts'
import { countsIn } from '../sentences/counts.ts'
import type { Hit } from '../sentences/lexicon.ts'
import { type AskedCheck, checkHits, speaksOfPoints } from './asked-checks.ts'
import { concepts } from './line-words.ts'
import { namedLine } from './named-line.ts'
import { asksOfPractice } from './practice.ts'
import { costs, lengths } from './score.ts'

/** A part of the formula that is asked about without any line. */
export interface RuleQuestion {
  check: AskedCheck
  /** "Five words in capitals". */
  count?: number | undefined
  /** What the person takes the points for. */
  claimed?: number | undefined
}

const LONGEST = 300
/** A line nobody has yet, or the formula itself. */
const ANY_LINE =
  /\b(?:if|when|whenever|per|each|every|any|an?|extra)\b|\byour (?:formula|rules?|scor)|\bformula\b|(?<!\p{L})(?:لو|اذا|كل|اي|عندكم|عندك|معادل\p{L}{1,4}|قاعد\p{L}{1,4}|طريقتك|(?:سطر|عنوان|موضوع) في(?:ه|ها))(?!\p{L})/iu
const HOLDS_LINE = /["“”«»„\n]|[:：]\s?\S{1,60}\s\S/u

/** "If a line has five words in capitals, how many points do I lose?" */
export function ruleQuestionsIn(message: string): RuleQuestion[] {
  if (message.length > LONGEST || HOLDS_LINE.test(message) || namedLine(message)) return []
  const hits = checkHits(message)
  const isOfPractice = asksOfPractice(message)
  if (hits.length === 0 || !(isOfPractice || speaksOfPoints(message))) return []
  const counts = [...countsIn(message, hits), ...dualsIn(message, hits)]
  if (counts.length === 0 && !isOfPractice && !ANY_LINE.test(foldArabic(message))) return []
  const sentences = message.split(/[.!?؟](?:\s|$)/).filter((one) => /\p{L}/u.test(one))
  if (!sentences.every(isOfRules)) return []
  const said = numbers(fold(message).text).map(({ value }) => value)
  return [...new Set(hits.map(({ concept }) => concept))].map((check) => {
    const count = counts.find(({ concept }) => concept === check)?.value
    const claimed = said.find((value) => value !== count && value === claimOf(check, count))
    return {
      check,
      count,
      claimed: claimed ?? said.find((value) => value === -pointsOf(check, count)),
    }
  })
}

/** «كلمتين بأحرف كبيرة», «علامتي تعجب»: the noun itself says two. */
const dualsIn = (message: string, hits: readonly Hit<AskedCheck>[]) =>
  hits
    .filter(({ start, end }) => /^\p{L}{2,}ت(?:ان|ين|ا|ي)\s/u.test(message.slice(start, end)))
    .map(({ concept }) => ({ concept, value: 2 }))

/** Behind a greeting each sentence asks about points, parts of the formula or a line. */
const isOfRules = (sentence: string): boolean =>
  words(sentence).length < 3 ||
  RECKONS.test(sentence) ||
  speaksOfPoints(sentence) ||
  checkHits(sentence).length > 0 ||
  (concepts(words(sentence)).some(({ concept }) => concept === 'noun') &&
    ANY_LINE.test(foldArabic(sentence)))

/** "Its 6 each so 30 right": a sum of the person's own. */
const RECKONS =
  /[\d٠-٩].{0,20}(?:\b(?:each|right|correct|so)\b|(?<!\p{L})(?:لكل|كل|صح|يعني)(?!\p{L}))/u

/** What so many would cost without the most that is taken. */
const claimOf = (check: AskedCheck, count = 1): number =>
  check === 'spam' || check === 'capitals'
    ? -costs[check](1) * count
    : check === 'exclamation'
      ? -costs.exclamation(1) * count
      : 0

const pointsOf = (check: AskedCheck, count = 1): number =>
  check === 'spam' || check === 'capitals' || check === 'exclamation' ? costs[check](count) : 0

export const answerRules = (asked: readonly RuleQuestion[], language: Language): string =>
  asked
    .map((one) => {
      const { [language]: rule } = ruleOf(one)
      return `**${[verdictOf(one)[language], rule].filter(Boolean).join(' ')}**`
    })
    .join('\n\n')

function verdictOf({ check, count, claimed }: RuleQuestion): Bilingual {
  if (count === undefined || claimed === undefined) return { en: '', ar: '' }
  return claimed === -pointsOf(check, count)
    ? { en: `Yes, ${claimed}.`, ar: `نعم، ${claimed}.` }
    : { en: `No, not ${claimed}.`, ar: `لا، ليست ${claimed}.` }
}

const several = (
  count: number | undefined,
  cost: (count: number) => number,
  en: string,
  ar: string,
): Bilingual =>
  count === undefined
    ? { en: '', ar: '' }
    : {
        en: `${count} ${en}${count === 1 ? '' : 's'}: −${-cost(count)} points. `,
        ar: `${ar} (${count}): −${-cost(count)} نقطة. `,
      }

function ruleOf({ check, count }: RuleQuestion): Bilingual {
  const { subject, headline } = lengths
  switch (check) {
    case 'spam': {
      const said = several(count, costs.spam, 'spam word', 'الكلمات المزعجة')
      return {
        en: `${said.en}Each spam word takes 8 points, at most 24 together.`,
        ar: `${said.ar}كل كلمة مزعجة تخصم 8 نقاط، وأقصى الخصم 24.`,
      }
    }
    case 'capitals': {
      const said = several(count, costs.capitals, 'word', 'الكلمات بأحرف كبيرة')
      return {
        en: `${said.en}Each word in capitals takes 6 points, at most 18 together.`,
        ar: `${said.ar}كل كلمة بأحرف لاتينية كبيرة تخصم 6 نقاط، وأقصى الخصم 18.`,
      }
    }
    case 'exclamation': {
      const said = several(count, costs.exclamation, 'exclamation mark', 'علامات التعجب')
      return {
        en: `${said.en}One exclamation mark takes 2 points, two or more take 10 together.`,
        ar: `${said.ar}علامة تعجب واحدة تخصم نقطتين (2)، واثنتان أو أكثر تخصم 10 معًا.`,
      }
    }
    case 'number':
      return {
        en: 'A number earns 8 points, however many figures there are.',
        ar: 'وجود رقم يكسب 8 نقاط، مهما كان عدد الأرقام.',
      }
    case 'question':
      return { en: 'A question earns 5 points.', ar: 'السؤال يكسب 5 نقاط.' }
    case 'power':
      return {
        en: 'One to three power words earn 8 points, more earn 4.',
        ar: 'من كلمة إلى ثلاث كلمات جاذبة تكسب 8 نقاط، وأكثر منها 4.',
      }
    case 'words':
      return { en: '4–12 words earn 5 points.', ar: 'من 4 إلى 12 كلمة تكسب 5 نقاط.' }
    case 'disguise':
      return {
        en: 'A “Re:” or “Fwd:” that is no reply takes 15 points.',
        ar: 'علامة «رد» أو «Re:» المصطنعة تخصم 15 نقطة.',
      }
    case 'reader':
      return {
        en: 'Speaking to the reader (“you”, “your”) earns 4 points.',
        ar: 'مخاطبة القارئ تكسب 4 نقاط.',
      }
    case 'ease':
      return {
        en: 'Easy words earn 5 points, very long ones take 5.',
        ar: 'الكلمات السهلة تكسب 5 نقاط، والطويلة جدًا تخصم 5.',
      }
    case 'length':
      return {
        en: `The best length earns 20 points: ${subject.short}–${subject.best} characters in a subject line, ${headline.short}–${headline.best} in a headline. Longer earns 5, above ${subject.long} (headline ${headline.long}) takes 10; from 12 characters a shorter one earns 10.`,
        ar: `أفضل طول يكسب 20 نقطة: ${subject.short}–${subject.best} حرفًا لسطر الموضوع و${headline.short}–${headline.best} لعنوان المقال. الأطول يكسب 5، وما فوق ${subject.long} (للعنوان ${headline.long}) يخصم 10، والأقصر من 12 حرفًا فأكثر يكسب 10.`,
      }
  }
}
