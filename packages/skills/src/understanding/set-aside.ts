import { fold } from '../reading/fold.ts'
import type { Span } from '../reading/words.ts'

// "My wife earns 9,000 but I don't want to count it": a figure that is told and expressly left out.

/** A verb of counting that is negated, with what was just named as its object. */
const NOT_COUNTED =
  /(?<!\p{L})(?:don['’]?t|do not|not|without)\s(?:(?:want|wanna|need|have|going|to|please)\s){0,3}(?:count|counting|include|including|consider|considering|use|using)\s(?:it|that|this|them|hers|his|him|her|those)(?!\s?\p{L})/iu
const NOT_COUNTED_ARABIC =
  /(?<!\p{L})(?:ما|لا|مو|مش|مب|بدون ما|بلا ما)\s(?:(?:ابغي|ابغا|ابي|بدي|عايز|عاوز|عايزه|عاوزه|اريد|نبي|نبغي|ودي|لازم|داعي)\s){0,1}(?:(?:[انتب]|بن|بت)?حسب|[انت]دخل|[انت]ضيف|[انت]شمل)(?:ي|وا|و)?(?:ه|ها|هم)(?!\p{L})/u
/** It is only mentioned. */
const NOT_MEANT =
  /(?<!\p{L})(?:(?:not|n['’]t|isn['’]?t) (?:the|my|our) (?:point|question|subject|topic|issue)|beside the point|(?:leave|put) (?:it|that|this|them) (?:out|aside|for now)|(?:forget|ignore|never mind) (?:about )?(?:it|that|this|them)(?!\s?\p{L}))/iu
const NOT_MEANT_ARABIC =
  /(?<!\p{L})(?:(?:مش|مو|مب|مهو|ليس|ليست|ما هو) (?:موضوع|سؤال|سوال|قصد)\p{L}{0,3}|(?:خل|خلي|سيب|اترك|دع)(?:ه|ها|هم) (?:الحين|الان|دلوقتي|هلق|علي جنب|جانبا|برا)|انس[يا]?(?:ه|ها|هم)|برا الموضوع|خارج الموضوع)(?!\p{L})/u
const ALL = [NOT_COUNTED, NOT_COUNTED_ARABIC, NOT_MEANT, NOT_MEANT_ARABIC]

const FARTHEST = 60
/** What else is said between is of something else. */
const SENTENCE = /[.!?؟;؛\n](?=\s|$)|\d/u

/** "Not counting my wife's 9,000" */
const BEFORE =
  /(?<!\p{L})(?:not counting|without counting|(?:don['’]?t|do not) count|بدون ما (?:ن|ا|ت)حسب|لا تحسبو?ا?|ما (?:ت|ن)حسب)\s(?:[\p{L}'’]{1,12}\s){0,4}$/iu

/** Whether a message says of a figure that it is not to be counted, right behind it in its sentence or before it. */
export function isSetAside(text: string, { start, end }: Span): boolean {
  const [rest = ''] = fold(text.slice(end, end + FARTHEST)).text.split(SENTENCE)
  return (
    ALL.some((words) => words.test(rest)) ||
    BEFORE.test(fold(text.slice(Math.max(0, start - FARTHEST), start)).text)
  )
}
