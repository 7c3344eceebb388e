import type { Word } from '../reading/words.ts'
import { isDoing, isOwnFuture } from '../sentences/arabic-verbs.ts'
import { type Beginning, type Clause, clausesIn } from '../sentences/clauses.ts'
import { isNegatedAt } from '../sentences/grammar.ts'
import { withoutSalutation } from '../sentences/salutation.ts'
import { type Due, dueIn, withoutDue } from '../sentences/when.ts'
import { begunBesides, saidAt } from './begun-besides.ts'
import { presentTask } from './imperative.ts'
import { listedOwner, tidy } from './labelled-owner.ts'
import type { People } from './names.ts'
import { withoutOther } from './not-other.ts'
import { lookAt, type Said, type Task } from './said.ts'
import { taskIn } from './task.ts'
import { type MeetingHit, meetingWords } from './words.ts'

export interface Action {
  task: string
  owner: string | null
  due: Due | null
}

export type Saying =
  | { kind: 'decision' | 'question'; text: string }
  | { kind: 'action'; action: Action }

/** What a sentence of a meeting says: each of its clauses that decides, asks or charges somebody. */
export function sayingsIn(
  { text, isQuestion }: { text: string; isQuestion: boolean },
  people: People,
  reference: string,
): Saying[] {
  const clauses = clausesIn(text, beginsSaying)
  const sayings: Saying[] = []
  for (const [index, clause] of clauses.entries()) {
    const isAsked = isQuestion && index === clauses.length - 1
    const saying = sayingOf(clause, isAsked, people, reference)
    const [before, last] = [clauses[index - 1], sayings.at(-1)]
    // "Approved, we go with the lease" decides one thing.
    if (
      saying?.kind === 'decision' &&
      last?.kind === 'decision' &&
      before &&
      isBare(before, clause)
    )
      last.text = plain(text.slice(before.start, clause.end))
    else if (saying) sayings.push(saying)
    else if (before && sayings.length === 0 && isLeftOpen(clause))
      sayings.push({ kind: 'question', text: plain(text) })
    else lateDue(clause.text, sayings.at(-1), reference)
  }
  const [first] = sayings
  // Of one kind, a decision or question keeps all of the sentence's words: "One thing is open: do we invite them?"
  if (first && first.kind !== 'action' && sayings.every(({ kind }) => kind === first.kind))
    if (sayings.length === 1 || first.kind === 'question') return [{ ...first, text: plain(text) }]
  return sayings
}

/** «طرح عمر موضوع المواقف ولم يُحسم»: what was left open stands before it. */
const isLeftOpen = ({ text, words: said }: Clause): boolean =>
  said.length <= LONGEST_BARE && isOpen(lookAt(text))

const isBare = (...clauses: readonly Clause[]): boolean =>
  clauses.some(({ words: said }) => said.length <= LONGEST_BARE)
const LONGEST_BARE = 2

/** "Lina is responsible for it, due 2 December", «…، والموعد النهائي 3 ديسمبر» */
function lateDue(text: string, last: Saying | undefined, reference: string): void {
  if (last?.kind !== 'action' || last.action.due) return
  const due = dueIn(text, reference)
  if (due?.isDeadline) last.action.due = { words: due.words, date: due.date }
}

const beginsSaying: Beginning = (all, index) =>
  begunBesides(all, index) ||
  (/^و?(?:علي|من)$/.test(all[index]?.word ?? '') &&
    all[index + 2] !== undefined &&
    isDoing(all[index + 2] as Word)) ||
  saidAt(all)
    .slice(index, index + LONGEST_LEAD)
    .some((hits, lead) =>
      hits?.some(
        ({ concept, to }) =>
          to <= index + LONGEST_PHRASE &&
          !isOfMore(all, index, lead) &&
          ((lead === 0 && (concept === 'does' || concept === 'request')) ||
            (lead === 0 && concept === 'act' && isOwnFuture(all[index] as Word)) ||
            concept === 'decide' ||
            concept === 'promise' ||
            (lead <= 1 && concept === 'charge') ||
            (lead <= 2 && concept === 'open')),
      ),
    )
const LONGEST_LEAD = 4
const LONGEST_PHRASE = 6

/** "Joanna and Ravi and we agreed": what is agreed begins with "we". */
const isOfMore = (all: readonly Word[], index: number, lead: number): boolean =>
  lead > 0 &&
  all
    .slice(index, index + lead)
    .some(({ word }, at, some) => word === 'and' && some[at + 1]?.word === 'we')

