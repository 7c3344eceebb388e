import { addedIn } from '../follow-up/added.ts'
import { type Word, words } from '../reading/words.ts'
import { daysIn } from '../sentences/days.ts'
import { denial } from '../sentences/taking-back.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { answersTo } from './asked.ts'
import { readNotes } from './notes.ts'
import { partNames, partsWanted } from './parts-wanted.ts'
import { foundIn } from './pasted.ts'
import type { Action } from './saying.ts'

export interface NotesInput {
  text: string
  question?: string | undefined
  /** Asked of notes that were read before: nothing but the answer is wanted. */
  isOnlyAnswer?: boolean | undefined
}

/** What a message asks of the notes that were pasted before, adds to them or puts right; undefined where it brings others. */
export function goOnWithNotes(
  before: Before<NotesInput>,
  ask: Ask,
): Reading<NotesInput> | undefined {
  const said = ask.text.trim()
  const { text } = before.at(-1)!.inputs[0]
  const added = addedIn(said)
  if (added) return { request: '', input: { text: `${text}\n${added}` } }
  if (said.includes('\n') && foundIn(ask).found > 1) return undefined
  const changed = asks(said) ? undefined : withChange(text, said, ask.today)
  if (changed) return { request: '', input: { text: changed } }
  const minutes = readNotes(text, ask.today, said)
  const isAnswered = answersTo(said, minutes, ask.today).length > 0
  const isOfPart = partNames(words(said)).length > 0 || partsWanted(said).length < ALL_PARTS
  if (isAnswered || isOfPart)
    return {
      request: said,
      input: { text, question: said.slice(0, LONGEST_QUESTION), isOnlyAnswer: true },
    }
  const own = readNotes(said, ask.today)
  if (!asks(said) && own.actions.length + own.decisions.length > 0)
    return OPENS_NEW.test(said)
      ? undefined
      : { request: '', input: { text: `${text}\n${said.replace(JOINT, '')}` } }
  return { missing: [missingQuestion] }
}

const ALL_PARTS = 3
const LONGEST_QUESTION = 600
/** Minutes that are asked for anew bring notes of their own. */
const OPENS_NEW =
  /\b(?:minutes|meeting|notes)\b|(?<!\p{L})(?:ال)?(?:محضر|اجتماع|ملاحظات)(?!\p{L})/iu
const JOINT = /^(?:(?:and|also|oh|ah)[\s,]{1,2}){1,2}|^و(?=[ساي]\p{L})/iu

const asks = (said: string): boolean =>
  /[?؟]\s*$/.test(said) ||
  /^(?:and |so |و)?(?:who|what|when|which|how|whose|where|does|is|are|did|مين|من|منو|متى|امتى|شو|ايش|وش|ايه|كم|هل|ليش|وين)(?!\p{L})/iu.test(
    said,
  )

/** "Deepa's is now due 30 November", "not Marco, Hala calls the warehouse": the line of a task with the day or the owner that is said now. */
function withChange(notes: string, said: string, today: string): string | undefined {
  const { actions, attendees, reference } = readNotes(notes, today)
  const people = [...new Set([...actions.flatMap(({ owner }) => owner ?? []), ...attendees])]
  const all = words(said)
  const named = people.filter((name) => isIn(name, all))
  const [day, ...days] = daysIn(said, reference)
  const action = taskMeant(actions, named, all)
  if (!action) return undefined
  const line = lineOf(notes, action)
  if (!line) return undefined
  const owner = ownerNow(said, action, named)
  if (!owner && (!day?.date || days.length > 1)) return undefined
  const withOwner = owner && action.owner ? line.replace(action.owner, owner) : line
  const now = days.length === 1 && DENIED.test(said) ? days[0] : day
  const put = now?.date ? withDay(withOwner, said.slice(now.start, now.end), reference) : withOwner
  return put === line ? undefined : notes.replace(line, put)
}
const DENIED = new RegExp(`${denial}\\s`, 'iu')

const isIn = (name: string, all: readonly Word[]): boolean =>
  words(name).some(({ word }) =>
    all.some((one) => one.word.replace(/['’]s$/, '') === word || one.unattached === word),
  )

/** The task whose words a message shares, or the only one of the person it names. */
function taskMeant(
  actions: readonly Action[],
  named: readonly string[],
  all: readonly Word[],
): Action | undefined {
  const stems = new Set(all.flatMap(({ stem, word }) => (word.length > 2 ? [stem] : [])))
  const scored = actions.map((action) => ({
    action,
    score: words(action.task).filter(({ stem, word }) => word.length > 2 && stems.has(stem)).length,
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const found = scored.filter(({ score }) => score === best && best > 0)
  if (found.length === 1) return found[0]?.action
  const own = actions.filter(({ owner }) => owner && named.includes(owner))
  return own.length === 1 ? own[0] : undefined
}

/** Somebody other than the one who has the task, who is not denied it. */
const ownerNow = (said: string, { owner }: Action, named: readonly string[]): string | undefined =>
  named.find(
    (name) =>
      name !== owner &&
      !new RegExp(`(?<!\\p{L})${denial}\\s${name.replace(/[^\p{L} ]/gu, '.')}`, 'iu').test(said),
  )

/** The line of the notes in which most words of a task stand. */
function lineOf(notes: string, { task, owner }: Action): string | undefined {
  const wanted = new Set(words(`${task} ${owner ?? ''}`).map(({ stem }) => stem))
  const scored = notes.split('\n').map((line) => ({
    line,
    score: words(line).filter(({ stem }) => wanted.has(stem)).length,
  }))
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  return best && best.score > 1 ? best.line : undefined
}

function withDay(line: string, day: string, reference: string): string {
  const [own] = daysIn(line, reference)
  if (own) return `${line.slice(0, own.start)}${day}${line.slice(own.end)}`
  const by = /\p{Script=Arabic}/u.test(line) ? 'قبل' : 'by'
  return `${line.replace(/[\s.]{1,3}$/, '')} ${by} ${day}`
}

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
