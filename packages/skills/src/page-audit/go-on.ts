import { asksWhy } from '../follow-up/asks-why.ts'
import { wordCount } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import type { Before, Missing, Reading } from '../skill.ts'
import { type Done, doneToPage } from './changed-elements.ts'
import { changedParts, ELEMENT, withPart } from './changed-parts.ts'
import { judge } from './judge.ts'
import { measurePage } from './measure.ts'
import { type AskedOfPage, asksForRank, asksForTerms, readPageRequest } from './page-request.ts'
import { asking } from './page-vocabulary.ts'

export interface PageInput {
  page: string
  keyword?: string | undefined
  isTold?: boolean | undefined
  asksRank?: boolean | undefined
  asksTerms?: boolean | undefined
  question?: { checks: string[]; after?: AskedOfPage['after']; isOnly: boolean } | undefined
}

/** A message of so many words without an earlier page's parts is a text of its own. */
const LEAST_WORDS = 30
const WHOLE = /<(?:!doctype|html|body)\b/i

/** What a message asks of the page that was pasted before, or changes in it; undefined where it brings another page. */
export function goOnWithPage(
  before: Before<PageInput>,
  text: string,
): Reading<PageInput> | undefined {
  const isOfOther = /<[a-z]/iu.test(text.replace(ELEMENT, ''))
  if (WHOLE.test(text) || isOfOther) return undefined
  const last = before.at(-1)!.inputs[0]
  const { page, keyword, isTold } = last
  const kept = { page, ...(keyword && { keyword }), ...(isTold && { isTold }) }
  const written = changedParts(withNameOfIt(text, last.question?.checks))
  if (written.some(({ check }) => !check)) return undefined
  const done: Done | undefined =
    written.length > 0
      ? {
          page: written.reduce((left, { element }) => withPart(left, element), page),
          checks: [...new Set(written.flatMap(({ check }) => check ?? []))],
        }
      : doneToPage(page, text)
  if (done && 'lacks' in done) return { missing: [missingPart(done.lacks)] }
  if (done) {
    const now = { ...kept, page: done.page }
    const left = LEFT.test(text) ? faultsAsked(text, now) : undefined
    return {
      request: text.replace(ELEMENT, ' '),
      input: { ...now, question: left ?? { checks: done.checks, isOnly: done.checks.length < 2 } },
    }
  }
  if (wordCount(text) >= LEAST_WORDS) return undefined
  const wish = readPageRequest(`${withKeyword(text)}\n<p></p>`)
  const [asksRank, asksTerms] = [asksForRank(text), asksForTerms(text)]
  const ofKeyword = keyword && !wish.keyword && IN_IT.test(text)
  const question = wish.keyword
    ? { ...wish.question, checks: wish.question?.checks ?? ['Keyword'], isOnly: false }
    : ofKeyword
      ? { checks: ['Keyword' as const], isOnly: false }
      : (wish.question ?? faultsAsked(text, kept) ?? moreAsked(text, last))
  if (!question && !asksRank && !asksTerms)
    return WHOLE_AGAIN.test(text) ? { request: text, input: kept } : { missing: [missingQuestion] }
  return {
    request: text,
    input: {
      ...kept,
      ...(wish.keyword && { keyword: wish.keyword }),
      ...(question && { question: { ...question, isOnly: !wish.keyword && !ofKeyword } }),
      ...(asksRank && { asksRank }),
      ...(asksTerms && { asksTerms }),
    } as PageInput,
  }
}

