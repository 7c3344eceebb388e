import { withoutCourtesy } from '../reading/passage.ts'
import { isStopword } from '../reading/prose.ts'
import { type Word, words } from '../reading/words.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import { partedRemarks } from '../sentences/remarks.ts'
import { requestAndText } from '../sentences/request.ts'
import { keywordLine, labelledPage } from './labelled-page.ts'
import { quotedParts } from './quoted-parts.ts'

const concepts = lexicon({
  seo: 'seo, search engine, search page, سيو, محركات البحث, محرك البحث',
  audit: 'audit, check, look at, review, دقق, افحص, فحص, تدقيق, راجع',
  page: 'page, site, website, landing page, html, صفحه, موقع, موقعي',
  /** What stands behind them is the keyword. */
  keyword:
    'keyword, key word, keyphrase, focus keyword, focus keyphrase, key phrase, rank for, ranking for, search for, people search, search term, target, the phrase, the expression, كلمه مفتاحيه, عباره مفتاحيه, نظهر علي كلمه, نظهر علي, لعباره, عباره, كلمه, تبحث عن, يبحثون عن, نستهدفها',
  about: 'text for, text about, article about, نص عن, مقال عن, لنص عن',
  count: 'how many times, how often, density, count, كم مره, تكررت, كثافه',
  filler:
    'is, are, of, the, term, word, for, our, my, we, that, we target, main, primary, important, اللي, هي, التي, علي, اساسي, اساسيه, رئيسيه, مستهدفه',
})

/** The checks of an audit as people name them. */
const checks = lexicon({
  Title: 'title, page title, title tag, العنوان, عنوان الصفحه, تايتل',
  'Meta description':
    'meta description, meta desc, description, desc, وصف ميتا, الوصف, وصف, ديسكربشن',
  'Main heading (h1)': 'main heading, main title, h1, العنوان الرئيسي',
  'Heading order':
    'heading, headings, subheading, subheadings, heading order, heading structure, h2, h3, h2s, h3s, العناوين, عناوين, العناوين الفرعيه, تسلسل العناوين, ترتيب العناوين, هيدنج',
  Images: 'صورتين, image, picture, photo, pic, alt text, alt, الصور, صوره, صور, نص بديل',
  Links: 'link, anchor text, الروابط, رابط, لينك, لينكات',
  'Canonical address': 'canonical, كانونيكال, العنوان المعتمد',
  Language: 'lang, language, اللغه, لغه الصفحه',
  Direction:
    'direction, rtl, dir, right to left, الاتجاه, اتجاه, من اليمين, دايركشن, الدايركشن, ديركشن, الديركشن, ار تي ال, يمين لليسار, يمين ليسار',
  Viewport:
    'viewport, mobile, mobile friendly, phone, responsive, جوال, للجوال, هاتف, موبايل, تلفون',
  Indexing:
    'noindex, blocked, block google, محجوب, محجوبه, index, indexed, indexing, indexable, show up, showing up, shows up, appear, appearing, visible on google, found on google, find us on google, show on google, showing on google, show in google, showing in google, not on google, not in google, disappeared, vanished, gone from google, dropped from google, deindexed, اختفي, اختفت, طالعه, ما تبين, ما يبين, يفهرس, يفهرسها, فهرسه, فهرستها, مفهرسه, يظهر, تظهر, يطلع, تطلع',
  'Open Graph': 'open graph, og tags, sharing, اوبن جراف, مشاركه',
  Words: 'how many words, word count, number of words, كم كلمه, عدد الكلمات',
  'Structured data': 'structured data, schema, json ld, بيانات منظمه, سكيما',
})
export type AskedCheck = ReturnType<typeof checks>[number]['concept']
const asking = lexicon({
  whether:
    'is, are, does, do, has, have, is there, can, any, true, right, correct, هل, في, فيه, فيها, كلها, هالصفحه, صح, ولا, او لا, مو',
  why: 'why, how many, how long, كم, how come, what is wrong, whats wrong, ليش, ليه, لماذا, وش سبب, شو السبب, ايش المشكله',
  good: 'ok, okay, fine, good, enough, well, proper, all right, alright, تمام, زين, زينه, كويس, كويسه, منيح, منيحه, مظبوط, مضبوط, سليم, سليمه, كافي, كافيه, كفايه, يكفي, مناسب, صحيح, صحيحه, عادي',
  long: 'too long, long, longer, lengthy, طويل, طويله, اطول',
  short: 'too short, short, shorter, قصير, قصيره, اقصر',
  fault:
    'missing, lack, lacking, without, wrong, bad, broken, need to change, change, need fixing, fix, need to fix, replace, rewrite, improve, noindex, blocked, too many, problem, issue, mistake, error, مشكله, مشاكل, عيب, اخطاء, زياده عن اللزوم, بدون, بلا, ناقص, ناقصه, ناقصها, خطا, غلط, خربان, اغير, اغيرها, اغيره, اعدل, اعدلها, اصلح, اصلحها, تنقصها, ينقصه, تحتاج, محجوب',
  only: 'only, just, فقط, بس, وبس',
})

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
  checks: AskedCheck[]
  after?: (typeof askedAfter)[number]
  /** Nothing else is wanted. */
  isOnly: boolean
}

