import { addDays, daysBetween } from '../calendar/day.ts'
import { dayOfMonthAlone, dayOfMonthInstead } from '../follow-up/day-of-month.ts'
import { placeMeant } from '../follow-up/place-named.ts'
import { removes } from '../follow-up/removes.ts'
import { isStopword } from '../reading/prose.ts'
import { type Word, words } from '../reading/words.ts'
import { behindCorrection } from '../sentences/corrected.ts'
import { daysIn, type NamedDay } from '../sentences/days.ts'
import { grammar } from '../sentences/grammar.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { sharing } from '../sentences/sharing.ts'
import { sentencesIn } from '../sentences/split.ts'
import { denial } from '../sentences/taking-back.ts'
import type { Change } from './changes.ts'
import { excusedIn } from './excused.ts'
import type { Minutes } from './minutes.ts'
import { readNotes } from './notes.ts'
import type { Action } from './saying.ts'

/** What a message says of tasks beside their names: "give … to", "is due", «موعده». */
const around = lexicon(
  {
    change:
      'give, assign, hand, pass, move, push, postpone, delay, shift, change, make, set, put, need, say, said, due, deadline, date, owner, responsible, show, me, all, again, add, it, its, correction, does, already, list, undo, now, task, action, one, thing, remove, delete, drop, off, out, done, finish, left, sick, instead, pls, please, actually, sorry, goes, go, day, late, early, want, wants, postpone, decision, open, extend, till, until, back, last, number, يبغى, يبي, ابغى, عايز, عاوز, بدو, محتاج, تبغى, تبي, خل, خلي, خليه, خليها, عطي, عطيه, اعطي, حط, اجل, اجلها, قدم, انقل, غير, صار, صارت, بقى, موعد, موعده, موعدها, ميعاد, ميعاده, ميعادها, يوم, مسؤول, مهمه, مهام, شغل, شغله, شغلها, شيل, احذف, خلص, خلصت, الكل, كلها, كلهم, everything, رقم, بند, قرار, القرار, ده, دي, اللي, تاني, هذا, هاد, هاي, هذي, الاخيره, وحده, مدد, لين, لحد',
  },
  { hasVerbs: false },
)

/** What a message says of the tasks that were found: another owner or day, or that one is dropped; `it` is the one spoken of last. */
export function changesSaid(said: string, minutes: Minutes, it: Action | undefined): Change[] {
  const excused = excusedIn(said)
  const [person] = excused ? peopleIn(excused.who, minutes) : []
  return excused && person
    ? changesOf(excused.rest, minutes, { it, excused: person })
    : changesOf(said, minutes, { it })
}

function changesOf(
  said: string,
  minutes: Minutes,
  { it, excused }: { it: Action | undefined; excused?: string },
): Change[] {
  const { reference } = minutes
  const days = daysIn(said, reference)
  const named = peopleIn(said, minutes)
  const content = contentOf(said, { days, named })
  const notDay = days.find((one) => isDenied(said, one.start))?.date
  const found = tasksMeant(said, {
    ...minutes,
    content,
    named,
    notDay,
    it: excused ? undefined : it,
  })
  const own = minutes.actions.filter(({ owner }) => owner === excused)
  const isOwn = excused && found.length === 0 && (own.length === 1 || HANDS_ON.test(said))
  const meant = isOwn ? own : found
  if (meant.length === 0 && removes(said)) {
    const points = [...minutes.decisions, ...minutes.questions]
    const shared = content.length > 0 ? sharing(points, (point) => point, content) : []
    return shared.length === 1 ? shared.map((of) => ({ of, isDropped: true })) : []
  }
  const day = days.find((one) => !isDenied(said, one.start))
  return meant.flatMap((action): Change[] => {
    if (removes(said) && !day) return [{ of: action.task, isDropped: true }]
    const owner = ownerSaid(said, { action, named, reference })
    const due = action.due?.date
    const date = dayOfMonthInstead(said, due) ?? dayOfMonthAlone(said, { due, today: reference })
    const now = date
      ? { words: date, date }
      : day && dueSaid(said, day, { due: action.due, reference })
    if (!owner && !now) return []
    return [{ of: action.task, ...(owner && { owner }), ...(now && { due: now }) }]
  })
}

