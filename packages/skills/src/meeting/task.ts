import { foldArabic } from '../reading/arabic.ts'
import { type Word, words } from '../reading/words.ts'
import { isArabicVerb, isDoing, isOwnFuture } from '../sentences/arabic-verbs.ts'
import { asDoing } from './as-doing.ts'
import { imperative, withBracket } from './imperative.ts'
import { labelledOwner, tidy } from './labelled-owner.ts'
import { type Mark, markIn } from './marks.ts'
import { ARABIC_TITLE, isFirstName, isPresent, nameIn, type People } from './names.ts'
import { onWhom } from './on-whom.ts'
import { hasHit, hasSmall, isArabic, lookAt, type Said, slice, type Task } from './said.ts'

/** The task of a clause and who is to do it, read only from its words; nothing for a clause that asks nobody to do anything. */
export function taskIn(said: Said, people: People, isListed = false): Task | undefined {
  const found = taskAsSaid(said, people, isListed)
  return found && { ...found, task: asDoing(found.task) }
}

function taskAsSaid(said: Said, people: People, isListed: boolean): Task | undefined {
  const labelled = labelledOwner(said.text, people)
  if (labelled)
    return {
      owner: labelled.owner,
      task: taskIn(lookAt(labelled.task), people, true)?.task ?? labelled.task,
    }
  const start = startOf(said)
  const charged = onWhom(said, start, people)
  if (charged) return charged
  const mark = markIn(said, start, people, isListed)
  if (!mark) return imperative(said, start, people, isListed)
  if (isDenied(said, mark) || isHappening(said, mark, start, people)) return undefined
  const agent = agentIn(said, people)
  if (agent) return agent
  const task = owned(said, mark, start, people) ?? unowned(said, mark, start)
  // "Let's ask Karim" leaves nothing that he is asked to do.
  return task && /\p{L}/u.test(task.task) ? task : imperative(said, start, people, isListed)
}

/** Words before a clause that say nothing of it: "ok so", "instead". */
function startOf({ words: said }: Said): number {
  let start = 0
  while (
    start < said.length - 1 &&
    /^(?:ok|okay|oh|sure|yep|yeah|um|uh|uhm|erm|so|then|and|also|instead|well|first|second|third|fourth|firstly|secondly|thirdly|finally|lastly|next|اولا|ثانيا|ثالثا|اخيرا|basically|plus|please|pls|yes|great|طيب|خلاص|كمان|ايضا|وكمان|يا|جماعه)$/.test(
      said[start]?.word ?? '',
    )
  )
    start += 1
  return start
}

/** "John will not attend", "لن يحضر", "ما بتحضر" */
function isDenied(said: Said, { from, to, kind }: Mark): boolean {
  return said.small.some(
    ({ concept, from: at }) =>
      concept === 'not' &&
      at >= from - 2 &&
      at <= to &&
      (at < from || kind !== 'must' || at === to),
  )
}

/** "Budget will increase": by itself, or of something that owns no task. */
function isHappening(said: Said, { from, to, kind }: Mark, start: number, people: People): boolean {
  if (['promise', 'charge', 'request', 'offer'].includes(kind)) return false
  const verb = said.hits.find(
    ({ concept, from }) =>
      concept === 'happen' &&
      (from === to || from === to + 1) &&
      // «لازم نجدد عقد الصيانة»: the contract has the letters of «يعقد».
      !hasHit(said, from, 'thing'),
  )
  if (!verb) return false
  // "Joseph will start painting"
  const first = said.words[start]?.word ?? ''
  if (from - start === 1 && said.words[verb.to] && isFirstName(first, people)) return false
  if (startsOn(said, verb.to) && !OF_WORK.test(first) && nameIn(slice(said, start, from), people))
    return false
  if (said.words[verb.from]?.word !== 'be') return !hasHit(said, verb.from, 'does')
  // "to be reviewed by Khalid", "has to be finished"
  return !/(?:ed|en|ent|one|ade|aid|ught)$/.test(said.words[verb.to]?.word ?? '')
}

/** "Priya will start on payments": a day would have been left out. */
const startsOn = ({ words: said }: Said, at: number): boolean =>
  /^(?:start|begin)$/.test(said[at - 1]?.word ?? '') &&
  /^(?:on|with)$/.test(said[at]?.word ?? '') &&
  said[at + 1] !== undefined
/** "Construction will start on the tower" */
const OF_WORK = /(?:tion|ing|ment|works?)$/

