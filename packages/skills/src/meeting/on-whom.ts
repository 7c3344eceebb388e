import { tidy } from './labelled-owner.ts'
import { isPresent, type People } from './names.ts'
import { type Said, slice, type Task } from './said.ts'
import { GIVEN } from './verb-first.ts'

const LONGEST = 5

/** «الصوت على طارق»: what is to be done stands before whom it falls to. */
export function onWhom(said: Said, start: number, people: People): Task | undefined {
  const last = said.words.at(-1)
  // «على مريم ونورة»
  const isPair = /^و/.test(last?.word ?? '') && GIVEN.has(last?.word.slice(1) ?? '')
  const at = said.words.length - (isPair ? 3 : 2)
  const first = said.words[at + 1]
  if (!first || at <= start || at - start > LONGEST || said.words[at]?.word !== 'علي')
    return undefined
  const name = tidy(slice(said, at + 1))
  const isDone = said.hits.some(({ concept }) => SAYS_MORE.has(concept))
  if (isDone || !(GIVEN.has(first.word) || isPresent(name, people))) return undefined
  return { owner: name, task: tidy(slice(said, start, at)) }
}
const SAYS_MORE: ReadonlySet<string> = new Set(['decide', 'consent', 'say', 'open', 'promise'])
