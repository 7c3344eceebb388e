import type { Bilingual } from '@wakeel/contract'
import { needs, questionFor, scope } from './ask-back.ts'
import { cleaned, continued } from './follow-up.ts'
import { limitsAskedFor, withoutData } from './limits.ts'
import { answeredTogether, type Choosable, type Read, rankedReadings } from './rank.ts'
import { mentions } from './reading/words.ts'
import { requestedActs } from './requested-acts.ts'
import { isOnlyPolite } from './sentences/polite.ts'
import type { Ask, Declined, Limit, Understood } from './skill.ts'
import { leftOut } from './understanding/left-out.ts'
import { readMessage } from './understanding/read-message.ts'

/** One use of a skill; `title` tells it from the others of the same plan. */
export interface Step<S> {
  skill: S
  input: unknown
  title?: string
}

/** What is to be done for a request, at least one step, and what is said before the result. */
export interface Plan<S> extends Suggesting {
  steps: readonly [Step<S>, ...Step<S>[]]
  preface?: string
}

/** What is said in place of an answer: a question for what is missing, or what the agent is for. */
export type NoPlan = ({ question: string } | { refusal: string }) & Suggesting

interface Suggesting {
  /** Short messages that could come next, in the language of the request; at most three are shown. */
  suggestions?: readonly string[]
}

export type Choice<S extends Choosable> = Plan<S> | NoPlan

export const wordsOf = (choice: NoPlan): string =>
  'question' in choice ? choice.question : choice.refusal

/**
 * What to do with a request: use one skill with the input found in it, or ask the person for what is missing.
 * Of skills that suit about equally, one that can answer at once goes before one that would have to ask; but a request that is
 * clearly for one skill is never answered by another.
 */
export function choose<S extends Choosable>(
  skills: readonly S[],
  asked: Ask,
  examples: readonly string[],
): Choice<S> {
  if (isThanks(asked)) return { refusal: phrases.welcome[asked.language] }
  const whole = wholeRequest(asked)
  const ask = cleaned(whole)
  if (asksForScope(ask)) return { refusal: scope(skills, ask, examples) }
  const goingOn = continued(skills, ask, cleaned({ ...asked, earlier: ask.earlier ?? [] }))
  const { readings, isOutside } = goingOn
    ? { readings: [goingOn], isOutside: false }
    : rankedReadings(skills, ask)
  const [main] = readings
  if (!main) {
    const limits = skills.flatMap((skill) => limitsAskedFor(skill.limits ?? [], ask.text))
    const acts = skills.every(({ isElsewhere }) => isElsewhere)
      ? []
      : requestedActs(withoutData(ask.text))
    const known = limits.length > 0 ? limits : acts
    const said = known.length > 0 ? known.map(({ sentence }) => sentence) : [phrases.outside]
    return {
      refusal: [...said.map((one) => one[ask.language]), scope(skills, ask, examples)].join('\n\n'),
    }
  }
  if (actsOf(main, ask).some(({ isInstead }) => isInstead))
    return { refusal: [...declined(main, ask), scope(skills, ask, examples)].join('\n\n') }
  const together = answeredTogether(readings)
  if (together.length > 0) return planOf(together, ask, skills)
  if ('input' in main.reading) return { refusal: scope(skills, ask, examples) }
  const { missing } = main.reading
  if (limitsOf(main, ask).some(({ isInstead }) => isInstead))
    return { refusal: [...declined(main, ask), scope(skills, ask, examples)].join('\n\n') }
  // The agent's only skill is tried with whatever is asked; when it does not suit, the person has to be told what it is for.
  if (isOutside)
    return {
      question: [...declined(main, ask), needs(missing, ask), scope(skills, ask, examples)].join(
        '\n\n',
      ),
    }
  const question = questionFor(main.skill, missing, ask, examples)
  return { question: [...declined(main, ask), question].join('\n\n') }
}

function planOf<S extends Choosable>(
  together: readonly Read<S>[],
  ask: Ask,
  skills: readonly S[],
): Plan<S> {
  const steps = together.flatMap(({ skill, reading }) => {
    if (!('input' in reading)) return []
    const { input, title, more = [] } = reading
    return [
      { skill, input, ...(title && { title }) },
      ...more.map((other) => ({ skill, ...other })),
    ]
  })
  const speaking = together.filter(({ skill }, at) => !skill.isAside || at === 0)
  const open = speaking.flatMap(({ reading }) =>
    'missing' in reading
      ? reading.missing.map(
          ({ name, example }) => `${name[ask.language]} (${example[ask.language]})`,
        )
      : [],
  )
  const preface = [
    ...new Set(speaking.flatMap((read) => declined(read, ask))),
    understanding(
      speaking.flatMap(({ reading }) => ('input' in reading ? (reading.understood ?? []) : [])),
      unusedBy(steps, { skills, together }, ask),
      ask,
    ),
    ...(open.length > 0 ? [`> **${phrases.open[ask.language]}** ${open.join('; ')}`] : []),
  ]
    .filter(Boolean)
    .join('\n\n')
  const followUps = together.flatMap(({ reading }) =>
    'input' in reading ? (reading.followUps ?? []) : [],
  )
  return {
    steps: steps as [Step<S>, ...Step<S>[]],
    ...(preface && { preface }),
    ...(followUps.length > 0 && { suggestions: followUps }),
  }
}

