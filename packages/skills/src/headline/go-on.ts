import { asksWhy } from '../follow-up/asks-why.ts'
import { words } from '../reading/words.ts'
import type { Ask, Before, Reading } from '../skill.ts'
import { checksAskedIn } from './asked-checks.ts'
import { questionIn } from './line-question.ts'
import { asksIn, concepts, isMostlyRequest, speaksOfArticle } from './line-words.ts'
import { headlineRequest } from './lines.ts'
import { asksFormula } from './practice.ts'
import { ruleQuestionsIn } from './rules.ts'
import type { Place } from './score.ts'
import { whatIfIn } from './what-if.ts'

const LEAD =
  /^[^\p{L}\d]{0,4}(?:(?:and|then)[\s,،]{1,3}){0,2}(?:what about|how about|what if it (?:was|were|said|says)|what if i (?:write|say|use)|try|make it|change it to|and|vs|or|و?(?:ماذا عن|شو عن|[إا]يش عن|وش عن|خليه\p{L}{0,1}|جرب\p{L}{0,2}|لو كتبت|لو قلت|هذا|هاد|هاي|ده|هذه))(?: this(?: one)?| it)?\s?[:：,،]?\s{1,3}(?=\S)/iu
const COMPARES =
  /(?<!\p{L})(?:better|best|worse|worst|stronger|strongest|weaker|compare|which|rank|winner|wins?|highest|lowest|(?:ال)?[أا]حسن|(?:ال)?[أا]فضل|(?:ال)?[أا]قوى|(?:ال)?[أا]نسب|(?:ال)?[أا]سو[أا]|قارن\p{L}{0,4}|رتب\p{L}{0,3}|[أا]يهم\p{L}{0,2}|مين)(?!\p{L})/iu
const ASKS = /[?؟]\s*$|^(?:and |و)?(?:is|does|how|which|why|what|كم|هل|شو|ليش|ليه|اي|أي)(?!\p{L})/iu
const LEAST_LINE = 3

interface Lines {
  lines: string[]
  place: Place
}

/** A message that speaks of the lines before; undefined where it brings lines and is read by itself. */
export function goOnWithLines<Input extends Lines>(
  before: Before<Input>,
  { text }: Ask,
  read: (text: string) => Reading<Input>,
): Reading<Input> | undefined {
  const last = before.at(-1)!.inputs[0]
  if (last.lines.length === 0 || asksFormula(text) || ruleQuestionsIn(text).length > 0)
    return undefined
  if (!speaksOfBefore(text)) return withPlace(ownReading(text, read), text, last.place)
  const all = [...new Set(before.flatMap(({ inputs }) => inputs[0].lines))]
  const why = asksWhy(text)
  const lines = COMPARES.test(text) || (why && last.lines.length < 2) ? all : last.lines
  const meant = lines.length > 0 && OF_ALL.test(text) ? all : lines
  const question = questionIn(text)
  const checks = checksAskedIn(text).filter((check) => check !== question?.kind)
  const whatIf = whatIfIn(text)
  const place = placeSaid(text) ?? last.place
  const isSame = place === last.place && meant.length === last.lines.length
  if (isSame && !question && !whatIf && checks.length === 0 && !why && !COMPARES.test(text))
    return { missing: [missingChange(last.lines)] }
  return {
    request: text,
    input: {
      lines: meant,
      place,
      ...(question && { question }),
      ...(checks.length > 0 && { checks }),
      ...(whatIf && { whatIf }),
      ...(why && { isWhy: true }),
    } as unknown as Input,
  }
}
const OF_ALL =
  /(?<!\p{L})(?:both|all (?:of them|three|four)|every|كلهم|كلها|الاثنين|التنين|الكل)(?!\p{L})/iu

/** Whether a message asks of lines and holds none. */
function speaksOfBefore(text: string): boolean {
  const { lines } = headlineRequest(text)
  if (lines.length === 0) return true
  const [line = ''] = lines
  if (lines.length > 1 || /[:："“«\n]/.test(text)) return false
  const isWhole = line.length >= text.trim().length - LEAST_LINE
  const said = words(text)
  return (
    isWhole &&
    (asksWhy(text) ||
      (placeSaid(text) !== undefined && said.length <= SHORT) ||
      (ASKS.test(text) &&
        (COMPARES.test(text) || isMostlyRequest(text) || checksAskedIn(text).length > 0)) ||
      (said.length <= SHORT && concepts(said).length * 2 >= said.length && asksIn(text)))
  )
}
const SHORT = 6

/** "What about: Sharjah schools 2027: fees, places and dates" brings the line behind its first colon. */
function ownReading<Input extends Lines>(
  text: string,
  read: (text: string) => Reading<Input>,
): Reading<Input> {
  const lead = LEAD.exec(text)?.[0] ?? ''
  const line = text.slice(lead.length).trim()
  const isLine = lead !== '' && !line.includes('\n') && words(line).length >= LEAST_LINE
  const own = read(isLine ? `Rate this line:\n${line}` : text)
  return isLine && 'input' in own && own.input.lines.length !== 1 ? read(text) : own
}

/** Where a line stands is said once for all. */
function withPlace<Input extends Lines>(
  reading: Reading<Input>,
  text: string,
  place: Place,
): Reading<Input> {
  return 'input' in reading && !placeSaid(text)
    ? { ...reading, input: { ...reading.input, place } }
    : reading
}

function placeSaid(text: string): Place | undefined {
  const said = speaksOfArticle(words(text)).map(({ concept }) => concept)
  if (said.includes('mail')) return 'subject'
  return said.includes('article') ? 'headline' : undefined
}

const missingChange = (lines: readonly string[]) => {
  const [line = ''] = lines
  return {
    name: {
      en: `what you want to know of “${line}”, or another line to compare with it`,
      ar: `ما تريد معرفته عن «${line}» أو سطر آخر يُقارن به`,
    },
    example: {
      en: 'is it too long? / and this one: … / which one is better? / why?',
      ar: 'هل هو طويل؟ / وهذا: … / أيهما أفضل؟ / لماذا؟',
    },
  }
}