function sayingOf(
  clause: Clause,
  isAsked: boolean,
  people: People,
  reference: string,
): Saying | undefined {
  const said: Said = {
    text: clause.text,
    words: clause.words.map(shifted(clause.start)),
    small: clause.hits,
    hits: meetingWords(clause.words),
  }
  const has = (concept: string) => said.hits.some((hit) => hit.concept === concept)
  const isRequest = has('request') && (has('does') || isArabicText(clause.text))
  if ((isAsked || asksItself(said)) && !isRequest)
    return { kind: 'question', text: plain(clause.text) }
  if (has('unclaimed') && !isAsked)
    return { kind: 'action', action: actionOf({ owner: null, task: clause.text }, undefined) }
  if (isDeclined(said)) return { kind: 'decision', text: plain(clause.text) }
  // «التأمين؟ ما حدا بيعرف»: it names nothing that would be open.
  const isBareOpen = said.hits.some(
    ({ concept, from, to }) => concept === 'open' && to - from === said.words.length,
  )
  if (isOpen(said) && said.words.length > 2 && !isBareOpen)
    return { kind: 'question', text: plain(clause.text) }
  const decided = said.hits.find(
    ({ concept, from }) => concept === 'decide' && !isOfWho(said, from),
  )
  const isDecided =
    decided &&
    isPast(said, decided.from) &&
    !isNegatedAt(said.small, decided.from) &&
    !isSought(said, decided.from) &&
    !isProposed(said, decided.from) &&
    !(isThing(said, decided) && taskIn(said, people)?.owner)
  // "We agreed to move it" decides, "Omar agreed to move it" charges Omar.
  const promised = said.hits.find(
    ({ concept, from }) => concept === 'promise' && from === decided?.from,
  )
  const due = isDecided && !promised ? undefined : dueIn(clause.text, reference)
  if (!isDecided || promised) {
    const undated = due ? lookAt(withoutDue(clause.text, due)) : said
    const isToCome = (due?.date ?? '') >= reference
    const task =
      taskIn(undated, people) ??
      (isToCome || DOES.test(clause.text) ? presentTask(undated, people) : undefined)
    if (task && (!isDecided || task.owner)) {
      const own = { ...task, task: withoutOther(task.task, people) }
      return { kind: 'action', action: actionOf(own, due) }
    }
  }
  return isDecided || isRefusal(said) ? { kind: 'decision', text: plain(clause.text) } : undefined
}

/** "Sara does the slides" shares out what is to be done, without a day too. */
const DOES = /^\p{Lu}\p{L}{1,15} does (?:the|all)\s/u

/** "Tom to send the decision letter", «سترسل هند الموافقة»: what somebody has to do something with decides nothing. */
const isThing = ({ words: said }: Said, { from, to }: MeetingHit) =>
  from > 1 &&
  /^(?:decisions?|resolutions?|agreements?|approvals?|و?(?:ال|لل|بال)?(?:موافق[هة]|موافقات|اتفاق|اتفاقي[هة]|قرار|قرارات|اختيار))$/.test(
    said[from]?.word ?? '',
  ) &&
  !/^(?:is|was|that|to|هو|هي|ان|انه|انها|كان|كانت)$/.test(said[to]?.word ?? '')

