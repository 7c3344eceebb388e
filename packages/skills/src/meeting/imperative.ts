import { type Word, words } from '../reading/words.ts'
import { isArabicVerb, isDoing } from '../sentences/arabic-verbs.ts'
import { tidy } from './labelled-owner.ts'
import { isFirstName, nameIn, OF_ALL, type People, TITLED } from './names.ts'
import { hasHit, hasSmall, isArabic, isInflected, type Said, slice, type Task } from './said.ts'
import { verbFirst } from './verb-first.ts'
import { meetingWords } from './words.ts'

/** "Call recap", "review notes": what a paper is called. */
const TITLE = /^(?:recap|minutes|notes|sync|standup|huddle|meeting|summary|agenda|update)$/

/** "sending", "chasing": somebody is at it or will be. */
const isGoingOn = ({ word }: Word) => {
  const [bare = ''] = /^[a-z]{2,}(?=ing$)/.exec(word) ?? []
  return (
    bare !== '' &&
    [bare, `${bare}e`, bare.slice(0, -1)].some((stem) =>
      meetingWords(words(stem)).some(({ concept }) => concept === 'does'),
    )
  )
}

/** "Board meeting held on 3 May", but "Tom meeting the client" */
const isGathering = ({ word }: Word, next: Word | undefined): boolean =>
  word === 'meeting' && !/^(?:the|with|a|an|our|his|her|their|them|him)$/.test(next?.word ?? '')

const LONGEST_DOER = 3

/** "Cy fixes the printer" beside a day that is to come: the verb of a third person whose subject is somebody. */
export function presentTask(said: Said, people: People): Task | undefined {
  if (NEEDS.test(said.words[1]?.word ?? '') && nameIn(slice(said, 0, 1), people))
    return { owner: null, task: tidy(said.text) }
  const at = said.words
    .slice(0, LONGEST_DOER + 1)
    .findIndex((word, index, all) => baseOf(word, all[index + 1]) !== undefined)
  if (at < 1) return undefined
  const base = baseOf(said.words[at] as Word, said.words[at + 1]) ?? ''
  const task = tidy(`${base} ${slice(said, at + 1)}`)
  const lead = slice(said, 0, at)
  if (/^(?:everyone|everybody)$/i.test(lead)) return { owner: null, task }
  const [bracket = ''] = /\s\(.{1,40}$/u.exec(lead) ?? []
  const doer = nameIn(lead.slice(0, lead.length - bracket.length), people, { isBeforeVerb: true })
  const isKnown =
    doer !== undefined &&
    (/^\p{Lu}/u.test(doer) || isFirstName(doer, people) || TITLED.test(doer) || isRole(doer))
  return isKnown ? { owner: withBracket(`${doer}${bracket}`), task } : undefined
}

/** "Tom needs the drawings by noon": they are due, and nobody is named who brings them. */
export const NEEDS = /^(?:needs|wants|expects)$/

const isRole = (doer: string): boolean =>
  meetingWords(words(doer)).some(({ concept }) => concept === 'role')

/** "Plumber team (Ali) will …": what closes behind the last word belongs to it. */
export const withBracket = (name: string): string =>
  /\([^()]{1,40}$/.test(name) ? `${name})` : name

/** "Sends" of "send", "sets" before "up". */
export const baseOf = ({ word }: Word, next: Word | undefined): string | undefined => {
  if (word === 'does') return 'do'
  return /^[a-z]{3,}s$/.test(word) && !NO_DOING.test(word)
    ? [/(?:x|sh|ch|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)].find((base) =>
        meetingWords(words(`${base} ${next?.word ?? ''}`)).some(
          ({ concept, from }) => concept === 'does' && from === 0,
        ),
      )
    : undefined
}
const NO_DOING = /^(?:says|asks|tells|confirms|decides|agrees|approves)$/

/** "Book the venue", "حجز القاعة", and an Arabic present with its subject, "ماجد يتابع التأمين". */
export function imperative(
  said: Said,
  start: number,
  people: People,
  isListed: boolean,
): Task | undefined {
  const [first, second] = [said.words[start], said.words[start + 1]]
  if (!first || (said.words.length - start < 4 && TITLE.test(said.words.at(-1)?.word ?? '')))
    return undefined
  const verbal = verbFirst(said, start, people)
  if (verbal) return verbal
  const at = said.words.slice(start, start + 4).findIndex((word) => isArabicVerb(word))
  if (at === 1 && OF_ALL.test(first.word))
    return { owner: null, task: tidy(slice(said, start + at)) }
  if (at > 0) {
    const name = nameIn(slice(said, start, start + at), people, {
      isBeforeVerb: true,
      isArabicSubject: true,
    })
    if (
      name &&
      !hasSmall(said, start + at - 1, 'not') &&
      !hasHit(said, start + at, 'happen', 'say')
    )
      return { owner: name, task: tidy(slice(said, start + at)) }
  }
  // "Priya sending the layout", "Tom is chasing the bank"
  const ing = said.words
    .slice(start, start + 4)
    .findIndex(
      (word, at, all) =>
        (isGoingOn(word) && !isGathering(word, all[at + 1])) ||
        (/^(?:is|are)$/.test(all[at - 1]?.word ?? '') &&
          /^[a-z]{3,}ing$/.test(word.word) &&
          !/^(?:going|being|having|coming|leaving|attending|feeling|waiting|asking|missing|running|working)$/.test(
            word.word,
          )),
    )
  const lead = ing > 0 ? slice(said, start, start + ing).replace(/\s(?:is|are|to be)$/, '') : ''
  const doer = lead && nameIn(lead, people)
  if (doer && (/^\p{Lu}/u.test(doer) || isFirstName(doer, people)))
    return { owner: doer, task: tidy(slice(said, start + ing)) }
  const isStated =
    /^(?:is|are|was|were|has|had)$/.test(second?.word ?? '') ||
    /^(?:is|are|was|were)$/.test(said.words[start + 2]?.word ?? '')
  const isDone =
    hasHit(said, start, 'does') &&
    // "Call with the landlord, 20 November" is what was held.
    !(first.word === 'call' && second?.word === 'with') &&
    !isInflected(first.word) &&
    !/s$/.test(first.word.replace(/ss$/, '')) &&
    !isStated
  const isOrder =
    said.words.length - start > 2 &&
    /^(?:the|a|an|our|all|this|that|these|me|him|it|them)$/.test(second?.word ?? '') &&
    /^[a-z]{3,}$/.test(first.word) &&
    isListed
  if (isDone || isOrder || (isArabic(first) && isDoing(first)))
    return { owner: null, task: tidy(slice(said, start)) }
  return undefined
}