/** "Cut it to …": the part that was asked about. */
const IT_TO =
  /^(?<lead>[^:\n]{0,20}?)(?<!\p{L})(?:[Ii]t|[Tt]his)\s(?=(?:to|is now|now)\s["“«]?[\p{Lu}\p{Lo}\d])/u
function withNameOfIt(text: string, asked: readonly string[] = ['Title']): string {
  const name = { Title: 'title', 'Meta description': 'description', 'Main heading (h1)': 'h1' }[
    asked.length === 1 ? (asked[0] as string) : ''
  ]
  return name ? text.replace(IT_TO, `$<lead> changed ${name} `) : text
}

const OF_LENGTH =
  /(?<!\p{L})(?:long|short|length|characters?|طويل\p{L}?|قصير\p{L}?|طول\p{L}{0,2}|حرف)(?!\p{L})/iu

/** What was asked before, or the title where a length is. */
function moreAsked(text: string, { question, page }: PageInput): PageInput['question'] {
  if (!ASKS_MORE.test(text) && !OF_LENGTH.test(text)) return undefined
  if (question) return question
  return OF_LENGTH.test(text) && /<title/iu.test(page)
    ? { checks: ['Title'], isOnly: true }
    : undefined
}

/** "How long can it be?": more is asked of what was asked before. */
const ASKS_MORE =
  /^[^\p{L}]{0,3}(?:and |so |but |و)?(?:how|what|why|which|is|does|can|should|كم|شو|[إا]يش|وش|[إا]يه|كيف|ليش|ليه|هل)(?!\p{L})/iu
const WHOLE_AGAIN =
  /(?<!\p{L})(?:everything|the whole|full|all of it|all checks|again|score|overall|summary|كل شي|كلها|كامل|من جديد|النتيج[ةه])(?!\p{L})/iu
/** "Is it in the title?": of the keyword that was named. */
const IN_IT =
  /(?<!\p{L})(?:is it|does it|are they|it is|موجود\p{L}{0,2}|فيه)\s(?:\p{L}{1,9}\s)?(?:in|on|(?:the )?keyword|(?:ال)?كلم[ةه]|appear\p{L}{0,2}|stand\p{L}{0,2}|في|ب)(?!\p{L})/iu

/** "I want people to find it with handmade abayas", «ابي الناس يلقوني ب …» */
const FOUND_WITH =
  /(?:\b(?:find|found|find us|look(?:ing)? for|search(?:es|ing)?|come up)\b[^:\n]{0,24}?\s(?:with|by|under|through|when (?:they|people) (?:search|type|write|google)(?: for)?)|(?<!\p{L})(?:يلق\p{L}{1,4}|يلاق\p{L}{1,4}|يوصلو\p{L}{0,3})\s(?:ب|لما (?:يكتبو?ن?|يبحثو?ن? عن)|عن طريق))\s["“«]?(?<keyword>[^"”»?؟.\n]{3,60})/iu
const withKeyword = (text: string): string => {
  const keyword = FOUND_WITH.exec(text)?.groups?.keyword
  return keyword ? `keyword: ${keyword}` : text
}

const FIRST =
  /(?<!\p{L})(?:first|most (?:important|urgent)|biggest|worst|start|begin|(?:ال|ب)?[أا]ول(?:ا|ً|اً)?|[أا]هم|[أا]خطر|[أا]بد[أا]|نبد[أا])(?!\p{L})/iu

/** "What is left?", «وش باقي» */
const LEFT =
  /(?<!\p{L})(?:(?:what|whats|what['’]s|anything|which)(?!\p{L}).{0,24}(?<!\p{L})(?:still|left|else|remains?|remaining|to (?:add|do|fix))|(?:شو|وش|[إا]يش|[إا]يه|ماذا|هل)(?!\p{L}).{0,14}(?<!\p{L})(?:باقي|بقى|ناقص|بعد|ضايل|فاضل|تاني|ثاني))(?!\p{L})/iu

/** "What should I fix first?", «شو المشاكل؟», "why?": the checks that failed, or the first of them. */
function faultsAsked(text: string, { page, keyword, isTold }: PageInput): AskedOfPage | undefined {
  const asksFirst = FIRST.test(text)
  const asksFaults = asking(words(text)).some(({ concept }) => concept === 'fault')
  if (!asksFirst && !asksFaults && !asksWhy(text) && !LEFT.test(text)) return undefined
  const faults = judge(measurePage(page, keyword, isTold))
    .filter(({ verdict }) => verdict === 'fix')
    .map(({ check }) => check.en as AskedOfPage['checks'][number])
  return faults.length > 0
    ? { checks: asksFirst ? faults.slice(0, 1) : faults, isOnly: true }
    : undefined
}

const missingQuestion: Missing = {
  name: {
    en: 'what you want to know of the page you pasted, or what you changed in it',
    ar: 'ما تريد معرفته عن الصفحة التي لصقتها أو ما غيّرته فيها',
  },
  example: {
    en: 'is the title too long? / for the keyword “dubai villas” / I changed the title to: …',
    ar: 'هل العنوان طويل؟ / للكلمة المفتاحية «فلل دبي» / غيرت العنوان إلى: …',
  },
}

const missingPart = (check: AskedOfPage['checks'][number]): Missing => ({
  name: {
    en: `what stands there now (${check})`,
    ar: `ما كُتب فيها الآن (${check})`,
  },
  example: {
    en: 'paste the line: <link rel="canonical" href="https://…">, or: the description is now: …',
    ar: 'الصق السطر: <link rel="canonical" href="https://…">، أو: صار الوصف: …',
  },
})
