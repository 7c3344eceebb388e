import { foldArabic, latinDigits } from '../reading/arabic.ts'

const ENGLISH =
  /\b(?:what|what's|whats|how|will|is|tell me|know)\b[^?.!\n]{0,40}\b(?:temperature|temp|humidity|weather|humid|hot|hotter)\b[^?.!\n]{0,60}\b(?:tomorrow|today|tonight|now|at the moment|this (?:week|weekend|morning|afternoon|evening)|next (?:week|month|weekend)|on (?:sun|mon|tues|wednes|thurs|fri|satur)day|be in|be on|in (?:dubai|abu dhabi|sharjah|al ain|ajman|fujairah|ras al khaimah))\b/i
const ARABIC =
  /(?<!\p{L})(?:كم|كام|قديش|شو|وش|ايش|ما|هل|كيف|شلون|ابي|بدي|اعرف|قول|قولي)\s[^؟?.!\n]{0,40}(?:حراره|رطوبه|طقس|الجو)(?!\p{L})[^؟?.!\n]{0,50}(?:بكره|بكرا|باكر|باجر|غدا|اليوم|الحين|هلا|هلق|الان|دلوقتي|الليله|الجمعه|السبت|الاسبوع|دبي|ابوظبي|ابو ظبي|العين|الشارقه|عجمان|الفجيره)(?!\p{L})/u
/** A temperature and a humidity, or either with its sign, and no hour or day. */
const GIVEN =
  /%|°|\d\s?(?:c|f|degrees?|deg|درج[ةه]|مئوي[ةه])(?!\p{L})|[^:/.\d]\d{2}(?![\d:/])[^:/]{1,60}[^:/.\d]\d{2}(?![\d:/])/iu

/** Whether somebody wants to know what the weather is or will be, and does not say what it is. */
export const asksForWeather = (request: string): boolean =>
  (ENGLISH.test(request) || ARABIC.test(foldArabic(request))) &&
  !GIVEN.test(` ${latinDigits(request)}`)
