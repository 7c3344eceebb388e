import { type Act, declinedActs } from './declined-acts.ts'
import { once } from './once-for.ts'
import { type Word, words } from './reading/words.ts'
import { type Hit, lexicon } from './sentences/lexicon.ts'
import { leftOutIn } from './sentences/negation.ts'
import type { Declined } from './skill.ts'

// What no agent does is recognised for all of them: a verb where requests stand, and what it is to be done to.

/** Words that may stand between the beginning of a clause and the verb of a request. */
const LEADING = new Set(
  'please pls plz kindly can could would will u you ya just also now first then and but so or hey hi hello ok okay want need like id help me us to i we go ahead quick quickly only simply instead maybe let lets ممكن تقدر تقدري تقدرون فيك فيكن فيكم ابي ابيك ابغي ابغيك ابا اباك بدي ياك عايز عايزك عاوز عاوزك اريد اريدك منك انك عايزكم عاوزكم ابيكم ابغيكم ابغاكم ابغاك اريدكم اباكم بس من فضلك لو سمحت بليز الرجاء ارجو يا ريت ياريت طيب هل تستطيع ان تكدر خلاص يلا الحين الان لي لنا عشان وبعدين وبعد و'.split(
    ' ',
  ),
)
const TO_AGENT = new Set(
  'you u ya me us please pls plz kindly ابيك ابغيك ابغاك عايزك عاوزك اريدك ياك منك انك عايزكم عاوزكم ابيكم ابغيكم ابغاكم اريدكم اباكم'.split(
    ' ',
  ),
)
const OWN = new Set('i we ابي ابغي ابا بدي عايز عاوز اريد'.split(' '))
/** «ابي تكلمه»: of the person addressed. */
const ADDRESSING = /^ت/
/** «ترسلون», «تقدموا»: said to several, which an agent is to those who are polite. */
const toOne = (word: Word): Word =>
  /^ت\p{L}{2,8}و[ان]$/u.test(word.word) ? { ...word, word: word.word.slice(0, -2) } : word
const GIVING =
  'what, which, how much, how many, give, tell, recommend, suggest, write, prescribe, need, want, should i take, can i take, should i, best, كم, كام, شو, ايش, وش, ايه, اي, اكتب, اكتبلي, اعطني, عطني, اعطيني, قولي, قل لي, انصحني, اوصف, اوصفلي, توصف, توصفلي, ابي, ابغي, عايز, عايزه, عاوز, بدي, لازم اخذ, لازم اخد, ممكن اخذ, ممكن اخد, اقدر اخذ, اقدر اخد, هل اخذ, هل اخد, ينفع اخد'
/** «كم ضريبة الدواء»: what is asked is what it costs. */
const OF_MONEY = new Set('vat tax price cost total worth ضريبه سعر تكلفه'.split(' '))
const WITHIN = 6
const GIVEN_WITHIN = 4
/** What begins another sentence or clause; a colon ends the request. */
const PARTED = /[.!?؟;؛:：،,\n()"“«–—]/

interface Known extends Act {
  verb: (all: readonly Word[]) => Hit<'it'>[]
  thing: (all: readonly Word[]) => Hit<'it'>[]
  owner?: (all: readonly Word[]) => Hit<'it'>[]
}

const known = once((): readonly Known[] =>
  declinedActs.map((act) => ({
    ...act,
    // A request has few forms of a verb: what somebody did or has had done is told.
    verb: lexicon({ it: act.by === 'asked' ? GIVING : (act.verbs ?? '') }, { isExact: true }),
    thing: lexicon({ it: act.things }, { hasVerbs: false }),
    ...(act.of && { owner: lexicon({ it: act.of }, { hasVerbs: false }) }),
  })),
)

/** An item of a list, or what somebody is said to say or to do. */
const ITEM = /^[ \t]{0,9}(?:[-*•]|\[[ x]?\]|[\d٠-٩]{1,2}[.)]|\p{L}[\p{L} ]{1,20}[:：][ \t])/iu

