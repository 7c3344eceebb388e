import nlp from 'compromise'
import { foldArabic } from '../reading/arabic.ts'
import { ARABIC_TASK, ARABIC_WILL_BE } from './tasks.ts'

export interface Owned {
  /** As the notes write it; null when they name nobody. */
  owner: string | null
  /** What is to be done, without the owner. */
  task: string
}

const NAME = String.raw`\p{Lu}[\p{L}'’.-]*(?: (?:(?:bin|bint|al|el|van|de) )?\p{Lu}[\p{L}'’.-]*){0,2}`
const NAMES = `${NAME}(?:(?:, | and | & |, and )${NAME}){0,3}`
const MUST = `(?:will|shall|is going to|are going to|needs? to|must|has to|have to|should|agreed to|promised to|offered to|volunteered to|is to|are to|was asked to|were asked to|to|'ll|’ll|can)`
const LEADING = new RegExp(
  `^(?:OK,? |So,? |Then,? |And )?(?<names>${NAMES}) ?${MUST} (?:also |then |please )?(?<task>\\p{L}.*)$`,
  'u',
)
const LOWER = new RegExp(
  `^(?<names>[a-z]{2,15}(?: (?:and|&) [a-z]{2,15})?) ${MUST} (?<task>\\p{L}.*)$`,
  'u',
)
const SPEAKER = new RegExp(
  `^(?:\\[?\\d{1,2}:\\d{2}(?: ?[ap]m)?\\]? *)?(?<names>${NAME}|[\\u0621-\\u064a]{2,12}(?: [\\u0621-\\u064a]{2,12})?): *(?:I(?:['’]ll| will| can| am going to|['’]m going to) |(?=سأ|سوف أ))(?<task>.*)$`,
  'u',
)
const LABELLED =
  /(?<![\s,;(|[–-])[\s,;(|[–-]*(?:(?:owner|responsible|assignee|pic|who|المسؤولة?|المكلفة?|المنفذ)\s*(?:عن التنفيذ)?\s*[:：=]\s*|assigned to:?\s+|مسؤولية\s+)(?<names>[\p{L}][\p{L} .'’&-]{1,40}?)(?=\s*(?:[),;،.|\]]|$|\bdue\b|\bby\b|موعد|قبل|-))[\])]?/iu
const AT = /@(?<names>[\p{L}][\p{L}._-]{1,30})/u
const TAIL = new RegExp(
  `(?<!\\s)\\s*(?:[-–—] |\\(|\\[)(?<names>${NAMES}|[\\u0621-\\u064a]{2,12}(?: [\\u0621-\\u064a]{2,12})?)[)\\]]?\\.?$`,
  'u',
)
const COLON = new RegExp(
  `^(?<names>${NAMES}|[\\u0621-\\u064a]{2,12}(?: [\\u0621-\\u064a]{2,12})?)\\s*[:：]\\s*(?<task>\\S.*)$`,
  'u',
)
const WORD = '[\\u0621-\\u0652]{2,14}'
const ARABIC_LEADING: readonly RegExp[] = [
  new RegExp(
    `^(?:سيقوم|ستقوم|يقوم|تقوم|سيتولى|ستتولى|يتولى|تتولى|يلتزم|تلتزم|يتكفل|تتكفل|تكليف|كُلف|كُلّف|كلف|كلفت|تم تكليف|مطلوب من|طُلب من|طلب من)\\s+(?<names>${WORD})\\s+(?:ب)?(?<task>\\S.*)$`,
    'u',
  ),
  new RegExp(
    `^(?:يجب |ينبغي )على\\s+(?<names>(?!الجميع|الكل|أن)(?:${WORD}|${NAME}))\\s+(?:أن )?(?<task>\\S.*)$`,
    'u',
  ),
  new RegExp(`^على\\s+(?<names>(?!الجميع|الكل|أن)${WORD})\\s+(?:أن )?(?<task>\\S.*)$`, 'u'),
  new RegExp(`^(?<names>(?!ال)${WORD})\\s+(?<task>(?:سوف |س(?=[يت]))\\S{3}.*)$`, 'u'),
  new RegExp(`^لازم\\s+(?<names>${WORD})\\s+(?<task>[يت]\\S{3}.*)$`, 'u'),
  // The future of everyday Gulf Arabic: "عمر راح يكلم", "سارة بترسل"; "بيانات" and its like are nouns.
  new RegExp(
    `^(?<names>(?!ال|من |ما )${WORD})\\s+(?<task>(?:را?ح |ب(?=[يت](?!ان|ئ|ت |ن |وت)))\\S{3}.*)$`,
    'u',
  ),
  new RegExp(
    `^(?<verb>(?:سوف [يت]|س[يت])(?!تم)[\\u0621-\\u0652]{2,})\\s+(?<names>(?!ال|في |من |على |إلى |عن )${WORD})\\s+(?<rest>\\S.*)$`,
    'u',
  ),
]

/** Subjects that are nobody in particular. */
const NOBODY =
  /^(?:we|i|it|they|he|she|you|this|that|these|there|everyone|everybody|someone|somebody|all|who|what|which|nobody|team|the team|need|needs|todo|action|next|thanks|thank you|welcome|due|according|back|up|move|want|wants|plan|plans|try|agreed|decided|going|able|ready|subject|tbd|tbc|none|n\/a|نحن|محد|ماحد|أحد|الجميع|الكل|الفريق|غير محدد)$/i
/** Things a note says will happen, which own no task. */
const THINGS =
  /^(?:website|site|budget|launch|report|office|contract|meeting|project|product|price|prices|deadline|release|update|app|application|system|server|event|campaign|plan|delivery|deliveries|invoice|invoices|payment|payments|sales|revenue|costs?|hiring|rent|lease|deck|presentation|document|agenda|new|old|final|first|next|all|printer|training|migration|design)\b|^(?:أسعار|ميزانية|مبيعات|تكلفة|تكاليف|مشروع|موقع|حملة|اجتماع|عقد|نسبة|عدد|فريق|جميع|كل)$/i
const LABEL =
  /^(?:action|actions|decision|decisions|note|notes|date|time|place|location|attendees|present|agenda|topic|subject|question|questions|todo|task|deadline|due|risk|issue|update|status|next steps?|قرار|القرار|القرارات|إجراء|الإجراء|مهمة|المهمة|المهام|ملاحظة|ملاحظات|سؤال|التاريخ|الحضور|المكان|الموضوع|الوقت|الموعد|جدول الأعمال|الاجتماع|أسئلة|موعد|تنبيه)$/i

export interface OwnerContext {
  /** Names from the list of who was there, folded. */
  attendees: readonly string[]
  /** In a list of actions a name in front of a colon or at the end is an owner. */
  isAction: boolean
  /** Whether a lower-case word is a first name, as found so far in these notes. */
  firstNames: Map<string, boolean>
}

/** Who is to do it, read only from the words; a pronoun or a thing is no owner. */
export function ownerOf(text: string, context: OwnerContext): Owned {
  const nobody = { owner: null, task: text }
  const speaker = SPEAKER.exec(text)?.groups
  if (speaker) return { owner: speaker.names as string, task: (speaker.task as string).trim() }
  const labelled = LABELLED.exec(text)
  if (labelled?.groups)
    return { owner: tidy(labelled.groups.names as string), task: cut(text, labelled) }
  const at = AT.exec(text)
  if (at?.groups)
    return {
      owner: at.groups.names as string,
      task: cut(text, at).replace(new RegExp(`^${MUST} `), ''),
    }
  const leading = LEADING.exec(text)?.groups
  if (leading && isSomebody(leading.names as string, context))
    return { owner: leading.names as string, task: leading.task as string }
  const lower = LOWER.exec(text)?.groups
  if (
    lower &&
    (lower.names as string).split(/ and | & /).every((name) => isKnownName(name, context))
  )
    return { owner: lower.names as string, task: lower.task as string }
  for (const pattern of ARABIC_LEADING) {
    const match = pattern.exec(text)?.groups
    if (!match || NOBODY.test(match.names as string) || THINGS.test(match.names as string)) continue
    const rest = match.task ?? `${match.verb} ${match.rest}`
    // "على" is mostly a plain "on": only what is to be done after it makes it "it is for Ahmed to".
    if (
      text.startsWith('على') &&
      !/^على\s+\S+\s+أن /.test(text) &&
      !ARABIC_TASK.test(foldArabic(rest))
    )
      continue
    if (ARABIC_WILL_BE.test(foldArabic(text))) continue
    return attendeeOf(text, match.names as string, rest, context)
  }
  if (!context.isAction) return nobody
  const colon = COLON.exec(text)?.groups
  if (colon && isSomebody(colon.names as string, context))
    return { owner: colon.names as string, task: colon.task as string }
  const tail = TAIL.exec(text)
  const tailName = tail?.groups?.names
  if (tail && tailName && isSomebody(tailName, context) && !/^(?:ال|قبل|حتى|يوم)/.test(tailName))
    return { owner: tailName, task: text.slice(0, tail.index).trim() }
  return nobody
}

/** A second word belongs to an Arabic name only when the list of those present has it. */
function attendeeOf(text: string, name: string, rest: string, { attendees }: OwnerContext): Owned {
  const [second = ''] = rest.split(' ')
  const isWhole =
    attendees.includes(foldArabic(`${name} ${second}`)) && text.includes(`${name} ${second}`)
  return isWhole
    ? { owner: `${name} ${second}`, task: rest.slice(second.length).trim() }
    : { owner: name, task: rest }
}

function isSomebody(names: string, { attendees }: OwnerContext): boolean {
  const folded = foldArabic(names)
  if (attendees.some((attendee) => attendee.startsWith(folded))) return true
  return (
    !NOBODY.test(names) &&
    !LABEL.test(names) &&
    !THINGS.test(names) &&
    !/^(?:The|A|An|Our|My|If|When|After|Before)\b/.test(names)
  )
}

/** In lower-case notes only known first names and those present are people. */
function isKnownName(name: string, people: Omit<OwnerContext, 'isAction'>): boolean {
  return !NOBODY.test(name) && !THINGS.test(name) && isPerson(name, people)
}

/** Somebody who was present, or a first name that the lexicon knows. */
export function isPerson(
  names: string,
  { attendees, firstNames }: Omit<OwnerContext, 'isAction'>,
): boolean {
  const name = foldArabic(names.split(/,| and | & /)[0] ?? '').trim()
  if (attendees.some((attendee) => attendee === name || attendee.split(' ').includes(name)))
    return true
  const known = firstNames.get(name) ?? nlp(`${name} will send it`).match('^#FirstName').found
  firstNames.set(name, known)
  return known
}

/** What somebody offers to do in a chat: "Omar: I can call the supplier". */
export const isOffer = (text: string) => SPEAKER.test(text)

const cut = (text: string, match: RegExpExecArray) =>
  tidy(`${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`)
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<!\s)\s+([,.،])/g, '$1')
    .replace(/^[\s,;:|–-]+|(?<![\s,;:|–-])[\s,;:|–-]+$/g, '')
    .trim()