/** "… has to be finished by Hana", «… من قبل منى» */
function agentIn(said: Said, people: People): Task | undefined {
  for (const [at, word] of said.words.entries()) {
    const isBy =
      word.word === 'by' &&
      said.words
        .slice(0, at)
        .some(({ word: one }) => one === 'be' || one === 'been' || one === 'being')
    const isArabicBy = word.word === 'من' && said.words[at + 1]?.word === 'قبل'
    if (!isBy && !isArabicBy) continue
    const from = isBy ? at + 1 : at + 2
    const name = longestName(said, from, people)
    if (!name) continue
    const rest = `${said.text.slice(0, word.start)} ${said.text.slice((said.words[name.to - 1] as Word).end)}`
    return { owner: name.name, task: tidy(rest) }
  }
  return undefined
}

function longestName(
  said: Said,
  from: number,
  people: People,
): { name: string; to: number } | undefined {
  for (const length of [4, 3, 2, 1]) {
    if (from + length > said.words.length) continue
    const written = slice(said, from, from + length)
    const name = nameIn(written, people, { isBeforeVerb: length === 1 })
    // «سعيد وعلياء»
    const isPair = said.words
      .slice(from + 1, from + length)
      .every((word) => /^و[\u0621-\u064a]{2,}$/.test(word.word) && !isDoing(word))
    if (
      name &&
      (length === 1 ||
        (isPair && isArabic(said.words[from])) ||
        isPresent(name, people) ||
        isCapital(written) ||
        isGroupName(name))
    )
      return { name, to: from + length }
  }
  return undefined
}

const isCapital = (written: string) =>
  written.split(/,? and | /).every((part) => /^\p{Lu}/u.test(part))
/** «المدير المالي», «مدير المشروع» */
const OFFICE =
  /^(?:ال(?:مدير|رييس|مسوول)ه? ال(?:مالي|عام|تنفيذي|فني|تقني|اداري|قانوني|اقليمي)ه?|(?:مدير|رييس|مسوول|منسق)ه? ال\p{L}+)$/u
const isGroupName = (name: string) =>
  ARABIC_TITLE.test(foldArabic(name)) ||
  OFFICE.test(foldArabic(name)) ||
  /^(?:قسم|فريق|شركة|إدارة|ادارة|أبو|ابو|أم|ام|عبد) /.test(name)

