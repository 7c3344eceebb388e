import { foldArabic } from '../reading/arabic.ts'
import { isStopword, stopwords } from '../reading/prose.ts'
import { isSlip } from '../reading/slips.ts'
import { type Word, words } from '../reading/words.ts'
import { isArabicVerb } from '../sentences/arabic-verbs.ts'
import { daysIn } from '../sentences/days.ts'
import { grammar } from '../sentences/grammar.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { requestsIn } from '../sentences/requests.ts'
import { rootOf } from '../sentences/sharing.ts'
import { sentencesIn } from '../sentences/split.ts'
import { partNames, partsWanted } from './parts-wanted.ts'
import type { Action } from './saying.ts'
import { withoutToldOfNotes } from './told-of-notes.ts'
import { untilIn } from './until.ts'

/** What somebody asks of the minutes: whose task it is, when it is due, what nobody has taken, what was decided. */
const asking = lexicon({
  unowned:
    'nobody, no one, no owner, without an owner, without owner, no name, unassigned, unowned, اللي ما له مسوول, ما له مسوول, ماله مسوول, اللي ما عليه حد, not assigned, ownerless, ليس لها مسوول, بلا مسوول, بدون مسوول, ما لها مسوول, مالها مسوول, من غير مسوول, مالهاش حد, ما عليها احد, محد ماسكها, ما لها صاحب, مالها صاحب, ملهاش صاحب, مالهاش صاحب, ملهاش حد, ملهاش مسوول, مالهاش مسوول, ما الها صاحب, ما الها مسوول, ماكو مسوول, ماكو صاحب, بدون صاحب, بلا صاحب, من غير صاحب, ما عندها مسوول, ما عليها حد, ما عليها حدا, محدش ماسكها, محدش شايلها, ما حدا ماسكها, has nobody, with nobody, no person',
  undated:
    'no owner or date, no owner or deadline, no owner and no date, without owner or date, without an owner or date, without an owner or a date, بلا مسوول او موعد, بدون مسوول او موعد, مالها مسوول ولا موعد, ما لها مسوول ولا موعد, ما الها مسوول ولا موعد, no date, no due date, no deadline, without a date, without a deadline, undated, open ended, بلا موعد, بدون موعد, ما لها موعد, مالها موعد, من غير موعد, بلا تاريخ, بدون تاريخ, ما له موعد, ماله موعد, ما اله موعد, ما الها موعد, ماالها موعد, ما عنده موعد, ما عندها موعد',
  owner:
    'who, who is, who has to, anybody, anyone, taken by, whose, owner, responsible, in charge, مين, منو, من عليه, من المسوول, مسوول, مين المسوول, على مين, مين عليه, منو عليه',
  due: 'is due, are due, due this week, due next week, due before, due by, موعده, موعدها, مواعيدها, مستحق, مستحقه, when, by when, till when, due, deadline, what date, which date, what day, which day, اللي لازم يخلص, لازم يخلص, لازم تخلص, لازم يعمل, لازم ينعمل, لازم نعمل, لازم نسوي, لازم يتعمل, لازم يصير, المفروض يخلص, متي, امتي, موعد, اي يوم, تاريخ',
  duty: 'have to do, has to do, need to do, supposed to do, do i have, my task, my action, task, action, مهمه, on my plate, what is mine, for me, owe, owes, شو علي, وش علي, ايش علي, ايه اللي علي, المطلوب مني, مطلوب من, مهام, مهامي, assigned to, task of, action of, tasks for, actions for, on the hook for, does have to, agree to do, agreed to do, promise to do, promised to do, promised, take on, took on, volunteer for',
  overdue:
    'overdue, past due, past the deadline, past its deadline, past their deadline, late, متاخر, متاخره, فات موعده, فات موعدها, فاتت موعدها, عدي موعده, عدي موعدها, راح موعده, راح موعدها',
  decided:
    'قررتوا, قررتو, قررتم, اتفقتوا, اتفقتو, اتفقتم, decide, decided, decision, agree, approve, settle, conclude, يقرر, يتفق, قرار, قرارات, يعتمد, يوافق, موافقه, يستقر',
})

