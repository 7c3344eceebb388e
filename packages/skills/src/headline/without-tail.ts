import { checkHits } from './asked-checks.ts'
import { tellsOfAsker } from './asker.ts'
import { isQuestionOf, startOfScoreQuestion } from './behind-request.ts'
import { asksForecast } from './forecast.ts'
import { asksIn, coverage, isRequest, LONGEST_REQUEST } from './line-words.ts'
import { isToldOfLine } from './told-of-line.ts'
import { isOfFormula, startOfWondering } from './wondering.ts'

const MANY_MARKS = 10
/** Without a last clause that only asks: "…, thoughts?", «… شو رأيك؟». */
export function withoutTail(line: string): string {
  const from = Math.max(0, line.length - LONGEST_REQUEST)
  const marks = [...line.slice(from).matchAll(/[.!?؟,،](?=\s)|\s[-–—]\s/g)]
  for (const mark of marks.slice(-MANY_MARKS).reverse()) {
    const index = from + mark.index
    const tail = line.slice(index + 1).replace(/^[-–—]\s/, '')
    const isAskedOf = startOfWondering(tail.trimStart()) === 0 || isOfFormula(tail)
    const isToldOf = /[.!?؟]/.test(line[index] ?? '') && (tellsOfAsker(tail) || asksForecast(tail))
    if (
      !isRequest(tail) &&
      !isAskedOf &&
      !isQuestionOf(tail) &&
      !isJudgedBy(tail) &&
      !(/[.!?؟]/.test(line[index] ?? '') && UNMARKED_TAIL.test(tail)) &&
      !THANKS.test(tail) &&
      !isToldOfLine(tail) &&
      !isToldOf
    )
      continue
    const kept = line.slice(0, index + (/[!?؟]/.test(line[index] ?? '') ? 1 : 0)).trim()
    return withoutTail(kept)
  }
  const unmarked =
    HOW_TO_MEND.exec(line.slice(from))?.index ??
    startOfScoreQuestion(line.slice(from)) ??
    startOfWondering(line.slice(from)) ??
    startOfQuestion(line.slice(from))
  if (unmarked)
    return withoutTail(
      line
        .slice(0, from + unmarked)
        .trim()
        .replace(/[.,،]$/, ''),
    )
  const { trailing, all, hits } = coverage(line)
  const tail = hits.filter((hit) => hit.from >= all.length - trailing)
  const first = tail.find(({ concept }) => concept === 'choose' || concept === 'judge')
  return first && trailing < all.length && all.length - first.from > 1
    ? line.slice(0, first.start).trim()
    : line
}

/** "… - good length for google?": whether one thing of the line is good. */
const isJudgedBy = (tail: string): boolean =>
  /^[^.!?؟]{4,50}[?؟]$/u.test(tail.trim()) &&
  checkHits(tail).length > 0 &&
  coverage(tail).hits.some(({ concept, from }) => concept === 'compare' && from === 0)

/** "… fire training. is it", "… in 30 days. is that good enough", «… الساعة 5. شو بتنصحني اغير» */
const UNMARKED_TAIL =
  /^\s{1,3}(?:(?:and |so )?(?:is|does|will|would|should|do|can|what should|what would) (?:it|this|that|i|you|he|she)(?!\p{L})[^.!?A-Z]{0,40}|و?(?:شو|[إا]يش|وش|[إا]يه|ماذا|بماذا) (?:\p{L}{1,10} ){0,2}?\p{L}{0,3}(?:نصح|غير|عدل|حسن)\p{L}{0,3}(?: \p{L}{1,10}){0,2})$/u

/** «كيف أحسنه», "how can I improve it": asked about the line, without a mark before it. */
const HOW_TO_MEND =
  /\s(?:(?:و?(?:كيف|شلون|ازاي|إزاي|كيفاش))\s+(?:ممكن |اقدر |أقدر )?\p{L}{0,3}(?:حسن|طور|عدل|صلح|قوي|قصر|اختصر)\p{L}{0,3}ه(?!\p{L})|(?:and )?how (?:can|do|should|could|would|to)(?: i| we| you)? (?:improve|fix|change|rewrite|shorten|better) (?:it|this)\b)/iu
const THANKS = /^[\s–—-]*(?:thanks|thank you|thx|cheers|شكرا|شكرًا|مشكور)(?!\p{L})[^\d]{0,20}$/iu

/** "… this weekend only does it have spam words": dictated without a mark between. */
const UNMARKED =
  /(?<![:,.،])\s(?:(?:and\s)?(?:does|is|will) (?:it|this|there)|و?هل (?:فيه|هو|به|هي|هالسطر|هالعنوان|العنوان|السطر))\s[^.!?؟]{2,50}[?؟]?$/iu

function startOfQuestion(text: string): number | undefined {
  const found = UNMARKED.exec(text)
  return found && (checkHits(found[0]).length > 0 || asksIn(found[0])) ? found.index : undefined
}