/** "Let's agree on 7", «خلينا نتفق» */
const isProposed = ({ words: said }: Said, index: number) =>
  /^(?:lets|let['’]s|shall|خلينا|خلونا)$/.test(said[index - 1]?.word ?? said[0]?.word ?? '')

/** «شو القرار», "what was the decision": it is asked for. */
const isSought = ({ words: said, small }: Said, index: number) =>
  small.some(
    ({ concept, from, to }) =>
      concept === 'ask' && from < index && index - to < 2 && said[from]?.word !== 'من',
  )

/** "the owner who approves the lease" decides nothing. */
const isOfWho = ({ small }: Said, index: number) =>
  small.some(({ concept, to }) => concept === 'relative' && to === index)

const isArabicText = (text: string) => /[\u0600-\u06ff]/.test(text)

const shifted = (by: number) => (word: Clause['words'][number]) => ({
  ...word,
  start: word.start - by,
  end: word.end - by,
})

/** "do we invite them", "who pays", «مين بيدفع»: without a mark, and not "when the client pays, …". */
function asksItself({ words: said, small }: Said): boolean {
  const first = said[0]?.word.replace(/^و(?=.{2})/, '') ?? ''
  const second = said[1]?.word ?? ''
  if (/^(?:who|how|why|whether|هل|مين|منو|متي|كيف|ليش|شو|وش|ايش|وين|كم)$/.test(first))
    return said.length > 1 && second !== 'does'
  if (first === 'من' && /^[يتس]/.test(second) && !/^(?:تاريخ|يوم)/.test(second)) return true
  return small.some(({ concept, from, to }) => concept === 'ask' && from === 0 && to > 1)
}

/** "hosting is TBD", "we did not agree", «ما زلنا ننتظر», «لم يُحسم» */
function isOpen(said: Said): boolean {
  if (said.hits.some(({ concept }) => concept === 'open')) return true
  return said.hits.some(
    ({ concept, from }) =>
      (concept === 'settle' || concept === 'decide') &&
      isNegatedAt(said.small, from) &&
      !/^(?:reject|turn|رفض)/.test(said.words[from]?.stem ?? ''),
  )
}

/** "we did not approve the show", «لم نوافق على السفر»: turned down, unless it is only not yet approved. */
const isDeclined = ({ hits, small }: Said): boolean =>
  hits.some(({ concept, from }) => concept === 'consent' && isNegatedAt(small, from)) &&
  !hits.some(({ concept }) => concept === 'yet' || concept === 'open')

/** "The board approved it" is done; "Omar will approve it" is to do. */
function isPast(said: Said, index: number): boolean {
  return !said.small.some(
    ({ concept, from }) =>
      (concept === 'future' || concept === 'duty') && from < index && index - from < 4,
  )
}

/** "we won't renew the contract", «لن نجدد العقد» */
function isRefusal({ words: said, small }: Said): boolean {
  const not = small.find(({ concept, from }) => concept === 'not' && from < 4)
  if (!not) return false
  const [before, after] = [said[not.from - 1]?.word ?? '', said[not.to]?.word ?? '']
  const isFuture =
    /^(?:won['’]?t|wont)$/.test(said[not.from]?.word ?? '') ||
    said[not.from - 1]?.word === 'will' ||
    said[not.from]?.word === 'لن'
  return (
    (isFuture &&
      (before === 'we' ||
        said[not.from - 2]?.word === 'we' ||
        /^[ن][\u0621-\u064a]{3}/.test(after))) ||
    (/^و?(?:ما|مب|مش|مو)$/.test(said[not.from]?.word ?? '') &&
      /^[بهحر]?ن[\u0621-\u064a]{3}/.test(after))
  )
}

/** An item of a list of actions. */
export function listedAction(text: string, people: People, reference: string): Action {
  const due = dueIn(text, reference)
  const undated = withoutDue(text, due)
  const first = listedOwner(undated, people)
  // "Send the deck by Friday (Sara)" has its deadline before the owner, so the owner is looked for in the whole.
  const whole = first.owner ? first : listedOwner(text, people)
  const found =
    whole.owner && whole !== first
      ? { ...whole, task: withoutDue(whole.task, dueIn(whole.task, reference)) }
      : first
  const charged = found.owner ? undefined : taskIn(lookAt(tidy(found.task)), people, true)
  return actionOf(charged?.owner ? charged : { ...found, task: charged?.task ?? found.task }, due)
}

function actionOf({ owner, task }: Task, due: ReturnType<typeof dueIn>): Action {
  const written = tidy(task).replace(/(?<!\s)\s?[?؟]$/, '')
  return {
    task: written.charAt(0).toUpperCase() + written.slice(1),
    owner,
    due: due ? { words: due.words, date: due.date } : null,
  }
}

/** «أولاً: …», "Secondly: …" */
const ORDINAL =
  /^(?:first|second|third|fourth|fifth)(?:ly)?\s?[:：]\s|^(?:[أا]ول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن)[ًا]{1,2}\s?[:：]\s/iu

/** "Ok so we agreed …", «طيب اتفقنا …», "alright, who pays?" */
const FILLERS =
  /^(?:(?:ok(?:ay)?|al(?:l )?right|right|so|well|yeah|yes|yep|great|good|fine|cool|anyway|تمام|طيب|[أا]وكي|زين|خلاص|يلا|حلو|[إا]ي)[\s,،.!]{1,3}){1,4}(?=(?:we|everyone|everybody|who|what|when|where|how|اتفقنا|متفقين|قررنا|تقرر|اعتمدنا|نعتمد|مين|منو|متى|وين|كيف)(?!\p{L}))/iu

export const plain = (text: string) =>
  withoutSalutation(
    text
      .replace(ORDINAL, '')
      .replace(FILLERS, '')
      .replace(/^و(?=و\p{L}{3}|(?:مش|ما|لن|مو|مب|اتفقنا|قررنا|وافقنا|تقرر)\s)/u, ''),
  )
    .replace(/^[\s:：–-]+|(?<![\s:：–,،;؛-])[\s:：–,،;؛-]+$/g, '')
    .replace(/(?<!\b[a-z])\.$/i, '')
