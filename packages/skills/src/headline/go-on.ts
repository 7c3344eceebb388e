import { beforeAdded, takesOffAdded } from '../follow-up/added-before.ts'
import { asksWhy } from '../follow-up/asks-why.ts'
import { changesApart } from '../follow-up/changes-apart.ts'
import { placeNamed } from '../follow-up/place-named.ts'
import { words } from '../reading/words.ts'
import type { Ask, Before, Reading } from '../skill.ts'
import { checksAskedIn } from './asked-checks.ts'
import { linesBrought } from './brought-lines.ts'
import { asksToEdit, editedLine } from './edited-line.ts'
import { questionIn } from './line-question.ts'
import { asksIn, concepts, isMostlyRequest, speaksOfArticle } from './line-words.ts'
import { headlineRequest } from './lines.ts'
import { asksFormula } from './practice.ts'
import { ruleQuestionsIn } from './rules.ts'
import type { Place } from './score.ts'
import { whatIfIn } from './what-if.ts'

const LEAD =
  /^[^\p{L}\d]{0,4}(?:(?:and|then)[\s,،]{1,3}){0,2}(?:what about|how about|(?:what )?if (?:it|that|(?:the )?\p{L}{3,6}(?: one)?|\d) (?:was|were|said|says|read)|what if i (?:write|say|use)|try|make it|change it to|and|vs|or|و?(?:ماذا عن|شو عن|[إا]يش عن|وش عن|خليه\p{L}{0,1}|جرب\p{L}{0,2}|لو كتبت|لو قلت|هذا|هاد|هاي|ده|هذه))(?: this(?: one)?| it)?\s?[:：,،]?\s{1,3}(?=\S)/iu
const COMPARES =
  /(?<!\p{L})(?:better|best|worse|worst|stronger|strongest|weaker|compare|which|rank|winner|wins?|highest|lowest|(?:ال)?[أا]حسن|(?:ال)?[أا]فضل|(?:ال)?[أا]قوى|(?:ال)?[أا]نسب|(?:ال)?[أا]سو[أا]|قارن\p{L}{0,4}|رتب\p{L}{0,3}|[أا]يهم\p{L}{0,2}|مين)(?!\p{L})/iu
const ASKS =
  /[?؟]\s*$|^(?:and |و)?(?:is|does|how|which|why|what|كم|[قا]ديش|قدش|شقد|هل|شو|ليش|ليه|اي|أي)(?!\p{L})/iu
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
  const isOfRule = asksFormula(text) || (ruleQuestionsIn(text).length > 0 && !OF_LINE.test(text))
  if (last.lines.length === 0 || isOfRule) return undefined
  const brought = linesBrought(text, (lead) => COMPARES.test(lead))
  if (brought) {
    const lines = brought.isBeside ? [...new Set([...last.lines, ...brought.lines])] : brought.lines
    return {
      request: brought.request,
      input: { lines, place: placeSaid(brought.request) ?? last.place } as Input,
    }
  }
  const group = before.findLast(({ inputs }) => inputs[0].lines.length > 1)?.inputs[0].lines ?? []
  const newest = last.lines.filter((line) => !before.at(-2)?.inputs[0].lines.includes(line))
  const edited = withEdited(placeNamed(text, group.length) ? group : last.lines, {
    newest,
    text,
    earlier: before.flatMap(({ inputs }) => inputs[0].lines),
  })
  if (edited) {
    const isAsked = COMPARES.test(text) && /[?؟]\s*$/.test(text)
    // "Which of them is better now": the others that it was compared with.
    const others = OF_THEM.test(text)
      ? group.filter((line) => !last.lines.some((one) => one.startsWith(line)))
      : []
    const lines = [...new Set([...(isAsked ? last.lines : []), ...edited, ...others])]
    return { request: text, input: { lines, place: last.place } as Input }
  }
  if (asksToEdit(text)) return { missing: [missingChange(last.lines)] }
  const named = group[placeNamed(text, group.length)?.at ?? -1] ?? namedByWord(text, group)
  if (!speaksOfBefore(text, last.lines) && !(named && words(text).length <= MOST_OF_PLACE))
    return withPlace(ownReading(text, read), text, last.place)
  const all = [...new Set(before.flatMap(({ inputs }) => inputs[0].lines))]
  const why = asksWhy(text) || asksToRaise(text)
  const lines = COMPARES.test(text) || (why && last.lines.length < 2) ? all : last.lines
  const only = COMPARES.test(text) || why ? undefined : named
  const meant = only ? [only] : OF_ALL.test(text) ? all : lines
  const question = questionIn(text)
  const askedChecks = checksAskedIn(text).filter((check) => check !== question?.kind)
  const checks =
    !question && askedChecks.length === 0 && SHORT_OR_LONG.test(text)
      ? ['length' as const]
      : askedChecks
  const whatIf = whatIfIn(text)
  const place = placeSaid(text) ?? last.place
  const isSame = place === last.place && meant.join() === last.lines.join()
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
const SHORT_OR_LONG = /(?<!\p{L})(?:short|قصير[ةه]?)(?!\p{L})/iu
const OF_ALL =
  /(?<!\p{L})(?:both|all (?:of them|three|four)|every|كلهم|كلها|الاثنين|التنين|الكل)(?!\p{L})/iu

/** A question of one of several lines takes few words. */
const MOST_OF_PLACE = 9

