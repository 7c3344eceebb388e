import { withoutCourtesy } from '../reading/passage.ts'
import { isStopword } from '../reading/prose.ts'
import { type Word, words } from '../reading/words.ts'
import type { Hit } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import { partedRemarks } from '../sentences/remarks.ts'
import { asking as speaking } from '../sentences/units.ts'
import { keywordIn } from './keyword-in.ts'
import { keywordLine, labelledPage } from './labelled-page.ts'
import { pageText } from './page-text.ts'
import { type AskedCheck, asking, checks, concepts, pageVocabulary } from './page-vocabulary.ts'
import { quotedParts } from './quoted-parts.ts'

export interface PageRequest {
  /** What is said to the agent. */
  request: string
  page: string
  /** Its parts were told by name: "Title: … Description: …". */
  isTold?: boolean
  keyword?: string
  /** What was asked of one thing or a few, and with yes or no after what: "is it too long?" */
  question?: AskedOfPage
}

export const askedAfter = ['good', 'fault', 'long', 'short'] as const
export interface AskedOfPage {
  checks: (AskedCheck | 'Keyword')[]
  after?: (typeof askedAfter)[number]
  /** Nothing else is wanted. */
  isOnly: boolean
}

const MARKUP =
  /<(?:!doctype|!--|html|head|body|title|meta|link|script|h[1-6]|p|div|section|article|main|header|nav|ul|ol|a|img|table|span|strong|form|footer|figure)\b/i

/** A page that ends with the end of an element has no words behind it. */
const CLOSED = /<(?:\/|meta\b|link\b|img\b)[^<>]*>$/i

export const speaksOfSearch = (text: string): boolean =>
  MARKUP.test(text) || concepts(words(text.slice(0, 600))).some(({ concept }) => concept === 'seo')

const toldOf = (message: string): { page: string; request: string; keyword?: string } | undefined =>
  labelledPage(message) ?? quotedParts(message)

/** What is to be audited and for which keyword; the words around a page's source are the request. */
export function readPageRequest(message: string): PageRequest {
  const told = MARKUP.test(message) ? undefined : toldOf(message)
  if (told) {
    const { keyword, question } = wishIn(told.request)
    const named = told.keyword ?? keyword
    return {
      ...told,
      isTold: true,
      ...(named && { keyword: named }),
      ...(question && { question }),
    }
  }
  const line = keywordLine(message)
  if (!line) return readPasted(message)
  return { ...readPasted(line.rest.trim()), keyword: line.keyword }
}

