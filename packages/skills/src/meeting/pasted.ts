import { onceFor } from '../once-for.ts'
import { enclosed, passage } from '../reading/passage.ts'
import { words } from '../reading/words.ts'
import { grammar } from '../sentences/grammar.ts'
import { partedRemarks } from '../sentences/remarks.ts'
import { requestAndText } from '../sentences/request.ts'
import { sentencesIn } from '../sentences/split.ts'
import { asking, unitsIn } from '../sentences/units.ts'
import type { Ask } from '../skill.ts'
import { answersTo, asksOfMinutes } from './asked.ts'
import { withListsInLines } from './inline-list.ts'
import { readNotes } from './notes.ts'
import { partsWanted } from './parts-wanted.ts'
import { headingOf } from './sections.ts'
import { minutesVocabulary } from './words.ts'

/** How much of a text is looked at to tell whether it is notes. */
export const PREVIEW = 4_000

function findings(notes: string, today: string): number {
  const { decisions, actions, questions } = readNotes(notes, today)
  return decisions.length + actions.length + questions.length
}

interface Pasted {
  notes: string
  /** What is said to the agent. */
  question: string
}

/** What was pasted. "Who does what: …" belongs to it, as it says what follows, and so does "…, Ahmed, can you book the hall?". */
function pastedIn(message: string, today: string): Pasted {
  const inside = enclosed(message)
  if (inside) return { notes: inside.text, question: inside.instruction }
  const { remarks, text: said } = partedRemarks(message, minutesVocabulary)
  if (remarks) return { notes: said, question: remarks }
  const asked = requestAndText(message, minutesVocabulary)
  const { instruction, text } = asked.instruction ? asked : passage(message)
  const noted = readNotes(instruction, today)
  // "Just the decisions: …"
  const isOnlyPart =
    words(instruction).length <= LONGEST_PART && partsWanted(instruction).length < ALL_PARTS
  const isNote =
    !isOnlyPart &&
    (headingOf(instruction)?.kind === 'actions' ||
      isHeading(message) ||
      isLabelled(message) ||
      noted.actions.some(({ owner }) => owner) ||
      (noted.decisions.length > 0 && !isAddressed(instruction)))
  const question = isNote && !/[?؟]/.test(instruction) ? '' : instruction
  return { notes: isNote ? message.trim() : text, question }
}

const LONGEST_PART = 5
const ALL_PARTS = 3

/** "Decisions:" in a line above a list. */
const isHeading = (message: string): boolean => {
  const [first = '', second = ''] = message.trim().split('\n')
  return (
    /[:：]\s{0,3}$/.test(first) &&
    headingOf(first)?.rest === '' &&
    /^\s{0,9}(?:[-•*]|\(?[\d٠-٩]{1,2}[.)])/.test(second)
  )
}

/** "Decision: leave at 6" and "Action: …" below it: each line says what it is. */
const isLabelled = (message: string) =>
  message.split('\n').filter((line) => headingOf(line)?.rest).length > 1 &&
  Boolean(headingOf(message.trim().split('\n')[0] ?? '')?.rest)

/** "I need …", «أحتاج إلى …»: it asks for decisions and holds none. */
const isAddressed = (text: string) =>
  unitsIn(text, 0, minutesVocabulary).some(({ hits }) =>
    hits.some(({ concept, from }) => concept === 'please' && from < 3),
  )

/** "… who pays the deposit can you make that into minutes thanks": dictated, the request runs on behind the notes. */
const DICTATED =
  /\s(?:can|could|pls|please|kindly|اعمل\S{0,4}|سو[يو]\S{0,3}|رتب\S{0,4}|حول\S{0,4}|اكتب\S{0,4}|طلع\S{0,3}|ممكن|ابغ[يى]\S{0,2}|عايز)\s(?=[^.!\n]{0,60}(?:minutes|محضر))[^.!?؟\n]{0,80}$/i
const SHORTEST_NOTES = 40

function withoutDictated({ notes, question }: Pasted): Pasted {
  const asked = notes.includes('\n') ? undefined : DICTATED.exec(notes)
  if (!asked || asked.index < SHORTEST_NOTES) return { notes, question }
  return { notes: notes.slice(0, asked.index), question: `${question}${asked[0]}`.trim() }
}