/** The line that a message changes: told by its place or by what it holds, else the one that came last. */
function withEdited(
  lines: readonly string[],
  { newest, text, earlier }: { newest: readonly string[]; text: string; earlier: string[] },
): string[] | undefined {
  const place = lines.length > 1 ? placeNamed(text, lines.length) : undefined
  const rest = place ? `${text.slice(0, place.said.start)}${text.slice(place.said.end)}` : text
  const all = lines.flatMap((line, index) => {
    const now = place && place.at !== index ? undefined : editedInTurn(line, rest, earlier)
    return now ? [{ line, now }] : []
  })
  const edited =
    all.length > 1 && newest.length === 1 ? all.filter(({ line }) => newest.includes(line)) : all
  return edited.length > 0 ? edited.map(({ now }) => now) : undefined
}

/** "The Eid line", «سطر العيد»: the only one that holds the word. */
const BY_WORD =
  /(?<!\p{L})(?:the (?<word>\p{L}{3,15}) (?:one|line|headline|subject)|(?:سطر|عنوان|موضوع) (?<held>ال\p{L}{2,15}))(?!\p{L})/iu
function namedByWord(text: string, lines: readonly string[]): string | undefined {
  const { word, held } = BY_WORD.exec(text)?.groups ?? {}
  const wanted = words(word ?? held ?? '')[0]?.word
  const holding = lines.filter((line) => words(line).some((one) => one.word === wanted))
  return holding.length === 1 ? holding[0] : undefined
}

const OF_THEM =
  /(?<!\p{L})(?:which of (?:them|the two|those)|و?(?:منو|مين|[أا]ي|[أا]يهم\p{L}{0,2})\s[^.,،]{0,20}(?:فيهم|منهم|بينهم))(?!\p{L})/iu
const QUESTION_BEHIND =
  /[\s,،.;]{1,3}(?:(?:and|so)\s|و)?(?:how (?:long|many)|which|كم|كام|منو|مين|[أا]يهم\p{L}{0,2}|طوله)\s[^,،.;\n]{2,60}$/iu
/** "Change Friday to Monday and ends to expires" */
const AGAIN =
  /\b(?<verb>change|replace|swap)\s(?<first>[^.,;]{2,40}?)\sand\s(?=[^.,;]{2,30}\s(?:to|with|by)\s)/iu
/** A line with each change of a message, one after the other; what was added last may be taken off again. */
function editedInTurn(line: string, text: string, earlier: string[]): string | undefined {
  const whole = editedLine(line, text)
  const said = text.replace(QUESTION_BEHIND, '').replace(AGAIN, '$<verb> $<first>, $<verb> ')
  const parts = changesApart(said)
  if (parts.length === 1 && said === text && !takesOffAdded(said)) return whole
  const former = beforeAdded(line, earlier)
  const now = parts.reduce(
    (left, part) => (takesOffAdded(part) ? (former ?? left) : (editedLine(left, part) ?? left)),
    line,
  )
  return now === line ? whole : now
}

/** "Does it have spam words?" asks of the line, and not of the rule. */
const OF_LINE =
  /(?<!\p{L})(?:it|this|that|they|them|mine|my|which|فيه|فيها|فيهم|هو|هي|عندي)(?!\p{L})/iu

/** "How do I get to 100?", "what lowers it" */
const asksToRaise = (text: string): boolean => RAISES.test(text)
const RAISES =
  /^(?:and |so |و)?(?:how|what|which|كيف|شو|[إا]يش|وش|[إا]يه|شلون|[إا]زاي)(?!\p{L}).{0,30}(?<!\p{L})(?:lowers?|lowered|raises?|improves?|higher|better|get to|reach|hurts?|costs?|lost|[يتبن]{0,2}(?:نزل|رفع|حسن|زيد|وصل|خصم)\p{L}{0,3}|[أا](?:رفع|حسن|وصل)\p{L}{0,3})(?!\p{L})/iu

/** Whether a message asks of lines and holds none; where lines begin with a capital, what does not is none. */
function speaksOfBefore(text: string, before: readonly string[]): boolean {
  if (words(text).length < LEAST_LINE && /[?؟]\s*$/.test(text)) return true
  const isOtherwise =
    before.every((line) => /^\P{L}{0,3}\p{Lu}/u.test(line)) && /^\p{Ll}/u.test(text)
  const behindLead = text.slice(LEAD.exec(text)?.[0].length ?? 0)
  if (isOtherwise && !/["“«\n]/.test(text) && /^\p{Ll}/u.test(behindLead)) return true
  const { lines } = headlineRequest(text)
  if (lines.length === 0) return true
  const [line = ''] = lines
  if (lines.length > 1 || /[:："“«\n]/.test(text)) return false
  const isWhole = line.length >= text.trim().length - LEAST_LINE
  const said = words(text)
  return (
    isWhole &&
    (asksWhy(text) ||
      (said.length <= MOST_OF_PLACE && asksWhatShows(text)) ||
      (placeSaid(text) !== undefined && said.length <= SHORT) ||
      (ASKS.test(text) &&
        (COMPARES.test(text) || isMostlyRequest(text) || checksAskedIn(text).length > 0)) ||
      (said.length <= SHORT && concepts(said).length * 2 >= said.length && asksIn(text)))
  )
}
const SHORT = 6

/** "How much of it shows on a phone" */
const asksWhatShows = (text: string): boolean =>
  ASKS.test(text) && OF_IT.test(text) && questionIn(text)?.kind === 'length'
const OF_IT = /(?<!\p{L})(?:it|them|this|that|من(?:ه|و|ها|هم)|(?:في|ب)(?:ه|ها|هم)?)(?!\p{L})/iu

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
