import { latinDigits } from '../reading/arabic.ts'
import type { Course, Letter, Mark } from './scale.ts'

const GRADE = '(?<grade>[A-Da-d][+\\-−–]|[A-DFa-df])(?![\\p{L}\\d+])'
const CREDITS =
  '(?:credits?(?: hours?)?|cr\\.?|hrs?|hours?|units?|ساعات معتمدة|ساعات|ساعة معتمدة|ساعة|وحدات)'
const NUMBER = '(?<![\\d.])(?<credits>\\d{1,4}(?:\\.\\d{1,2})?)(?!\\d)'
/** "A in 3 credits", "B+ (4)", "Math A- 3", "3 credits: B", "ساعات 3 بتقدير A". */
const GRADE_FIRST = new RegExp(
  `(?<name>(?:\\p{L}[\\p{L}\\d&.]{0,30}(?:[ \\t]+|(?=[:=,|]))){0,4}?)(?:[:=,|\\t-][ \\t]*)?(?<![\\p{L}\\d])${GRADE}[ \\t]*(?:grade|تقدير)?(?:[ \\t]*(?:in|for|on|في)[ \\t]+(?<subject>\\p{L}{3,30}(?:[ \\t]+\\p{L}{3,30})?)(?=[ \\t]*[(:,]?[ \\t]*\\d)[ \\t]*)?[ \\t]*(?:in|for|at|with|on|,|:|\\||x|×|\\(|-|–|في|ل|بـ|ب|من|على|مقابل)?[ \\t]*(?:a |an |course of |مادة )?[ \\t]*${NUMBER}(?:[ \\t-]*${CREDITS})?`,
  'gu',
)
const CREDITS_FIRST = new RegExp(
  `${NUMBER}[ \\t-]{0,3}${CREDITS}[ \\t]{0,3}(?:course)?[ \\t]{0,3}(?:with|at|:|,|-|=|of|grade|بتقدير|تقدير|\\||\\()?[ \\t]{0,3}(?:an? )?(?:grade )?(?<![\\p{L}\\d])${GRADE}`,
  'gu',
)

/** Words two credits and two hours are one word in Arabic. */
const DUAL = /ساعتين(?: معتمدتين)?|ساعتان/g
const FILLER =
  /^(?:and|pls|plz|hi|hello|i|got|have|an?|in|my|is|are|was|the|for|with|gpa|grades?|calculate|compute|of|to|please|what|و|حصلت|على|في|معدلي|احسب|درجة|تقدير|المعدل)$/iu

/** "وB+": an Arabic particle may touch a grade. */
const apart = (text: string) => text.replaceAll(/(?<=\p{Script=Arabic})(?=[A-Za-z])/gu, ' ')

export function coursesIn(text: string): Course[] {
  const plain = apart(latinDigits(text))
    .replaceAll(DUAL, '2 ساعات')
    .replaceAll(/[−–](?=[\s,،)|]|$)/g, '-')
  const byGrade = Array.from(plain.matchAll(GRADE_FIRST)).map(toCourse)
  const byCredits = Array.from(plain.matchAll(CREDITS_FIRST)).map(toCourse)
  const creditsLead =
    new RegExp(
      `\\d[ \\t-]*${CREDITS}[^\\n,،;]{0,14}?(?<![\\p{L}])[A-DF][+-]?(?![\\p{L}])`,
      'u',
    ).test(plain) && byCredits.length >= byGrade.length
  return creditsLead ? byCredits : byGrade
}

function toCourse({ groups }: RegExpMatchArray): Course {
  const words = (groups?.subject ?? groups?.name ?? '')
    .trim()
    .split(/\s+/)
    .filter((word) => word && !FILLER.test(word))
  const name = words.join(' ').replace(/^و(?=ال)/, '')
  return {
    name: name || undefined,
    grade: (groups?.grade ?? '').toUpperCase() as Letter,
    credits: Number(groups?.credits),
  }
}

/** How many credits a text names: more than courses were found means that one is not on the scale ("E in 3 credits"). */
export const creditsWritten = (text: string): number =>
  latinDigits(text)
    .replaceAll(DUAL, '2 ساعات')
    .match(new RegExp(`(?<![\\d.])\\d{1,3}(?:\\.\\d+)?[ \\t-]*${CREDITS}`, 'gu'))?.length ?? 0

