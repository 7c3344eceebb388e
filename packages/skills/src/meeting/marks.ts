import { isArabicVerb, isDoing, isOwnFuture, tenseOf } from '../sentences/arabic-verbs.ts'
import { isFirstName, isPresent, nameIn, type People } from './names.ts'
import { hasHit, hasSmall, isInflected, type Said, slice } from './said.ts'

/** Where a clause says that something will or must be done. */
export interface Mark {
  from: number
  to: number
  kind: 'will' | 'must' | 'promise' | 'charge' | 'request' | 'offer' | 'to' | 'verb'
}

export function markIn(
  said: Said,
  start: number,
  people: People,
  isListed: boolean,
): Mark | undefined {
  const marks: Mark[] = []
  // «على أحمد أن يتواصل», «على قسم المالية صرف التعويضات», «من ريم كتابة المحتوى»
  const [lead = '', doing] = [said.words[start]?.word, said.words[start + 2]]
  // «علي بيجيب الفحم»: somebody of that name does it.
  const isAli =
    /^(?:[سهحب]?ي|راح|رح|مسوول|مكلف)/.test(said.words[start + 1]?.word ?? '') &&
    slice(said, start, start + 1) === 'علي'
  if ((/^و?علي$/.test(lead) && !isAli) || (/^و?من$/.test(lead) && doing && isDoing(doing)))
    marks.push({ from: start, to: start + 1, kind: 'must' })
  for (const { concept, from, to } of said.small)
    if (
      (concept === 'future' || concept === 'duty') &&
      !hasSmall(said, from - 1, 'relative', 'ask')
    )
      marks.push({ from, to, kind: concept === 'future' ? 'will' : 'must' })
  for (const { concept, from, to } of said.hits)
    if (
      (concept === 'promise' || concept === 'request' || concept === 'charge') &&
      to < said.words.length &&
      // «بتول» is somebody who was there and has the letters of «يتولى».
      !isPresent(slice(said, from, to), people) &&
      // "Tom to ask the office", "Tom will ask the office" charge Tom.
      !(
        concept === 'charge' &&
        (/^(?:to|would|(?:i|he|she|they|we)['’]?(?:d|ll))$/.test(
          said.words[from - 1]?.word ?? '',
        ) ||
          said.small.some(
            (small) => small.to === from && /^(?:future|duty)$/.test(small.concept),
          ) ||
          // "Ms. Leena was asked to prepare it"
          said.hits.some((hit) => hit.concept === 'promise' && hit.from < from && to <= hit.to))
      )
    )
      marks.push({ from, to, kind: concept })
  for (const [at, word] of said.words.entries()) {
    if (isArabicVerb(word) && tenseOf(word) === 'future')
      marks.push({ from: at, to: at, kind: 'verb' })
    // "سنحدّث", "هنمشي": we
    else if (/^و?[سهح]ن[\u0621-\u064a]{2,}[^هت]$/.test(word.word) && !/^هند|^سنو/.test(word.word))
      marks.push({ from: at, to: at, kind: 'verb' })
    else if (
      /^(?:i|he|she|they|we)['’]?d$/.test(word.word) &&
      word.word.length > 2 &&
      at > 0 &&
      hasHit(said, at - 1, 'say', 'promise')
    )
      marks.push({ from: at, to: at + 1, kind: 'will' })
    else if (
      /^(?:hed|shed|theyd)$/.test(word.word) ||
      (word.word === 'would' &&
        said.hits.some(({ concept, from }) => concept === 'say' && from < at))
    )
      marks.push({ from: at, to: at + 1, kind: 'will' })
    else if (isOwnFuture(word) && isOfSpeaker(said, at, start, people))
      marks.push({ from: at, to: at, kind: 'verb' })
    else if (word.word === 'can' && said.words[at - 1]?.word === 'i')
      marks.push({ from: at, to: at + 1, kind: 'offer' })
    else if (
      word.word === 'to' &&
      at > start &&
      at - start <= 4 &&
      isToDo(said, at, start, people, isListed)
    )
      marks.push({ from: at, to: at + 1, kind: 'to' })
    else if (word.word === 'to' && at > start && isPassive(said, at))
      marks.push({ from: at, to: at + 1, kind: 'to' })
    else if (word.word === 'you' && at > 0 && at - start <= 2 && hasHit(said, at + 1, 'does'))
      marks.push({ from: at, to: at + 1, kind: 'request' })
  }
  const charge = marks.find(({ kind }) => kind === 'charge')
  if (charge) return charge
  return marks.sort((a, b) => a.from - b.from || b.to - a.to)[0]
}

/** «وأنا هكلمه», «هبعت العرض», «سأرسله»: who speaks will do it. */
const isOfSpeaker = (said: Said, at: number, start: number, { speaker }: People) =>
  // «أنا وحسن»: a و joins a name.
  (/^و?انا$/.test(said.words[at - 1]?.word ?? '') && !/^و/.test(said.words[at]?.word ?? '')) ||
  (at === start && (hasHit(said, at, 'act') || (speaker && /^سا/.test(said.words[at]?.word ?? ''))))

/** "Sara to send", "omar and sara to call"; not "we need to", "access to building B". */
function isToDo(said: Said, at: number, start: number, people: People, isListed: boolean): boolean {
  const subject = slice(said, start, at)
  if (/^(?:someone|somebody|anyone)$/i.test(subject)) return isBaseVerb(said, at + 1)
  // "rashid to check the quotes", in notes that write no capitals
  const isBeforeVerb = isBaseVerb(said, at + 1) && !NO_DOER.test(subject)
  const name = nameIn(subject, people, { isBeforeVerb })
  if (!name || (isBeforeVerb && hasHit(said, start, 'does'))) return false
  return (
    isListed ||
    isBaseVerb(said, at + 1) ||
    said.words[at + 1]?.word === 'be' ||
    isFirstName(said.words[start]?.word ?? '', people)
  )
}

/** "Slips to be sent by Dalia": it has to be done, and is not only expected to be. */
const isPassive = (said: Said, at: number): boolean =>
  said.words[at + 1]?.word === 'be' &&
  /(?:ed|ent|one|ade|aid|ught|ken|tten)$/.test(said.words[at + 2]?.word ?? '') &&
  !/^(?:expected|going|likely|seems?|appears?|wants?|used|trying|hopes?|hoping|happy|able|glad|decided?|agreed?|ready)$/.test(
    said.words[at - 1]?.word ?? '',
  )

/** "a reminder to send it", "time to book" */
export const NO_DOER =
  /^(?:reminder|deadline|time|way|how|option|chance|idea|plan|need|want|try|ready|able|going|trying|remember|forgot|about|decision|intention|offer|request)$/i

const isBaseVerb = (said: Said, at: number) =>
  hasHit(said, at, 'does', 'toDo') && !isInflected(said.words[at]?.word ?? '')
