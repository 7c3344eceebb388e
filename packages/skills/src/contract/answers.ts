import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { grammar } from '../sentences/grammar.ts'
import { requestsIn } from '../sentences/requests.ts'
import { sentencesIn } from '../sentences/split.ts'
import type { Answer } from './answer.ts'
import {
  type ClauseKind,
  type Finding,
  hasCeiling,
  periodsInDays,
  type Quote,
  type Said,
  says,
  understand,
} from './clause-kind.ts'
import { asksWhetherToSign, withoutSigned } from './signing.ts'
import { answerOfLength } from './too-long.ts'
import { wantedIn } from './wanted.ts'
import { contractWords } from './words.ts'

interface Searched {
  number: string
  sentences: readonly string[]
}

const MAX_QUOTES = 2

/** What a request asks of the contract, answered from its clauses alone. */
export function answersTo(
  question: string,
  findings: readonly Finding[],
  kinds: readonly ClauseKind[],
  clauses: readonly Searched[],
): Answer[] {
  const answers = partsOf(question).flatMap(({ text, isYesNo: isWhether }): Answer[] => {
    const said = understand(withoutDegree(withoutSigned(text)))
    const named = kinds.filter((kind) => (kind.asked ?? kind.heading)(said))
    const isLasting = said.concepts.has('howLong')
    const hasTerm = findings.some(({ kind }) => kind === 'term')
    const asked =
      isLasting && named.length === 0 ? kinds.filter(({ name }) => name === 'term') : named
    if (isLasting && named.length === 0 && !hasTerm) return [answerOfPeriods(text, clauses)]
    if (asked.length > 0) {
      const isLate = said.concepts.has('late')
      const equality = ONE_SIDED.test(text) ? 'one-sided' : EQUAL.test(text) ? 'equal' : undefined
      const isOfLeave = OF_LEAVE.test(text)
      const isBack = GETS_BACK.test(text)
      const isOfCap = said.concepts.has('ceiling')
      const found = asked.map((kind) =>
        answerOfKind(kind, findings, { isWhether, isLate, isOfCap, isOfLeave, isBack, equality }),
      )
      // "A late fee" may stand under payment or under penalties: what is found is told.
      const told = found.filter(({ quotes }) => quotes.length > 0)
      const beside = told.length > 0 ? undefined : answerBeside(said, findings)
      if (beside) return [beside]
      return (told.length > 0 ? told : found).slice(0, MAX_QUOTES)
    }
    const sought = isWhether ? contentOf(text) : undefined
    return sought ? [answerOfWords(sought, clauses)] : []
  })
  const nameOf = ({ about }: Answer) => ('kind' in about ? about.kind : about.words)
  // "The period is too long", «زايدة عن المسموح»: nothing that is not there is asked for.
  const ofLength = answerOfLength(question, findings)
  const told = ofLength ? [ofLength, ...answers.filter(({ quotes }) => quotes.length > 0)] : answers
  return told.filter(
    (answer, index) => told.findIndex((other) => nameOf(other) === nameOf(answer)) === index,
  )
}

const OF_ANY: ReadonlySet<string> = new Set(['may', 'party', 'agreement', 'both', 'whole', 'ban'])

/** "Can they cut my salary?" where a clause of another kind speaks of salaries: it is quoted, as "nothing" would be false. */
function answerBeside({ concepts }: Said, findings: readonly Finding[]): Answer | undefined {
  const asked = [...concepts].filter((one) => !OF_ANY.has(one) && !one.startsWith('not:'))
  const found = findings.find(({ quotes }) =>
    quotes.some(({ text }) => {
      const { concepts: said } = understand(text)
      return asked.length > 0 && asked.every((one) => said.has(one))
    }),
  )
  return (
    found && {
      about: { kind: found.kind },
      quotes: found.quotes,
      judged: { level: found.level, risks: found.risks },
    }
  )
}

/** "Do I get my deposit back?", «بسترد التأمين؟» */
const GETS_BACK =
  /\b(?:get|getting|have|receive)\b[^.?!]{0,40}\bback\b|\brefund(?:ed|able)?\b|(?<!\p{L})[وفبه]?[أاني]?(?:سترد|سترجع|رجعلي|رجعولي|رجعون لي)(?!\p{L})/iu

/** "Can I sublet it?", «بقدر أشتغل عند منافس؟» */
const OF_LEAVE =
  /\b(?:can|may|could) (?:i|we)\b|\b(?:am i|are we) (?:still )?allowed\b|(?<!\p{L})(?:[بهف]?[اأن]?قدر|فيني|ممكن|مسموح|يحق لي|يحقلي|ينفع) /iu

