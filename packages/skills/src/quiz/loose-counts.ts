import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'

// Numbers of a request for a quiz with no word for questions beside them, and those that count something else.

/** "One question for each sentence", «سؤال عن كل جملة» */
export const PER_SENTENCE =
  /\b(?:(?:for|from|on|of|about) (?:each|every)|per) (?:sentence|line|fact)\b|(?<!\p{L})(?:عن|من|على|لكل|ل) ?(?:كل )?(?:جمل[ةه]|سطر|معلوم[ةه])(?!\p{L})/iu

/** "2 questions about penicillin and 2 about insulin" */
export function sumOfTopics(instruction: string): number | undefined {
  const folded = fold(instruction).text
  const each = numbers(folded).filter(({ end }) => OF_TOPIC.test(folded.slice(end, end + 30)))
  return each.length > 1 ? each.reduce((sum, { value }) => sum + value, 0) : undefined
}
const OF_TOPIC = /^\s?(?:(?:questions?|qs?|mcqs?|اسيله|اسئله|سوال)\s)?(?:about|on|عن)\s/iu

/** «فراغات، بدي ٣ ومفتاح الحل», "make it 6": the only number of a request, and it counts nothing else. */
export function bareCountIn(instruction: string): number | undefined {
  const folded = fold(instruction).text
  // What counts something else, or is how old somebody is, is no other number of questions.
  const [only, ...others] = numbers(folded).filter(
    ({ value, start, end }, index, all) =>
      // "4, I only have space for 4"
      all.findIndex((other) => other.value === value) === index &&
      !OF_SOMEBODY.test(folded.slice(Math.max(0, start - 20), start)) &&
      !OF_ELSE.test(folded.slice(end, end + 30)) &&
      end - start < LEAST_PHONE,
  )
  if (!only || others.length > 0 || !Number.isInteger(only.value) || only.value < 1)
    return undefined
  const [next] = words(folded.slice(only.end, only.end + MAX_WORD))
  const isAlone =
    !next ||
    enough([next]).length > 0 ||
    isStopword(next.word) ||
    /^\s*[.,،;؛!?؟]/.test(folded.slice(only.end)) ||
    /^و/.test(next.word)
  const before = words(folded.slice(0, only.start)).at(-1)
  const isName = before !== undefined && numbered(words(before.word)).length > 0
  return isAlone && !isName && only.value <= MOST_BARE ? only.value : undefined
}
const enough = lexicon({
  enough:
    'enough, will, would, is, are, max, maximum, please, pls, thanks, total, يكفي, تكفي, كفايه, كافيه, بس, فقط, لو, كحد',
})
const OF_SOMEBODY =
  /(?:\b(?:he|she|they|who) (?:is|are)|['’]s|\bis|aged?|عمر(?:ه|ها|هم)?|grade|class|year|صف)\s*$/iu
/** «الأنواع الثلاثة»: so many kinds. */
export const OF_KINDS = /(?:types|kinds|انواع)\s*$/iu
const OF_ELSE =
  /^\s*(?:-?\s?(?:years?|yrs?|yo)|kids|pupils|students|children|people|employees|staff|minutes?|mins?|am|pm|options?|marks?|parts|sections|chapters|pages|rooms|units|(?:different |question )?(?:kinds|types|sorts)\b|انواع|at a time|by one|طالب|طالبه|طلاب|ولد|سن[هوي]|سنوات|دقيق|دقايق|خيار|درج|(?:ال)?(?:ابتدا|اعداد|ثانوي|متوسط|اساسي|روض)|grade|graders|class|form\b|primary|secondary)/iu
/** «عمره 8 سنين، سؤالين»: without the numbers that count something else, each letter in its place. */
export function withoutOthers(instruction: string): string {
  const folded = fold(instruction)
  return numbers(folded.text).reduce((text, { start, end }) => {
    const lead = folded.text.slice(Math.max(0, start - MAX_WORD), start)
    const before = words(lead).at(-1)
    // "Camels this week. 3 gaps": behind its sentence the number counts.
    const isName =
      before !== undefined &&
      !/[.,،;:!?؟\n]/.test(lead.slice(before.end)) &&
      numbered(words(before.word)).length > 0
    if (!isName && !OF_ELSE.test(folded.text.slice(end, end + 30))) return text
    const [from, to] = [folded.original(start), folded.original(end - 1) + 1]
    return `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`
  }, instruction)
}
const MAX_WORD = 40
/** So many digits call somebody. */
const LEAST_PHONE = 7
const MOST_BARE = 50
/** What has a number for its name. */
const numbered = lexicon({
  name: 'grade, class, page, chapter, unit, week, term, year, lesson, bus, room, ward, floor, gate, flat, villa, office, shop, branch, route, number, licence, license, file, article, section, level, صف, صفحه, فصل, وحده, درس, سنه, اسبوع, باص, حافله, غرفه, قسم, طابق, دور, بوابه, شقه, فيلا, فرع, رقم, رخصه, ملف, ماده, مستوي',
})
