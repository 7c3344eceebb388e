import type { Bilingual, Language } from '@wakeel/contract'
import { roundToFils } from '../fils.ts'
import { formatMoney, formatNumber, markdownTable } from '../reading/format.ts'
import { sayPart } from '../understanding/shares.ts'
import type { VatLine, VatResult } from './calculation.ts'
import { sayCheapest } from './compare.ts'

const text = {
  columns: {
    en: ['Line', 'Quantity', 'Unit price', 'Net', 'VAT', 'Total'],
    ar: ['البند', 'الكمية', 'سعر الوحدة', 'قبل الضريبة', 'الضريبة', 'الإجمالي'],
  },
  total: { en: 'Total', ar: 'المجموع' },
  item: { en: 'Item', ar: 'بند' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  discount: { en: 'Discount', ar: 'خصم' },
  sale: { en: 'Sales', ar: 'المبيعات' },
  purchase: { en: 'Purchases', ar: 'المشتريات' },
  less: { en: 'less', ar: 'خصم' },
  ofWhichVat: { en: 'of which VAT', ar: 'منها الضريبة' },
  gross: { en: 'incl. VAT', ar: 'شامل الضريبة' },
  tax: { en: 'the VAT alone', ar: 'الضريبة وحدها' },
  zero_rated: { en: 'zero-rated, 0%', ar: 'خاضع لنسبة الصفر' },
  exempt: { en: 'exempt', ar: 'معفى' },
  untaxed: { en: 'no VAT', ar: 'بلا ضريبة' },
  rule: {
    en: 'Rule: VAT is 5% of the price before VAT; a price that includes it holds 5/105 of VAT. Each line is rounded to the nearest fils. Source: Federal Decree-Law 8/2017 (in force since 1 January 2018), Articles 2, 3 and 68; Cabinet Decision 52/2017, Article 61; FTA clarification VATP006 on line-by-line rounding.',
    ar: 'القاعدة: الضريبة 5% من السعر قبل الضريبة، والسعر الشامل يتضمن منها 5 على 105. يُقرَّب كل بند إلى أقرب فلس. المصدر: المرسوم بقانون اتحادي 8/2017 (ساري منذ 1 يناير 2018)، المواد 2 و3 و68؛ قرار مجلس الوزراء 52/2017، المادة 61؛ توضيح الهيئة VATP006 بشأن تقريب كل بند.',
  },
  zeroCaveat: {
    en: 'Zero-rated and exempt are as you stated them; whether a supply qualifies depends on Articles 45 and 46 of the Decree-Law.',
    ar: 'أُخذت نسبة الصفر والإعفاء كما ذكرتَ؛ أما استحقاقهما فتحكمه المادتان 45 و46 من المرسوم بقانون.',
  },
  currencyCaveat: {
    en: 'A tax invoice must also show the VAT in AED with the exchange rate used.',
    ar: 'يجب أن تُظهر الفاتورة الضريبية مبلغ الضريبة بالدرهم وسعر الصرف المستخدم.',
  },
} satisfies Record<string, Bilingual<unknown>>

/** The result first, then the lines, the other reading if the request left it open, and the rule. */
export function explainVat(result: VatResult, language: Language): string {
  const { lines, otherReading, vatOnTotal, currency } = result
  const money = (value: number) => formatMoney(value, language, currency)
  const notes = [
    ...statedNotes(result, money, language),
    ofOneNote(result, money, language),
    discountNote(lines, language),
    otherReading && otherNote(result, money, language),
    vatOnTotal !== undefined && totalNote(vatOnTotal, result.vat, money, language),
    lines.some(({ treatment }) => treatment === 'zero_rated' || treatment === 'exempt') &&
      text.zeroCaveat[language],
    currency !== 'AED' && text.currencyCaveat[language],
  ].filter((note) => typeof note === 'string')
  return [
    headline(result, money, language),
    ...(result.parts
      ? [
          sayPart(result.parts, result.gross, money, language, {
            name: text.ofWhichVat,
            amount: result.vat,
          }),
        ]
      : []),
    ...(result.paid ? [paidLine(result.paid, result.gross, money, language)] : []),
    linesTable(result, money, language),
    ...notes,
    text.rule[language],
  ].join('\n\n')
}

function headline(
  { lines, net, vat, gross, isCompared }: VatResult,
  money: (value: number) => string,
  language: Language,
): string {
  if (isCompared)
    return sayCheapest(lines, (line, index) => nameOf(line, index, language), money, language)
  const due = dueOf(lines)
  if (due) return dueLine(due, money, language)
  const isGross = lines.every(({ basis }) => basis === 'gross')
  if (language === 'en')
    return isGross
      ? `**VAT included: ${money(vat)}. Net: ${money(net)}, total: ${money(gross)}.**`
      : `**VAT: ${money(vat)}. Total with VAT: ${money(gross)}, on a net of ${money(net)}.**`
  return isGross
    ? `**الضريبة المتضمنة: ${money(vat)}. قبل الضريبة: ${money(net)}، والإجمالي: ${money(gross)}.**`
    : `**الضريبة: ${money(vat)}. الإجمالي شاملًا الضريبة: ${money(gross)}، والمبلغ قبلها ${money(net)}.**`
}

function paidLine(
  paid: number,
  gross: number,
  money: (value: number) => string,
  language: Language,
): string {
  const rest = roundToFils(gross - paid)
  return language === 'en'
    ? `**Still to pay: ${money(rest)}** (${money(gross)} less the ${money(paid)} that was paid).`
    : `**الباقي للدفع: ${money(rest)}** (${money(gross)} ناقص ${money(paid)} مدفوعة).`
}

/** The tax on what was sold less the tax on what was bought. */
function dueOf(lines: readonly VatLine[]): { output: number; input: number } | undefined {
  if (!lines.some(({ side }) => side === 'purchase')) return undefined
  const sum = (wanted: VatLine['side']) =>
    roundToFils(lines.reduce((so, { side, vat }) => so + (side === wanted ? vat : 0), 0))
  return { output: sum('sale'), input: sum('purchase') }
}

function dueLine(
  { output, input }: { output: number; input: number },
  money: (value: number) => string,
  language: Language,
): string {
  const due = roundToFils(output - input)
  const [out, inn, net] = [output, input, Math.abs(due)].map(money)
  if (language === 'en')
    return `**${due < 0 ? 'VAT to get back' : 'VAT to pay to the FTA'}: ${net}** (${out} on the sales less ${inn} on the purchases).\n\nThe VAT on purchases counts as far as it is recoverable and tax invoices are held for it (Article 54 of the Decree-Law).`
  return `**${due < 0 ? 'الضريبة القابلة للاسترداد' : 'الضريبة المستحقة للهيئة'}: ${net}** (${out} على المبيعات ناقص ${inn} على المشتريات).\n\nتُخصم ضريبة المشتريات بقدر ما هي قابلة للاسترداد ومع الاحتفاظ بفواتيرها الضريبية (المادة 54 من المرسوم بقانون).`
}

function linesTable(
  { lines, net, vat, gross, isCompared }: VatResult,
  money: (value: number) => string,
  language: Language,
): string {
  const rows = lines.map((line, index) => [
    lines.length === 1 && line.description === ''
      ? nameOf({ ...line, description: text.amount[language] }, index, language)
      : nameOf(line, index, language),
    formatNumber(line.quantity, language, 3),
    `${money(line.unitPrice)}${line.basis === 'net' ? '' : ` (${text[line.basis][language]})`}`,
    money(line.net),
    money(line.vat),
    money(line.gross),
  ])
  const sum = [
    `**${text.total[language]}**`,
    '',
    '',
    `**${money(net)}**`,
    `**${money(vat)}**`,
    `**${money(gross)}**`,
  ]
  return markdownTable(
    text.columns[language],
    lines.length > 1 && !isCompared && !dueOf(lines) ? [...rows, sum] : rows,
    [1, 2, 3, 4, 5],
  )
}

function nameOf(
  { description, treatment, unitPrice, discountPercent, side }: VatLine,
  index: number,
  language: Language,
): string {
  const name =
    description ||
    (side && text[side][language]) ||
    (unitPrice < 0 ? text.discount[language] : `${text.item[language]} ${index + 1}`)
  const details = [
    ...(treatment === 'standard' ? [] : [text[treatment][language]]),
    ...(discountPercent > 0
      ? [`${text.less[language]} ${formatNumber(discountPercent, language)}%`]
      : []),
  ]
  return details.length > 0 ? `${name} (${details.join(language === 'en' ? ', ' : '، ')})` : name
}

/** Whether the tax and the total that the request names are right. */
function statedNotes(
  { statedTax, statedGross, otherTaxes = [], vat, gross }: VatResult,
  money: (value: number) => string,
  language: Language,
): string[] {
  const note = (name: Bilingual, stated: number | undefined, right: number) => {
    if (stated === undefined) return []
    const isRight = Math.abs(stated - right) < 0.015
    const gap = money(Math.abs(stated - right))
    const en = isRight
      ? 'is right'
      : `is wrong: it should be ${money(right)}, ${gap} ${stated > right ? 'less' : 'more'}`
    const ar = isRight
      ? 'صحيح'
      : `غير صحيح، والصحيح ${money(right)}، ${stated > right ? 'أقل' : 'أكثر'} بمقدار ${gap}`
    return [`**${name[language]} ${money(stated)} ${language === 'en' ? en : ar}.**`]
  }
  return [
    ...note({ en: 'The VAT of', ar: 'مبلغ الضريبة' }, statedTax, vat),
    ...otherTaxes.flatMap((other) => note({ en: 'The VAT of', ar: 'مبلغ الضريبة' }, other, vat)),
    ...note({ en: 'The total of', ar: 'الإجمالي' }, statedGross, gross),
  ]
}

/** Of four cheques also what one comes to. */
function ofOneNote(
  { lines }: VatResult,
  money: (value: number) => string,
  language: Language,
): string | undefined {
  const [line, ...others] = lines.filter(({ quantity }) => quantity > 1)
  if (!line || others.length > 0) return undefined
  const [vat, gross] = [line.vat, line.gross].map((sum) => money(roundToFils(sum / line.quantity)))
  return language === 'en'
    ? `For one of them: VAT ${vat}, with VAT ${gross}.`
    : `للواحد منها: الضريبة ${vat}، وشاملًا الضريبة ${gross}.`
}

function discountNote(lines: readonly VatLine[], language: Language): string | undefined {
  const percents = lines.map(({ discountPercent }) => discountPercent)
  const [first = 0] = percents
  if (percents.every((percent) => percent === 0)) return undefined
  if (percents.every((percent) => percent === first)) {
    const percent = formatNumber(first, language)
    return language === 'en'
      ? `The ${percent}% discount is taken off every line before VAT.`
      : `خُصم ${percent}% من كل بند قبل احتساب الضريبة.`
  }
  return language === 'en'
    ? 'Each discount is taken off its own line only, before VAT.'
    : 'يُخصم كل خصم من بنده وحده، قبل احتساب الضريبة.'
}

function otherNote(
  { otherReading }: VatResult,
  money: (value: number) => string,
  language: Language,
): string | undefined {
  if (!otherReading) return undefined
  const { basis, net, vat, gross } = otherReading
  if (language === 'en') {
    return basis === 'gross'
      ? `Your request does not say whether the price includes VAT, so it is taken as before VAT. If it already includes VAT: VAT ${money(vat)}, net ${money(net)}.`
      : `Your request can be read both ways; the price is taken as including VAT. If it is before VAT: VAT ${money(vat)}, total ${money(gross)}.`
  }
  return basis === 'gross'
    ? `لم تذكر هل السعر شامل الضريبة، فاعتُبر قبل الضريبة. إن كان شاملًا لها: الضريبة ${money(vat)} والصافي ${money(net)}.`
    : `يحتمل طلبك معنيين، واعتُبر السعر شاملًا الضريبة. إن كان قبل الضريبة: الضريبة ${money(vat)} والإجمالي ${money(gross)}.`
}

function totalNote(
  onTotal: number,
  vat: number,
  money: (value: number) => string,
  language: Language,
): string {
  return language === 'en'
    ? `Rounded line by line the VAT is ${money(vat)}; on the sum alone it would be ${money(onTotal)}.`
    : `بالتقريب بندًا بندًا تبلغ الضريبة ${money(vat)}، ولو حُسبت على المجموع وحده لبلغت ${money(onTotal)}.`
}
