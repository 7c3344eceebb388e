import type { Bilingual, Language } from '@wakeel/contract'
import { joinedByAnd } from '../reading/format.ts'
import { numberWord } from '../reading/number-words.ts'
import type { Period } from '../reading/periods.ts'
import { words } from '../reading/words.ts'
import type { Ask } from '../skill.ts'
import type { Filling } from './filling.ts'
import type { Frame, Slots } from './frame.ts'
import type { Mention } from './mentions.ts'
import { sayValue } from './say.ts'

// What an answer says first: what each slot was filled with, and which figures it leaves out.

/** What an interpretation says of single values and slots. */
interface Saying {
  unused: ReadonlySet<Mention>
  takenFor: Readonly<Record<string, string>>
  saidAs: Readonly<Record<string, Bilingual>>
}

/** Each slot with its value, in the order of the frame. */
export function factsOf<S extends Slots>(
  { slots, goals }: Frame<S>,
  { values, goal }: Filling,
  language: Language,
  { unused, takenFor, saidAs }: Saying,
): string[] {
  const asides: readonly string[] = goals[goal]?.asides ?? []
  const facts = Object.entries(slots).flatMap(([slot, spec]) => {
    const list = values[slot]?.filter(
      (value) => !('mention' in value && unused.has(value.mention as Mention)),
    )
    if (!list || list.length === 0 || asides.includes(slot)) return []
    if (saidAs[slot]) return [saidAs[slot][language]]
    const { name, label = name } = slots[takenFor[slot] ?? slot] ?? spec
    // "1 pm to 4 pm on 3 July" names its day twice.
    const said = new Set(list.map((value) => sayValue(spec, withoutNamed(value, label), language)))
    return [`${label[language]}${spec.kind === 'choice' ? ':' : ''} ${joinedByAnd(said, language)}`]
  })
  return [...new Set(facts)]
}

/** What several cases say of a slot, of which one may say more than its value: "3% flat and 5.5%". */
export function saidOfCases<S extends Slots>(
  slots: S,
  cases: readonly { values: object; saidAs?: Readonly<Record<string, Bilingual>> | undefined }[],
): Record<string, Bilingual> {
  const names = new Set(cases.flatMap(({ saidAs = {} }) => Object.keys(saidAs)))
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const all = cases.flatMap(
        ({ values, saidAs }) =>
          saidAs?.[name] ?? plainlySaid(slots[name], (values as Record<string, object>)[name]),
      )
      const said = (language: Language) =>
        joinedByAnd(
          [...new Set(all.map((one) => one[language]))].map((one, at) =>
            at === 0 ? one : withoutLabel(one, slots[name], language),
          ),
          language,
        )
      return all.length > 0 ? [[name, { en: said('en'), ar: said('ar') }]] : []
    }),
  )
}

/** Of "rate 3% and rate 4%" the second needs no name. */
function withoutLabel(said: string, slot: Slots[string] | undefined, language: Language): string {
  const label = `${(slot?.label ?? slot?.name)?.[language]} `
  return said.startsWith(label) ? said.slice(label.length) : said
}

function plainlySaid(slot: Slots[string] | undefined, value: object | undefined): Bilingual[] {
  if (!slot || !value || Array.isArray(value)) return []
  const { name, label = name } = slot
  const said = (language: Language) =>
    `${label[language]}${slot.kind === 'choice' ? ':' : ''} ${sayValue(slot, withoutNamed(value, label), language)}`
  return [{ en: said('en'), ar: said('ar') }]
}

/** "Monthly costs" are for a month without it being said again. */
const NAMED: Partial<Record<Period, RegExp>> = {
  week: /\ba week\b/i,
  month: /\bmonthly\b/i,
  year: /\bannual\b/i,
}
const withoutNamed = (value: object, { en }: Bilingual): object => {
  const { period } = value as { period?: Period }
  return period && NAMED[period]?.test(en) ? { ...value, period: undefined } : value
}

/** What somebody only claims, and a time that is no part of it, is left out of the calculation, and said so. */
export function notUsed(
  leftOver: readonly Mention[],
  unused: readonly Mention[],
  { today }: Pick<Ask, 'today'>,
): string[] {
  const said = leftOver.filter(
    (mention) =>
      mention.kind === 'duration' ||
      mention.kind === 'money' ||
      mention.isSetAside ||
      (mention.doubt >= 1 && mention.doubt < 2 && isAmount(mention)),
  )
  const written = [...new Set([...said, ...unused])]
    .filter((mention) => isOfUse(mention, today))
    .map((mention) => mention.written)
    .join(', ')
  return written ? [written] : []
}

/** "Now" and "in a day" hold nothing that could have been used. */
const isOfUse = (mention: Mention, today: string): boolean => {
  if (/\p{N}/u.test(mention.written)) return true
  if (mention.kind === 'date') return mention.date !== today
  if (mention.kind === 'number') return mention.value !== 0
  if (mention.kind !== 'duration') return true
  return words(mention.written).some(
    ({ word }) => numberWord(word) !== undefined || DUAL.test(word),
  )
}
const DUAL = /(?:ين|ان)$/

export const isAmount = (mention: { kind: Mention['kind']; value?: number; written?: string }) =>
  mention.kind === 'money' ||
  mention.kind === 'percent' ||
  // "1.02m" is read as metres too.
  (mention.kind === 'measure' && /\dm$/i.test(mention.written ?? '')) ||
  (mention.kind === 'number' && (mention.value ?? 0) >= 1000)
