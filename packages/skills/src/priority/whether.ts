import { latinDigits } from '../reading/arabic.ts'
import { asksOfOne } from './asks-of-one.ts'

// "… Does that count as urgent, yes or no?": what is asked with yes or no of the tasks that were just told.

const ENGLISH =
  /(?:^|[.!,;\n]\s{0,3}|\s(?=so\s|by\s|is\s|does\s|would\s))(?<asked>(?:so,? )?(?:(?:by|according to|with|under) (?:your|the|this) (?:own )?rules?,? )?(?:is|does|would|do|are|will) (?:that|it|this|they|those|these)\b[^.?!\n\d]{0,48}?\b(?<what>urgent|important|do first)\b[^.?!\n\d]{0,24}\?{0,3}(?: (?:just )?yes or no[.?]?)?)\s{0,3}$/iu
const ARABIC =
  /[\s،,.]{1,3}(?<asked>(?:(?:هل|يبق[ىي]|[يت]عتبر|يعني|كده|كذا|هي|هو|د[هي]|هذ[اهيه]{1,2}|[تي]حسب(?:ونها)?)\s){0,4}(?<what>عاجل[ةه]?|مستعجل[ةه]?|طار[ئي][ةه]?|مهم[ةه]?)\s(?:ولا|أو|او|والا|أم|ام)\s(?:لا|لأ|لاء|مو|مش|مب|غير)(?:\s\p{L}{2,8})?)\s?[؟?.]{0,3}\s{0,3}$/u
/** «عايز أعرف حاجة واحدة بس», "Only one thing on my list:" */
const ANNOUNCED =
  /^\s{0,3}(?:(?:عايز[ةه]?|[أا]بغ[ىي]|[أا]ب[ىي]|بد[يّ]|ود[يّ]|حاب[ةهب]?)\s(?:[أا]?عرف|[أا]س[أا]ل)\s(?:حاج[ةه]|ش[يئء]{1,2}|شغل[ةه]|س[ؤو]ال)(?:\sواحد[ةه]?)?(?:\sبس)?|(?:just |only |i have (?:just |only )?)?one (?:thing|task|item)(?: (?:on|for) \p{L}{2,6} \p{L}{3,6})?(?=:))[\s:،,]{1,3}/iu
/** "Is renewing my passport urgent? It expires in March" */
const REMARKED =
  /^(?<question>[^?؟\n]{8,140}[?؟])\s{1,3}(?<remark>(?:it|its|it['’]s|they|he|she|the deadline|due|deadline|[يت]نتهي|موعده?ا?|[آا]خر موعد|هو|هي|لازم [يت])(?!\p{L})[^?؟\n]{3,100})$/iu
const IMPORTANT = /important|مهم/iu

export interface Whether {
  /** What was told of the tasks, without the question. */
  told: string
  property: 'do' | 'urgent' | 'important'
}

/** What of the tasks is asked with yes or no, where the question names none of them. */
export function whetherAsked(text: string): Whether | undefined {
  const one = text.trim().includes('\n') ? undefined : asksOfOne(text)
  if (one) return { told: one.task, property: one.property }
  const remarked = text.includes('\n') ? undefined : REMARKED.exec(text.trim())?.groups
  const ofOne = remarked?.question ? asksOfOne(remarked.question) : undefined
  if (ofOne && remarked?.remark)
    return { told: `${ofOne.task} (${remarked.remark})`, property: ofOne.property }
  const found = ENGLISH.exec(latinDigits(text)) ?? ARABIC.exec(text)
  const { asked, what = '' } = found?.groups ?? {}
  if (!found || !asked) return undefined
  const told = text.slice(0, found.index + found[0].indexOf(asked)).replace(ANNOUNCED, '')
  if (!/\p{L}/u.test(told)) return undefined
  return {
    told: told.trim(),
    property: /first/i.test(what) ? 'do' : IMPORTANT.test(what) ? 'important' : 'urgent',
  }
}
