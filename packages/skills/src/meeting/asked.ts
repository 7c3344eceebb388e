import { foldArabic } from '../reading/arabic.ts'
import { isStopword, stopwords } from '../reading/prose.ts'
import { isSlip } from '../reading/slips.ts'
import { type Word, words } from '../reading/words.ts'
import { isArabicVerb, verbCore } from '../sentences/arabic-verbs.ts'
import { daysIn } from '../sentences/days.ts'
import { grammar } from '../sentences/grammar.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { leftOutIn, longestOnly } from '../sentences/negation.ts'
import { requestsIn } from '../sentences/requests.ts'
import { sentencesIn } from '../sentences/split.ts'
import type { Action } from './saying.ts'
import { withoutToldOfNotes } from './told-of-notes.ts'
import { untilIn } from './until.ts'

/** What somebody asks of the minutes: whose task it is, when it is due, what nobody has taken, what was decided. */
const asking = lexicon({
  unowned:
    'nobody, no one, no owner, without an owner, without owner, no name, unassigned, unowned, not assigned, ownerless, ليس لها مسوول, بلا مسوول, بدون مسوول, ما لها مسوول, مالها مسوول, من غير مسوول, مالهاش حد, ما عليها احد, محد ماسكها, ما لها صاحب, مالها صاحب, ملهاش صاحب, مالهاش صاحب, ملهاش حد, ملهاش مسوول, مالهاش مسوول, ما الها صاحب, ما الها مسوول, ماكو مسوول, ماكو صاحب, بدون صاحب, بلا صاحب, من غير صاحب, ما عندها مسوول, ما عليها حد, ما عليها حدا, محدش ماسكها, محدش شايلها, ما حدا ماسكها, has nobody, with nobody, no person',
  undated:
    'no owner or date, no owner or deadline, no owner and no date, without owner or date, without an owner or date, without an owner or a date, بلا مسوول او موعد, بدون مسوول او موعد, مالها مسوول ولا موعد, ما لها مسوول ولا موعد, ما الها مسوول ولا موعد, no date, no due date, no deadline, without a date, without a deadline, undated, open ended, بلا موعد, بدون موعد, ما لها موعد, مالها موعد, من غير موعد, بلا تاريخ, بدون تاريخ, ما له موعد, ماله موعد, ما اله موعد, ما الها موعد, ماالها موعد, ما عنده موعد, ما عندها موعد',
  owner:
    'who, who is, who has to, anybody, anyone, taken by, whose, owner, responsible, in charge, مين, منو, من عليه, من المسوول, مسوول, مين المسوول, على مين, مين عليه, منو عليه',
  due: 'is due, are due, due this week, due next week, due before, due by, موعده, موعدها, مواعيدها, مستحق, مستحقه, when, by when, till when, due, deadline, what date, which date, what day, which day, اللي لازم يخلص, لازم يخلص, لازم تخلص, المفروض يخلص, متي, امتي, موعد, اي يوم, تاريخ',
  duty: 'have to do, has to do, need to do, supposed to do, do i have, my task, my action, task, action, مهمه, on my plate, what is mine, for me, owe, owes, شو علي, وش علي, ايش علي, ايه اللي علي, المطلوب مني, مطلوب من, مهام, مهامي, task of, action of, tasks for, actions for, on the hook for, does have to',
  decided:
    'decide, decided, decision, agree, approve, settle, conclude, يقرر, يتفق, قرار, قرارات, يعتمد, يوافق, موافقه, يستقر',
})

/** What stands in a question besides what it is about. */
const around = lexicon({
  general:
    'take care, look after, work on, item, thing, anything, something, task, action, note, meeting, minutes, regarding, about, concerning, check, بخصوص, بشان, حول, المطلوب, كلام, ماسك, يقول, خبرني, chat, group, rest, still, against, name, put, person, people, list, today, notes, tell, show, know, want, need, please, اجتماع, ملاحظات, مهمه, مهام, شغله, شغلات, شغل, شي, شيء, محضر, قروب, محادثه, شات, واحد, باقي, حسب, اعرف, قولي',
})

export interface Answer {
  /** A person, what was asked about in the words of the question, or the tasks without an owner or date. */
  about: { words: string } | { person: string } | { until: string } | { lacking: 'owner' | 'date' }
  actions: Action[]
  decisions: string[]
}

export type Part = 'decisions' | 'actions' | 'questions'