/** What an agent whose skills name what belongs to them leaves out of its answer. */
function unusedBy(
  steps: readonly Step<unknown>[],
  { skills, together }: { skills: readonly Choosable[]; together: readonly Read<unknown>[] },
  ask: Ask,
): readonly string[] {
  if (!skills.some(({ names }) => names)) return []
  // What still lacks something is asked about, and not left out.
  const asked = together.flatMap(({ reading }) =>
    'missing' in reading || reading.isFollowUp ? (reading.uses ?? []) : [],
  )
  const named = [
    ...asked.map((span) => ({ ...span, values: [] })),
    ...skills.flatMap((skill) => skill.names?.(ask) ?? []),
  ]
  const inputs = steps.map(({ input }) => input)
  return leftOut(readMessage(ask.text, ask.today), named, { inputs, today: ask.today })
}

/** One line that opens the answer, so that a misreading is seen at once. */
function understanding(
  all: readonly Understood[],
  unused: readonly string[],
  { language }: Ask,
): string {
  const said = [
    [phrases.understood, [...new Set(all.flatMap(({ facts }) => facts))]],
    [phrases.assumed, all.flatMap(({ assumed }) => assumed)],
    [phrases.unused, [...all.flatMap((one) => one.unused ?? []), ...unused]],
  ] as const
  const parts = said.flatMap(([name, what]) =>
    what.length > 0 ? [`**${name[language]}** ${what.join(' · ')}`] : [],
  )
  return [
    ...(parts.length > 0 ? [`> ${parts.join('. ')}`] : []),
    ...all.flatMap(({ ranking, difference, together }) => [
      ...(ranking ? [`**${ranking}.**`] : []),
      ...(difference ? [`**${phrases.difference[language]} ${difference}**`] : []),
      ...(together ? [`**${phrases.together[language]} ${together}**`] : []),
    ]),
  ].join('\n\n')
}

/** What is said to the agent, without the text that goes with it where the skill tells them apart. */
const saidIn = ({ reading }: Read<Choosable>, { text }: Ask): string =>
  ('input' in reading ? reading.request : undefined) ?? text

const limitsOf = (read: Read<Choosable>, ask: Ask): Limit[] =>
  read.skill.limits ? limitsAskedFor(read.skill.limits, saidIn(read, ask)) : []

const actsOf = (read: Read<Choosable>, ask: Ask): Declined[] =>
  read.skill.isElsewhere ? [] : requestedActs(withoutData(saidIn(read, ask)))

/** What a request asks for and the skill does not do, in sentences: its own before those that hold for every skill. */
function declined(read: Read<Choosable>, ask: Ask): string[] {
  const own = limitsOf(read, ask)
  const said = own.length > 0 ? own : actsOf(read, ask)
  return said.map(({ sentence }) => sentence[ask.language])
}

/** A reply to a question with the messages before it that led to the question: together they are the request. */
export function wholeRequest(ask: Ask): Ask {
  const { earlier = [] } = ask
  if (asksForScope(ask)) return ask
  const begun = earlier.findLastIndex(({ outcome }) => outcome !== 'question') + 1
  const messages = earlier.slice(begun).map(({ message }) => message)
  return { ...ask, text: [...messages, ask.text].join('\n'), earlier: earlier.slice(0, begun) }
}

/** What only takes the last answer: nothing is done for it, and nothing charged. */
const isThanks = ({ text, earlier = [] }: Ask): boolean =>
  earlier.at(-1)?.outcome === 'answer' && isOnlyPolite(text)

/** Whether a request asks what an agent is for. */
export const asksForScope = ({ text }: Ask): boolean =>
  text.length < 80 && mentions(text, WHAT_CAN_YOU_DO)

const WHAT_CAN_YOU_DO = [
  'what can you do',
  'what do you do',
  'how can you help',
  'how do you work',
  'who are you',
  'ماذا يمكنك أن تفعل',
  'ماذا تستطيع أن تفعل',
  'ماذا تفعل',
  'من أنت',
  'كيف تساعدني',
  'كيف يمكنك مساعدتي',
  'بماذا تساعدني',
]

const phrases = {
  open: { en: 'Not answered yet, I still need:', ar: 'بقي سؤال أحتاج للإجابة عنه إلى:' },
  understood: { en: 'Understood:', ar: 'فهمت:' },
  assumed: { en: 'Assumed:', ar: 'افترضت:' },
  unused: { en: 'Not used:', ar: 'لم يُستخدم:' },
  difference: { en: 'Difference:', ar: 'الفرق:' },
  together: { en: 'Together:', ar: 'المجموع:' },
  welcome: {
    en: 'You are welcome. Write on whenever you like: I still know what we talked about.',
    ar: 'على الرحب والسعة. تابع متى شئت، فما زلت أذكر ما تحدثنا عنه.',
  },
  outside: {
    en: 'I cannot answer this: it is not among the things I do.',
    ar: 'لا أستطيع الإجابة عن هذا؛ فهو خارج ما أقدّمه.',
  },
} satisfies Record<string, Bilingual>
