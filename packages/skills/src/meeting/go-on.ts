import type { Language } from '@wakeel/contract'
import { addedIn } from '../follow-up/added.ts'
import { questionBehind } from '../follow-up/question-behind.ts'
import { languageOf } from '../reading/language.ts'
import { type Word, words } from '../reading/words.ts'
import { daysIn } from '../sentences/days.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { sharing } from '../sentences/sharing.ts'
import { LANGUAGES } from '../sentences/wanted-language.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { answersTo } from './asked.ts'
import { changesSaid, contentOf, peopleIn } from './change-said.ts'
import { type Change, minutesOf, type Notes } from './changes.ts'
import type { Minutes } from './minutes.ts'
import { readNotes } from './notes.ts'
import { partNames, partsWanted } from './parts-wanted.ts'
import { foundIn } from './pasted.ts'
import { rewrittenNotes } from './rewritten.ts'
import type { Action } from './saying.ts'

export interface NotesInput extends Notes {
  question?: string | undefined
  /** Asked of notes that were read before: nothing but the answer is wanted. */
  isOnlyAnswer?: boolean | undefined
}

/** What a message asks of the notes that were pasted before, adds to them or puts right; undefined where it brings others. */
export function goOnWithNotes(
  before: Before<NotesInput>,
  ask: Ask,
): Reading<NotesInput> | undefined {
  return withQuestionBehind(before, ask) ?? withSeveralChanges(before, ask) ?? goOnOnce(before, ask)
}

/** "Huda's is due Sunday now, what is due first?": what is asked is asked of the minutes as they are then. */
function withQuestionBehind(before: Before<NotesInput>, ask: Ask): Reading<NotesInput> | undefined {
  const { change, question } = questionBehind(ask.text) ?? {}
  const changed = change && !asks(change) ? goOnOnce(before, { ...ask, text: change }) : undefined
  if (!question || !changed || !isChange(changed, before)) return undefined
  const told: Before<NotesInput> = [...before, { text: change as string, inputs: [changed.input] }]
  const answer = goOnOnce(told, { ...ask, text: question })
  return answer && 'input' in answer ? answer : changed
}

/** "It is 12 December, not 10, and Yousef does it, not Dana": one change after the other, where each part is one. */
function withSeveralChanges(before: Before<NotesInput>, ask: Ask): Reading<NotesInput> | undefined {
  const parts = ask.text.trim().split(BETWEEN_CHANGES)
  if (parts.length < 2 || asks(ask.text)) return undefined
  let told = before
  for (const text of parts) {
    const reading = goOnOnce(told, { ...ask, text })
    if (!isChange(reading, told)) return undefined
    told = [...told, { text, inputs: [reading.input] }]
  }
  return { request: '', input: told.at(-1)!.inputs[0] }
}
const BETWEEN_CHANGES = /[,،]?\s(?:and|but|بس)\s|[,،]\sو(?=\p{L}{3})|[.;؛]\s/iu

const isChange = (
  reading: Reading<NotesInput> | undefined,
  before: Before<NotesInput>,
): reading is Extract<Reading<NotesInput>, { input: NotesInput }> => {
  if (!reading || !('input' in reading) || reading.input.isOnlyAnswer) return false
  const { text, changes } = before.at(-1)!.inputs[0]
  return reading.input.text !== text || reading.input.changes?.length !== changes?.length
}

function goOnOnce(before: Before<NotesInput>, ask: Ask): Reading<NotesInput> | undefined {
  const said = ask.text.trim().replace(ADD_IT, '')
  const { text, changes } = before.at(-1)!.inputs[0]
  const notes = { text, ...(changes && { changes }) }
  const minutes = minutesOf(notes, ask.today, said)
  const answered = (question: string): Reading<NotesInput> => ({
    request: said,
    input: { ...notes, question: question.slice(0, LONGEST_QUESTION), isOnlyAnswer: true },
  })
  const changed = (more: readonly Change[], line = ''): Reading<NotesInput> => ({
    request: '',
    input: {
      text: line ? `${text}\n${line}` : text,
      ...((changes || more.length > 0) && { changes: [...(changes ?? []), ...more] }),
    },
  })
  const rewritten = rewrittenNotes(text, said, minutes)
  if (rewritten) return { request: '', input: { ...notes, text: rewritten } }
  const isAsked = asks(said)
  if (isAsked && WHO_MET.test(said)) return changed([])
  const attending = isAsked ? undefined : attendeeIn(said)
  if (attending) return changed([], attending)
  const added = addedIn(said)
  if (added) return changed([], asNoted(added, notes.text, minutes, ask.today))
  if (said.includes('\n') && foundIn(ask).found > 1) return undefined
  const it = lastOf(before, minutes, ask.today)
  const more = isAsked ? [] : changesSaid(said, minutes, it)
  if (more.length > 0) return changed(more)
  const ofIt = isAsked && it ? questionOfIt(said, minutes, it) : undefined
  if (ofIt) return answered(ofIt)
  const isAnswered = answersTo(said, minutes, ask.today).length > 0
  const isOfPart =
    partNames(words(said)).length > 0 ||
    partsWanted(said).length < ALL_PARTS ||
    languages(words(said)).length > 0
  const own = isAsked ? undefined : readNotes(said, ask.today)
  const says =
    own &&
    tells(said) &&
    !OF_AGENT.test(said) &&
    (own.decisions.length + own.actions.filter(isTaken).length > 0 ||
      (own.actions.length > 0 && OF_SOMEBODY.test(said)))
  if (says && !OPENS_NEW.test(said)) return changed(closed(said, minutes), said.replace(JOINT, ''))
  if (isAnswered || isOfPart) return answered(said)
  if (says) return undefined
  const settled = isAsked ? [] : closed(said, minutes)
  if (settled.length > 0) return changed(settled, `${DECISION[languageOf(said)]} ${said}`)
  const question = questionOf(said, minutes)
  return question ? answered(question) : { missing: [missingQuestion] }
}