/** "… so invent plausible owners": what closes a message and wants something made up is said to the agent. */
const INVENTION =
  /\b(?:invent|make up|fabricate|guess)\b[^.!?\n]{0,40}\b(?:owners?|names?|dates?|deadlines?|people|persons?)\b|(?<!\p{L})(?:[اأ]خترع|خم[ّ]?ن|[اأ]لّ?ف (?:لي|لنا|[اأ]سما?|مواعيد|موعد|تواريخ|تاريخ)|من عندك|من راسك)(?!\p{L})/iu

function withoutInvention({ notes, question }: Pasted): Pasted {
  const sentences = sentencesIn(notes)
  const from = sentences.findIndex(({ text }) => INVENTION.test(text))
  const asked = sentences[from]
  if (!asked || from === 0 || sentences.length - from > LAST_SAID) return { notes, question }
  const said = notes.slice(asked.start)
  return { notes: notes.slice(0, asked.start).trimEnd(), question: `${question} ${said}`.trim() }
}
const LAST_SAID = 3

const LATEST_ORDER = 6
const LONGEST_QUESTION = 200
const LABEL =
  /^(?:\[[^\]]{1,40}\]|[\d:. ]{1,10}(?:[ap]m)?)?\s?(?!question|سؤال)\p{L}[^:：?؟\n]{0,20}[:：]\s/iu

/** "Reem: who has the key?" among lines that begin alike. */
const isSpoken = (part: string, rest: readonly string[]) =>
  LABEL.test(part) && rest.some((line) => LABEL.test(line))

/** What is asked in the first or last line, or sentence of a single line, was asked of the agent if the rest answers it. */
function withoutQuestions({ notes, question }: Pasted, today: string): Pasted {
  const isLines = notes.includes('\n')
  const parts = isLines ? notes.split('\n') : sentencesIn(notes).map(({ text }) => text)
  let [from, to] = [0, parts.length]
  const asked = [question]
  const isAnswered = (part: string, rest: readonly string[]) => {
    const isAsked =
      /[?؟]/.test(part) ||
      grammar(words(part)).some((hit) => hit.concept === 'ask' && hit.from < 2) ||
      asking(words(part)).some((hit) => hit.concept === 'do' && hit.from <= LATEST_ORDER)
    if (!isAsked || !asksOfMinutes(part)) return false
    if (part.length > LONGEST_QUESTION || isSpoken(part, rest)) return false
    return answersTo(part, readNotes(rest.join(isLines ? '\n' : ' '), today), today).some(
      ({ actions, decisions }) => actions.length + decisions.length > 0,
    )
  }
  const [first = '', last = ''] = [parts[from], parts[to - 1]]
  if (to - from > 1 && isAnswered(last, parts.slice(from, to - 1))) {
    to -= 1
    asked.push(last)
  }
  if (to - from > 1 && isAnswered(first, parts.slice(from + 1, to))) {
    from += 1
    asked.unshift(first)
  }
  return asked.length === 1
    ? { notes, question }
    : { notes: parts.slice(from, to).join(isLines ? '\n' : ' '), question: asked.join('\n') }
}

/** "… what do I have to do? I am Omar" above the notes: who asks is named to the agent. */
const SELF_NAMED =
  /^\s{0,5}(?:(?:i['’]?m|i am|my name is|this is|[أا]نا|[إا]سمي)\s\p{L}{2,20}(?:\s\p{L}{2,20})?[.!،,]?)\s{0,5}\n/iu

function withoutSelf({ notes, question }: Pasted): Pasted {
  const said = question ? SELF_NAMED.exec(notes)?.[0] : undefined
  return said
    ? { notes: notes.slice(said.length), question: `${question} ${said.trim()}` }
    : { notes, question }
}

/** The notes of a request, what is asked of them, and how much is found in their beginning. */
export const foundIn = onceFor(({ text: written, today }: Ask) => {
  const text = withListsInLines(written)
  const { notes, question } = withoutQuestions(
    withoutInvention(withoutDictated(withoutSelf(pastedIn(text, today)))),
    today,
  )
  return { notes, question, found: findings(notes.slice(0, PREVIEW), today) }
})