const parts = lexicon<Part | 'only' | 'rest' | 'needless'>({
  decisions: 'decision, what was decided, قرار, قرارات, القرارات',
  actions:
    'action, action item, task, todo, to do, to dos, مهمه, مهام, المهام, المطلوب, مين عليه ايه, مين عليه شو, منو عليه شو, من عليه شو, مين ماسك ايه, منو ماسك شو, مين هيعمل ايه, مين بيعمل ايه, مين يعمل ايه, مين بيعمل شو, مين رح يعمل شو, منو يسوي شو, منو بيسوي شو, من سيفعل ماذا, من يفعل ماذا, كل واحد عليه ايه, كل واحد عليه شو',
  questions: 'question, open point, open issue, still open, سوال, اسيله, الاسيله, معلق',
  only: 'only, just, nothing else, nothing more, بس, فقط, لا غير, وبس, لحالها, لوحدها, لوحده',
  rest: 'rest, anything else, الباقي',
  // Said of a part behind its name.
  needless:
    "not important, unimportant, aren't important, irrelevant, not relevant, not needed, not necessary, aren't needed, do not matter, does not matter, don't matter, dont matter, doesn't matter, can wait, not interested, مش مهمه, مش مهم, مو مهمه, مو مهم, مب مهمه, مب مهم, مهي مهمه, غير مهمه, ليست مهمه, مش ضروريه, مو ضروريه, مب ضروريه, غير ضروريه, ليست ضروريه, مش لازمه, مش مطلوبه, غير مطلوبه, مو مطلوبه, ما تهمني, ما تهمنا, ما يهمني, لا تهمني, لا تهمنا, ما بتهمني, متهمنيش, مش محتاجها, مش محتاجينها, ما احتاجها, ما نحتاجها, مش عايزها, مش عاوزها, ما ابيها, ما ابغاها, ما بدي ياها, لا اريدها, مالها لزوم, ما لها لزوم, مالهاش لازمه, ملهاش لازمه, على جنب",
})

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
  const named = hits.filter((hit): hit is typeof hit & { concept: Part } =>
    (['decisions', 'actions', 'questions'] as string[]).includes(hit.concept),
  )
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

/** "Only Hassan's tasks": nothing is wanted beside the answer. */
export const isOnlyOfPerson = (question: string, answers: readonly Answer[]): boolean =>
  answers.length === 1 &&
  answers.some(
    ({ about }) =>
      'person' in about &&
      sentencesIn(question).some(
        ({ text }) => isNamed(about.person, words(text)) && partsWanted(text).join() === 'actions',
      ),
  )

interface Found {
  actions: readonly Action[]
  decisions: readonly string[]
  attendees: readonly string[]
  /** The day from which days are counted. */
  reference: string
}

/** Whether somebody asks for an owner, a day, a task or a decision at all. */
export const asksOfMinutes = (question: string): boolean => asking(words(question)).length > 0

