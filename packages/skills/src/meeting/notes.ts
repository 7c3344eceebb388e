import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { dates } from '../reading/dates.ts'
import { type Due, dueIn, withoutDue } from '../reading/due.ts'
import { actionTable } from './action-table.ts'
import { isOffer, isPerson, type OwnerContext, ownerOf } from './owner.ts'
import { ARABIC_TASK, ARABIC_WILL_BE, NAME_TO_VERB, STARTS_WITH_VERB, WILL_BE } from './tasks.ts'

export interface Action {
  task: string
  owner: string | null
  due: Due | null
}

export interface Minutes {
  /** The day of the meeting when the notes name it, else today: relative dates are counted from it. */
  reference: string
  isReferenceFromNotes: boolean
  attendees: string[]
  decisions: string[]
  actions: Action[]
  questions: string[]
}

type Kind = 'decisions' | 'actions' | 'questions' | 'attendees' | 'notes' | 'other'

const BULLET = /^\s*(?:[-*•–·▪◦>]+|[\d٠-٩]{1,2}[.)-]|[a-z][.)])\s+/
const TIME_OF_DAY = /^\[?\d{1,2}[:.]\d{2}(?: ?[ap]m)?\]?[\s-]+(?=\p{L})/iu
const BOX = /^\s*(?:[-*•]\s*)?\[(?: |x|X)?\]\s*/
const SECTIONS: readonly [Kind, RegExp][] = [
  [
    'decisions',
    /^(?:key |main )?(?:decisions?|decided|agreed|agreements?|resolutions?|what we decided)(?: made| taken| points)?$|^(?:ال)?قرارات?(?: المتخذه)?$|^(?:ال)?قرار$|^ما (?:تم الاتفاق|اتفقنا) عليه$|^(?:ال)?اتفاقات?$/,
  ],
  [
    'actions',
    /^(?:action(?:s| items?| points?)?|to-?dos?|tasks?|next steps?|follow[- ]?ups?|ai)$|^(?:ال)?(?:اجراءات|مهام|مهمه|اجراء|خطوات)(?: (?:المطلوبه|القادمه|التاليه|التنفيذيه))?$|^(?:ال)?متابعات?$|^بنود العمل$/,
  ],
  [
    'questions',
    /^(?:open (?:questions?|issues?|points?|items?)|questions?|parking lot|to be (?:decided|confirmed|clarified)|tbd|tbc|pending|unresolved|q)$|^(?:ال)?(?:اسيله|نقاط|مسايل|قضايا)(?: (?:ال)?(?:مفتوحه|معلقه|عالقه))?$|^(?:ال)?سوال$|^معلق(?:ه|ات)?$|^للنقاش$/,
  ],
  [
    'attendees',
    /^(?:attendees|present|participants|attended(?: by)?|in attendance|people)$|^(?:ال)?(?:حضور|حاضرون|حاضرين|مشاركون|مشاركين)$/,
  ],
  [
    'notes',
    /^(?:notes?|discussion|summary|background|updates?|minutes|meeting notes?)$|^(?:ال)?(?:ملاحظات|نقاش|ملخص|محضر|اجتماع|محضر الاجتماع|ملاحظات الاجتماع)$/,
  ],
  [
    'other',
    /^(?:agenda|apologies|absent|date|time|place|location|topics?|title|subject|risks?|status|context)$|^(?:ال)?(?:جدول الاعمال|تاريخ|مكان|موضوع|وقت|غايبون|معتذرون)$/,
  ],
]
const QUESTION =
  /[?؟]\s*$|\b(?:tbd|tbc|to be (?:confirmed|decided|determined|clarified|agreed)|not (?:yet )?(?:decided|agreed|clear|confirmed|resolved)|(?:did not|didn['’]t|could not|couldn['’]t|not yet) (?:agree|decide)\w*|no agreement|undecided|unclear|still open|open question|need to (?:decide|clarify|figure out) (?:whether|if|who|what|when|how)|no decision)\b|لم (?:ي|ت|ن)?(?:حسم|تفق|قرر|تقرر|تحدد|حدد|يتضح)|لم يتم (?:الاتفاق|تحديد|حسم|البت)|ما زال معلقا|معلق|غير محسوم|بحاجه الي (?:تاكيد|حسم|قرار)|يحتاج الي (?:تاكيد|حسم|قرار)|بانتظار قرار/i
