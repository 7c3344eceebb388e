import type { Ask, Case, Reading } from '../skill.ts'
import { namesAny } from './affinity.ts'
import { differenceOf, type Result } from './difference.ts'
import type { Frame, Slots } from './frame.ts'
import { aboutOne, peopleIn } from './people.ts'
import { readMessage } from './read-message.ts'
import { blanked } from './whose.ts'

/** So many figures of somebody's own are no accident. */
const SURELY_MEANT = 2

type Read<Input> = (ask: Ask) => Reading<Input>

/** Several people of one message, each read from what is said of them and of all; nothing when it speaks of one. */
export function readPeople<S extends Slots, Input>(
  { people: wanted }: Frame<S>,
  ask: Ask,
  {
    read,
    figuresOf,
    resultsOf,
  }: {
    read: Read<Input>
    figuresOf: (ask: Ask) => number
    resultsOf?: ((input: Input) => readonly Result[]) | undefined
  },
): Reading<Input> | undefined {
  const message = readMessage(ask.text, ask.today)
  const people = wanted ? peopleIn(message, wanted === 'measured') : []
  if (people.length < 2) {
    const text = wanted === 'measured' ? aboutOne(message) : undefined
    return text === undefined ? undefined : read({ ...ask, text })
  }
  const each = people.map(({ name, text, sentence }) => {
    const own = { ...ask, text }
    return { name: name ?? SELF[ask.language], ask: own, reading: read(own), sentence }
  })
  const meant = each.filter(
    (one) => !('missing' in one.reading) || figuresOf(one.ask) >= SURELY_MEANT,
  )
  if (meant.length < each.length) {
    if (meant.length !== 1 || meant.some(({ reading }) => 'missing' in reading)) return undefined
    // "My husband eats 2,500": what is told of somebody else is nobody's whose plan is asked for.
    const told = each.filter((one) => !meant.includes(one)).map(({ sentence }) => sentence)
    return read({ ...ask, text: blanked(message.text, told) })
  }
  const cases: Case<Input>[] = []
  const facts: string[] = []
  const assumed = new Set<string>()
  for (const { name, reading } of each) {
    if ('missing' in reading)
      return {
        missing: reading.missing.map(({ name: what, example }) => ({
          name: { en: `${what.en} (${name})`, ar: `${what.ar} (${name})` },
          example,
        })),
      }
    for (const { input, title } of [reading, ...(reading.more ?? [])])
      cases.push({ input, title: [name, title].filter(Boolean).join(' · ') })
    facts.push(`${name}: ${reading.understood?.facts.join(ask.language === 'ar' ? '، ' : ', ')}`)
    for (const sentence of reading.understood?.assumed ?? []) assumed.add(sentence)
  }
  const [first, ...more] = cases as [Case<Input>, ...Case<Input>[]]
  const difference =
    resultsOf && cases.length === 2 && namesAny(message, ['difference'])
      ? differenceOf(cases, resultsOf, ask.language)
      : {}
  return { ...first, more, understood: { facts, assumed: [...assumed], ...difference } }
}

const SELF = { en: 'you', ar: 'أنت' }