const vocabulary = { find: concepts, strong: ['seo', 'audit', 'keyword', 'count', 'about'] }
const MARKUP =
  /<(?:!doctype|!--|html|head|body|title|meta|link|script|h[1-6]|p|div|section|article|main|header|nav|ul|ol|a|img|table|span|strong|form|footer|figure)\b/i

/** A page that ends with the end of an element has no words behind it. */
const CLOSED = /<(?:\/|meta\b|link\b|img\b)[^<>]*>$/i

/** Beside the source of a page people also ask for a check by its name. */
const pageVocabulary = {
  find: (text: readonly Word[]): Hit<string>[] => [
    ...concepts(text),
    ...checks(text).map((hit) => ({ ...hit, concept: 'audit' })),
  ],
  strong: vocabulary.strong,
  ofText: /<[^<>]*>/,
}
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
  const { instruction, text } = requestAndText(message, vocabulary)
  return { request: instruction, page: text, ...wishIn(instruction) }
}

function wishIn(instruction: string): Pick<PageRequest, 'keyword' | 'question'> {
  const all = words(instruction)
  const keyword = keywordIn(instruction, all)
  const question = keyword ? undefined : questionIn(instruction, all)
  return { ...(keyword && { keyword }), ...(question && { question }) }
}

const RANK =
  /\b(?:rank\p{L}*|number (?:1|one)|no\.? ?1|first (?:page|place|result)|(?:page|position) (?:\d|two|three)|top of google)\b|#1|(?<!\p{L})(?:ال)?(?:ترتيب|تصدر|متصدر|مركز)\p{L}{0,3}(?!\p{L})|صفح[ةه] (?:ال)?(?:[أا]ولى|ثاني[ةه]|ثالث[ةه]|تانيه|تالته|\p{Nd})|[أا]ول نتيج[ةه]/iu

/** "Why are we not number 1?": where a page stands among the results is asked. */
export const asksForRank = (request: string): boolean => RANK.test(request)

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
  const isYesOrNo = asksWhether && (!has('why') || named.length > 1)
  return {
    checks: named,
    ...(isYesOrNo && !TOLD.test(instruction) && { after: after ?? 'good' }),
    isOnly: said.some(
      (only) => only.concept === 'only' && hits.some((hit) => areBeside(only, hit, all)),
    ),
  }
}

/** "It has two h1, confirm": what is told is to be confirmed, and whether it is good is not asked. */
const TOLD =
  /\b(?:confirm|verify)\b|\btwice\b|\b(?:two|three|four|[2-9]) (?:h1|images?|pics?|pictures?|photos?|titles?|descriptions?)\b|(?<!\p{L})(?:[اأ]?ت[اأ]كد|مرتين|عنوانين|صورتين|تأكيد)/iu

