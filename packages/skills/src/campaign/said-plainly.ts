import { insteadOf } from '../follow-up/instead-of.ts'
import { words } from '../reading/words.ts'
import { type Key, keys, type Tags, tidyValue } from './address.ts'
import { labels } from './tag-words.ts'

const SHOULD_BE =
  /(?<!\p{L})(?:(?:should|shud|shuld|shd|must|has to|needs to|ought to) be|(?:لازم|المفروض) [يت]كون)(?!\p{L})/giu
const TAIL =
  /[\s,،]{1,3}(?:actually|instead|tho|though|now|btw|please|pls|بس|لو سمحت|بدالها?|بداله)[\s.!]{0,3}$/iu
/** «content بعد video1»: "also", between a label and its value. */
const ALSO = /\s(?:بعد|كمان|برضو|برضه)\s(?=[\p{Script=Latin}\d])/gu
const NO =
  /^[^\p{L}\d]{0,3}(?:no|nope|لا|لأ)[\s,،.]{1,3}(?=(?:the |ال)?\p{L}{4,9} (?:name )?(?:is|was|=|:))/iu
/** "Remove the campaign and put eid instead", «شيل الحملة وحط بدالها eid» */
const REMOVED_FOR =
  /(?<!\p{L})(?:remove|drop|delete|شيل|احذف)\s(?:the )?(?<label>\p{L}{3,12})\s(?:and |و\s?)(?:put|use|حط|خل\p{L}{0,2})\s(?:(?:instead|بدالها?|بداله|مكانها?|مكانه)\s(?<behind>\S.{0,80})|(?<before>\S.{0,60}?)\s(?:instead|بدالها?|بداله|مكانها?|مكانه))$/iu
const IT_IS = /^(?:(?:and|but|و)\s)?(?:its|it['’]s|it is|make it|خلي?ها|هي)\s/iu
const NAMES: Readonly<Record<Key, string>> = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  utm_term: 'term',
  utm_content: 'content',
  utm_id: 'campaign id',
}

/** What a message says of the tags as a request would say it: of "campaign shud be eid not sale" it is "campaign is eid". */
export function saidPlainly(written: string, tags: Tags): string {
  const message = written
    .replace(NO, '')
    .replaceAll(SHOULD_BE, 'is')
    .replaceAll(ALSO, ' ')
    .replace(TAIL, '')
  const removed = REMOVED_FOR.exec(message)?.groups
  if (removed?.label && labelIn(removed.label))
    return `${removed.label} ${removed.behind ?? removed.before}`
  const clauses = message.split(/(?<=[,،])\s/u)
  const put = clauses.map((clause) => clausePlainly(clause, tags))
  return clauses.length > 1 && put.some((clause, at) => clause !== clauses[at])
    ? put.join(' ')
    : clausePlainly(message, tags)
}

function clausePlainly(message: string, tags: Tags): string {
  const instead = insteadOf(message)
  if (!instead) return message
  const now = instead.now.replace(IT_IS, '')
  const { former } = instead
  const label = labelIn(former)
  if (label) return `${NAMES[label]}: ${now}`
  const key = keys.find((one) => tags[one] && tidyValue(tags[one]) === tidyValue(former))
  if (labels(words(now)).length > 0) return now
  return key ? `${NAMES[key]}: ${now}` : message
}

/** The tag that is all that a few words name. */
function labelIn(text: string): Key | undefined {
  const all = words(text).filter(({ word }) => !/^(?:the|name|اسم|is|it|its)$/.test(word))
  const [hit] = labels(all).toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return hit && hit.from === 0 && hit.to === all.length ? hit.concept : undefined
}
