import { foldArabic } from '../reading/arabic.ts'
import { isPresent, nameIn, type People } from './names.ts'
import { GIVEN } from './verb-first.ts'

const NOT_OTHER = /[,،]?\s(?:and not|not|و?مش|و?مو|و?مب|وليس|ليس|ولا)\s(?<other>\p{L}{2,15})$/iu

/** "Do the slides, not Omar": who is not to do it. */
export function withoutOther(task: string, people: People): string {
  const found = NOT_OTHER.exec(task)
  const other = found?.groups?.other ?? ''
  return found &&
    (GIVEN.has(foldArabic(other)) || isPresent(other, people) || isCalled(other, people))
    ? task.slice(0, found.index)
    : task
}

const isCalled = (name: string, people: People): boolean =>
  /^\p{Script=Latin}/u.test(name) && nameIn(name, people) !== undefined
