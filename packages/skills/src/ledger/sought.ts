import { once, onceFor } from '../once-for.ts'
import { foldArabic } from '../reading/arabic.ts'
import { type Word, words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { leftOutIn } from '../sentences/negation.ts'
import {
  atHand,
  circumstances,
  type Explaining,
  type Unexplained,
  unexplainedIn,
} from '../understanding/unexplained.ts'
import { isAbout } from './analysis.ts'
import type { LedgerInput } from './input.ts'
import { ledgerQuestions } from './questions.ts'

/** Words of a question that name no category or supplier. */
const common = once(
  () =>
    new Set(
      words(
        `a an and the of in on for to from by with at is are was were be do does did have has had how much many what which who when where why we our us i my me you your it its this that these those all any some please can could would show tell give get find list make here there month months year years week day date total totals sum amount amounts overall spend spent spending expense expenses cost costs pay paid payment payments money cash out go went going ledger csv table file data transaction transactions statement analyse analyze analysis summary summarise summarize overview report check look review company business account accounts aed dhs dirham dirhams just only hi hello thanks thank plz kindly about january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec below following attached each separately apart respectively see want know need mistake mistakes mistakenly accident accidentally error half quarter share split
    كل واحد الواحد نفر شخص علينا بالتساوي نقسم قسم فاتورة فواتير الفواتير نصف النصف ربع الربع أول الاول ثاني الثاني
    كم ما ماذا هل من حدة حده كلا منهما منهم في على عن الى إلى هذا هذه التي الذي كان كانت نحن لنا لي مجموع إجمالي صرفنا صرفت نصرف أنفقنا انفقنا دفعنا مصروفات مصاريف المصروفات المصاريف مصروف تكاليف إنفاق الإنفاق نفقات مبلغ المبلغ مبالغ شهر الشهر سنة عام جدول الجدول دفتر كشف حساب الحساب حلل حلّل لخص تحليل ملخص لو سمحت فضلك رجاء اعطني أعطني درهم دراهم يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر التالي التالية آخر أسبوع الأسبوع معاملات المعاملات البيانات بيانات ملف غلط بالغلط خطأ بالخطأ`,
      ).flatMap(({ word, stem }) => [word, stem]),
    ),
)
const AFTER_ON = /(?:\b(?:on|for|to)|(?:^|\s)(?:علي|لـ?|في))\s+(?:the |our )?$/

/** The words of a request that a category or description holds, and those left out; of a search also what it holds nowhere. */
export function soughtWords(
  asked: string,
  entries: LedgerInput['entries'],
  isSearch: boolean,
): { words: string[]; without: string[] } {
  const all = words(asked)
  const isLeftOut = leftOutIn(asked, all)
  const looked = new Map<string, boolean>()
  const isHeld = (phrase: string) => {
    const held = looked.get(phrase) ?? entries.some((entry) => isAbout(entry, [phrase]))
    looked.set(phrase, held)
    return held
  }
  const categories = new Set(entries.flatMap(({ category }) => foldArabic(category ?? '')))
  // «الفواتير» of a ledger that has a category of that name, where «فاتورة الكهرباء» is of electricity.
  const isCategory = ({ word }: Word) =>
    word.length > SHORTEST_CATEGORY && categories.has(word.replace(ATTACHED, ''))
  const candidates = all.flatMap((word, from) =>
    isCommon(word) && !(ARABIC.test(word.word) && isCategory(word))
      ? []
      : [{ ...word, isOut: isLeftOut({ ...word, concept: '', from, to: from + 1 }) }],
  )
  // «لزين» asks for «زين» where the ledger holds no word with a ل of its own.
  const known = candidates.flatMap((word) => {
    if (isHeld(word.word)) return [word]
    return word.unattached && isHeld(word.unattached)
      ? [{ ...word, word: word.unattached, start: word.end - lengthOf(asked, word) }]
      : []
  })
  const without = phrasesOf(
    asked,
    known.filter(({ isOut }) => isOut),
    isHeld,
  )
  const held = phrasesOf(
    asked,
    known.filter(({ isOut }) => !isOut),
    isHeld,
  )
  if (known.length > 0 || !isSearch) return { words: held, without }
  // "spend on travel": a word the ledger does not hold still deserves "nothing".
  const sought = candidates.filter((word) => isObject(asked, word))
  return { words: sought.map((word) => asWritten(asked, word)), without }
}

const ARABIC = /^\p{Script=Arabic}/u
const SHORTEST_CATEGORY = 3

/** «على الإعلانات» of a ledger that has «إعلان», «كهربا» of one that has «كهرباء»: what it holds, as it stands there. */
export function inSingular(said: string, entries: LedgerInput['entries']): string {
  const asked = said.replace(ON_THE, 'على ال')
  const isHeld = (word: string) => entries.some((entry) => isAbout(entry, [word]))
  return words(asked)
    .filter(({ word }) => PLURAL.test(word) || WITHOUT_HAMZA.test(word))
    .slice(0, MOST_PLURALS)
    .reduceRight((rest, { word, start, end }) => {
      const single = word.replace(ATTACHED, '').replace(PLURAL, '').replace(WITHOUT_HAMZA, 'اء')
      return !isHeld(word) && isHeld(single)
        ? `${rest.slice(0, start)}${single}${rest.slice(end)}`
        : rest
    }, asked)
}
const MOST_PLURALS = 20
/** «عالأكل», but no «عالم» and no «عالية» */
const ON_THE = /(?<!\p{L})عال(?=\p{L}{3})(?!م(?:ي|ية|يه)(?!\p{L})|ي[ةه]?(?!\p{L}))/gu
const PLURAL = /(?<=\p{Script=Arabic}{3})ات$/u
const WITHOUT_HAMZA = /(?<=\p{Script=Arabic}{2})ا$/u
const ATTACHED = /^(?:[وف]?[بكلع]?ال|و?لل)(?=.{3})/u

const lengthOf = (asked: string, { start, end }: Word) =>
  asked.slice(start, end).replace(/^[وف]?[بل]/, '').length

const isCommon = ({ word, stem }: Word) =>
  word.length < 2 ||
  common().has(word) ||
  common().has(stem) ||
  common().has(word.replace(/^[وبل]?ال|^[وبل]/, ''))

/** The particle of the question does not belong into the answer: للكهرباء */
const asWritten = (asked: string, { start, end }: Word) =>
  asked.slice(start, end).replace(/^(?:لل|[وب]ال)(?=\p{L}{2})/u, 'ال')

/** "My Etisalat bill": of Etisalat, and not of all that is called a bill. */
const BILL = /^(?:bills?|invoices?|fees?|payments?|charges?)$/
/** Words that stand together in the ledger as they do in the request are one thing: "Meta ads". */
function phrasesOf(
  asked: string,
  known: readonly Word[],
  isHeld: (phrase: string) => boolean,
): string[] {
  const found: string[] = []
  for (const [index, word] of known.entries()) {
    const before = known[index - 1]
    const together = before && `${found.at(-1)}${asked.slice(before.end, word.end)}`
    if (together && isHeld(together)) found[found.length - 1] = together
    else if (before && BILL.test(word.word) && asked.slice(before.end, word.start) === ' ') continue
    else found.push(asWritten(asked, word))
  }
  const plain = found.map((phrase) =>
    /^و\p{L}{3}/u.test(phrase) && isHeld(phrase.slice(1)) ? phrase.slice(1) : phrase,
  )
  return [...new Map(plain.map((phrase) => [foldArabic(phrase), phrase])).values()]
}

const isObject = (asked: string, word: Word) => {
  const before = foldArabic(asked.slice(Math.max(0, word.start - 12), word.start))
  return AFTER_ON.test(before) && !isCircumstance(word, before)
}

/** "The bill for yet" ends before the "yet", and "paid to people" is spent on nothing. */
const isCircumstance = (word: Word, before: string): boolean =>
  circumstances([word]).some(
    ({ concept }) => concept === 'manner' || (concept === 'person' && TO.test(before)),
  )
const TO = /\b(?:to|for)\s+(?:the |our )?$/

const stemsHeld = onceFor(
  (entries: LedgerInput['entries']) =>
    new Set(
      namesIn(entries).flatMap((name) => words(name).flatMap(({ word, stem }) => [word, stem])),
    ),
)

/** What is asked of a ledger; a word that its entries hold, «إعلان», is no slip of one that asks, «أعلى». */
export const questionsBeside =
  (entries: LedgerInput['entries']): typeof ledgerQuestions =>
  (all) => {
    const stems = stemsHeld(entries)
    return ledgerQuestions(all).filter(
      ({ isNear, from, to }) =>
        !all
          .slice(from, to)
          .some(
            (one) => (isNear || hasLostItsEnd(one)) && (stems.has(one.word) || stems.has(one.stem)),
          ),
    )
  }

/** The stem of «إعلان» is that of «أعلى»: what was taken for the ending of two belongs to the word. */
const hasLostItsEnd = ({ word, stem }: Word): boolean => word.endsWith('ان') && !stem.endsWith('ان')

/** What explains a word of a request: what is asked of a ledger, and what its entries are called. */
export const explainingOf = onceFor(
  (entries: LedgerInput['entries']): Explaining => ({
    find: (all) => [...ledgerQuestions(all), ...commonIn(all), ...entryWords(all)],
    atHand: atHand(
      entries.flatMap(({ description, category = '' }) => [description, category]),
      ['total altogether biggest twice category مجموع اكبر'],
    ),
  }),
)

/** Categories, and the words of what each entry is called. */
export const namesIn = (entries: LedgerInput['entries']): string[] =>
  entries.flatMap(({ description, category = '' }) => [
    category,
    description,
    ...description.split(/[\s,*/-]+/),
  ])

const spending = lexicon({
  spending:
    'expense, spending, cost, payment, charge, entry, transaction, مصروف, مصاريف, انفاق, دفعه, قيد',
})
/** What the lines of a ledger are called, whatever is asked of them. */
const entryWords = lexicon({
  entry:
    'entry, entries, transaction, posting, booking, record, line, row, قيد, قيود, قيدين, القيود, حركه, حركات, معامله, عمليه, عمليات, سطر, سطور, اسطر',
})
const commonIn = (all: readonly Word[]) =>
  all.flatMap((word, from) =>
    isCommon(word) ? [{ ...word, concept: 'common', from, to: from + 1 }] : [],
  )

/** "The biggest expense for X", "on fuel in X": words that may restrict what is asked and that no entry holds. */
export function strangeWords(asked: string, entries: LedgerInput['entries']): Unexplained[] {
  const all = words(asked)
  const explaining = explainingOf(entries)
  const { stems } = explaining.atHand
  const roles = new Map([
    ...[...ledgerQuestions(all), ...spending(all)].map(({ to }) => [to - 1, 'operation'] as const),
    ...all.flatMap((word, index) =>
      !isCommon(word) && [word.word, word.stem].some((form) => stems.has(form))
        ? [[index, 'column'] as const]
        : [],
    ),
  ])
  return unexplainedIn(asked, explaining, roles)
}
