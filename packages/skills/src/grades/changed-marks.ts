import { addedIn } from '../follow-up/added.ts'
import { changeIn } from '../follow-up/change-words.ts'
import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { namesAny } from '../understanding/affinity.ts'
import { readMessage } from '../understanding/read-message.ts'
import { EACH, type Said } from './changed-courses.ts'
import { type Figure, figuresIn, outOf100 } from './figures.ts'
import type { GradesInput } from './grades-input.ts'
import { readGrades } from './read-grades.ts'
import { isFormer, ownName, rowsNamed } from './which-row.ts'

type Marks = Extract<GradesInput, { kind: 'mark' }>
type Mark = Marks['marks'][number]

const GOT =
  /\b(?:get|got|score|scored|make)\b|(?<!\p{L})(?:ا?جيب|جبت|[أا]?[خج]ذت|حصلت|[أا]حصل)(?!\p{L})/iu
/** "100 in the final", «90 فيه»: what is open is named right behind the mark. */
const IN_REST =
  /^\s?%?\s?(?:(?:in|on|at)\s(?:the |my )?(?:final|exam|rest|it|that)\b|(?:في |[بف])?(?:ال)?(?:فاينل|نهائي|باقي|فيه|فيها|بيه)(?!\p{L}))/iu

/** The marks of before with what a message changes, adds or takes away, or another mark that is hoped for. */
export function changedMarks(last: Marks, said: Said): Marks | 'itself' | undefined {
  const { ask, message } = said
  const { marks } = last
  const does = changeIn(ask.text)
  const added = addedIn(ask.text)
  const figures = said.figures.filter((figure) => figure.doubt < 2 && !isFormer(ask.text, figure))
  const named = rowsNamed(marks, ask.text)
  if (figures.length > 1) {
    const own = marksIn(added ?? ask.text, said)
    const isWeighted =
      namesAny(message, ['weightOfMark']) || figures.some(({ kind }) => kind === 'percent')
    if (own && (does('add') || added || (own.length === 1 && named.length === 0 && isWeighted)))
      return { ...last, marks: [...marks, ...own] }
    const told = own ? again(last, own) : eachNamed(last, said)
    return told ?? (own && !isWeighted ? undefined : 'itself')
  }
  const [figure] = figures
  if (!figure) {
    const left = marks.filter((mark) => !named.includes(mark))
    if (does('remove') && named.length > 0 && left.length > 0) return { ...last, marks: left }
    return last.targets && namesAny(message, ['withinReach', 'yesOrNo'])
      ? { ...last, asksWhether: true }
      : undefined
  }
  if (figure.grade) return undefined
  const nearest = named.toSorted(
    (a, b) => distance(ask.text, a, figure) - distance(ask.text, b, figure),
  )[0]
  return nearest ? withMark(last, nearest, figure, said) : ofRest(last, said, figure)
}

/** Of two parts that are named beside one mark it is of the nearer: "70 in the midterm, same homework". */
function distance(text: string, { name = '' }: Mark, { start }: Figure): number {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at < 0 ? Number.POSITIVE_INFINITY : Math.abs(at - start)
}

function withMark(last: Marks, changed: Mark, figure: Figure, { message, ask }: Said): Marks {
  const former = numbers(fold(ask.text).text).find(({ value }) => value !== figure.value)?.value
  const isWeight =
    figure.isWeight ||
    (former === changed.weight && former !== changed.mark) ||
    (figure.kind === 'percent' && namesAny(message, ['weightOfMark']))
  const now = isWeight ? { weight: figure.value } : { mark: outOf100(figure) }
  return { ...last, marks: last.marks.map((one) => (one === changed ? { ...one, ...now } : one)) }
}

/** "The quiz was 74 and the midterm 80": one figure for each part that is named, and one that is hoped for. */
function eachNamed(last: Marks, { ask }: Said): Marks | undefined {
  let now: Marks | undefined = last
  for (const part of ask.text.split(EACH)) {
    const message = readMessage(part, ask.today)
    const [figure, ...others] = figuresIn(message)
    const [named, ...more] = rowsNamed(now.marks, part)
    if (!figure || figure.grade || others.length > 0 || more.length > 0) return undefined
    if (!named) {
      if (!namesAny(message, ['hopedFor'])) return undefined
      now = { ...now, targets: [outOf100(figure)] }
      continue
    }
    now = withMark(now, named, figure, { message, figures: [figure], ask })
  }
  return now
}

const marksIn = (text: string, { ask }: Said): Mark[] | undefined => {
  const own = readGrades({ ...ask, text })
  return 'input' in own && own.input.kind === 'mark'
    ? own.input.marks.map(({ name, ...mark }) => ({ ...mark, ...ownName(name) }))
    : undefined
}

/** Results that are told once more, of parts that were told before. */
function again(last: Marks, own: readonly Mark[]): Marks | undefined {
  const told = last.marks.map((mark) => rowsNamed(own, mark.name ?? '')[0])
  if (own.length >= last.marks.length || told.filter(Boolean).length < own.length) return undefined
  return { ...last, marks: last.marks.map((mark, index) => told[index] ?? mark) }
}

/** A mark for all that is open, or one that is hoped for; what was only supposed of the rest before has no name. */
function ofRest(last: Marks, { message, ask: { text } }: Said, figure: Figure): Marks | undefined {
  const value = outOf100(figure)
  const { targets, ...results } = last
  const supposed = results.marks.findLast(({ name }) => name === undefined)
  const marks = last.marks.filter((mark) => mark !== supposed)
  const isOpen = supposed !== undefined && marks.length > 0 && !targets
  const told = isOpen ? marks : last.marks
  const rest = 100 - told.reduce((sum, { weight }) => sum + weight, 0)
  const isHoped = namesAny(message, ['hopedFor']) && !GOT.test(text)
  const isGot = GOT.test(text) && (namesAny(message, ['supposing']) || figure.isSupposed)
  if (rest > 0 && (isGot || IN_REST.test(text.slice(figure.end)) || (isOpen && !isHoped)))
    return { ...results, marks: [...told, { mark: value, weight: rest }] }
  return targets || (rest > 0 && namesAny(message, ['hopedFor', 'question']))
    ? { ...results, marks: told, targets: [value] }
    : undefined
}