/** What stands in a question besides what it is about. */
const aroundIt = lexicon({
  general:
    'حد, حدا, احد, محد, عندي, question, quick, quick question, سوال, سوال واحد, استفسار, whatsapp, whats app, واتس, واتساب, الواتس, الواتساب, تبع, تبعنا, تبعي, بتاع, بتاعنا, ميعاد, اخر ميعاد, convo, conversation, thread, messages, take care, doing, look after, work on, item, thing, anything, something, task, action, note, meeting, minutes, regarding, about, concerning, check, بخصوص, بشان, حول, المطلوب, كلام, ماسك, يقول, خبرني, chat, group, rest, still, against, name, put, person, people, list, today, notes, tell, show, know, want, need, please, اجتماع, ملاحظات, مهمه, مهام, شغله, شغلات, شغل, شي, شيء, محضر, قروب, محادثه, شات, واحد, باقي, حسب, اعرف, قولي',
})

/** «هالشات»: what points is written together with what it points at. */
const around = (all: readonly Word[]): Hit<string>[] => [
  ...aroundIt(all),
  ...all.flatMap(({ word, start, end }, from) =>
    /^(?:من|في|ب)?هال.{2}/.test(word)
      ? [{ concept: 'general', from, to: from + 1, start, end }]
      : [],
  ),
]

export interface Answer {
  /** A person, what was asked about in the words of the question, or the tasks without an owner or date. */
  about:
    | { words: string }
    | { order: 'first' | 'last' }
    | { person: string }
    | { until: string }
    | { isOverdue: true }
    | { lacking: 'owner' | 'date' }
  actions: Action[]
  decisions: string[]
}

/** "Only Hassan's tasks": nothing is wanted beside the answer. */
export const isOnlyOfPerson = (question: string, answers: readonly Answer[]): boolean =>
  answers.length === 1 &&
  answers.some(
    ({ about }) =>
      'person' in about &&
      sentencesIn(question).some(
        ({ text }) =>
          isNamed(about.person, words(text)) &&
          (partsWanted(text).join() === 'actions' || NOT_OTHERS.test(question)),
      ),
  )