/** The questions of a request one after the other: "any penalty, and which court?" */
function partsOf(question: string): { text: string; isYesNo: boolean }[] {
  // "Only tell me the notice period" asks without a mark.
  const { isOnlyAnswers } = wantedIn(question)
  return sentencesIn(question).flatMap(({ text: whole, isQuestion }) => {
    const text = behindTelling(whole)
    const parts = requestsIn(text, { find: contractWords })
    return parts.flatMap((part, index) => {
      const said = words(part.text)
      const isRated = said.some(({ word }) => DEGREE.test(word))
      const isWhether = !isRated && (isYesNo(part.text) || isAny(part.text))
      const asksWhich = said.some(
        ({ word }, at) =>
          WHICH.test(word) || DEGREE.test(word) || (at === 0 && /^و?اي$/.test(word)),
      )
      if (said.some(({ word }) => /^و?(?:ask|اسال)/.test(word)) || isOwnAct(part.text)) return []
      if (asksWhetherToSign(part.text)) return []
      // "Is there a penalty and a deposit?" goes on asking whether.
      const goesOn = index > 0 && isYesNo(text) && !asksWhich
      const isEnd = /[?؟]/.test(part.text) || parts.length === 1
      const isAsked =
        isOnlyAnswers ||
        isWhether ||
        goesOn ||
        asksWhich ||
        (isQuestion && !/[\d٠-٩]/.test(part.text))
      return isAsked
        ? [{ text: part.text, isYesNo: isWhether || goesOn || (!asksWhich && isEnd && isQuestion) }]
        : []
    })
  })
}

/** "I got a maintenance contract and want to know: …": what is told before is not asked for. */
function behindTelling(sentence: string): string {
  const colon = sentence.search(/[:：]\s/)
  const rest = sentence.slice(colon + 1)
  const isQuestion = words(rest).length > 2 || asksWhetherToSign(rest)
  return colon > 0 && isQuestion && /[?؟]\s*$/.test(rest) ? rest.trim() : sentence
}

/** What would happen, or what to do oneself, stands in no contract. */
const OWN_ACT =
  /\b(?:if|will|would|should) i\b|(?<!\p{L})[وف]?[بها]{0,2}(?:ربح|كسب)(?!\p{L})|قضي[ةه]|(?<!\p{L})(?:لو|[اإ]ذا) (?:[اأ]نا|ما|م?شت|رحت|دفعت|وقفت)(?!\p{L})/iu

/** What leaving early costs, a contract may say. */
const isOwnAct = (text: string): boolean =>
  OWN_ACT.test(text) && !says(['early'], ['late'])(understand(text))

/** "Any penalty", «في هالعقد شرط جزائي» */
const isAny = (text: string) => /^\s*(?:and |و)?(?:any(?:thing)?|فيه?|هل)\s/i.test(text)
/** "Is the late fee steep?" asks for the rating, not whether there is one. */
const DEGREE =
  /^(?:ok|okay|fine|legal|enforceable|binding|valid|زين|تمام|قانوني|steep|high|low|riskiest|worst|الاخطر|اخطر|fair|unfair|normal|reasonable|risky|risk|dangerous|nasty|bad|harsh|عالي|عاليه|معقول|معقوله|طبيعي|طبيعيه|عادي|عاديه|خطر|خطير|خطيره|مخاطر|مجحف|مجحفه|كبير|كبيره)$/
/** What is asked to be rated is not named by it. */
const withoutDegree = (text: string): string =>
  words(text)
    .filter(({ word }) => DEGREE.test(word))
    .reduceRight((kept, { start, end }) => kept.slice(0, start) + kept.slice(end), text)
