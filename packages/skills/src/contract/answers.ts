import { type Word, words } from '../reading/words.ts'
import { grammar } from '../sentences/grammar.ts'
import { requestsIn } from '../sentences/requests.ts'
import { sentencesIn } from '../sentences/split.ts'
import type { Answer } from './answer.ts'
import { answerOfKind } from './answer-of-kind.ts'
import { type ClauseKind, type Finding, type Said, says, understand } from './clause-kind.ts'
import { equalityAsked } from './equality.ts'
import { paysToLeave } from './leaving.ts'
import { asksWhetherToSign, withoutSigned } from './signing.ts'
import {
  answerOfPeriods,
  answerOfWords,
  contentOf,
  MAX_QUOTES,
  type Searched,
  topicsIn,
} from './sought.ts'
import { answerOfLength } from './too-long.ts'
import { wantedIn } from './wanted.ts'
import { contractWords } from './words.ts'

/** What a request asks of the contract, answered from its clauses alone. */
export function answersTo(
  question: string,
  findings: readonly Finding[],
  kinds: readonly ClauseKind[],
  clauses: readonly Searched[],
): Answer[] {
  const answers = partsOf(question).flatMap(({ text, isYesNo: isWhether, isRated }): Answer[] => {
    const said = understand(withoutDegree(withoutContract(withoutSigned(text))))
    const named = kinds.filter((kind) => (kind.asked ?? kind.heading)(said))
    const isLasting = said.concepts.has('howLong')
    const hasTerm = findings.some(({ kind }) => kind === 'term')
    const equality = equalityAsked(text)
    // "Is it one-sided?" asked of a single clause
    const sole = equality && named.length === 0 && findings.length === 1 ? findings[0] : undefined
    const asked =
      isLasting && named.length === 0
        ? kinds.filter(({ name }) => name === 'term')
        : sole
          ? kinds.filter(({ name }) => name === sole.kind)
          : named
    if (isLasting && named.length === 0 && !hasTerm) return [answerOfPeriods(text, clauses)]
    if (asked.length > 0) {
      const isLate = said.concepts.has('late')
      const isOfLeave = OF_LEAVE.test(text)
      const isBack = GETS_BACK.test(text)
      const isOfCap = said.concepts.has('ceiling')
      const found = asked.map((kind) =>
        answerOfKind(kind, findings, {
          isWhether,
          isRated,
          isLate,
          isOfCap,
          isOfLeave,
          isBack,
          equality,
        }),
      )
      // "A late fee" may stand under payment or under penalties: what is found is told.
      const told = found.filter(({ quotes }) => quotes.length > 0)
      const leaving = told.length === 0 && said.concepts.has('penalty') && costOfLeaving(findings)
      if (leaving) return [{ ...leaving, ...(isWhether && { isYes: true }) }]
      if (isLate && told.length === 0 && !said.concepts.has('penalty'))
        return [{ about: { words: lateIn(text) }, isYes: false, quotes: [] }]
      const beside = told.length > 0 ? undefined : answerBeside(said, findings)
      if (beside) return [beside]
      // "I have to pay back training, is that allowed?" does not ask for a clause on payment.
      if (isRated && told.length === 0 && findings.length > 0 && !ABSENT.test(text)) return []
      return (told.length > 0 ? told : found).slice(0, MAX_QUOTES)
    }
    // "He sent this on WhatsApp, anything else?": the question begins behind the comma.
    const last = text.split(/[,،]/).at(-1) ?? ''
    const sought = isWhether ? contentOf(isYesNo(last) || isAny(last) ? last : text) : undefined
    return sought ? topicsIn(sought).map((topic) => answerOfWords(topic, clauses)) : []
  })
  const nameOf = ({ about }: Answer) => ('kind' in about ? about.kind : about.words)
  // "The period is too long", «زايدة عن المسموح»: nothing that is not there is asked for.
  const ofLength = answerOfLength(question, findings)
  const told = ofLength ? [ofLength, ...answers.filter(({ quotes }) => quotes.length > 0)] : answers
  // "How long is the notice, and is it the same for both?": the fuller answer is told.
  const fuller = told.toSorted((a, b) => Number(!!b.equality) - Number(!!a.equality))
  const best = told.map((one) => fuller.find((other) => nameOf(other) === nameOf(one)) ?? one)
  return best.filter(
    (answer, index) => best.findIndex((other) => nameOf(other) === nameOf(answer)) === index,
  )
}

