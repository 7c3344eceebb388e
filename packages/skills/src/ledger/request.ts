import { foldArabic } from '../reading/arabic.ts'
import { quantities } from '../reading/quantities.ts'
import { table } from '../reading/table.ts'
import { type Word, words } from '../reading/words.ts'
import type { Missing, Reading } from '../skill.ts'
import { isAbout } from './analysis.ts'
import { entriesOf } from './entries.ts'
import type { LedgerInput } from './input.ts'
import { monthsIn } from './months.ts'

/** The ledger pasted into a request, and what is asked of it. */
export function readLedger(text: string, today: string): Reading<LedgerInput> {
  const pasted = table(text, today)
  const ledger = pasted && entriesOf(pasted, today)
  if (!pasted || !ledger || ledger.entries.length === 0) return { missing: [names.table] }
  if (ledger.currencies.length > 1) return { missing: [names.oneCurrency] }
  const { entries, skippedLines, signs, currencies } = ledger
  const asked = pasted.around
  const latest = entries
    .flatMap(({ date }) => (date ? [date] : []))
    .sort()
    .at(-1)
  const months = monthsIn(asked, latest)
  const question = questionOf(asked)
  const [month] = question === 'changes' ? [] : months
  const compare =
    question === 'changes' && months.length > 0 ? comparedMonths(months, latest) : undefined
  const sought = question === 'overview' || question === 'top' ? soughtWords(asked, entries) : []
  const top =
    question === 'top'
      ? quantities(asked).find((quantity) => quantity.kind === 'number')
      : undefined
  return {
    input: {
      entries,
      currency: currencies[0] ?? 'AED',
      question: question === 'overview' && sought.length > 0 ? 'search' : question,
      words: question === 'overview' ? sought : [],
      ...(month ? { month } : {}),
      ...(compare ? { compare } : {}),
      top: top?.kind === 'number' && Number.isInteger(top.value) ? top.value : 5,
      skippedLines,
      ...(signs ? { signs } : {}),
    },
  }
}

/** Two months that are named, or one and the last of the ledger; the earlier first. */
function comparedMonths(
  named: readonly string[],
  latest: string | undefined,
): [string, string] | undefined {
  const [from, to] = [
    ...new Set(named.length > 1 ? named.slice(0, 2) : [...named, latest?.slice(0, 7) ?? '']),
  ].sort()
  return from && to ? [from, to] : undefined
}

const QUESTIONS: readonly (readonly [LedgerInput['question'], RegExp])[] = [
  ['duplicates', /duplicat|twice|double|repeated|مكرر|تكرار|مرتين|مزدوج/],
  [
    'changes',
    /\bchang|increas|decreas|compar|trend|went up|gone up|grew|month over month|more than last|تغير|زياده|زادت|مقارنه|قارن|ارتفع|انخفض/,
  ],
  ['top', /\b(?:top|biggest|largest|highest|most expensive|greatest)\b|اكبر|اعلي|اغلي/],
  [
    'categories',
    /categor|breakdown|break (?:it |this )?down|by type|where (?:did|does|is) (?:the|our|my) money|فيه|فيات|تصنيف|توزيع|بنود/,
  ],
  ['months', /(?:by|per|each|every) month|monthly|شهري|كل شهر|حسب الشهر|لكل شهر/],
]

function questionOf(asked: string): LedgerInput['question'] {
  const folded = foldArabic(asked)
  return QUESTIONS.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'overview'
}

/** Words of a question that name no category or supplier. */
const COMMON = new Set(
  words(
    `a an and the of in on for to from by with at is are was were be do does did have has had how much many what which who when where why we our us i my me you your it its this that these those all any some please can could would show tell give get find list make here there month months year years week day date total totals sum amount amounts overall spend spent spending expense expenses cost costs pay paid payment payments money cash out go went going ledger csv table file data transaction transactions statement analyse analyze analysis summary summarise summarize overview report check look review company business account accounts aed dhs dirham dirhams just only hi hello thanks thank plz kindly about january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec below following attached
    كم ما ماذا هل من في على عن الى إلى هذا هذه التي الذي كان كانت نحن لنا لي مجموع إجمالي صرفنا صرفت نصرف أنفقنا انفقنا دفعنا مصروفات مصاريف المصروفات المصاريف مصروف تكاليف إنفاق الإنفاق نفقات مبلغ المبلغ مبالغ شهر الشهر سنة عام جدول الجدول دفتر كشف حساب الحساب حلل حلّل لخص تحليل ملخص لو سمحت فضلك رجاء اعطني أعطني درهم دراهم يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر التالي التالية معاملات المعاملات البيانات بيانات ملف`,
  ).flatMap(({ word, stem }) => [word, stem]),
)
const AFTER_ON = /(?:\b(?:on|for|to)|(?:^|\s)(?:علي|لـ?|في))\s+(?:the |our )?$/

function soughtWords(asked: string, entries: LedgerInput['entries']): string[] {
  // The particle of the question does not belong into the answer: للكهرباء
  const asWritten = ({ start, end }: Word) =>
    asked.slice(start, end).replace(/^(?:لل|[وب]ال)(?=\p{L}{2})/u, 'ال')
  const candidates = words(asked).filter(
    ({ word, stem }) =>
      word.length > 1 &&
      !COMMON.has(word) &&
      !COMMON.has(stem) &&
      !COMMON.has(word.replace(/^[وبل]?ال|^[وبل]/, '')),
  )
  const known = candidates.filter(({ word }) => entries.some((entry) => isAbout(entry, [word])))
  if (known.length > 0) return known.map(asWritten)
  // "spend on travel": a word the ledger does not hold still deserves "nothing".
  return candidates.filter((word) => isObject(asked, word)).map(asWritten)
}

const isObject = (asked: string, { start }: Word) =>
  AFTER_ON.test(foldArabic(asked.slice(Math.max(0, start - 12), start)))

const names = {
  table: {
    name: {
      en: 'the ledger as a table with a heading line: date, description, amount and, if there is one, category',
      ar: 'الدفتر على شكل جدول بسطر عناوين: التاريخ والوصف والمبلغ والفئة إن وجدت',
    },
    example: {
      en: '"date,description,amount,category" and below it "2026-01-05,Office rent,10000,Rent"',
      ar: '«التاريخ,الوصف,المبلغ,الفئة» وتحته «2026-01-05,إيجار المكتب,10000,إيجار»',
    },
  },
  oneCurrency: {
    name: { en: 'all amounts in one currency', ar: 'المبالغ كلها بعملة واحدة' },
    example: { en: '"AED 10,000"', ar: '«10,000 درهم»' },
  },
} satisfies Record<string, Missing>
