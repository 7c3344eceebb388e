import { isStopword } from '../reading/prose.ts'
import { withoutSpans } from '../reading/span.ts'
import { type Word, words } from '../reading/words.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import type { Hit } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import { asking, checks, concepts } from './page-vocabulary.ts'

const QUOTED = /["“«]([^"”»\n]{2,60})["”»]/u
const LONGEST_KEYWORD = 6

/** «الكلمة اللي بدي أتصدر فيها هي …»: what is told of a keyword before it is named. */
const NAMED_BEHIND =
  /^\s*(?:اللي|التي|الي|that|which|we|i)\s[^.,،؛:;?؟\n<]{0,60}?\s(?=(?:is|هي|هو)\s)/iu

interface Label {
  from: number
  to: number
  start: number
  end: number
  isNamed: boolean
}

/** The keyword in quotation marks, or what stands behind a word for it up to the next mark; and what is said beside it. */
export function keywordIn(instruction: string): { keyword?: string; rest: string } {
  const all = words(instruction)
  const hits = longestOnly(concepts(all))
  const quoted = quotedKeyword(instruction, hits)
  if (quoted) return taken(instruction, hits, quoted[1] as string, quoted.index + 1)
  for (const label of labelsIn(hits, all)) {
    const found = behindLabel(instruction, hits, label)
    if (found) return taken(instruction, hits, found.value, found.at)
  }
  return { rest: instruction }
}

/** Of several in quotation marks what takes another back, then what stands near a word for it, then the first. */
function quotedKeyword(
  instruction: string,
  hits: readonly Hit<string>[],
): RegExpExecArray | undefined {
  const all = [...instruction.matchAll(new RegExp(QUOTED, 'gu'))]
  const before = (index: number, length: number) =>
    instruction.slice(Math.max(0, index - length), index)
  const instead = all
    .slice(1)
    .findLast(
      ({ index }) =>
        correctionsIn(before(index, LEAD_OF_KEYWORD)).length > 0 || NOW.test(before(index, 20)),
    )
  const named = all.find(
    ({ index }) =>
      hits.some(
        ({ concept, end }) =>
          concept === 'keyword' && end <= index && index - end < LEAD_OF_KEYWORD,
      ) || FOR.test(before(index, 6)),
  )
  return instead ?? named ?? all[0]
}
const LEAD_OF_KEYWORD = 30
/** «والحين صارت «…»» */
const NOW = /(?<!\p{L})(?:now|is now|صارت?|الحين|هلق|دلوقتي|بقت)\s(?:\p{L}{2,6}\s)?$/iu
const FOR = /(?<!\p{L})for\s$/iu

/** Words for a keyword say nothing of a check: "show up for", "the title of a search". */
function taken(instruction: string, hits: readonly Hit<string>[], keyword: string, at: number) {
  const spans = [
    ...hits.filter(({ concept }) => concept === 'keyword'),
    { start: at, end: at + keyword.length },
  ]
  return { keyword: keyword.trim(), rest: withoutSpans(instruction, spans) }
}

function labelsIn(hits: readonly Hit<string>[], all: readonly Word[]): Label[] {
  const of = (wanted: string) =>
    hits
      .filter(({ concept }) => concept === wanted)
      .map((hit) => ({ ...hit, isNamed: true }))
      // «كم كلمة فيها»: words are counted.
      .filter(({ from }) => !/^(?:كم|كام|عدد)$/.test(all[from - 1]?.word ?? ''))
      // «اكتبلي عنوان» asks for a title, and says of nobody what «يكتبون».
      .filter(({ from, to }) => to - from > 1 || !/^[وف]?اكتب/.test(all[from]?.word ?? ''))
  return [...of('keyword'), ...of('about'), ...textFor(hits, all), ...of('count')]
}

function behindLabel(
  instruction: string,
  hits: readonly Hit<string>[],
  label: Label,
): { value: string; at: number } | undefined {
  const last = joined(hits, label)
  const told = NAMED_BEHIND.exec(instruction.slice(label.end))?.[0].length
  const from = told === undefined ? last.end : label.end + told
  const lead = LEAD.exec(instruction.slice(from))?.[0].length ?? 0
  const value = instruction
    .slice(from + lead)
    .split(ENDS)[0]
    ?.trim()
  if (!value || !/\p{L}/u.test(value)) return undefined
  const all = words(value)
  if (SAYS_OF_IT.test(value)) return undefined
  if (all.length > LONGEST_KEYWORD || all.every(({ word }) => isStopword(word))) return undefined
  // "Check this for images only", "for mistakes", "for my boss" name no keyword.
  const isOther =
    checks(all).length > 0 ||
    asking(all).some(({ concept }) => concept === 'fault') ||
    /^\s*(?:my|our|me|us|him|her|them)\b/i.test(instruction.slice(label.end))
  if (!label.isNamed && isOther) return undefined
  const first = all.findIndex(({ word }) => !isStopword(word))
  return concepts(all).some(({ concept, from: at }) => at <= first && concept !== 'filler')
    ? undefined
    : { value, at: from + lead }
}

/** "What keyword is used most?", «أي كلمة تتكرر أكثر؟»: what is said of a keyword that is asked for. */
const SAYS_OF_IT =
  /^(?:used|overused|repeated|mentioned|most|appears?|occurs?|comes?|stands?|should|shall|would|could|can|to (?:use|target|choose|pick|rank)|do|does)(?!\p{L})|^(?:(?:ال)?[أا]كثر|تتكرر|متكرر[ةه]?|زياد[ةه]|كثير[ةه]?|وايد|واجد|مستخدم[ةه]?|[أا]ختار|استخدم|لازم|المفروض|المفترض|(?:ال)?(?:[أا]فضل|[أا]حسن|[أا]نسب|مناسب[ةه]?)|تنصح\p{L}{0,4}|تقترح\p{L}{0,4})(?!\p{L})/iu

const LEAD =
  /^\s*(?:[:=：–—-]|(?:is|are|does|do|did|i|we|have|has|use|say|the|هي|هو|تكررت|مكرره|مكررة|موجوده|موجودة|موجود|ذكرت|مذكوره|مذكورة|مكتوبه|مكتوبة|وردت|فيه|فيها)(?!\p{L})|\s){0,6}["“«']?/iu

/** Where a keyword without marks of quotation ends. */
const ENDS =
  /[.,،؛:;?؟\n<"”»(]|\s-\s|\s(?:(?:in|on|of) (?:this|the|my|our|it|there)|to find|and (?:check|how|what|is|are|tell|say|see|show|count|give|which|does|if)|how (?:many|often|much)|(?:often )?enough|appears?|stands?|occurs?|used|mentioned|repeated|or not|و(?:كم|هل|شو|ايش|وش|قول|شوف|احسب|عد|عط|اعط|بين|راجع|دقق|افحص|فيه)\p{L}{0,3}|ولا لا|كم|كام|قديش|هل|وش|شو|كافي\p{L}?|كفاي[ةه]|م(?:ت)?كرر[ةه]?|موجود\p{L}?|وين|فين|[أا]ين|please|pls|code|here|من فضلك|لو سمحت\p{L}{0,3}|لو تكرمت\p{L}{0,3}|بليز|فضلا|شكرا|الله يعافيك|thanks|thx|kindly)(?![\p{L}\p{N}])/u

/** "SEO check of my text for warehouse rent". */
function textFor(hits: readonly Hit<string>[], all: readonly Word[]): Label[] {
  return all.flatMap((word, at) => {
    if (word.word !== 'for') return []
    const isSearch = hits.some(
      ({ concept, to }) => /^(?:seo|audit|google)$/.test(concept) && to <= at,
    )
    const isOfSearch = hits.some(
      ({ from, concept }) => from === at + 1 && /^(?:seo|google|page)$/.test(concept),
    )
    return isSearch && !isOfSearch
      ? [{ from: at, to: at + 1, start: word.start, end: word.end, isNamed: false }]
      : []
  })
}

/** «الكلمة اللي نستهدفها …», "our keyword is …": words between the label and what it names. */
function joined(hits: readonly Hit<string>[], label: { to: number; end: number }): { end: number } {
  let last = label
  for (const hit of hits)
    if (hit.from === last.to && (hit.concept === 'filler' || hit.concept === 'keyword')) last = hit
  return last
}
