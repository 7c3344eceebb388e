import { addedIn } from '../follow-up/added.ts'
import { asksWhy } from '../follow-up/asks-why.ts'
import { quantities } from '../reading/quantities.ts'
import type { Quantity } from '../reading/quantity.ts'
import { words } from '../reading/words.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { isContract, pasted } from './pasted.ts'
import { type ContractScan, scanContract } from './scan.ts'

export interface ContractInput {
  text: string
  question?: string | undefined
  /** Asked of a text that was scanned before: nothing but the answer is wanted. */
  isOnlyAnswer?: boolean | undefined
}

/** What a message asks of the text that was pasted before, or changes in it; undefined where it brings another text. */
export function goOnWithContract(
  before: Before<ContractInput>,
  ask: Ask,
): Reading<ContractInput> | undefined {
  const { text } = before.at(-1)!.inputs[0]
  const said = ask.text
  const supposed = withFigure(text, said)
  if (supposed && SUPPOSES.test(said))
    return { request: said, input: { text: supposed, question: said } }
  const added = addedIn(said)
  if (added && isContract(pasted({ ...ask, text: added })))
    return { request: '', input: { text: `${text}\n${pasted({ ...ask, text: added }).text}` } }
  if (isContract(pasted(ask))) return undefined
  const texts = [...new Set(before.map(({ inputs }) => inputs[0].text))]
  const scan = scanContract(text, said)
  const isCompared = texts.length > 1 && (scan.wanted.isComparison || scan.wanted.isWorst)
  const question = asksWhy(said) && !answers(scan) ? ASKS_WORST : said
  if (isCompared)
    return {
      request: said,
      input: { text: numbered(texts), question: said, isOnlyAnswer: true },
    }
  if (!answers(scanContract(text, question))) return { missing: [missingQuestion] }
  return { request: said, input: { text, question, isOnlyAnswer: true } }
}

/** What a question of why asks after: what is worst in the text, and for what reason. */
const ASKS_WORST = 'Which is the riskiest clause, and is there a red flag?'

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

/** Texts that were sent one after the other, as clauses of one. */
const numbered = (texts: readonly string[]): string =>
  texts.map((text, at) => (/^\(?\p{Nd}/u.test(text) ? text : `${at + 1}. ${text}`)).join('\n')

const SUPPOSES =
  /(?<!\p{L})(?:if|what if|suppose|changed?|make it|made it|instead|now|only|reduced?|negotiated?|و?لو|و?[إا]ذا|غي?رو?\p{L}{0,3}|صار\p{L}{0,2}|خلو?\p{L}{0,3}|نزلو?\p{L}{0,3}|بدل|بقى|كان\p{L}{0,2})(?!\p{L})/iu

/** "And if the late fee was 1% a month?": the text with this figure in the place of the one of its kind that stands beside the same words. */
function withFigure(text: string, said: string): string | undefined {
  const [figure, ...others] = quantities(said).filter(isFigure)
  if (!figure || others.length > 1) return undefined
  const stems = new Set(words(said).map(({ stem }) => stem))
  const scored = quantities(text)
    .filter((one) => one.kind === figure.kind)
    .map((one) => ({ one, score: shared(text, one, stems) }))
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = scored
  if (
    !best ||
    best.score === 0 ||
    (next && next.score === best.score && next.one !== best.one && SAME(text, best.one, next.one))
  )
    return undefined
  const now = said.slice(figure.start, figure.end)
  const was = text.slice(best.one.start, best.one.end)
  // A figure of the same unit takes only the place of the number.
  const number = /[\d٠-٩][\d٠-٩.,٬٫]*(?:\s?[%٪])?/u
  const [wanted] = number.exec(now) ?? []
  const put = wanted && number.test(was) ? was.replace(number, wanted) : now
  return `${text.slice(0, best.one.start)}${put}${text.slice(best.one.end)}`
}

const isFigure = ({ kind }: Quantity): boolean =>
  kind === 'money' || kind === 'percent' || kind === 'duration'

const SAME = (text: string, one: Quantity, other: Quantity): boolean =>
  sentenceAt(text, one) !== sentenceAt(text, other)

const NEAR = 160
/** How many words of a message stand in the sentence of a figure. */
const shared = (text: string, figure: Quantity, stems: ReadonlySet<string>): number =>
  new Set(
    words(sentenceAt(text, figure)).flatMap(({ stem, word }) =>
      word.length > 2 && stems.has(stem) ? [stem] : [],
    ),
  ).size

function sentenceAt(text: string, { start, end }: Quantity): string {
  const before =
    text
      .slice(Math.max(0, start - NEAR), start)
      .split(/[.;؛\n،]\s?/)
      .at(-1) ?? ''
  const after = text.slice(end, end + NEAR).split(/[.;؛\n،](?!\d)/)[0] ?? ''
  return `${before}${text.slice(start, end)}${after}`
}

const missingQuestion: Missing = {
  name: {
    en: 'what you want to know of the text you pasted, or the figure that changes in it',
    ar: 'ما تريد معرفته عن النص الذي لصقته أو الرقم الذي يتغير فيه',
  },
  example: {
    en: 'what is missing from it? / how much notice is there? / what if the late fee is 1% a month?',
    ar: 'ما الناقص فيه؟ / كم مدة الإشعار؟ / ماذا لو كانت غرامة التأخير 1% شهريًا؟',
  },
}