function owned(said: Said, mark: Mark, start: number, people: People): Task | undefined {
  const before = slice(said, start, mark.from).replace(/[,:،]$|\s(?:is|are|was|am)$/, '')
  const first = said.words[mark.from]?.word ?? ''
  // «رح ابعت», "I'll send": who speaks.
  const isOwn =
    /^i['’](?:ll|d)$/.test(first) ||
    (mark.kind === 'verb' && isOwnFuture({ word: first })) ||
    (/^(?:راح|رح|سوف|ابغ[يا]|ابي|بدي|ودي|عايزه?|عاوز|ناويه?|خلي?ني)$/.test(first) &&
      said.words.slice(mark.to, mark.to + 2).some(({ word }) => /^ا(?!ل|نا).{2}/.test(word)))
  const subject = isOwn
    ? people.speaker
    : mark.kind === 'charge'
      ? undefined
      : subjectBefore(before, people, said, mark)
  if (subject) return { owner: withBracket(subject), task: taskAfter(said, mark) }
  // "Please can Maha check the stock"
  const isAble =
    mark.kind === 'request' && /^(?:can|could|will|would)$/.test(said.words[mark.to]?.word ?? '')
  const able = isAble ? longestName(said, mark.to + 1, people) : undefined
  if (able && hasHit(said, able.to, 'does'))
    return { owner: able.name, task: tidy(slice(said, able.to)) }
  const called = mark.kind === 'request' ? calledLast(said, mark, people) : undefined
  if (called) return called
  // The subject of Arabic may follow its verb: "سترسل سارة العرض", "لازم ترسل سارة", "على أحمد التواصل".
  if (!isArabic(said.words[mark.to] ?? said.words[mark.from])) {
    const isAfter = mark.kind === 'charge' || isArabic(said.words[mark.from])
    const after = isAfter ? longestName(said, mark.to, people) : undefined
    return after && { owner: after.name, task: tidy(slice(said, after.to).replace(LEAD_IN, '')) }
  }
  return arabicOwner(said, mark, people)
}

/** "Can you book the venue, Omar?", «ممكن تحجز القاعة يا عمر»: who is asked may be called by name behind it. */
function calledLast(said: Said, mark: Mark, people: People): Task | undefined {
  const last = said.words.at(-1)
  if (!last || said.words.length - mark.to < 3) return undefined
  const name = said.text.slice(last.start, last.end)
  const before = said.text.slice(0, last.start)
  const isCalled = /[,،]\s*(?:يا\s)?$|(?<!\p{L})يا\s$/u.test(before)
  if (!isPresent(name, people) && !(isCalled && nameIn(name, people))) return undefined
  if (!isCalled && /\s(?:to|with|from|for|at|by|and|مع|من|على|عن|إلى|الى)\s$/iu.test(before))
    return undefined
  const task = slice({ ...said, text: before }, mark.to)
  return {
    owner: name,
    task: tidy(task.replace(/[\s,،]{0,4}(?:يا)?\s{0,3}$/u, '').replace(LEAD_IN, '')),
  }
}

function subjectBefore(before: string, people: People, said: Said, mark: Mark): string | undefined {
  const options = {
    isBeforeVerb:
      hasHit(said, mark.to, 'does', 'toDo') ||
      mark.kind === 'promise' ||
      isArabic(said.words[mark.to]),
    isArabicSubject: true,
  }
  const whole = nameIn(before, people, options)
  if (whole) return whole
  // "john said he'd chase", "Ahmed, can you": who stands first does it.
  const [first = ''] = before.split(/[,،]/)
  const saidBy = said.hits.find(({ concept, to }) => concept === 'say' && to <= mark.from)
  if (saidBy && isArabic(said.words[saidBy.from])) {
    const lead = slice(said, 0, saidBy.from)
    return nameIn(lead, people, options) ?? longestName(said, saidBy.to, people)?.name
  }
  const told =
    /^(.*?)\s+(?:said|says|promised|told us|confirmed|mentioned|agreed|that|is|took|has)(?:\s|$)/i.exec(
      before,
    )?.[1]
  return (
    (told && nameIn(told, people, options)) ||
    (first !== before ? nameIn(first, people, options) : undefined)
  )
}

const LEAD_IN = /^(?:also|then|please|kindly|to|that|for|عن|ب|ان|أن|إلى|الى|بأن|على)\s+/i

function taskAfter(said: Said, mark: Mark): string {
  let task = slice(said, mark.to)
  // "راح يكلم", "بترسل": what is said in everyday Arabic is kept as it was said.
  if (isArabic(said.words[mark.from]) && mark.kind === 'will') task = slice(said, mark.from)
  for (let again = true; again; ) {
    const next = task.replace(LEAD_IN, '')
    again = next !== task
    task = next
  }
  return tidy(/^ب(?:إ|ا|م|ت)/.test(task) && mark.kind === 'promise' ? task.slice(1) : task)
}

/** "كُلفت نورة بإعداد…", "لازم ترسل سارة العرض", "على أحمد أن يتواصل", "سترسل سارة العرض". */
function arabicOwner(said: Said, mark: Mark, people: People): Task | undefined {
  let at = mark.to
  // «على علي حجز القاعة»: the second is a name.
  while (
    /^(?:من|علي|ان|انه)$/.test(said.words[at]?.word ?? '') &&
    !(slice(said, at, at + 1) === 'علي' && isPresent('علي', people))
  )
    at += 1
  const verb = said.words[at]
  // «لازم نجدد التأمين»: all of us, and nobody's name.
  if (!verb || (/^ن/.test(verb.word) && hasHit(said, at, 'act'))) return undefined
  const isVerb = isArabicVerb(verb) && mark.kind !== 'promise' && mark.kind !== 'charge'
  const name = longestName(said, isVerb ? at + 1 : at, people)
  if (!name) return undefined
  const rest = slice(said, name.to).replace(LEAD_IN, '')
  if (isVerb)
    return {
      owner: name.name,
      task: tidy(`${verb.word === '' ? '' : said.text.slice(verb.start, verb.end)} ${rest}`),
    }
  // "لازم كهرباء": a name is followed by what is to be done.
  const next = words(rest)[0]
  if (
    !next ||
    !(isDoing(next) || isArabicVerb(next) || mark.kind === 'promise' || mark.kind === 'charge')
  )
    return undefined
  return { owner: name.name, task: tidy(/^ب(?=[اإأمت])/.test(rest) ? rest.slice(1) : rest) }
}

const UNNAMED =
  /^(?:we|i|you|they|he|she|somebody|someone|everyone|everybody|the team|team|need|needs|must|please|remember|todo|have|has|hopefully)$/

/** What has to be done by nobody that is named: "We need to call", "يجب تحديث الموقع", "the photos have to be uploaded". */
function unowned(said: Said, { from, to, kind }: Mark, start: number): Task | undefined {
  const first = said.words[start]?.word ?? ''
  const isArabicClause = isArabic(said.words[start])
  const isPassive = said.words[to]?.word === 'be'
  const isForUs = from - start <= 2 && (UNNAMED.test(first) || hasSmall(said, start, 'pronoun'))
  const isTeam = /^(?:the|our)$/.test(first) && hasHit(said, start + 1, 'role')
  if (!(isArabicClause || isPassive || isForUs || isTeam || kind === 'request' || from === start))
    return undefined
  return {
    owner: null,
    task: tidy(
      kind === 'to' || (kind === 'request' && from === start)
        ? slice(said, isPassive ? start : to)
        : slice(said, start),
    ),
  }
}
