import { addedIn } from '../follow-up/added.ts'
import { asksWhy } from '../follow-up/asks-why.ts'
import { removes } from '../follow-up/removes.ts'
import { textMeant } from '../follow-up/text-meant.ts'
import { wordCount } from '../reading/prose.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { splitClauses } from './clauses.ts'
import { comparedClauses } from './compared.ts'
import { supposesFigure, withFigureChanged } from './figure-changed.ts'
import { clauseNumbered, kindsOfFigure, kindsSpokenOf } from './focus.ts'
import { titleIn } from './labels.ts'
import { isContract, pasted } from './pasted.ts'
import { type ContractScan, scanContract } from './scan.ts'
import { asksWhetherToSign } from './signing.ts'
import { wantedIn } from './wanted.ts'

export interface ContractInput {
  text: string
  question?: string | undefined
  /** Asked of a text that was scanned before: nothing but the answer is wanted. */
  isOnlyAnswer?: boolean | undefined
  /** The only kinds of clause that are to be told of. */
  focus?: string[] | undefined
  /** The texts before it, with which it is compared. */
  others?: string[] | undefined
}

/** What a message asks of the text that was pasted before, or changes in it; undefined where it brings another text. */
export function goOnWithContract(
  before: Before<ContractInput>,
  ask: Ask,
): Reading<ContractInput> | undefined {
  const said = ask.text
  const texts = [...new Set(before.map(({ inputs }) => inputs[0].text))]
  const last = before.at(-1)!.inputs[0]
  const brought = pasted(ask)
  const added =
    addedIn(said) ?? (GOES_ON.test(said) && isContract(brought) ? brought.text : undefined)
  if (added && wordCount(added) >= LEAST_CLAUSE) {
    const own = pasted({ ...ask, text: added })
    return { request: '', input: { text: `${last.text}\n${isContract(own) ? own.text : added}` } }
  }
  if (isContract(brought))
    return wantedIn(brought.question).isComparison
      ? compared([last.text, brought.text], said)
      : undefined
  const text = textMeant(said, texts) ?? last.text
  const isOfNumber = clauseNumbered(said, text) !== undefined && !/%|\p{Sc}/u.test(said)
  const supposed = isOfNumber
    ? undefined
    : withFigureChanged(text, said, {
        former: formerOf(text, before),
        spokenOf: wordsSpokenOf(said, text),
      })
  if (supposed) return { request: said, input: { text: supposed, question: said } }
  if (!isOfNumber && supposesFigure(text, said))
    return { missing: [missingQuestion(scanContract(text))] }
  const without = removes(said) ? withoutClause(text, said) : undefined
  if (without) return { request: '', input: { text: without } }
  return answered(before, said, text, texts)
}

