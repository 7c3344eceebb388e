import type { Span } from '../reading/words.ts'

const FARTHEST = 60

/** "Whatsapp 050 123 4567", "email: x@y.ae", «واتساب المحل 055…» */
const NUMBER_BEHIND =
  /^(?: ?(?:me|us|it|is|at|on|no\.?|number|num|only|our|the|shop|store|office|رقم\p{L}{0,3}|(?:ال)?محل|(?:ال)?مكتب|(?:ال)?عياد[ةه]|(?:ال)?مطعم|(?:ال)?شرك[ةه]|حق\p{L}{1,2}|تبع\p{L}{0,2}|عندنا|هو|على)){0,3} ?[:：=-]? ?(?:(?:\+|00)?\d(?:[ -]?\d){6,14}(?!\d)|[\w.+-]{1,40}@)/iu
/** "Email me the plan", "whatsapp us to book": somebody is written to. */
const WRITTEN_TO = /^ (?:me|us|it to me|them to me|the (?:plan|calendar|list) to)(?!\p{L})/iu
/** "The number of WhatsApp", «رقم الواتس». */
const NUMBER_AHEAD = /(?:\bnumber (?:for|on|of|is) |(?<!\p{L})رقم(?:نا|ي|هم)? (?:على )?)$/iu
/** "People reach us on …", "orders via …", «للتواصل …», «نستقبل الطلبات على …». */
const REACHED =
  /(?:\b(?:(?:reach|contact|message|text|ping|call|write to|find) (?:me|us)|(?:orders?|bookings?|book|enquir(?:y|ies)|inquir(?:y|ies)|questions|appointments?|contact|customers (?:order|book|write)|send (?:it|them|the (?:plan|calendar|list))(?: to me)?)(?: (?:is|are|come|comes|go|taken|only|through))?) ?[:：]?(?: (?:on|via|by|through|over|in|to))?(?: (?:our|my|the))? ?|(?<!\p{L})(?:(?:لل?)?(?:تواصل|حجز|طلبات|طلب|استفسار|مراسل[ةه])|(?:ال)?(?:تواصل|حجوزات|حجز|طلبات|طلب)|(?:ي|ت|ن)?تواصل(?:و|وا|ون)?|راسلون[اي]|راسل(?:و)?ني|كلمون[اي]|(?:[اأ]?رسل|[اأ]?بعت|طرش|دز)(?:ه|ها|وه|وها|يه|يها)?(?: ?لي)?)(?: (?:معنا|معي|عندنا|يكون|بس|فقط))?(?: (?:على|علي|عن طريق|من خلال|عبر|في|ع))? ?[:：]? ?(?:ب|عال|ع|بال)?)$/iu

/** "About orders on Instagram": what is posted there. */
const ABOUT =
  /(?:\b(?:about|regarding|topics?)|(?<!\p{L})(?:عن(?! طريق)|حول|مواضيع|المواضيع))(?!\p{L})/iu

/** Where somebody is reached is no place to post on. */
export function isContact(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - FARTHEST), start)
  const behind = text.slice(end, end + FARTHEST)
  return (
    NUMBER_BEHIND.test(behind) ||
    WRITTEN_TO.test(behind) ||
    NUMBER_AHEAD.test(before) ||
    (REACHED.test(before) && !ABOUT.test(before))
  )
}

/** The x of "x@y.ae" and of "y.x.com". */
export const isInAddress = (text: string, { start, end }: Span): boolean =>
  /[\w.+-]?@[\w.-]{0,30}$/.test(text.slice(Math.max(0, start - FARTHEST), start)) ||
  /^[\w.+-]{0,30}@[\w-]{1,30}\./.test(text.slice(end, end + FARTHEST))
