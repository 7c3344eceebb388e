import { fold } from '../reading/fold.ts'
import type { Span } from '../reading/words.ts'

// "My wife earns 9,000 but I don't want to count it": a figure that is told and expressly left out.

/** A verb of counting that is negated, with what was just named as its object, or as the last word of its clause. */
const NOT_COUNTED =
  /(?<!\p{L})(?:(?:don['’]?t|do not|not|without)\s(?:(?:want|wanna|need|have|going|to|please)\s){0,3}(?:count|counting|include|including|consider|considering|use|using|add|adding|take|touch|mix)\s(?:it|that|this|them|hers|his|him|her|those)(?!\s?\p{L})|(?:don['’]?t|do not|pls not)\s(?:count|include|consider|use|mix)(?:\s(?:it|that))?(?:\sin)?\s?(?:[,)]|$))/iu
const NOT_COUNTED_ARABIC =
  /(?<!\p{L})(?:ما|لا|مو|مش|مب|بدون ما|بلا ما)\s(?:(?:ابغي|ابغا|ابي|بدي|بدنا|عايز|عاوز|عايزه|عاوزه|عايزين|اريد|نريد|نبي|نبغي|ودي|لازم|داعي)\s){0,1}(?:[انتبي]|بن|بت)?(?:حسب|دخل|ضيف|شمل|حط|اخذ|اخد|عد|عتبر|نظر|شوف)(?:ي|وا|ون|ين|و)?(?:(?:ه|ها|هم|هاي)(?!\p{L})|\s(?:به|بها|فيه|فيها|له|لها|اله|الها|هاي|هذي|هذا|ده|دي)(?!\p{L}))/u