/** "Which pics have no alt?", «أي صور بلا وصف؟»: things are asked for, and no yes or no. */
const WHICH =
  /^[^.!?؟<]{0,60}(?:\b(?:which|what|where)\b|(?<!\p{L})(?:[أا]ي|[أا]يش|شو|وش|وين|فين|ما) )(?!.*(?:\b(?:is|are|does|do|has) (?:the|it|my|there|this)\b|(?<!\p{L})و?هل ))/iu

/** «الصور بس», "just check the links": elsewhere «بس» is "but". */
function areBeside(only: Hit<string>, hit: Hit<string>, all: readonly Word[]): boolean {
  const between = only.to <= hit.from ? all.slice(only.to, hit.from) : all.slice(hit.to, only.from)
  return between.every(({ word }) => isStopword(word) || concepts(words(word)).length > 0)
}

const QUOTED = /["“«]([^"”»\n]{2,60})["”»]/u
const LONGEST_KEYWORD = 6

/** «الكلمة اللي بدي أتصدر فيها هي …»: what is told of a keyword before it is named. */
const NAMED_BEHIND =
  /^\s*(?:اللي|التي|الي|that|which|we|i)\s[^.,،؛:;?؟\n<]{0,60}?\s(?=(?:is|هي|هو)\s)/iu

/** The keyword in quotation marks, or what stands behind a word for it up to the next mark. */
function keywordIn(instruction: string, all: readonly Word[]): string | undefined {
  const hits = longestOnly(concepts(all))
  const quoted = QUOTED.exec(instruction)?.[1]
  if (quoted) return quoted.trim()
  const named =
    hits.find(({ concept }) => concept === 'keyword') ??
    hits.find(({ concept }) => concept === 'about')
  const label = named ?? textFor(hits, all)
  if (!label) return undefined
  const last = joined(hits, label)
  const told = NAMED_BEHIND.exec(instruction.slice(label.end))?.[0].length
  const rest = instruction
    .slice(told === undefined ? last.end : label.end + told)
    .replace(/^\s*(?:[:=：–—-]|is|هي|هو)?\s*["“«']?/u, '')
  const value = rest
    .split(
      /[.,،؛:;?؟\n<"”»]|\s-\s|\s(?:(?:in|on|of) (?:this|the|my|our)|and check|and how|and what|and is|how (?:many|often|much)|وكم|وهل|كم|كام|قديش|هل|وش|شو|please|pls|code|here|من فضلك|لو سمحت\p{L}{0,3}|لو تكرمت\p{L}{0,3}|بليز|فضلا|شكرا|الله يعافيك|thanks|thx|kindly)(?=\s|$)/u,
    )[0]
    ?.trim()
  if (!value || !/\p{L}/u.test(value) || value.split(/\s+/).length > LONGEST_KEYWORD)
    return undefined
  // "Check this for images only" asks for a check.
  if (!named && checks(words(value)).length > 0) return undefined
  return concepts(words(value)).some(({ concept, from }) => from === 0 && concept !== 'filler')
    ? undefined
    : value
}

/** "SEO check of my text for warehouse rent". */
function textFor(
  hits: readonly Hit<string>[],
  all: readonly Word[],
): { from: number; to: number; end: number } | undefined {
  const at = all.findIndex(({ word }) => word === 'for')
  const isSearch = hits.some(
    ({ concept, to }) => (concept === 'seo' || concept === 'audit') && to <= at,
  )
  const next = hits.find(({ from }) => from === at + 1)
  const word = all[at]
  return word && isSearch && next?.concept !== 'seo'
    ? { from: at, to: at + 1, end: word.end }
    : undefined
}

/** «الكلمة اللي نستهدفها …», "our keyword is …": words between the label and what it names. */
function joined(hits: readonly Hit<string>[], label: { to: number; end: number }): { end: number } {
  let last = label
  for (const hit of hits)
    if (hit.from === last.to && (hit.concept === 'filler' || hit.concept === 'keyword')) last = hit
  return last
}