/** "Dana talks to the printer, add it" */
const ADD_IT =
  /[,،.]?\s(?:(?:please |pls )?(?:add|note|include|record) (?:it|that|this)|و?(?:ضيف|[أا]ضف|سجل|زيد)(?:ي|وا|و)?(?:ه|ها))(?: (?:too|as well|please|pls|لو سمحت))?[\s.!]{0,3}$/iu
const ALL_PARTS = 3
const languages = lexicon({ ...LANGUAGES, translate: 'translate, translation, ترجم, ترجمه' })
const LONGEST_QUESTION = 600
/** Minutes that are asked for anew bring notes of their own. */
const OPENS_NEW =
  /\b(?:minutes|meeting|notes)\b|(?<!\p{L})(?:ال)?(?:محضر|اجتماع|ملاحظات)(?!\p{L})/iu
const JOINT = /^(?:(?:and|also|oh|ah)[\s,]{1,2}){1,2}|^و(?=[ساي]\p{L})/iu
const DECISION = { en: 'Decision:', ar: 'القرار:' }

/** «القرارات بس» names a part and tells nothing. */
const tells = (said: string): boolean =>
  contentOf(said, { days: [], named: [] }).length > partNames(words(said)).length

/** "Send it to them" is asked of the agent: a task that is told has somebody or a day. */
const isTaken = ({ owner, due }: Action): boolean => owner !== null || due !== null
const OF_SOMEBODY =
  /(?<!\p{L})(?:someone|somebody|we (?:need|have) to|still need to|لازم|حد لازم|احد)(?!\p{L})/iu
/** "Postpone everything", "swap them" tell the agent to change what stands. */
const OF_AGENT =
  /^\P{L}{0,3}(?:please |pls )?(?:postpone|move|push|delay|swap|shift|change|send|sort|make|[أا]?ج[ّ]?ل|بدل|انقل|ارسل|رتب)(?!\p{L})/iu
const WHO_MET =
  /\bwho (?:was|were|is|came|attended|joined)(?: (?:there|present|in|at|here))?(?=[\s?]*$|.{0,20}meeting)|(?<!\p{L})(?:من|مين|منو) (?:كان |اللي )?(?:حاضر|حضر|موجود|كانوا?|الحضور)/iu

/** A line that is added as notes would have it: "Tom buys boxes" is a task of Tom's. */
function asNoted(line: string, notes: string, minutes: Minutes, today: string): string {
  const now = readNotes(`${notes}\n${line}`, today)
  const was = readNotes(notes, today)
  const isFound = (['actions', 'decisions', 'questions'] as const).some(
    (part) => now[part].length > was[part].length,
  )
  if (isFound) return line
  const [person] = peopleIn(line, minutes)
  const opens = person && line.toLowerCase().startsWith(person.toLowerCase())
  if (opens) return `${person}: ${line.slice(person.length).trim()}`
  return `${languageOf(line) === 'ar' ? 'مهمة:' : 'Action:'} ${line}`
}

const ATTENDING =
  /^\P{L}{0,3}(?:(?:and|oh|also|و)\s)?(?:add\s)?(\p{L}{2,20}) (?:(?:was|were) (?:also )?(?:there|present|in the (?:meeting|room)|with us)|(?:also )?(?:attended|joined us)|to (?:the )?(?:attendees|attendance|present|participants)|(?:كان|كانت) (?:حاضر|موجود|معنا|معانا)[ةه]?|حضر(?:ت)?(?!\p{L})|(?:لل|[إا]لى ال)(?:حضور|حاضرين))/iu

/** "Sara was there too", «سارة كانت حاضرة»: the line that says so in notes. */
function attendeeIn(said: string): string | undefined {
  const name = ATTENDING.exec(said)?.[1]
  return name && `${/\p{Script=Arabic}/u.test(name) ? 'الحضور:' : 'Present:'} ${name}`
}