const WHICH =
  /^(?:who|whose|what|what's|whats|when|where|which|how|why|و?(?:متي|لمن|لمين|كم|كام|كيف|ليش|لماذا|ماذا|ايش|وش|شو|ايه|اين|وين|فين|مين|انهي))$/

/** "Is there …?", "Does it …?", «هل يوجد …؟», «أقدر ألغي؟» */
export function isYesNo(text: string): boolean {
  const all = words(text)
  const first = all.findIndex(({ word }) => !/^(?:hi|hello|please|and|so|و)$/.test(word))
  const starts =
    /^(?:is|are|does|do|can|could|has|have|will|would|may|am|هل|فيه|في|يوجد|اقدر|ممكن|يحق)$/
  const asksWhether = all.some(
    ({ word }, at) =>
      /^(?:if|whether|اذا)$/.test(word) &&
      at > 0 &&
      /^(?:know|see|tell|check|me|اعرف|اتاكد|شوف)$/.test(all[at - 1]?.word ?? ''),
  )
  const isAsked = /[?؟]\s*$/.test(text) || grammar(all).some(({ concept }) => concept === 'ask')
  return (
    asksWhether ||
    (/[?؟]\s*$/.test(text) && /^any(?:thing)?$/.test(all[first]?.word ?? '')) ||
    (starts.test(all[first]?.word ?? '') && (isAsked || all[first]?.word === 'هل'))
  )
}

function answerOfKind(
  kind: ClauseKind,
  findings: readonly Finding[],
  asked: {
    isWhether: boolean
    isLate: boolean
    isBack: boolean
    /** Whether there is a cap, and not only such a clause. */
    isOfCap: boolean
    /** "Can I …?": there is such a clause, but not always leave to do it. */
    isOfLeave: boolean
    equality: Answer['equality']
  },
): Answer {
  const found = findings.find(
    ({ kind: name, quotes }) =>
      name === kind.name &&
      (!asked.isLate || quotes.some(({ text }) => understand(text).concepts.has('late'))),
  )
  const isNo =
    !found ||
    found.risks.some((risk) => kind.risks[risk]?.isNo) ||
    (asked.isBack &&
      found.quotes.some(({ text }) => says(['nonrefundable'], ['not:refund'])(understand(text)))) ||
    (asked.isOfCap && !found.quotes.some(({ text }) => hasCeiling(understand(text))))
  const equality = found && asked.equality
  return {
    about: { kind: kind.name },
    ...((asked.isWhether || equality || !found) &&
      !(found && asked.isOfLeave && kind.name !== 'termination' && !kind.isBan) && {
        isYes: equality
          ? areSidesEqual(found.quotes) === (equality === 'equal')
          : !isNo && !(asked.isOfLeave && kind.isBan),
      }),
    ...(equality && { equality }),
    quotes: found?.quotes ?? [],
    ...(found && { judged: { level: found.level, risks: found.risks } }),
  }
}

/** "Is it mutual?", "do both sides have the same right?", «هل هو متساوٍ بين الطرفين؟» */
const EQUAL =
  /\b(?:mutual|equal(?:ly)?|the same (?:for|right|way|notice|terms?)|same right|both (?:sides|parties|ways|of us)|either (?:side|party)|(?:work|cut|go)s? both ways)\b|متساو|متبادل|متكاف|نفس الحق|(?:بين|على|ل)ل?ا?لطرفين|للطرفين|لكلا|كلا الطرفين|الطرفان/iu
const ONE_SIDED = /\bone[- ]sided\b|\bonly (?:one|the other) (?:side|party)\b|طرف واحد/iu

/** Said of both at once, or of each with the same time. */
function areSidesEqual(quotes: readonly Quote[]): boolean {
  const parts = quotes.flatMap(({ text }) =>
    text.split(/[;؛]|\.\s|,? (?:but|while|whereas)(?= )|[،,]? (?=أما |اما |بينما |لكن )/u),
  )
  const rights = parts.filter((part) => {
    const { concepts } = understand(part)
    return concepts.has('party') || concepts.has('both')
  })
  if (rights.some((part) => understand(part).concepts.has('both'))) return rights.length === 1
  const [first, ...others] = rights.map((part) => periodsInDays(part).join(' '))
  return others.length > 0 && others.every((periods) => periods === first)
}

/** "How long am I bound?" in a text without a term: what it says of any time. */
function answerOfPeriods(asked: string, clauses: readonly Searched[]): Answer {
  const quotes = clauses.flatMap(({ number, sentences }) =>
    sentences
      .filter((sentence) => periodsInDays(sentence).length > 0)
      .map((text) => ({ clause: number, text })),
  )
  return {
    about: { words: asked.trim().replace(/^(?:and|و)\s+/i, '') },
    quotes: quotes.slice(0, MAX_QUOTES),
    ...(quotes.length === 0 && { isYes: false }),
  }
}

const ABOUT =
  /\b(?:about(?! to\b)|mention(?:s|ed|ing)?|says? anything (?:on|about)|regarding|on)\s(.+)|(?:عن|حول|بخصوص|بشأن|ذكر)\s(.+)/iu

/** What a question that names no kind of clause looks for: "is there anything about pets?" */
function contentOf(question: string): string | undefined {
  // "He sent this on WhatsApp, anything else?": the question begins behind the comma.
  const last = question.split(/[,،]/).at(-1) ?? ''
  const [, english, arabic] = ABOUT.exec(isYesNo(last) || isAny(last) ? last : question) ?? []
  return (english ?? arabic)?.replace(/[؟?.]$/, '').trim()
}

function answerOfWords(sought: string, clauses: readonly Searched[]): Answer {
  const wanted = words(sought).filter(({ word }) => !isStopword(word))
  const quotes = clauses.flatMap(({ number, sentences }) =>
    sentences
      .filter((sentence) => {
        const stems = new Set(words(sentence).map(({ stem }) => stem))
        return wanted.length > 0 && wanted.every(({ stem }) => stems.has(stem))
      })
      .map((text) => ({ clause: number, text })),
  )
  return { about: { words: sought }, isYes: quotes.length > 0, quotes: quotes.slice(0, MAX_QUOTES) }
}