function readPasted(written: string): PageRequest {
  const { remarks, text: message } = MARKUP.test(written)
    ? partedRemarks(written, pageVocabulary, 1)
    : { remarks: '', text: written }
  const start = message.search(MARKUP)
  const end = message.lastIndexOf('>') + 1
  if (start >= 0 && end > start) {
    const behind = message.slice(end)
    const isRequest =
      /^\s*(?:`{3}|$)/.test(behind) ||
      CLOSED.test(message.slice(Math.max(start, end - 300), end)) ||
      concepts(words(behind.slice(0, 400))).length > 0
    const { rest } = withoutCourtesy(behind)
    const instruction = `${remarks} \n ${message.slice(0, start)} \n ${isRequest ? behind : ''}`
    const page = message.slice(start, isRequest || rest === '' ? end : undefined)
    return { request: instruction, page, ...wishIn(instruction) }
  }
  const { instruction, text } = pageText(message)
  return { request: instruction, page: text, ...wishIn(instruction) }
}

/** What is longer is no longer said to the agent. */
const LONGEST_WISH = 2_000

function wishIn(said: string): Pick<PageRequest, 'keyword' | 'question'> {
  const instruction = said.slice(0, LONGEST_WISH)
  const { keyword, rest } = keywordIn(instruction)
  const asked = questionIn(rest, words(rest))
  const question = keyword && asksOfKeyword(instruction) ? ofKeyword(asked) : asked
  return { ...(keyword && { keyword }), ...(question && { question }) }
}

/** Of one thing that the keyword may stand in nothing else is asked. */
function ofKeyword(asked: AskedOfPage | undefined): AskedOfPage {
  const { checks: others = [] } = asked ?? {}
  const isPlace = others.length === 1 && PLACES.test(others[0] ?? '')
  return { checks: ['Keyword', ...(isPlace ? [] : others)], isOnly: false }
}
const PLACES = /^(?:Title|Meta|.*[Hh]eading)/

/** "Does the title contain “…”?", "how many times is … there?" */
const asksOfKeyword = (instruction: string): boolean =>
  CONTAINS.test(instruction) ||
  concepts(words(instruction)).some(({ concept }) => concept === 'count')
const CONTAINS =
  /\b(?:contains?|includes?|mentions?|mentioned|(?:is|are) ["“][^"”]{1,60}["”] in|is (?:the|this|my|our) (?:phrase|keyword|word))\b|["”] (?:is|are|appears?|stands?) (?:in|on)\b|(?<!\p{L})(?:[تي]حتوي|[تي]حوي|[تي]تضمن|[تي]ذكر|مذكور[ةه]?|موجود[ةه]?)(?!\p{L})/iu

const RANK =
  /\b(?:rank\p{L}*|number (?:1|one)|no\.? ?1|first (?:page|place|result)|(?:page|position) (?:\d|two|three)|top of google)\b|#1|(?<!\p{L})(?:ال)?(?:ترتيب(?! (?:ال)?(?:عناوين|عنوان|هيدنج|صور|كلمات|h\d))|تصدر|متصدر|مركز)\p{L}{0,3}(?!\p{L})|صفح[ةه] (?:ال)?(?:[أا]ولى|ثاني[ةه]|ثالث[ةه]|تانيه|تالته|\p{Nd})|[أا]ول نتيج[ةه]/iu

/** "Why are we not number 1?": where a page stands among the results is asked. */
export const asksForRank = (request: string): boolean => RANK.test(request)

const TERMS =
  /\bmost (?:used|common|repeated|frequent)\b|\b(?:used?|repeated|mentioned|appears?|occurs?|comes? up) (?:the )?most\b|\btop (?:words|terms)\b|(?<!\p{L})(?:ال)?[أا]كثر (?:(?:ال)?كلم(?:[ةه]|ات)|(?:ال)?[أا]لفاظ)|(?:تتكرر|متكرر[ةه]?|تكررت|تكرر) [أا]كثر|[أا]كثر(?:ها)? تكرار/iu

/** "Which keyword is used most?" */
export const asksForTerms = (request: string): boolean => TERMS.test(request)

/** More than these ask for the whole audit. */
const MOST_ASKED = 3

function questionIn(instruction: string, all: readonly Word[]): AskedOfPage | undefined {
  // By their letters "h1" and "h2" are one word, and so are the head of a page and its headings.
  const levelOf = ({ start }: Hit<string>) =>
    /^h([1-6])/i.exec(instruction.slice(start, start + 2))?.[1]
  const hits = longestOnly(checks(all)).filter((hit) => {
    const level = levelOf(hit)
    const isHead = /^heads?$/.test(all[hit.from]?.word ?? '') && hit.to - hit.from === 1
    return (
      !isHead && (level === undefined || (level === '1') === (hit.concept === 'Main heading (h1)'))
    )
  })
  const named = [...new Set(hits.map(({ concept }) => concept))]
  if (named.length === 0 || named.length > MOST_ASKED) return undefined
  const said = longestOnly(asking(all))
  const has = (concept: (typeof said)[number]['concept']) =>
    said.some((hit) => hit.concept === concept)
  // "What is missing" asks for no yes or no.
  const isWhether = ({ concept, from }: Hit<string>) =>
    concept === 'whether' &&
    !/^(?:what|whats|which|who|شو|ايش|وش|ما)$/.test(all[from - 1]?.word ?? '') &&
    // "I don't have", "here is the head" tell something.
    !/^(?:i|we|they|you|it|here|this|that|these|dont|don't|don’t|not)$/.test(
      all[from - 1]?.word ?? '',
    ) &&
    // "Our page is not showing"
    all[from + 1]?.word !== 'not'
  const asksWhether = !WHICH.test(instruction) && (/[?؟]/.test(instruction) || said.some(isWhether))
  // "It was fine last year, is it blocked?" asks after what stands nearest to what is named.
  const distance = (one: Hit<string>) =>
    Math.min(...hits.map((hit) => Math.max(0, one.from - hit.to, hit.from - one.to)))
  const [nearest] = said
    .filter(({ concept }) => askedAfter.some((some) => some === concept))
    .toSorted((one, other) => distance(one) - distance(other))
  const after = askedAfter.find((one) => one === nearest?.concept)
  // Of several each is judged by itself, also where it is asked how many there are of one.
  const isYesOrNo = asksWhether && (!has('why') || (named.length > 1 && said.some(isWhether)))
  return {
    checks: named,
    ...(isYesOrNo && !TOLD.test(instruction) && { after: after ?? 'good' }),
    isOnly: said.some(
      (only) =>
        only.concept === 'only' &&
        // "The picture is only decoration"
        !/^(?:is|are|was|were|its|it's)$/.test(all[only.from - 1]?.word ?? '') &&
        hits.some((hit) => areBeside(only, hit, all)),
    ),
  }
}

/** "It has two h1, confirm": what is told is to be confirmed, and whether it is good is not asked. */
const TOLD =
  /\b(?:confirm|verify)\b|\bgoogle (?:do(?:es)?n.?t|does not|is not|isn.?t|can.?t|cannot|not) (?:show|find|list)|\btwice\b|\b(?:two|three|four|[2-9]) (?:h1|images?|pics?|pictures?|photos?|titles?|descriptions?)\b|(?<!\p{L})(?:[اأ]?ت[اأ]كد|مرتين|عنوانين|صورتين|تأكيد)/iu

/** "Which pics have no alt?", «أي صور بلا وصف؟»: things are asked for, and no yes or no. */
const WHICH =
  /^[^.!?؟<]{0,60}(?:\b(?:which|what|where)\b|(?<!\p{L})(?:[أا]ي|[أا]يش|شو|وش|وين|فين|ما) )(?!.*(?:\b(?:is|are|does|do|has) (?:the|it|my|there|this)\b|(?<!\p{L})و?هل ))/iu

/** «الصور بس», "only tell me about the links": elsewhere «بس» is "but". */
function areBeside(only: Hit<string>, hit: Hit<string>, all: readonly Word[]): boolean {
  const between = only.to <= hit.from ? all.slice(only.to, hit.from) : all.slice(hit.to, only.from)
  return between.every(
    ({ word }) =>
      isStopword(word) ||
      concepts(words(word)).length > 0 ||
      speaking(words(word)).some((hit) => hit.concept === 'do'),
  )
}