/** What a request asks of the minutes, answered from them alone; "make minutes of it" asks nothing. */
export function answersTo(question: string, minutes: Found): Answer[] {
  const self = /(?:\bi['’]?m|\bi am|\bthis is|\bmy name is|انا|اسمي)\s+(\p{L}{2,20})/iu.exec(
    foldArabic(question),
  )?.[1]
  const asked = withoutToldOfNotes(question, minutes.reference)
  const answers = sentencesIn(asked).flatMap(({ text }) =>
    requestsIn(text, { find: asking }).flatMap((part) => answerTo(part, self, minutes) ?? []),
  )
  return answers.filter(
    (answer, index) =>
      answers.findIndex((other) => JSON.stringify(other) === JSON.stringify(answer)) === index,
  )
}

function answerTo(
  { text, operations }: { text: string; operations: readonly string[] },
  self: string | undefined,
  { actions, decisions, attendees, reference }: Found,
): Answer | Answer[] | undefined {
  const asks = (...wanted: string[]) => operations.some((one) => wanted.includes(one))
  // "No owner or no date" leaves nothing out.
  const lacking = new Set(asking(words(text)).map(({ concept }) => concept))
  const lacks = [
    ...(lacking.has('unowned') ? (['owner'] as const) : []),
    ...(lacking.has('undated') ? (['date'] as const) : []),
  ]
  if (lacks.length > 0)
    return lacks.map((lacking) => ({
      about: { lacking },
      actions: actions.filter(({ owner, due }) => (lacking === 'owner' ? !owner : !due)),
      decisions: [],
    }))
  const until = asks('due') ? untilIn(text, reference) : undefined
  if (until)
    return {
      about: { until: until.words },
      actions: actions.filter(({ due }) => due?.date && due.date <= until.date),
      decisions: [],
    }
  const all = words(text)
  const people = [...new Set([...actions.flatMap(({ owner }) => owner ?? []), ...attendees])]
  const isMine = all.some(({ word }) => /^(?:i|me|my|mine|مني|علي|مهامي|انا)$/.test(word))
  const person = people.find((name) => isNamed(name, all)) ?? (isMine ? self : undefined)
  if (person && asks('duty', 'due', 'owner')) {
    const name = people.find((one) => isNamed(one, words(person))) ?? person
    const found = actions.filter(({ owner }) => owner && isNamed(name, words(owner)))
    const about = subjectOf(all, text, reference)
    const narrowed = asks('due') && about ? matching(found, ({ task }) => task, about.stems) : []
    return {
      about: { person: name },
      actions: narrowed.length > 0 ? narrowed : found,
      decisions: [],
    }
  }
  const about = subjectOf(all, text, reference)
  if (!about || !asks('owner', 'due', 'decided')) return undefined
  const decided = asks('decided') ? matching(decisions, (one) => one, about.stems) : []
  const found = asks('owner', 'due') ? matching(actions, ({ task }) => task, about.stems) : []
  const isOpen =
    asks('owner', 'due') && about.stems.size <= LONGEST_SUBJECT && /[?؟]\s*$/.test(text)
  if (decided.length + found.length === 0 && (!isOpen || about.isParted)) return undefined
  return { about: { words: about.words }, actions: found, decisions: decided }
}

const isNamed = (name: string, all: readonly Word[]) =>
  words(name).some(
    ({ word }) => word.length > 2 && all.some((one) => one.word.replace(/['’]s$/, '') === word),
  )

/** What is longer is no subject but the rest of a sentence. */
const LONGEST_SUBJECT = 4

/** What a question is about, without the words that ask. */
function subjectOf(
  all: readonly Word[],
  text: string,
  reference: string,
): { words: string; stems: Set<string>; isParted: boolean } | undefined {
  const taken = new Set(
    [...asking(all), ...around(all), ...grammar(all)].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, step) => from + step),
    ),
  )
  const days = daysIn(text, reference)
  const isOfDay = (word: Word) =>
    days.some(({ start, end }) => start <= word.start && word.end <= end)
  const own = all.filter(
    (one, at) =>
      !isOfDay(one) &&
      !taken.has(at) &&
      !isStopword(one.word) &&
      !isMistypedSmall(one.word) &&
      !isUntilWhen(all, at) &&
      !isOfPronoun(all, at) &&
      !/^(?:اللي|يلي|دي|ده|do)$/.test(one.word),
  )
  const [first] = own
  if (!first) return undefined
  return {
    words: text.slice(first.start, (own.at(-1) as Word).end),
    // "pull out who is doing": what asks stands between.
    isParted: asking(all).some(
      ({ start }) => start > first.start && start < (own.at(-1) as Word).start,
    ),
    stems: new Set(own.map(rootOf)),
  }
}

/** "untill", "wich": a small word that is mistyped is no subject. */
const isMistypedSmall = (word: string) =>
  word.length >= LEAST_SMALL && longSmallWords.some((small) => isSlip(word, small))
const LEAST_SMALL = 4
const longSmallWords = [...stopwords, 'until', 'till', 'which', 'before'].filter(
  (word) => word.length >= LEAST_SMALL,
)
/** «عنها», «بيهم», «لإلها»: it names nothing that the notes could hold. */
const OF_PRONOUN =
  /^[وف]?(?:عن|من|علي|الي|ال|في|بي|ب|ل|لال|عند|مع|حول|بخصوص|بشان)(?:ه|ها|هم|هن|هما|نا|كم)$/u
/** «يشتغل عليها»: a verb whose object is a pronoun names nothing either. */
const isOfPronoun = (all: readonly Word[], at: number): boolean => {
  const [one, next] = [all[at], all[at + 1]]
  if (!one) return false
  const isVerb = next !== undefined && OF_PRONOUN.test(next.word) && isArabicVerb(one)
  return OF_PRONOUN.test(one.word) || isVerb
}
/** «لغايت امتى», «لحد متى»: until when. */
const isUntilWhen = (all: readonly Word[], at: number) =>
  /^و?ل/.test(all[at]?.word ?? '') && /^(?:متي|ا[مي]تي|امته|ايمتي)$/.test(all[at + 1]?.word ?? '')

/** «هيجهز» asks for «تجهيز», "sending" for "send". */
const rootOf = (word: Word) =>
  /^[\u0600-\u06ff]/.test(word.word)
    ? verbCore({ word: word.stem }).replace(/^ت|[اويى](?=.$)/g, '')
    : word.stem

/** Those that share most of the words asked for, and at least half of them. */
function matching<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  stems: ReadonlySet<string>,
): Item[] {
  const scored = items.map((item) => {
    const own = new Set(
      words(textOf(item)).flatMap((word) => [rootOf(word), word.unattached ?? '']),
    )
    return { item, score: [...stems].filter((stem) => own.has(stem)).length }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best * 2 < stems.size || best === 0
    ? []
    : scored.filter(({ score }) => score === best).map(({ item }) => item)
}