const RECORD =
  /(?:gpa|grade point average|معدلي|المعدل|معدل)(?:\s+(?:is|was|of|so far|now|currently|الحالي|التراكمي|السابق|هو|كان)){0,3}[\s:=]{1,3}(?<gpa>[0-4](?:\.\d{1,3})?)(?![\d.]*\d)[\s,،(]{1,3}(?:over|with|after|from|in|for|on|and|على|في|من|بعد|و)\s{0,2}(?<credits>\d{1,3})[ \t-]{0,2}(?:credits?|cr|hours?|ساع)/iu

/** What was earned before: "my GPA is 3.4 over 60 credits". */
export function recordIn(
  text: string,
): { gpa: number; credits: number; words: string } | undefined {
  const found = RECORD.exec(latinDigits(text))
  return found?.groups
    ? { gpa: Number(found.groups.gpa), credits: Number(found.groups.credits), words: found[0] }
    : undefined
}

/** How many grades a text seems to hold, so that none is left out of an average in silence. */
export const gradesWritten = (text: string): number =>
  apart(text).match(
    /(?<![\p{L}\d'’-])(?:[B-DF][+−–-]?|A[+−–-]?(?! \p{Ll}{3,})|A(?= (?:in|for|with) ))(?![\p{L}\d'’])/gu,
  )?.length ?? 0

const MARK =
  /(?<name>(?:\p{L}[\p{L}\d.]{0,30}(?:[ \t]+|(?=[:=]))){0,3}?)(?:[:=][ \t]*)?(?:[Ii] got |scored |is |was |حصلت على )?(?<![\d.])(?<mark>\d{1,4}(?:\.\d{1,4})?)(?![\d]|[ \t-]*(?:credits?|cr|hours?|ساع))(?:[ \t]*(?:\/|out of|من)[ \t]*(?<of>\d+(?:\.\d+)?)|(?<percent>[ \t]*%))?[ \t]*(?:,|\(|\||:|-|–|and|with|in the \p{L}+|in|on|في|for|from|والوزن|بوزن|وزن|وزنها|وزنه|ووزنه|تمثل|يمثل|نسبته|نسبتها)*[ \t]*(?:an? |the )?(?:\p{L}+[ \t]+)?(?:weight(?:ing|ed)?|worth|counts? for|counting|weighs|at|وزن|وزنها|وزنه|بوزن|تمثل|يمثل|نسبته|نسبتها|@|×|x|\*|\()(?:[ \t]*(?:of|is|:|=|at))?[ \t]*(?<weight>\d+(?:\.\d+)?)[ \t]*%?/gu

/** Marks with their weights: "midterm 85 weight 30%", "85/100 worth 40%", "الاختبار 90 بوزن 40%". */
export function marksIn(text: string): Mark[] {
  return Array.from(latinDigits(text).replaceAll('٪', '%').matchAll(MARK), ({ groups }) => {
    const words = (groups?.name ?? '')
      .trim()
      .split(/\s+/)
      .filter((word) => word && !FILLER.test(word))
    const mark = Number(groups?.mark)
    const of = groups?.of ? Number(groups.of) : 100
    return {
      name: words.join(' ').replace(/^و(?=ال)/, '') || undefined,
      mark: (mark * 100) / of,
      weight: Number(groups?.weight),
    }
  })
}

/** The final mark a person hopes for: "to get 90 overall", "أريد 90 في النهاية". */
export function targetIn(text: string): number | undefined {
  const found =
    /(?:to (?:get|reach|finish with|pass with|have)|target|aim(?:ing)? for|(?:i )?want(?: to (?:get|have))?|goal|overall of|need(?: a| an)? (?:overall|final|total)(?: of)?|للحصول على|لأحصل على|هدفي|الهدف|[أا]ريد|[أا]بغى|أريد معدل|لأصل إلى|للوصول إلى)\s*(?:is|of|:|an?|overall|final)?\s*(\d{1,3}(?:\.\d+)?)/iu.exec(
      latinDigits(text),
    )
  return found ? Number(found[1]) : undefined
}