/** It is only mentioned, or is nobody's here. */
const NOT_MEANT = [
  /(?<!\p{L})(?:(?:not|n['’]t|isn['’]?t) (?:the|my|our) (?:point|question|subject|topic|issue)|beside the point)/iu,
  /(?<!\p{L})(?:leave|put|keep) (?:it|that|this|them) (?:out|aside|away|alone|for now)/iu,
  /(?<!\p{L})so leave it(?!\s?\p{L})/iu,
  /(?<!\p{L})(?:forget|ignore|skip|never mind) (?:about )?(?:it|that|this|them|last year)(?!\s?\p{L})/iu,
  /(?<!\p{L})(?:(?:(?:that|this)(?: one)?(?: is|['’]?s)|which is) (?:(?:all|only|purely|already) )?(?:private|personal|gone|spent)|is (?:private|personal))(?!\s?\p{L})/iu,
  /(?<!\p{L})(?:which|that|this|it)(?: one)? (?:is not|isn['’]?t) (?:ours|mine|part of (?:it|this))/iu,
  /(?<!\p{L})(?:that|it)(?: is|['’]?s) (?:his|her|their) (?:own )?(?:thing|business|matter|case)/iu,
  /(?<!\p{L})(?:that|this|it)['’]?s (?:his|hers|theirs)(?!\s\p{L})/iu,
  /(?<!\p{L})(?:he|she|they) (?:is|are|has|have) (?:on |with )?(?:another|a different|other) (?:rate|bank|contract|deal|company)/iu,
  /(?<!\p{L})(?:client|customer) (?:has|have|brings) (?:his|her|their)? ?own/iu,
  /(?<!\p{L})(?:not|n['’]t) (?:(?:really |actually )?(?:what|who|whom) (?:i['’]?m|i am|we['’]?re|i) ask\p{L}{0,3}|(?:for )?(?:now|today|here)(?!\p{L}))/iu,
  /(?<!\p{L})(?:she|he) (?:does not|doesn['’]?t) want (?:to know|it|this|any)/iu,
  /(?<!\p{L})not (?:needed|wanted|asked)(?!\p{L})/iu,
]
const NOT_MEANT_ARABIC = [
  /(?<!\p{L})ف?(?:مش|مو|مب|مهو|ليس|ليست|ما هو) (?:موضوع|سؤال|سوال|قصد)\p{L}{0,3}(?!\p{L})/u,
  /(?<!\p{L})ف?(?:مش|مو|مب|غير) (?:داخل|محسوب)(?:ه|ين)?(?!\s?\p{L})/u,
  /(?<!\p{L})ف?(?:خل|خلي|سيب|اترك|دع)(?:ه|ها|هم|ك منه|ك منها) (?:الحين|الان|دلوقتي|هلق|علي جنب|جانبا|برا)(?!\p{L})/u,
  /(?<!\p{L})(?:خل|سيب|اترك|دع)[يو]?ا?(?:ه|ها|هم)(?= ?(?:$|[.،,]))/u,
  /(?<!\p{L})ف?(?:شيل|شل|احذف|الغ|انس)[يوا]?(?:ه|ها|هم)(?!\p{L})/u,
  /(?<!\p{L})(?:برا|خارج) الموضوع(?!\p{L})/u,
  /(?<!\p{L})(?:هاي|هذي|هذه|هذا|ده|دي) شخصيه?(?!\p{L})/u,
  /(?<!\p{L})ف?(?:موضوع|شغل|حساب|سالف|قص)(?:ه|ها|ته|تها) (?:هو|هي|غير|لحاله|لحالها|مختلف)(?!\p{L})/u,
  /(?<!\p{L})(?:مش|مو|مب|ما|لا) (?:عايز|عايزه|بد[هي]ا?|يريد|تريد|[يت]بي|[يت]بغي)(?:ه|ها)? (?:ي|ت)عرف(?!\p{L})/u,
  /(?<!\p{L})ما ?ل(?:ه|ها) (?:داعي|دخل)(?!\p{L})/u,
  /(?<!\p{L})(?:مش الحين|مب الحين|مو هلق|مش دلوقتي)(?!\p{L})/u,
  /(?<!\p{L})ما (?:[انبي]{0,2}ب[اىي]|بدي|بغيت|عايز) (?:حق|ل)(?:ه|ها)(?!\p{L})/u,
]
const ALL = [NOT_COUNTED, NOT_COUNTED_ARABIC, ...NOT_MEANT, ...NOT_MEANT_ARABIC]

const FARTHEST = 60
/** What else is said between is of something else. */
const SENTENCE = /[.!?؟;؛](?=\s|$)|\n|\d/u

/** "Not counting my wife's 9,000", "so forget the 900", "I don't want to do 8,000" */
const BEFORE =
  /(?<!\p{L})(?:(?:not counting|without counting|(?:don['’]?t|do not) count|بدون ما (?:ن|ا|ت)حسب|لا تحسبو?ا?|ما (?:ت|ن)حسب)\s(?:[\p{L}'’]{1,12}\s){0,4}|(?<!(?:n['’]?t|not|to|i|we) )(?:forget|ignore|never mind)(?: about)? (?:(?:the|that|my|his|her|our|their|those) )(?:[\p{L}'’]{1,12} ){0,2}|(?:don['’]?t|do not) want to (?:do|use|take|count) (?:the )?)$/iu

/** Whether a message says of a figure that it is not to be counted, right behind it in its sentence or before it. */
export function isSetAside(text: string, { start, end }: Span): boolean {
  const behind = fold(text.slice(end, end + FARTHEST).replace(YEARS, 'in a year')).text
  const [rest = ''] = behind.split(SENTENCE)
  const [reply = ''] = ANSWERED_NO.exec(behind) ?? []
  return (
    ALL.some((words) => words.test(reply)) ||
    ALL.some((words) => words.test(rest)) ||
    BEFORE.test(fold(text.slice(Math.max(0, start - FARTHEST), start)).text)
  )
}
/** "We raised 1.2m in 2024, that's gone" */
const YEARS = /(?:in|في|سنة|عام) 20[0-3]\d/giu
/** "Plus my savings 150k" is answered in the next line: "no, that one is private". */
const ANSWERED_NO =
  /(?<=^[^.!?؟\n\d]{0,30}\n(?:\p{L}{2,12}: )?)(?:no|nope|لا)(?!\p{L})[^.!?؟\n\d]{0,40}/iu