/** A clause that is told beside the others: "and it also says: …", «وفيه كمان بند: …». */
const GOES_ON =
  /^\P{L}{0,3}(?:and |also |oh )*(?:it|there|they|this|he|she)(?:['’]?s| is| also)? (?:also |another )?(?:says?|clause|written|has|wrote|this)|^\P{L}{0,3}و?(?:فيه?|مكتوب|كاتبين) (?:كمان|بعد|[أا]يضا|برضو|برضه|بند)/iu
const LEAST_CLAUSE = 3

/** The words of the clauses that a message speaks of. */
function wordsSpokenOf(said: string, text: string): string[] {
  const { findings } = scanContract(text)
  const kinds = kindsSpokenOf(said, text, findings)
  return findings.flatMap(({ kind, quotes }) =>
    kinds.includes(kind) ? quotes.map((quote) => quote.text) : [],
  )
}

/** The text as it was before its last change. */
const formerOf = (text: string, before: Before<ContractInput>): string | undefined =>
  before.findLast(({ inputs }) => inputs[0].text !== text)?.inputs[0].text

function answered(
  before: Before<ContractInput>,
  said: string,
  text: string,
  texts: readonly string[],
): Reading<ContractInput> {
  const scan = scanContract(text, said)
  const { isComparison, isWorst } = scan.wanted
  if (texts.length > 1 && (isComparison || isWorst) && isApart(texts)) return compared(texts, said)
  if (asksWhetherToSign(said))
    return { request: said, input: { text, question: ASKS_WORST, isOnlyAnswer: true } }
  const isOfAsking = ASKS_WHAT_TO_ASK.test(said)
  const isWhy = asksWhy(said) || EXPLAINS.test(said)
  const ofFigure = scan.fairness ? kindsOfFigure(said, scan.findings) : []
  const isBack = text !== before.at(-1)!.inputs[0].text
  const spoken = ofFigure.length > 0 || isBack ? ofFigure : kindsSpokenOf(said, text, scan.findings)
  const isOfClause = isOfAsking || (isWhy && spoken.length > 0) || ofFigure.length > 0
  const isWorstOfAll =
    OF_ALARM.test(said) || (isComparison && !isWorst && !comparedClauses(scan.findings))
  if (isWorstOfAll && spoken.length === 0)
    return { request: said, input: { text, question: ASKS_WORST, isOnlyAnswer: true } }
  if (answers(scan) && !isOfClause)
    return {
      request: said,
      input: { text, question: said, isOnlyAnswer: !scan.wanted.isOnlyHigh },
    }
  const isOfLast = isOfAsking || isWhy || REFERS.test(said)
  const focus = spoken.length > 0 ? spoken : isOfLast ? kindsOfLast(before, text) : []
  const question = ofFigure.length > 0 ? { question: said } : {}
  if (focus.length > 0) return { request: said, input: { text, focus, ...question } }
  if (isOfAsking) return { request: said, input: { text } }
  if (isWhy) return { request: said, input: { text, question: ASKS_WORST, isOnlyAnswer: true } }
  const about = ABOUT.exec(said)?.[1]
  if (about) {
    const asked = /\p{Script=Arabic}/u.test(about)
      ? `هل يوجد شيء عن ${about}؟`
      : `Does it say anything about ${about}?`
    if (answers(scanContract(text, asked)))
      return { request: said, input: { text, question: asked, isOnlyAnswer: true } }
  }
  return isBack ? { request: said, input: { text } } : { missing: [missingQuestion(scan)] }
}

/** "What about holidays?": what no clause may hold. */
const ABOUT =
  /^\P{L}{0,3}(?:and |so )?(?:(?:what|how) about|anything on|and|و?(?:ماذا|شو|[إا]يش|وش) عن|طيب و)\s?(?:the )?([\p{L} ]{3,40}?)[\s.?؟!]{0,3}$/iu
const OF_ALARM =
  /\b(?:(?:are|is|look|looks) (?:there )?(?:anything )?(?:bad|dangerous|risky)|bad (?:for me|ones|parts?))\b|(?<!\p{L})(?:سي[ئّ]?[ةه]?|ضدي|مو في صالحي|مش في صالحي)(?!\p{L})/iu
const ASKS_WHAT_TO_ASK =
  /\b(?:(?:do|should|can|could|shall|must|would|to) (?:i |we )?(?:ask|change|fix|negotiate|request|push|say)|questions? (?:to|for)|negotiate|push back)\b|(?<!\p{L})(?:[اأن]?س[اأ]ل\p{L}{0,3}|[اأن]طلب\p{L}{0,3}|[اأن]فاوض\p{L}{0,3}|[اأن]ناقش\p{L}{0,3}|[أا]?قول ?ل?هم|[أا]?رد عليهم)(?!\p{L})/iu
const EXPLAINS =
  /\b(?:explain|tell me more|more (?:about|on)|what does (?:that|it|this) mean|meaning|details?)\b|(?<!\p{L})(?:[اأ]?شرح\p{L}{0,3}|وضح\p{L}{0,3}|فهمني|يعني (?:شو|ايش|وش|ايه)|(?:شو|ايش|وش) يعني|تفاصيل)(?!\p{L})/iu
const REFERS =
  /\b(?:it|that|this|that one|this one)\b|(?<!\p{L})(?:عن|في|ب|علي|من)(?:ه|ها)(?!\p{L})|(?<!\p{L})(?:هذا|هاد|ده|هذي|دي)(?!\p{L})/iu

/** What a question of why asks after: what is worst in the text, and for what reason. */
const ASKS_WORST = 'Which is the riskiest clause, and is there a red flag?'

/** What was told of last: asked about, or the clause that was added or changed. */
function kindsOfLast(before: Before<ContractInput>, text: string): string[] {
  const last = before.at(-1)!.inputs[0]
  if (last.focus) return last.focus
  const { answers: found, findings } = scanContract(text, last.question)
  const asked = found.flatMap(({ about }) => ('kind' in about ? [about.kind] : []))
  if (asked.length > 0) return asked
  const former = formerOf(text, before)
  if (former === undefined || former.length === 0)
    return findings.length === 1 ? findings.map(({ kind }) => kind) : []
  const known = new Set(splitClauses(former).flatMap(({ sentences }) => sentences))
  return findings.flatMap(({ kind, quotes }) =>
    quotes.some((quote) => !known.has(quote.text)) ? [kind] : [],
  )
}

/** Whether something of the text answers what was asked of it. */
const answers = ({ answers: found, wanted, fairness }: ContractScan): boolean =>
  found.length > 0 ||
  fairness !== undefined ||
  wanted.isMissing ||
  wanted.isFigures ||
  wanted.isOnlyHigh ||
  wanted.isWorst ||
  wanted.isAlarm ||
  wanted.isComparison

/** Texts that were sent one after the other, and not one that grew or was changed. */
const isApart = (texts: readonly string[]): boolean =>
  texts.every((text, at) => at === 0 || !text.startsWith((texts[at - 1] as string).slice(0, 40)))

const compared = (texts: readonly string[], request: string): Reading<ContractInput> => ({
  request,
  input: { text: texts.at(-1) ?? '', others: texts.slice(0, -1) },
})

/** "They took clause 4 out": the text without the sentences of the clause that is meant. */
function withoutClause(text: string, said: string): string | undefined {
  const clauses = splitClauses(text)
  const number = clauseNumbered(said, text)
  const { findings } = scanContract(text)
  const kinds = new Set(number === undefined ? kindsSpokenOf(said, text, findings) : [])
  const meant = findings.flatMap(({ kind, quotes }) =>
    kinds.has(kind) ? quotes.map(({ clause }) => clause) : [],
  )
  const gone = clauses.filter((clause) =>
    number === undefined ? meant.includes(clause.number) : clause.number === number,
  )
  if (gone.length === 0 || gone.length === clauses.length) return undefined
  return gone
    .flatMap(({ sentences }) => sentences)
    .reduce((left, sentence) => left.replace(sentence, ''), text)
}

const missingQuestion = ({ findings }: ContractScan): Missing => {
  const kinds = findings.map(({ kind }) => kind)
  return {
    name: {
      en: `what you want to know of the text you pasted (${kinds.map(titleIn('en')).join(', ')}), or the figure that changes in it`,
      ar: `ما تريد معرفته عن النص الذي لصقته (${kinds.map(titleIn('ar')).join('، ')}) أو الرقم الذي يتغير فيه`,
    },
    example: {
      en: 'what is missing from it? / what should I ask about the payment? / what if the late fee is 1% a month?',
      ar: 'ما الناقص فيه؟ / ماذا أسأل عن السداد؟ / ماذا لو كانت غرامة التأخير 1% شهريًا؟',
    },
  }
}