/** "Is it normal that there is no way out?", «طبيعي ما في بند إنهاء؟» */
const ABSENT =
  /\b(?:no|without|missing|isn['’]?t any|lacks?)\b|(?<!\p{L})(?:ما ?فيه?|مفيش|مافيش|ماكو|بدون|دون|من غير|ليس|لا يوجد)(?!\p{L})/iu
const OF_ANY: ReadonlySet<string> = new Set(['may', 'party', 'agreement', 'both', 'whole', 'ban'])

/** There are terms of payment, but none for paying late. */
const lateIn = (question: string): string =>
  /[\u0621-\u064a]/u.test(question) ? 'التأخر في السداد' : 'late payment'

/** "Is there a penalty?" where leaving early costs a sum. */
function costOfLeaving(findings: readonly Finding[]): Answer | undefined {
  const found = findings.find(({ kind }) => kind === 'termination')
  const quotes = found?.quotes.filter(({ text }) => paysToLeave(understand(text))) ?? []
  const [quote] = quotes
  return quote && found
    ? {
        about: { kind: found.kind },
        quotes,
        judged: { level: quote.level, risks: quote.risks },
      }
    : undefined
}

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
  /\b(?:get|getting|have|receive)\b[^.?!]{0,40}\bback\b|\brefund(?:ed|able)?\b|(?<!\p{L})[وفبه]?[أاني]?(?:سترد|سترجع|رجعلي|رجعولي|رجعون لي)(?!\p{L})|(?<!\p{L})[بيتهن]{0,2}رجع\p{L}{0,3} (?:ال)?(?:فلوس|مصار|مبلغ|عربون|ت[أا]مين|وديع)/iu

/** "Can I sublet it?", «بقدر أشتغل عند منافس؟» */
const OF_LEAVE =
  /\b(?:can|may|could) (?:i|we)\b|\bdo(?:es)? (?:\w{1,12} ){1,3}(?:have|need) to\b|\b(?:am i|are we) (?:still )?allowed\b|(?<!\p{L})(?:[وبهف]?[اأن]?قدر|فيني|ممكن|مسموح|يحق لي|يحقلي|ينفع) /iu

/** The questions of a request one after the other: "any penalty, and which court?" */
interface Part {
  text: string
  isYesNo: boolean
  /** Whether it is much, fair or allowed is asked, not whether it is there. */
  isRated: boolean
}

function partsOf(question: string): Part[] {
  // "Only tell me the notice period" asks without a mark.
  const { isOnlyAnswers } = wantedIn(question)
  return sentencesIn(question).flatMap(({ text: whole, isQuestion }) => {
    const text = behindTelling(whole)
    const parts = requestsIn(text, { find: contractWords })
    return parts.flatMap((part, index) => {
      const said = words(part.text)
      const isRated = said.some(({ word }) => DEGREE.test(word))
      const isWhether = !isRated && !asksWho(said) && (isYesNo(part.text) || isAny(part.text))
      const asksWhich = said.some(
        ({ word }, at) =>
          WHICH.test(word) ||
          DEGREE.test(word) ||
          (at === 0 && /^و?اي$/.test(word)) ||
          (at === 0 && word === 'ما' && /^ه[يو]$/.test(said[1]?.word ?? '')),
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
        ? [
            {
              text: part.text,
              isYesNo: isWhether || goesOn || (!asksWhich && isEnd && isQuestion),
              isRated,
            },
          ]
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
  /\b(?:will|would|should) i\b|\bif i\b(?! (?:leave|quit|cancel|stop|move|resign|end|change|withdraw|back out|forget|miss))|(?<!\p{L})[وف]?[بها]{0,2}(?:ربح|كسب)(?!\p{L})|قضي[ةه]|(?<!\p{L})(?:لو|[اإ]ذا) (?:[اأ]نا|ما|م?شت|رحت|دفعت|وقفت)(?!\p{L})/iu

/** What leaving early costs, a contract may say. */
const isOwnAct = (text: string): boolean =>
  OWN_ACT.test(text) && !says(['early'], ['late'])(understand(text))

/** «عقد الإيجار», "the rental agreement": what the contract is called asks for none of its clauses. */
const CALLED =
  /\b(?:rent|rental|maintenance|insurance|service|payment|supply) (?=(?:agreement|contract)s?\b)|(?<=(?<!\p{L})[وبلف]?(?:ه)?عقو?د )(?:ال)?(?:[إا]يجار|[آأا]جار|[أا]جرة|ت[أا]جير|صيانة|ت[أا]مين|خدمات|توريد|بيع)(?!\p{L})/giu
const withoutContract = (text: string): string =>
  text.replace(CALLED, (found) => ' '.repeat(found.length))

/** "Any penalty", «في هالعقد شرط جزائي» */
const isAny = (text: string) => /^\s*(?:and |و)?(?:any(?:thing)?|فيه?|هل)\s/i.test(text)
/** "Is the late fee steep?" asks for the rating, not whether there is one. */
const DEGREE =
  /^(?:ok|okay|fine|legal|enforceable|binding|valid|زين|تمام|قانوني|steep|high|low|riskiest|worst|الاخطر|اخطر|fair|unfair|normal|reasonable|risky|risk|dangerous|nasty|bad|harsh|عالي|عاليه|standard|usual|common|typical|allowed|acceptable|lawful|much|right|معقول|معقوله|طبيعي|طبيعيه|عادي|عاديه|عادل|عادله|منصف|منصفه|مسموح|مسموحه|مقبول|مقبوله|متعارف|معتاد|معتاده|كتير|كثير|وايد|قانونيه|خطر|خطير|خطيره|مخاطر|مجحف|مجحفه|كبير|كبيره)$/
/** What is asked to be rated is not named by it. */
const withoutDegree = (text: string): string =>
  words(text)
    .filter(
      ({ word }, at, all) =>
        DEGREE.test(word) ||
        // «انهي بند», but «انهي العقد» ends it.
        (at === 0 && /^و?انهي$/.test(word) && !/^ال/.test(all[1]?.word ?? '')),
    )
    .reduceRight((kept, { start, end }) => kept.slice(0, start) + kept.slice(end), text)
/** «مين يقدر ينهي العقد؟» is no question of yes or no. */
const asksWho = ([first]: readonly Word[]): boolean =>
  /^(?:who|whose|و?مين|و?من)$/.test(first?.word ?? '')
const WHICH =
  /^(?:who|whose|what|what's|whats|when|where|which|how|why|و?(?:متي|امتي|لمن|لمين|كم|كام|كيف|ليش|لماذا|ماذا|ايش|وش|شو|ايه|اين|وين|فين|مين|انهي))$/

/** "Can they cut my salary." */
const OPENS_QUESTION =
  /^\s{0,5}(?:can|does|do|is|are|will|am) (?:they|he|she|it|this|i|we|there)\b/i

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
  // «يحق للشركة خصم …» is a clause.
  const isRight = /^(?:يحق|يجوز)$/.test(all[first]?.word ?? '')
  const isAsked =
    /[?؟]\s*$/.test(text) ||
    OPENS_QUESTION.test(text) ||
    (!isRight && grammar(all).some(({ concept }) => concept === 'ask'))
  return (
    asksWhether ||
    (/[?؟]\s*$/.test(text) && CAN_THEY.test(text)) ||
    (/[?؟]\s*$/.test(text) && /^any(?:thing)?$/.test(all[first]?.word ?? '')) ||
    (starts.test(all[first]?.word ?? '') && (isAsked || all[first]?.word === 'هل'))
  )
}

/** «عقد شقتي 1204، يقدر المالك يزيد الإيجار؟»: what the other side may do, whatever is told before. */
const CAN_THEY =
  /\b(?:can|could|may) (?:they|he|she|the \w{3,12}|my \w{3,12}) \w|(?<!\p{L})(?:بي?|هل )?[يت]?قدر(?:ون|وا)? |(?<!\p{L})(?:هل )?(?:يحق|يجوز) ل|(?<!\p{L})(?:ينفع|ممكن) (?:ال)?\p{L}{3}/iu