const DECISION =
  /\b(?:we|they|all|everyone|team|board|committee|management|it was|was|were|have|has|group)? ?(?:unanimously )?(?:decided|agreed|approved|resolved|concluded|signed off)\b(?! by)|\b(?:decision|final call|going with|go with|we will go with|settled on|chose|chosen|selected)\b|(?:تقرر|قررنا|قرر|قررت|اتفقنا|اتفق|تم الاتفاق|اتفاق علي|تمت الموافقه|وافق|وافقت|وافقنا|تم اعتماد|اعتمد|اعتمدنا|اختيار|اخترنا)(?!\p{L})/iu
const OBLIGES =
  /\b(?:will|shall|needs? to|must|has to|have to|should|going to|todo|to do|action|'ll|’ll|please|agreed to|promised to|volunteered to|offered to|follow up)\b|(?:^|\s)(?:س[يتن][\u0621-\u064a]{2,}|سوف|يجب|ينبغي|يلزم|علي \S+ (?:ان )?|يتولي|تتولي|يقوم|تقوم|يلتزم|تكليف|كلف|مطلوب|نحتاج)(?:\s|$)/i
/** Decisions, actions and open questions of meeting notes, in their order and their own words. */
export function readNotes(message: string, today: string): Minutes {
  const listed = actionTable(message, today)
  const text = listed?.around ?? message
  const lines = text.split(/\r?\n/)
  const dated = meetingDate(lines, today)
  const reference = dated ?? today
  const minutes: Minutes = {
    reference,
    isReferenceFromNotes: dated !== undefined,
    attendees: [],
    decisions: [],
    actions: [],
    questions: [],
  }
  const firstNames = new Map<string, boolean>()
  let section: Kind | undefined
  for (const raw of lines) {
    const isBox = BOX.test(raw)
    const isListed = isBox || BULLET.test(raw)
    const line = raw
      .replace(BOX, '')
      .replace(BULLET, '')
      .replace(/^#+\s*|\*\*/g, '')
      .replace(TIME_OF_DAY, '')
      .trim()
    if (line === '') continue
    const heading = headingOf(line)
    if (
      heading &&
      (heading.rest === '' || heading.kind === 'attendees' || heading.kind === 'other')
    ) {
      section = heading.kind
      if (heading.kind === 'attendees' && heading.rest !== '')
        minutes.attendees.push(...namesIn(heading.rest))
      if (heading.rest !== '') section = undefined
      continue
    }
    if (!heading && !isListed && /^[^.?!؟]{2,40}[:：]$/.test(line)) {
      section = undefined
      continue
    }
    if (section === 'attendees') {
      minutes.attendees.push(...namesIn(line))
      continue
    }
    const explicit = heading?.kind ?? (isBox ? 'actions' : undefined)
    const kind = explicit ?? section
    for (const sentence of sentencesOf(heading?.rest ?? line)) {
      const labelled = headingOf(sentence)
      if (labelled?.rest) file(labelled.rest, labelled.kind, minutes, firstNames)
      else file(sentence, kind, minutes, firstNames)
    }
  }
  for (const { task, owner, due } of listed?.rows ?? [])
    minutes.actions.push({
      task,
      owner: owner || null,
      due: due ? { words: due, date: dueIn(due, reference)?.date ?? null } : null,
    })
  return minutes
}

/** Puts a sentence where its section or its words say; a sentence that is none of the three is left out. */
function file(
  sentence: string,
  section: Kind | undefined,
  minutes: Minutes,
  firstNames: Map<string, boolean>,
): void {
  const folded = foldArabic(sentence)
  const context = { attendees: minutes.attendees.map(foldArabic), firstNames }
  if (section === 'decisions') minutes.decisions.push(plain(sentence))
  else if (section === 'actions')
    minutes.actions.push(actionOf(sentence, minutes.reference, context))
  else if (section === 'questions' || QUESTION.test(folded)) minutes.questions.push(plain(sentence))
  else if (isAction(sentence, folded, context))
    minutes.actions.push(actionOf(sentence, minutes.reference, context))
  else if (DECISION.test(folded)) minutes.decisions.push(plain(sentence))
}

type People = Omit<OwnerContext, 'isAction'>

function isAction(sentence: string, folded: string, people: People): boolean {
  const { owner } = ownerOf(sentence, { ...people, isAction: false })
  // "We agreed to move" is a decision, "Omar agreed to move it" a task.
  if (DECISION.test(folded) && !(owner && PROMISES.test(sentence))) return false
  if (DENIES.test(sentence)) return false
  if (
    isOffer(sentence) ||
    (STARTS_WITH_VERB.test(sentence) && !STATES.test(sentence)) ||
    ARABIC_TASK.test(folded)
  )
    return true
  if (WILL_BE.test(sentence) || ARABIC_WILL_BE.test(folded)) return false
  const isArabic = /^\P{L}*\p{Script=Arabic}/u.test(sentence)
  if (NAME_TO_VERB.test(sentence) || (owner && (isArabic || OBLIGES.test(folded)))) return true
  if (owner && /^\S+(?: (?:and )?\S+){0,3} to \p{Ll}/u.test(sentence))
    return isPerson(owner, people)
  return isArabic ? OBLIGES.test(folded) : UNNAMED.test(sentence)
}

/** "John will not attend" */
const DENIES =
  /^(?:\S+ ){1,4}?(?:will not|won['’]t|(?:is|are) not going to|cannot|can['’]t) |^(?:\S+ )?لن /i
/** "Launch date is 5 March" begins with a noun. */
const STATES = /^\S+(?: (?!it|this|that|he|she|they|there|who|what|if)\S+)? (?:is|are|was|were)\b/i
const PROMISES = /\b(?:agreed|promised|offered|volunteered) to\b/i
const UNNAMED =
  /^(?:we|i|somebody|someone|the team|team|you|they|he|she) (?:\w+ )?(?:will|shall|need to|must|have to|should|are going to)\b|^(?:i|we)['’]ll\b|^(?:need|needs|todo|to do|action|must|please|remember)\b/i

function actionOf(sentence: string, reference: string, people: People): Action {
  const bare = plain(
    sentence.replace(/^(?:action(?: item)?|todo|to do|ai|task|إجراء|مهمة)\s*[:：-]\s*/i, ''),
  )
  const due = dueIn(bare, reference)
  const undated = withoutDue(bare, due)
  const context = { ...people, isAction: true }
  const first = ownerOf(undated, context)
  // "Send the deck by Friday (Sara)" has its deadline before the owner, so the owner is looked for in the whole.
  const owned = first.owner ? first : ownerOf(bare, context)
  const task = plain(
    owned.owner && owned !== first
      ? withoutDue(owned.task, dueIn(owned.task, reference))
      : owned === first
        ? first.task
        : undated,
  )
  return {
    task: capital(task || bare),
    owner: owned.owner,
    due: due ? { words: due.words, date: due.date } : null,
  }
}

function headingOf(line: string): { kind: Kind; rest: string } | undefined {
  const match = /^(?<label>[\p{L}][\p{L} '’-]{0,34}?)\s*(?:[:：]|\s[-–—]\s|$)\s*(?<rest>.*)$/u.exec(
    line,
  )
  if (!match?.groups) return undefined
  const label = foldArabic(match.groups.label as string).trim()
  const kind = SECTIONS.find(([, pattern]) => pattern.test(label))?.[0]
  return kind && { kind, rest: (match.groups.rest as string).trim() }
}

/** The day in a title or a date line at the top: "Weekly meeting, 12 November 2026". */
function meetingDate(lines: readonly string[], today: string): string | undefined {
  const top = lines.filter((line) => line.trim() !== '').slice(0, 4)
  for (const line of top) {
    if (
      line.length > 90 ||
      BULLET.test(line) ||
      OBLIGES.test(foldArabic(line)) ||
      DECISION.test(foldArabic(line)) ||
      / to /.test(line)
    )
      continue
    const isLabelled = /^\W*(?:date|meeting date|التاريخ|تاريخ)/i.test(line)
    const found = dates(line, today).find(
      ({ start, end }) => isLabelled || /\d{4}/.test(latinDigits(line.slice(start, end))),
    )
    if (found) return found.date
  }
  return undefined
}

function namesIn(text: string): string[] {
  return text
    .split(/[,،;؛&]|\band\b|(?<!\s)\s+و(?=\S)/)
    .map((name) => name.replace(/\([^()\n]*\)|(?<![.\s])[.\s]+$/g, '').trim())
    .filter((name) => /^\p{L}[\p{L} .'’-]{1,40}$/u.test(name))
}

/** Sentences, also of "Sara will send it and Omar will call". */
function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<=[^\s.]{2}[.!?؟])\s+(?=[\p{L}"'“])|\.\s+(?=(?:Actions?|Decisions?|Todo|TODO|Questions?|Open)\b\s*:)|[;؛]\s+|(?:,? and |, )(?=\p{Lu}\p{L}+ (?:will|to|shall|must|needs to) )|[،,] ?و(?=س[يت][\u0621-\u064a]{2,} )/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
}

const plain = (text: string) =>
  text.replace(/^[\s:：–-]+|(?<![\s:：–,،-])[\s:：–,،-]+$/g, '').replace(/(?<!\b\w)\.$/, '')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