const asks = (said: string): boolean =>
  /[?؟]\s*$/.test(said) ||
  /^(?:and |so |و)?(?:who|what|when|which|how|whose|where|does|is|are|did|مين|من|منو|متى|امتى|شو|ايش|وش|ايه|كم|هل|ليش|وين)(?!\p{L})/iu.test(
    said,
  ) ||
  /(?<!\p{L})(?:شو|[اأإ]يش|وش|[اإ]يه|منو|مين|متى|[اإ]متى)(?!\p{L})/u.test(said)

/** The task that was spoken of last: changed, added, or the only one of an answer. */
function lastOf(before: Before<NotesInput>, minutes: Minutes, today: string): Action | undefined {
  const [last, former] = [before.at(-1)?.inputs[0], before.at(-2)?.inputs[0]]
  if (!last) return undefined
  const { actions } = minutes
  const changed = last.changes?.at(-1)?.of
  if (former && former.text !== last.text) return actions.at(-1)
  if (last.question && last.isOnlyAnswer) {
    const found = answersTo(last.question, minutes, today).flatMap((answer) => answer.actions)
    return found.length === 1 ? found[0] : undefined
  }
  return changed === undefined ? undefined : actions.find(({ task }) => task === changed)
}

/** The open question that a message settles: "Hind covers the weekend". */
function closed(said: string, minutes: Minutes): Change[] {
  const { questions, reference } = minutes
  const named = peopleIn(said, minutes)
  const content = contentOf(said, { days: daysIn(said, reference), named })
  const [shared, ...others] = sharing(questions, (question) => question, content)
  const settled = shared ?? questions.find((question) => namesObject(question, content, named))
  return settled !== undefined && others.length === 0 ? [{ of: settled, isDropped: true }] : []
}

/** "The deposit is paid by the company" of "who pays the deposit?" */
function namesObject(
  question: string,
  content: readonly Word[],
  named: readonly string[],
): boolean {
  const object = contentOf(question, { days: [], named }).at(-1)
  return object !== undefined && content.some(({ stem }) => stem === object.stem)
}

/** "And Omar?", "what about the AC": people or a task with hardly a word besides. */
function questionOf(said: string, minutes: Minutes): string | undefined {
  const language = languageOf(said)
  const named = peopleIn(said, minutes)
  const content = contentOf(said, { days: [], named })
  if (named.length > 0 && (content.length === 0 || asks(said)))
    return named.map((person) => dutiesOf(person, language)).join(' ')
  if (content.length === 0) return undefined
  const [action, ...others] = sharing(minutes.actions, ({ task }) => task, content)
  if (action && others.length === 0 && content.length <= MOST_OF_SUBJECT)
    return dueOf(action, language)
  if (sharing(minutes.questions, (one) => one, content).length > 0) return OPEN_QUESTIONS[language]
  const decided = sharing(minutes.decisions, (one) => one, content)
  return decided.length > 0 ? DECISIONS[language] : undefined
}
const MOST_OF_SUBJECT = 2

/** "When?", "who has it?", "what else does she have to do?" of the task that was spoken of last. */
function questionOfIt(said: string, minutes: Minutes, it: Action): string | undefined {
  const content = contentOf(said, { days: [], named: [] })
  if (content.length > 0 || peopleIn(said, minutes).length > 0) return undefined
  const language = languageOf(said)
  if (it.owner && OF_PERSON.test(said)) return dutiesOf(it.owner, language)
  return OF_TASK.test(said) ? dueOf(it, language) : undefined
}
const OF_PERSON =
  /\b(?:she|he|her|him)\b(?=.{0,20}\b(?:do|tasks?|have|else)\b)|(?<!\p{L})(?:شو|وش|[اأإ]يش|[اإ]يه) (?:كمان )?(?:علي|عند)(?:ها|ه)(?!\p{L})/iu
const OF_TASK =
  /^\P{L}{0,3}(?:(?:and|so|و)\s?)?(?:who(?! (?:has|does|is doing|do) what)|when|by when|whose|until when|مين|منو|متى|[اإ]متى|على مين)(?!\p{L})/iu

const dutiesOf = (person: string, language: Language) =>
  language === 'ar' ? `ما مهام ${person}؟` : `What does ${person} have to do?`
const dueOf = ({ task }: Action, language: Language) =>
  language === 'ar' ? `متى موعد ${task}؟` : `When is ${task} due?`
const DECISIONS = { en: 'What was decided?', ar: 'ما القرارات؟' }
const OPEN_QUESTIONS = { en: 'Which questions are open?', ar: 'ما الأسئلة المفتوحة؟' }

const missingQuestion: Missing = {
  name: {
    en: 'what you want to know of these notes, or what is to be added or changed in them',
    ar: 'ما تريد معرفته من هذه الملاحظات أو ما يُضاف إليها أو يتغير فيها',
  },
  example: {
    en: 'what does Sara have to do? / add: Omar will book the hall by 20 November / the budget is due Sunday',
    ar: 'ما مهام سارة؟ / أضف: سيحجز عمر القاعة قبل 20 نوفمبر / الميزانية موعدها الأحد',
  },
}
