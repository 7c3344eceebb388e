import { type Span, type Word, words } from '../reading/words.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import type { Hit } from '../sentences/lexicon.ts'
import { isNotWanted, longestOnly } from '../sentences/negation.ts'
import { denial } from '../sentences/taking-back.ts'
import type { Key } from './address.ts'
import { labels, type Source, stops } from './tag-words.ts'

export interface Label {
  key: Key
  start: number
  end: number
}

export const labelsIn = (all: readonly Word[]): Label[] =>
  longestOnly(labels(all))
    .map(({ concept, start, end }) => ({ key: concept, start, end }))
    .sort((a, b) => a.start - b.start)

/** "Keyword (term)", «المصدر (source)»: one label, said twice. */
export function withoutDoubles(text: string, found: readonly Label[]): Label[] {
  return found.flatMap((label, index) => {
    const [before, behind] = [found[index - 1], found[index + 1]]
    if (before && isDouble(text, before, label)) return []
    return behind && isDouble(text, label, behind) ? [{ ...label, end: behind.end + 1 }] : [label]
  })
}
const isDouble = (text: string, first: Label, second: Label): boolean =>
  first.key === second.key &&
  /^\s?\($/.test(text.slice(first.end, second.start)) &&
  text[second.end] === ')'

/** "The campaign for both is …", «اسم الحملة للتنين …»: which links it is of. */
const OF_WHICH =
  '(?:(?:for|of|in|on)\\s(?:both|all|each|every one|them)|(?:في |على |ب|لـ? ?|ل)(?:كلاهما|كليهما|كلهم|كل واحد|كلا الرابطين|كل الروابط|(?:ال|ل)?(?:[اإ]?[ثت]نين|رابطين|لينكين|كل|جميع)))(?: (?:of )?(?:them|these|links?|the links?|the two|two|three|كلهم|سوا|مع بعض))?'
/** A name in Latin letters is none that goes on behind Arabic words. */
const BEFORE_VALUE =
  '(?=\\s*(?:[=:：]|(?:is|as)(?!\\p{L})|هو|هي|اسمها|اسمه|باسم))|(?<=\\p{Script=Arabic})(?=\\s["“«]?[a-z0-9])|(?<=(?:both|each|them)(?: links)?)(?=\\s["“«]?\\p{L})'
const LINK = new RegExp(
  `^\\s*(?:${OF_WHICH}(?:${BEFORE_VALUE}))?\\s*${String.raw`(?:[,،]\s*(?:keep|leave|use|it is|it['’]s|خلي?ها|خلي?ه|خلي?|اتركها)\s+)?(?:(?:[=:：]|(?:(?:that|which) )?(?:we|they|i) (?:call|called|named)(?!\p{L})|(?:سمي|[أا]سمي)ناها(?!\p{L})|(?:tag|value|label|field|parameter)(?=\s?[:=]|\s(?:is|should|as|to)(?!\p{L}))|(?:(?:must|has to|needs to|should|لازم|يجب [أا]ن)(?= (?:be|[يت]كون))|(?:exactly )?as (?:it is|is|written|it stands)|exactly|in arabic|in english|written|spelled|[اأ]كتب(?:ها|ه|وها|وه)?|بالعربي[ةه]?|بال[إا]نجليزي[ةه]?|(?:كما|(?:مثل|زي) ?ما) ه[وي]|بالضبط)(?!\p{L})|(?:is|as|to|stays|remains|name|called|named|be|should|هو|هي|[يت]كون|[يت]بق[ىي]|إلى|الى|باسم|بقيم[ةه]|خلي?ه|خلي?ها|اسمها|اسمه|واحد[ةه]|نفسها)(?!\p{L}))\s*)*`}`,
  'iu',
)
/** "Change the campaign in https://… to white friday" */
const ACROSS =
  /^\s(?:(?:in|of|on|for)(?: (?:this|the|my|our))?|في|من|ب)(?: ?(?:link|url|one|page|هال?رابط|هذا الرابط|الرابط|اللينك))?\s?:?\s?\n\s?(?:to|with|[إا]ل[ىي]|خلي?ها|وخلي?ها|ب)\s/iu
/** «حملة سناب مدفوعة اسمها black oud» */
const NAMED = /^(?:\s\p{L}{2,15}){1,3}\s(?:called|named|اسمها|[إا]سمه|باسم|بعنوان)\s/iu
const PRONOUN = /^(?:we|i|it|you|us|me)$/
const ARTICLE = /^(?:the|our|a|an|my|حق|تبع|بتاع[ةه]?)\s+/i

/** "Facebook as source": the words before "as", back to what parts them from others. */
export function valueBefore(text: string, { start }: Label): Span | undefined {
  const lead = text.slice(Math.max(0, start - 60), start)
  const role = /(?:\s(?:as|ك)|\s\((?:that['’]?s|this is))\s{1,3}(?:the\s{1,3})?$/iu.exec(lead)
  const value =
    role &&
    lead
      .slice(0, role.index)
      .split(/[,،;؛\n]/)
      .at(-1)
  const bare = value?.replace(/^.*?\s?(?:with|and|on|use|put|set|خل|حط)\s+/iu, '').trim()
  if (!role || !bare) return undefined
  const from = Math.max(0, start - 60) + lead.lastIndexOf(bare, role.index)
  return { start: from, end: from + bare.length }
}

/** A value ends at a mark, a line break, an address, the next label, or a word that begins something else. */
export function valueBehind(
  text: string,
  { key, end }: Label,
  next: Label | undefined,
  platforms: readonly Hit<Source>[],
): Span | undefined {
  const behind = text.slice(end, end + 60)
  const own = text.slice(end, Math.min(end + 60, next?.start ?? text.length))
  const lead = (ACROSS.exec(behind) ?? NAMED.exec(own) ?? LINK.exec(behind))?.[0] ?? ''
  const start = end + lead.length
  const quoted = /^(["“«'‘])([^"”»'’\n]{1,80})["”»'’]/.exec(text.slice(start, start + 83))?.[2]
  const bracketed = /^\(([^()\n:]{1,40})\)/.exec(text.slice(start, start + 43))?.[1]
  if (bracketed && labelsIn(words(bracketed)).length === 0)
    return { start: start + 1, end: start + 1 + bracketed.length }
  if (quoted) return { start: start + 1, end: start + 1 + quoted.length }
  const later = QUOTED_LATER.exec(text.slice(end, Math.min(end + 130, next?.start ?? text.length)))
  if (later) {
    const from = end + later[0].length - (later[1] as string).length - 1
    return { start: from, end: from + (later[1] as string).length }
  }
  const limit = Math.min(
    text.length,
    start + 100,
    next ? withoutJoint(text, next.start) : Number.POSITIVE_INFINITY,
  )
  const rest = text.slice(start, limit)
  const mark = rest.search(
    /[,،;؛|\n&()]|[:：](?=\s)|\.{1,3}(?=\s|$)|[?؟!]|\s(?:https?:|www\.)|\s-\s/iu,
  )
  const all = words(rest)
  // "New year, new you": nobody begins with his last word.
  const isLast = ({ to }: Hit<string>) =>
    to === all.length || (mark >= 0 && (all[to]?.start ?? 0) > mark)
  const stop = stops(all).find(
    (hit) =>
      (hit.concept === 'stop' || hit.from === 0) &&
      !/[-_]$/.test(rest.slice(0, hit.start)) &&
      // «15 ثانية»
      !/[\d٠-٩] ثاني[ةه]$/.test(rest.slice(0, hit.end)) &&
      !(isLast(hit) && isNameOfLink(rest, hit, key)) &&
      !(key === 'utm_content' && LINK_AT.test(rest)) &&
      !(hit.from > 0 && isLast(hit) && PRONOUN.test(all[hit.from]?.word ?? '')),
  )
  // "Campaign eid for instagram", «لحملة رمضان للانستقرام»: where the link will stand is no part of the name.
  const place =
    key === 'utm_campaign'
      ? platforms.find((hit) => hit.start >= start && isPlacedAt(text, hit, start))
      : undefined
  const ends = [
    rest.length,
    mark,
    stop?.start ?? -1,
    place ? place.start - start : -1,
    // «facebook لا لا خلها instagram»
    ...(correctionsIn(rest).length > 0
      ? []
      : [endOfLatin(rest), denialIn(rest, text.slice(0, start), key)]),
  ].filter((at) => at >= 0)
  const value = withoutJoints(rest.slice(0, Math.min(...ends)))
  const bare = value.replace(ARTICLE, '').replace(/["”»'’]$/, '')
  if (!/[\p{L}\p{N}]/u.test(bare)) return undefined
  const from = start + value.length - value.replace(ARTICLE, '').length
  return { start: from, end: from + bare.length }
}

/** «National Day 55 ورقمي 0501234567»: the sentence goes on in its own letters behind a name in others. */
function endOfLatin(rest: string): number {
  const at = rest.search(/\s\p{Script=Arabic}/u)
  const isLatin = at > 0 && /^[^\p{Script=Arabic}]{1,100}$/u.test(rest.slice(0, at))
  return isLatin && /[a-z]/i.test(rest.slice(0, at)) ? at : -1
}

/** "Messaging not chat": what it is not; a campaign may be called "why not". */
function denialIn(rest: string, before: string, key: Key): number {
  const found = DENIAL.exec(rest)
  if (!found) return -1
  const isKnown =
    key === 'utm_source' || key === 'utm_medium' || before.includes(found[1] as string)
  return isKnown ? found.index : -1
}
const DENIAL = new RegExp(`[\\s,،]{1,3}${denial}\\s(?:the )?([\\p{L}\\p{N}-]{2,30})`, 'iu')

/** "The campaign shall read just like this: “…”", and no name before that. */
const QUOTED_LATER = /^[^,،.;؛\n"“«»”:：=]{1,40}[:：]\s?["“«]([^"“«»”\n]{1,80})["”»]/u

/** "Story Link", and "content header link": what stands on a page is often called a link. */
const isNameOfLink = (rest: string, { start, end, from }: Hit<string>, key: Key): boolean =>
  from > 0 &&
  /^(?:link|page)$/i.test(rest.slice(start, end)) &&
  (key === 'utm_content' || /\p{Lu}[\p{L}\p{N}]{0,20} \p{Lu}/u.test(rest.slice(0, start + 1)))

const LINK_AT = /^(?:link in |رابط ال)\p{L}/iu

const JOINT =
  /^(?:and|with|for|on|to|in|via|from|no|without|بدون|بلا|و|في|على|ل|لـ|مع|حق|تبع|عشان|علشان|بتاع[ةه]?|using)$/iu

/** The words at the end that only lead to what follows belong to it. */
export function withoutJoints(text: string): string {
  const rest = text.replace(/\s[/|·•\s]{0,4}$/u, '')
  const last = rest.lastIndexOf(' ') + 1
  return JOINT.test(rest.slice(last)) ? withoutJoints(rest.slice(0, last)) : rest
}

/** "Eid for instagram", «رمضان للانستقرام»: a word of place before it, or written together with it. */
const isPlacedAt = (text: string, { start }: Span, from: number): boolean =>
  /^(?:لل|بال)/.test(text.slice(start, start + 3)) ||
  (start > from &&
    /\s(?:for|on|via|in|to|from|on our|على|في|عبر)\s$/iu.test(text.slice(from, start).slice(-9)))

const JOINTS: ReadonlySet<string> = new Set(['and', 'with', 'the', 'و', 'in', 'a'])
/** What joins two labels or names is no longer. */
const LONGEST_JOINT = 16

/** «والوسيط», "and the medium": what joins a label to what stands before belongs to neither. */
export function withoutJoint(text: string, at: number): number {
  const from = Math.max(0, at - LONGEST_JOINT)
  const lead = words(text.slice(from, at))
  const joints = lead.length - 1 - lead.findLastIndex(({ word }) => !JOINTS.has(word))
  return joints > 0 ? from + (lead.at(-joints)?.start ?? 0) : at
}

/** "Facebook, no no, make it Instagram": what is said last in place of a value is meant. */
export function standing(text: string, value: Span): Span {
  const last = correctionsIn(text.slice(value.start, value.end)).findLast(({ start }) => start > 0)
  const lead = last && /^[\s,،]{1,9}/u.exec(text.slice(value.start + last.end, value.end))
  return lead ? { start: value.start + last.end + lead[0].length, end: value.end } : value
}

/** "No content, no term", «بدون محتوى», «المحتوى ما نباه» */
export const isRefused = (text: string, { start, end }: Label): boolean =>
  isNotWanted(text.slice(end, end + 30)) ||
  /(?<!\p{L})(?:no|without(?: any)?|بدون|بلا|ما في|مافي|من غير)\s(?:ال)?$/iu.test(
    text.slice(Math.max(0, start - 16), start),
  )

/** "The source should be X, not LinkedIn": what was said before is taken back. */
export function denies(text: string, { end }: Span, before: string): boolean {
  const denied = DENIAL.exec(text.slice(end, end + 60))
  return denied?.index === 0 && before.toLowerCase().startsWith((denied[1] as string).toLowerCase())
}

/** "No wait, the campaign is …", "no, make the campaign …", «لا، خل الحملة …» */
export const takesBack = (between: string): boolean =>
  correctionsIn(between).length > 0 ||
  /(?<!\p{L})(?:no|nah|لا)(?!\p{L})[^\n]{0,20}\s(?:make|use|put|خلي?|خليها|سوي?|حط|اجعل)\s(?:the )?$/iu.test(
    between,
  )
