import { type Word, words } from '../reading/words.ts'
import { grammar } from '../sentences/grammar.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { leftOutIn, longestOnly } from '../sentences/negation.ts'

export type Part = 'decisions' | 'actions' | 'questions'

const parts = lexicon<Part | 'only' | 'rest' | 'needless'>({
  decisions:
    'decision, decided, agreed on, what was decided, what did we agree, what was agreed, شو قررنا, وش قررنا, ايش قررنا, قررنا ايه, شو اتفقنا, وش اتفقنا, ايش اتفقنا, اتفقنا على ايه, على شو اتفقنا, قرار, قرارات, القرارات',
  actions:
    'action, action item, task, todo, todos, to do, to dos, to-do, to-dos, مهمه, مهام, المهام, المطلوب, مين عليه ايه, مين عليه شو, منو عليه شو, من عليه شو, مين ماسك ايه, منو ماسك شو, مين هيعمل ايه, مين بيعمل ايه, مين يعمل ايه, مين بيعمل شو, مين رح يعمل شو, منو يسوي شو, منو بيسوي شو, من سيفعل ماذا, من يفعل ماذا, كل واحد عليه ايه, كل واحد عليه شو, who has what, who is doing what, whos doing what, who does what, who did what, منو عنده ايش, مين عنده ايش, مين عنده شو, مين معاه ايه',
  questions:
    'question, open point, open issue, still open, not decided, undecided, not settled, unsettled, unresolved, متحسم, متحسمش, ما انحسم, لم يحسم, مفتوح, مفتوحه, سوال, اسيله, الاسيله, معلق',
  only: 'only, just, nothing else, nothing more, بس, فقط, لا غير, وبس, لحالها, لوحدها, لوحده',
  rest: 'rest, anything else, الباقي',
  // Said of a part behind its name.
  needless:
    "not important, unimportant, aren't important, irrelevant, not relevant, not needed, not necessary, aren't needed, do not matter, does not matter, don't matter, dont matter, doesn't matter, can wait, not interested, مش مهمه, مش مهم, مو مهمه, مو مهم, مب مهمه, مب مهم, مهي مهمه, غير مهمه, ليست مهمه, مش ضروريه, مو ضروريه, مب ضروريه, غير ضروريه, ليست ضروريه, مش لازمه, مب لازم, مو لازم, مش لازم, مب لازمه, مو لازمه, مب مطلوبه, مش مطلوبه, غير مطلوبه, مو مطلوبه, ما تهمني, ما تهمنا, ما يهمني, لا تهمني, لا تهمنا, ما بتهمني, متهمنيش, مش محتاجها, مش محتاجينها, ما احتاجها, ما نحتاجها, مش عايزها, مش عاوزها, ما ابيها, ما ابغاها, ما بدي ياها, لا اريدها, مالها لزوم, ما لها لزوم, مالهاش لازمه, ملهاش لازمه, على جنب",
})

const PARTS: ReadonlySet<string> = new Set<Part>(['decisions', 'actions', 'questions'])
const isPart = (hit: Hit<string>): hit is Hit<Part> => PARTS.has(hit.concept)

/** Where the parts of the minutes are named: "the to dos", «القرارات». */
export const partNames = (all: readonly Word[]): Hit<Part>[] =>
  longestOnly(parts(all)).filter(isPart)

/** The parts that a question names, or all that it does not leave out. */
export function namedParts(question: string): Part[] {
  const named = new Set(partNames(words(question)).map(({ concept }) => concept))
  const wanted = partsWanted(question)
  const kept = wanted.filter((part) => named.has(part))
  return kept.length > 0 ? kept : wanted
}

const ONLY_REACH = 4
/** "The decisions are really not important": so many words may stand between. */
const NEEDLESS_REACH = 3

/** Which parts of the minutes are wanted: "only the action items", «بدون القرارات»; all unless some are left out. */
export function partsWanted(question: string): Part[] {
  const all = words(question)
  const hits = longestOnly(parts(all))
  const isDenied = leftOutIn(question, all)
  const isLeftOut = (hit: Hit<string>) =>
    (isDenied(hit) && !isExcepted(all, hit)) ||
    hits.some(
      ({ concept, from, start }) =>
        concept === 'needless' &&
        from >= hit.to &&
        from - hit.to < NEEDLESS_REACH &&
        !/[.,،;؛:!?؟\n]/.test(question.slice(hit.end, start)),
    )
  const named = hits.filter(isPart).filter((hit) => !isOwnQuestion(all, hit))
  const kept = new Set(named.filter((hit) => !isLeftOut(hit)).map(({ concept }) => concept))
  const left = new Set(named.filter(isLeftOut).map(({ concept }) => concept))
  const isBeside = (only: { from: number; to: number }) =>
    named.some(
      ({ from, to }) =>
        (from >= only.to && from - only.to < ONLY_REACH) || (to <= only.from && only.from - to < 2),
    )
  const isOnly =
    kept.size > 0 &&
    (named.some((hit) => isExcepted(all, hit)) ||
      hits.some((hit) =>
        hit.concept === 'only' ? isBeside(hit) : hit.concept === 'rest' && isLeftOut(hit),
      ))
  return (['decisions', 'actions', 'questions'] as const).filter((part) =>
    isOnly ? kept.has(part) : !left.has(part) || kept.has(part),
  )
}

/** "One quick question only", «عندي سؤال واحد بس»: that of the person who asks. */
const isOwnQuestion = (all: readonly Word[], { concept, from, to }: Hit<string>): boolean =>
  concept === 'questions' &&
  (/^(?:one|quick|single|my|عندي|لدي)$/.test(all[from - 1]?.word ?? '') ||
    /^(?:واحد|سريع)$/.test(all[to]?.word ?? ''))

/** "I want nothing but the actions", «مش عايز غير المهام»: what is excepted from a denial is all that is wanted. */
function isExcepted(all: readonly Word[], { from }: Hit<string>): boolean {
  const except = all.findIndex(
    ({ word }, at) => at < from && from - at <= EXCEPT_REACH && EXCEPT.test(word),
  )
  if (except < 0) return false
  const isNot = ({ concept, from: at, to }: Hit<string>) =>
    concept === 'not' && at < except && except - to < NOT_REACH
  return (
    grammar(all).some(isNot) ||
    all.slice(Math.max(0, except - NOT_REACH), except).some(({ word }) => NOTHING.test(word))
  )
}
const EXCEPT = /^(?:but|except|beyond|غير|الا|سوي)$/
const EXCEPT_REACH = 2
const NOT_REACH = 4
const NOTHING = /^(?:nothing|و?ماب(?:ي|غي|غا|دي)|و?م\p{L}{2,8}ش|بلاش)$/u
