import { isStopword, requestedActs, words } from '@wakeel/skills'
import { wordsOf } from '../../text-rules/words-of.ts'
import { beyond } from './beyond.ts'
import type { Fit } from './fitting-trades.ts'
import { mentionsIn } from './mentioned.ts'
import type { Trade } from './trades/trade.ts'

/** Words that say nothing of what an agent is about. */
const generic = new Set(
  wordsOf(`
    agent, app, tool, bot, assistant, help, helps, make, makes, want, need, like, would, please, people, person, user, users,
    someone, somebody, everyone, tell, show, give, find, get, know, work, works, calculate, calculator, calculates, compute, convert,
    check, checks, use, using, create, write, take, let, easy, easier, fast, quick, quickly, good, better, best, new, simple, things,
    thing, day, days, time, way, long, month, year, week, each, every, uae, dubai, also,
    وكيل, أداة, تطبيق, بوت, مساعد, مساعدة, يساعد, أريد, أبي, أبغى, بدي, عايز, عاوز, يحسب, احسب, حساب, أعرف, معرفة, كم, كام, قديش, شهر, سنة, يوم, الناس,
    شخص, يقول, يعطي, يعمل, يسوي, عمل, كل, سهل, سريع, الإمارات, دبي
  `).flatMap((word) => words(word).map(({ stem }) => stem)),
)

/** "and send it", «ويترجمه»: where an idea goes on to something else. */
const BETWEEN =
  /[.;:!?؟؛،\n]+|,(?!\d)|(?<=\s)(?:and|then|plus)(?=\s)|\s(?=(?:ثم|وبعدين)\s)|\s(?=و(?!رش|كال|كيل|زن|قت|صف|ثائق|ظيف|سطاء|زار)\p{L}{3})/u
/** A part that begins so tells of somebody or of when it is wanted. */
const SETTING =
  /^(?:we|i|my|our|they|their|he|she|it|its|this|that|there|you|your|when|where|while|so|because|if|before|after|for|with|without|in|on|at|by|from|as|to|who|which|whose|given|احنا|نحن|أنا|انا|عندي|عندنا|لدي|لدينا|عشان|علشان|لأن|حتى|إذا|اذا|لما|عند|قبل|بعد|في|من|مع|على|بدون|كي|التي|الذي|اللي|وأنا|ولا)(?=\s|$)/iu

/** "The client gives the hours", «العميل يرسل القائمة»: what goes in. */
const GIVEN =
  /^(?:the |a |an |my |our )?(?:client|customer|user|student|teacher|parent|patient|employee|owner|buyer|seller|tenant|landlord|reader|person|people|they)s?\s(?:gives?|enters?|provides?|types?|sends?|pastes?|writes?|uploads?|asks?|tells?|says?)(?=\s|$)|^ال(?:عميل|زبون|مستخدم|طالب|معلم|موظف|مالك|مستأجر)\s(?:يعطي|يدخل|يكتب|يرسل|يلصق|يسأل)/iu
/** "Photo studio helper", «مساعد لاستوديو صغير»: what the agent is called. */
const CALLED =
  /^(?:an? |the )?(?:[\p{L}’'-]+\s){0,4}(?:helper|assistant|agent|bot|tool|calculator|app)$|^(?:وكيل|مساعد|أداة|بوت|تطبيق)\s/iu

const partsOf = (goal: string): string[] =>
  goal
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part))

/** An idea tells what an agent does, a request asks for it: «ويبعتها» is «تبعتها» when it is said to the agent. */
const asAsked = (part: string): string =>
  part
    .replace(/^(?:and|then|also|plus)\s+/iu, '')
    .replace(/^(\p{Script=Latin}{3,20}[^s\s])s(?=\s)/u, '$1')
    .replace(/^و?ي(?=\p{L}{3})/u, 'ت')

/** What a part of an idea asks that no agent does, whatever it is about. */
export const actsIn = (part: string) => requestedActs(asAsked(part))

/** Whether no skill does what a part of an idea asks. */
function isBeyond(part: string, trades: readonly Trade[]): boolean {
  const count = mentionsIn(part)
  const refused = count(beyond) + actsIn(part).length
  if (refused === 0) return false
  const named = trades.map(({ callings }) =>
    callings.reduce((sum, { words: list }) => sum + count(list), 0),
  )
  return Math.max(0, ...named) <= refused
}

/** The parts of an idea that skills may serve, and those that none does. */
export function divide(goal: string, trades: readonly Trade[]) {
  const parts = partsOf(goal)
  const beyond = parts.filter((part) => isBeyond(part, trades))
  return { served: parts.filter((part) => !beyond.includes(part)), beyond }
}

const telling = (text: string) =>
  words(text).filter(({ word, stem }) => !isStopword(word) && !generic.has(stem) && word.length > 1)

type Knows = (word: ReturnType<typeof words>[number]) => boolean

/** The words of what these agents' skills do, in both languages. */
function vocabularyOf(fits: readonly Fit[]): Knows {
  const known = new Set(
    fits
      .flatMap(({ trade }) => [
        ...trade.callings.flatMap((calling) => calling.words),
        ...trade.hints,
        ...[trade.does, trade.skill.title, trade.skill.description].flatMap(({ en, ar }) => [
          en,
          ar,
        ]),
        ...[trade.needs, trade.prompts].flatMap(({ en, ar }) => [...en, ...ar]),
      ])
      .flatMap((text) => words(text).map(({ stem }) => stem)),
  )
  return ({ stem, unattached }) =>
    known.has(stem) || (unattached !== undefined && known.has(unattached))
}

/** How much of what a text tells the skills know, 0 to 1. */
export function knownShare(text: string, fits: readonly Fit[]): number {
  const told = telling(text)
  const knows = vocabularyOf(fits)
  return told.length === 0 ? 1 : told.filter(knows).length / told.length
}

/** Parts that speak of nothing that the skills know. */
export function strangeParts(parts: readonly string[], fits: readonly Fit[]): string[] {
  const knows = vocabularyOf(fits)
  return parts.filter((part) => {
    if ([SETTING, GIVEN, CALLED].some((tells) => tells.test(part))) return false
    const told = telling(part)
    return told.length >= 2 && !told.some(knows)
  })
}

const LEAST_WORDS = 4
/** Words in a heap, without anything that joins them: nobody can tell what is wanted. */
export function isHeap(goal: string, fits: readonly Fit[]): boolean {
  const all = words(goal)
  const isJoined = all.some(
    ({ word }) => isStopword(word) || /^[بلفو]ال|^لل|^ي\p{L}{2}|^\p{L}{3,}لي$/u.test(word),
  )
  return all.length >= LEAST_WORDS && !isJoined && knownShare(goal, fits) < 0.5
}