/** A sentence for each act that a request asks for; `isInstead` when nothing else is to be done for it. */
export function requestedActs(said: string): Declined[] {
  const lines = said.split('\n')
  const request =
    lines.length > 1 ? lines.filter((line) => !ITEM.test(line.slice(0, 40))).join('\n') : said
  const all = words(request)
  const isLeftOut = leftOutIn(request, all)
  const isParted: IsParted = (from, to) =>
    PARTED.test(request.slice(all[from]?.end ?? 0, all[to]?.start ?? 0))
  return known().filter((act) => {
    const { by, verb } = act
    const things = act
      .thing(all)
      .filter(
        (hit) =>
          !hit.isNear &&
          !isToDo(request, hit) &&
          !isLeftOut(hit) &&
          isMeant(act, hit, all, isParted),
      )
    if (by === 'named' || things.length === 0) return things.length > 0
    if (act.isUnknown && isGiven(request, all, things)) return false
    return verb(all.map(toOne)).some((hit) => {
      if (isLeftOut(hit)) return false
      if (by === 'told' && !isSaidToAgent(all, hit, isParted)) return false
      const most = by === 'asked' ? GIVEN_WITHIN : WITHIN
      return things.some(({ from, to }) => {
        const between = all.slice(hit.to, from).map(({ word }) => word)
        if (by === 'asked' && between.some((word) => OF_MONEY.has(word))) return false
        if (act.isObject && isForSomething(all, hit.to, from)) return false
        const isBehind = from >= hit.to && from - hit.to < most && !isParted(hit.to - 1, from)
        // "What is the euro going to be": what somebody means has no order.
        const isBefore = to <= hit.from && hit.from - to < most && !isParted(to - 1, hit.from)
        return isBehind || (by === 'meant' && isBefore)
      })
    })
  })
}

/** "500 dollars", "if EIBOR is 3.5%": what it is worth is said, and no later day is named. */
const isGiven = (request: string, all: readonly Word[], things: readonly Hit<'it'>[]): boolean =>
  !all.some(({ word }) => SOMEDAY.test(word)) &&
  things.some(
    ({ start, end }) =>
      FIGURE_BEFORE.test(request.slice(Math.max(0, start - 8), start)) ||
      FIGURE_BEHIND.test(request.slice(end, end + 16)),
  )

/** The "dos" of "to-dos" are no doses. */
const isToDo = (request: string, { start, end }: Hit<'it'>): boolean =>
  /^dos$/i.test(request.slice(start, end))

type IsParted = (from: number, to: number) => boolean

const OWNED_WITHIN = 3
const FOR = /^(?:for|with|on|about|of|علي|عن|لل?(?!ي$|نا$|ك$|ه$|ها$|هم$)\p{L}{3,})$/u
const SOMEBODY = /^(?:me|us|him|her|them|my|your)$/
const FIGURE_BEFORE = /[\d٠-٩%]\s?\p{L}{0,2}\s?$/u
const FIGURE_BEHIND = /^\s*(?:(?:of|is|was|at|=|:|هو|ب|عند)\s*){0,2}[\d٠-٩]/u
const SOMEDAY =
  /^(?:tomorrow|next|coming|future|soon|later|20\d\d|بكره|بكرا|القادم|القادمه|المقبل|المقبله|الجاي|الجايه|الياي|اليايه)$/

/** Whether a thing is meant as an act has it: a false document, and no false ceiling. */
function isMeant(
  { owner }: Known,
  { from, to }: Hit<'it'>,
  all: readonly Word[],
  isParted: IsParted,
): boolean {
  return (
    owner === undefined ||
    owner(all).some((hit) => {
      const isBehind = hit.from >= to && hit.from - to < OWNED_WITHIN && !isParted(to - 1, hit.from)
      const isBefore = hit.to <= from && from - hit.to < OWNED_WITHIN && !isParted(hit.to - 1, from)
      return isBehind || (isBefore && !isForSomething(all, hit.to, from))
    })
  )
}

/** "A link for our blog", «حساب الضريبة على تصميم شعار»: what stands before the small word is what is wanted. */
const isForSomething = (all: readonly Word[], from: number, to: number): boolean =>
  all
    .slice(from, to + 1)
    .some(
      ({ word }, at, between) =>
        FOR.test(word) &&
        (at < between.length - 1
          ? !SOMEBODY.test(between[at + 1]?.word ?? '')
          : word.startsWith('ل')),
    )

/** Nothing but words of asking stands before the verb in its clause, and not that the person does it. */
function isSaidToAgent(all: readonly Word[], { from }: Hit<'it'>, isParted: IsParted): boolean {
  let first = from
  while (first > 0 && !isParted(first - 1, first) && LEADING.has(all[first - 1]?.word ?? ''))
    first -= 1
  if (
    first > 0 &&
    !isParted(first - 1, first) &&
    !/^(?:and|but|then|so)$/.test(all[first]?.word ?? '')
  )
    return false
  const lead = all.slice(first, from).map(({ word }) => word)
  return (
    !lead.some((word) => OWN.has(word)) ||
    lead.some((word) => TO_AGENT.has(word)) ||
    ADDRESSING.test(all[from]?.word ?? '')
  )
}