/** "Nothing about the others", «الباقين ما يهموني» */
const NOT_OTHERS =
  /\b(?:nothing|not|no one|nobody|dont|don['’]t)\b[^.!?\n]{0,30}\b(?:others|anyone else|everyone else|anybody else)\b|(?<!\p{L})(?:مش|مو|مب|بدون|بلا|غير|ما|لا)(?!\p{L})[^.!?؟\n]{0,20}(?:الباقي|الباقين|غيره|غيرها|الآخرين|الاخرين)(?!\p{L})/iu

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
export function answersTo(question: string, minutes: Found, today: string): Answer[] {
  const self = nameOfAsker(question, minutes)
  const asked = withoutToldOfNotes(question, minutes.reference)
  const answers = sentencesIn(asked).flatMap(({ text }) =>
    requestsIn(text, { find: asking }).flatMap(
      (part) => answerTo(part, self, minutes, today) ?? [],
    ),
  )
  return answers.filter(
    (answer, index) =>
      answers.findIndex((other) => JSON.stringify(other) === JSON.stringify(answer)) === index,
  )
}

/** "I'm a teacher … I'm Maya", «انا متطوعة … انا هبة»: the one of them that the notes name, or else what is called a name. */
function nameOfAsker(question: string, { actions, attendees }: Found): string | undefined {
  const said = [...foldArabic(question).matchAll(SELF)]
  const people = [...actions.flatMap(({ owner }) => owner ?? []), ...attendees]
  const isKnown = (name: string) => people.some((one) => isNamed(one, words(name)))
  const found = said.find(({ groups }) => isKnown(groups?.name ?? ''))
  return (found ?? said.find(({ 0: lead }) => CALLED.test(lead)))?.groups?.name
}
const SELF =
  /(?:\bi['’]?m|\bi am|\bthis is|\bmy name is|(?<!\p{L})(?:و?انا|اسمي))\s{1,3}(?<name>\p{L}{2,20})/giu
const CALLED = /name is|اسمي/i

function answerTo(
  { text, operations }: { text: string; operations: readonly string[] },
  self: string | undefined,
  { actions, decisions, attendees, reference }: Found,
  today: string,
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
  const people = [...new Set([...actions.flatMap(({ owner }) => owner ?? []), ...attendees])]
  const all = words(text)
  const isMine = all.some(({ word }) => /^(?:i|me|my|mine|مني|علي|مهامي|انا)$/.test(word))
  const person = people.find((name) => isNamed(name, all)) ?? (isMine ? self : undefined)
  const order = ORDER_OF_DUE.exec(text)?.groups
  if (order) {
    const of = order.first ? 'first' : 'last'
    const dated = actions.filter(({ due }) => due?.date)
    const days = dated.map(({ due }) => due?.date as string).toSorted()
    const day = days.at(of === 'first' ? 0 : -1)
    return {
      about: { order: of },
      actions: dated.filter(({ due }) => due?.date === day),
      decisions: [],
    }
  }
  if (asks('overdue'))
    return {
      about: { isOverdue: true },
      actions: actions.filter(({ due }) => due?.date && due.date < today),
      decisions: [],
    }
  const until = asks('due') || person ? untilIn(text, reference) : undefined
  if (until && !person)
    return {
      about: { until: until.words },
      actions: actions.filter(({ due }) => due?.date && due.date <= until.date),
      decisions: [],
    }
  if (person && asks('duty', 'due', 'owner')) {
    const name = people.find((one) => isNamed(one, words(person))) ?? person
    const found = actions.filter(
      ({ owner, due }) =>
        owner && isNamed(name, words(owner)) && (!until || (due?.date && due.date <= until.date)),
    )
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

/** "What is due first?", «آخر موعد متى؟» */
const ORDER_OF_DUE =
  /\b(?:due|deadline|done|finished) (?:is )?(?:(?<first>first|next|soonest|earliest)|last|latest)\b|\b(?:(?<first>earliest|soonest|nearest|first|next|most urgent)|latest|last) (?:deadline|due|date|one due|task due)\b|\b(?:is|are) the (?:(?<first>earliest|soonest|most urgent)|latest)\b|(?<!\p{L})(?:(?<first>[أا]ول (?:شي|شيء|حاج[ةه]|مهم[ةه]|موعد|واحد[ةه]?|وحد[ةه]) (?:لازم|مطلوب|موعد|مستحق|تخلص|يخلص|تسليم)|[أا]قرب (?:موعد|مهم[ةه])|موعد(?:ها|ه) (?:ال)?[أا]قرب)|[آأا]خر موعد (?:متى|متي|شو|وش|ايش|إيش|لمين|لأي|لاي))\p{L}*/iu

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
    [...asking(all), ...around(all), ...partNames(all), ...grammar(all)].flatMap(({ from, to }) =>
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
  /^و?ل(?:[اأ]ي?م[تة][اىي]|متي)$/.test(all[at]?.word ?? '') ||
  (/^و?ل/.test(all[at]?.word ?? '') && /^(?:متي|ا[مي]تي|امته|ايمتي)$/.test(all[at + 1]?.word ?? ''))

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
    return {
      item,
      score: [...stems].filter(
        (stem) => own.has(stem) || own.has(stem.replace(/^[لب](?=.{3})/, '')),
      ).length,
    }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best * 2 < stems.size || best === 0
    ? []
    : scored.filter(({ score }) => score === best).map(({ item }) => item)
}