/** Those of the minutes that a message names, in its order. */
export function peopleIn(said: string, { actions, attendees }: Minutes): string[] {
  const people = [...new Set([...actions.flatMap(({ owner }) => owner ?? []), ...attendees])]
  const all = words(said)
  const at = (name: string) =>
    all.findIndex((one) =>
      words(name).some(
        ({ word, stem }) =>
          one.word.replace(/['’]s$/, '') === word ||
          one.unattached === stem ||
          one.word.replace(/^[وفبل]/, '') === word ||
          (/^[a-z]/.test(word) && one.word === `${word}s`),
      ),
    )
  return people.filter((name) => at(name) >= 0).toSorted((a, b) => at(a) - at(b))
}

/** The words of a message that name what it is about. */
export function contentOf(
  said: string,
  { days, named }: { days: readonly NamedDay[]; named: readonly string[] },
): Word[] {
  const all = words(said)
  const small = new Set(
    [...around(all), ...grammar(all)].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    ),
  )
  const isOfName = ({ word }: Word) =>
    named.some((name) =>
      words(name).some(
        (one) =>
          word.replace(/^[وفبل]/, '') === one.word ||
          word.replace(/['’]?s$/, '') === one.word ||
          word === one.word,
      ),
    )
  return all.filter(
    (one, at) =>
      !small.has(at) &&
      !isStopword(one.word) &&
      one.word.length > 1 &&
      !isOfName(one) &&
      !days.some(({ start, end }) => start <= one.start && one.end <= end),
  )
}

function tasksMeant(
  said: string,
  {
    actions,
    questions,
    content,
    named,
    notDay,
    it,
  }: Pick<Minutes, 'actions' | 'questions'> & {
    content: readonly Word[]
    named: readonly string[]
    notDay: string | null | undefined
    it: Action | undefined
  },
): Action[] {
  const place = placeMeant(said, actions.length)
  if (place !== undefined) return [actions[place] as Action]
  if (EVERY.test(said)) return [...actions]
  const items = [...actions, ...questions]
  const found = sharing(items, (item) => (typeof item === 'string' ? item : item.task), content)
  const [only] = found
  if (found.length === 1 && typeof only === 'object') return [only]
  const own = actions.filter(({ owner }) => owner !== null && owner === named[0])
  if (named.length === 2 && HANDS_ON.test(said)) return own
  // "Yousef does it, not Dana": the one word more is whoever does it now.
  const [first = ''] = named
  const isInstead = content.length === 1 && isDenied(said, placeOf(said, first))
  if (isInstead && (it || own.length === 1)) return own.length === 1 ? own : it ? [it] : []
  if (content.length > 0) return []
  if (own.length === 1) return own
  const dated = notDay ? actions.filter(({ due }) => due?.date === notDay) : []
  if (dated.length === 1 && named.length === 0) return dated
  return it && own.length === 0 ? [it] : []
}

const EVERY =
  /(?<!\p{L})(?:everything|all of (?:them|it)|all (?:the )?(?:tasks|actions)|كلها|كلهم|كل المهام|الكل)(?!\p{L})/iu

/** "Joy is sick, give hers to Omar" */
const HANDS_ON =
  /(?<!\p{L})(?:give|hand|pass|move|assign|reassign|transfer|[وف]?(?:عط|اعط|أعط|حط|حوّ?ل|انقل|خل)\p{L}{0,3})(?!\p{L})/iu

const DENIED = new RegExp(`(?<!\\p{L})${denial}\\s(?:on\\s|by\\s|يوم\\s|على\\s)?$`, 'iu')
const placeOf = (said: string, name: string): number =>
  said.toLowerCase().indexOf(name.toLowerCase())
const isDenied = (said: string, at: number): boolean => DENIED.test(said.slice(0, at))

const TO_SOMEBODY =
  /(?<!\p{L})(?:(?:to|for|with|on|على|علي|لـ|عند)\s|ل(?!ل)(?=\p{L}{3}))(\p{L}{2,20})(?=\s{0,3}(?:$|[.,!،]|(?:before|by|until|instead|now|قبل|بدل|مو|مش|مب)(?!\p{L})))/iu

/** Somebody other than the one who has the task, who is not denied it. */
function ownerSaid(
  said: string,
  { action, named, reference }: { action: Action; named: readonly string[]; reference: string },
): string | undefined {
  const isOther = (name: string) => name !== action.owner && !isDenied(said, placeOf(said, name))
  const own = readNotes(said, reference).actions.find(({ owner }) => owner)?.owner
  const isOfSeveral =
    named.length > 1 &&
    named.every((name) => own && words(own).some(({ word }) => word === words(name)[0]?.word))
  if (own && isOfSeveral) return own
  const known = named.findLast(isOther)
  if (known) return known
  const instead = named.length > 0 ? insteadOf(said, named.at(-1) as string, action) : undefined
  if (instead || named.length > 0) return instead
  if (own) return own
  const somebody = TO_SOMEBODY.exec(said)?.[1]
  const [word] = words(somebody ?? '')
  const isNamed =
    word !== undefined &&
    !isStopword(word.word) &&
    daysIn(somebody as string, reference).length === 0 &&
    !words(action.task).some(({ stem }) => stem === word.stem)
  return isNamed ? somebody : undefined
}

/** "Salem calls the movers, not Hana", «اللي بيرسله سالم مب خالد»: whoever was not named before. */
function insteadOf(said: string, denied: string, { task }: Action): string | undefined {
  const at = placeOf(said, denied)
  const before = said.slice(0, at).replace(DENIED, '')
  const now = behindCorrection(before) ?? before
  const own = words(task)
  const isName = ({ word, stem }: Word) =>
    word.length > 1 &&
    !isStopword(word) &&
    around([{ word, stem } as Word]).length === 0 &&
    !own.some((one) => one.stem === stem)
  const all = words(now)
  // In English whoever does it stands first, in Arabic right before what is denied.
  const who = [all[0], all.at(-1)].find((one) => one !== undefined && isName(one))
  return isDenied(said, at) && who ? now.slice(who.start, who.end) : undefined
}

const BY_SO_MUCH = /(?:\bby|\banother|\bextra|(?<!\p{L})(?:كمان|زيادة|زياده))\s$/iu

/** "By two days" counts from the day that was said before, everything else is a day of its own. */
function dueSaid(
  said: string,
  { start, end, date, isDistance }: NamedDay,
  { due, reference }: { due: Action['due']; reference: string },
): Action['due'] {
  if (!date || !isDistance || !due?.date || !BY_SO_MUCH.test(said.slice(0, start)))
    return { words: said.slice(start, end), date }
  const later = addDays(due.date, daysBetween(reference, date))
  return { words: later, date: later }
}

/** "The cleaners are paid already, take that one off": said to the agent of tasks in the notes. */
export function droppedBy(question: string, notes: string, today: string): Change[] {
  const minutes = readNotes(notes, today)
  return sentencesIn(question).flatMap(({ text: said, isQuestion }) =>
    isQuestion || !removes(said)
      ? []
      : changesSaid(said, minutes, undefined).filter(({ isDropped }) => isDropped),
  )
}
