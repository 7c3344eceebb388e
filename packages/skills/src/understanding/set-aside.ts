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
  /(?<!\p{L})(?:(?:not|n['’]t|isn['’]?t) (?:the|my|our) (?:point|question|subject|topic|issue)|beside the point|(?:leave|put) (?:it|that|this|them) (?:out|aside|for now)|(?:forget|ignore|never mind) (?:about )?(?:it|that|this|them)(?!\s?\p{L})|(?:not|n['’]t) (?:(?:really |actually )?(?:what|who|whom) (?:i['’]?m|i am|we['’]?re|i) ask\p{L}{0,3}|(?:for )?(?:now|today|here)(?!\p{L}))|(?:that|this|it)['’]?s (?:his|hers|theirs)(?!\s\p{L})|(?:she|he) (?:does not|doesn['’]?t) want (?:to know|it|this|any)|not (?:needed|wanted|asked)(?!\p{L}))/iu
const NOT_MEANT_ARABIC =
  /(?<!\p{L})(?:(?:مش|مو|مب|مهو|ليس|ليست|ما هو) (?:موضوع|سؤال|سوال|قصد)\p{L}{0,3}|(?:خل|خلي|سيب|اترك|دع)(?:ه|ها|هم) (?:الحين|الان|دلوقتي|هلق|علي جنب|جانبا|برا)|انس[يا]?(?:ه|ها|هم)|برا الموضوع|خارج الموضوع|(?:خل|سيب|اترك|دع)[يو]?ا?(?:ه|ها|هم)(?= ?(?:$|[.،,]))|(?:مش|مو|مب|ما|لا) (?:عايز|عايزه|بد[هي]ا?|يريد|تريد|[يت]بي|[يت]بغي)(?:ه|ها)? (?:ي|ت)عرف|(?:ما ?ل(?:ه|ها)|ما ?له) (?:داعي|دخل)|مش الحين|مب الحين|مو هلق|مش دلوقتي|ما (?:[انبي]{0,2}ب[اىي]|بدي|بغيت|عايز) (?:حق|ل)(?:ه|ها))(?!\p{L})/u
const ALL = [NOT_COUNTED, NOT_COUNTED_ARABIC, NOT_MEANT, NOT_MEANT_ARABIC]

const FARTHEST = 60
/** What else is said between is of something else. */
const SENTENCE = /[.!?؟;؛\n](?=\s|$)|\d/u

/** "Not counting my wife's 9,000" */
const BEFORE =
  /(?<!\p{L})(?:not counting|without counting|(?:don['’]?t|do not) count|بدون ما (?:ن|ا|ت)حسب|لا تحسبو?ا?|ما (?:ت|ن)حسب)\s(?:[\p{L}'’]{1,12}\s){0,4}$/iu

/** "My last car loan was 1,900", "we used to pay 12,000": what is no more; the last pay is that which counts. */
const NO_MORE =
  /(?<!\p{L})(?:(?:last|previous|former|old|earlier)\s(?:\p{L}{2,9}\s){0,2}(?:car|loan|mortgage|emi|instal?lment|lease|flat|phone|card|debt|job)s?\s(?:\p{L}{2,9}\s){0,2}(?:was|were|cost|took|paid)|used to (?:pay|be paying|cost|owe)|(?:كنت|كنا) (?:ب|[اأن]){0,2}دفع|كان (?:عندي |علي |عندنا )?(?:قسط|قرض|[اأإ]يجار)|(?:قسط|قرض|[اأإ]يجار) (?:\p{L}{2,9} ){0,1}(?:ال)(?:قديم|سابق|[اأ]ول)[ةه]?(?: كان| كانت)?)(?:\s[\p{L}'’]{1,12}){0,3}\s(?:aed\s)?$/iu

/** "8,000 until 2023, then 10,000", "started on 5,000, now 8,000": what came first, beside what came after it. */
const AT_FIRST =
  /^(?: ?(?:aed|dhs?|درهم))?[,،]? (?:until|till|at first|initially|in the beginning|لين|لحد|حتي|لغايه|في البدايه|بالبدايه|اول)(?!\p{L})[^.!?؟\n]{0,24}?(?<!\p{L})(?:then|and then|now|after that|from then|بعدين|بعدها|ثم|وبعد|الحين|حاليا|صار)(?!\p{L})[^.!?؟\n]{0,16}?\d/u
const STARTED =
  /(?<!\p{L})(?:was|were|used to be|كان|كانت|(?:started|began|joined|hired) (?:on|at|with|off at))(?: (?:a |an )?(?:basic|salary|basic salary|basic pay|pay|rent)(?: of)?)?\s(?:aed )?$/u
/** An amount, and no weight or age. */
const LARGE = /[\d٠-٩][.,٫٬]?[\d٠-٩][\d٠-٩.,٫٬]{2,}|[\d٠-٩]\s?(?:k(?![a-z])|[أا]لف|[آا]لاف)/iu
const SINCE_THEN =
  /^[^.!?؟\n]{0,32}?(?<!\p{L})(?:و(?=\p{Script=Arabic}{3}))?(?:now|today|currently|these days|الحين|الان|حاليا|صار|صارت|اصبح|اليوم)(?!\p{L})/u

/** Whether a message says of a figure that it is not to be counted, right behind it in its sentence or before it. */
export function isSetAside(text: string, { start, end }: Span): boolean {
  const [rest = ''] = fold(text.slice(end, end + FARTHEST)).text.split(SENTENCE)
  const before = fold(text.slice(Math.max(0, start - FARTHEST), start)).text
  const behind = fold(text.slice(end, end + FARTHEST)).text
  return (
    ALL.some((words) => words.test(rest)) ||
    BEFORE.test(before) ||
    NO_MORE.test(before) ||
    AT_FIRST.test(behind) ||
    (LARGE.test(text.slice(start, end)) && STARTED.test(before) && SINCE_THEN.test(behind))
  )
}
