import type { Bilingual, Language } from '@wakeel/contract'
import { formatMoney, formatPercent, markdownTable } from '../reading/format.ts'
import { sayPart } from '../understanding/shares.ts'
import type { CorporateTax } from './estimate.ts'
import { sayLosses } from './losses-asked.ts'

/** The estimate as a professional would file it with the client: result, working, rule, what could change it. */
export function explainCorporateTax(result: CorporateTax, language: Language): string {
  const english = language === 'en'
  const money = (amount: number) => formatMoney(amount, language)
  const {
    taxableIncome,
    revenue,
    expenses,
    lossesBroughtForward,
    lossRelief,
    taxed,
    atZero,
    atRate,
    tax,
  } = result

  const share =
    taxableIncome > 0
      ? english
        ? ` (${formatPercent(result.effectiveRate, 'en')} of the ${result.isTaxableTold ? 'taxable income' : 'profit'})`
        : ` (${formatPercent(result.effectiveRate, 'ar')} من ${result.isTaxableTold ? 'الدخل الخاضع' : 'الربح'})`
      : ''
  const isConditional = result.isNaturalPerson && revenue === undefined && tax > 0
  const relieved = result.smallBusinessRelief && tax > 0
  const relief = relieved
    ? english
      ? `, or ${money(0)} if small business relief is elected`
      : `، أو ${money(0)} عند اختيار تسهيلات الأعمال الصغيرة`
    : isConditional
      ? english
        ? ', if the business turnover of the calendar year is above AED 1,000,000; otherwise none'
        : '، إذا تجاوز حجم أعمال السنة الميلادية 1,000,000 درهم، وإلا فلا ضريبة'
      : ''
  const headline = [
    sayRelief(result, language),
    askedInstead(result, language),
    sayLosses(result, language),
  ]
    .flatMap((line) => (line ? [`${line}\n\n`] : []))
    .join('')
  const estimate = english
    ? `**Estimated corporate tax: ${money(tax)}**${result.isOutside ? ', as the turnover is not above AED 1,000,000' : share + relief}`
    : `**ضريبة الشركات المقدّرة: ${money(tax)}**${result.isOutside ? '، لأن حجم الأعمال لا يتجاوز 1,000,000 درهم' : share + relief}`
  const rows: string[][] = []
  if (revenue !== undefined && expenses !== undefined) {
    rows.push(
      [english ? 'Revenue' : 'الإيرادات', money(revenue)],
      [english ? 'Less expenses' : 'ناقص المصروفات', money(expenses)],
    )
  }
  if (taxableIncome < 0)
    rows.push([english ? 'Loss of the year' : 'خسارة السنة', money(-taxableIncome)])
  else rows.push([incomeName(result)[language], money(taxableIncome)])
  if (lossesBroughtForward)
    rows.push(
      [english ? 'Less losses of earlier years' : 'ناقص خسائر سنوات سابقة', money(lossRelief)],
      [english ? 'Income taxed' : 'الدخل بعد الخسائر', money(taxed)],
      [
        english ? 'Losses left for later years' : 'خسائر تبقى لسنوات لاحقة',
        money(lossesBroughtForward - lossRelief),
      ],
    )
  if (!result.isOutside)
    rows.push(
      [english ? 'Taxed at 0%' : 'بنسبة 0%', money(atZero)],
      [english ? 'Taxed at 9%' : 'بنسبة 9%', money(atRate)],
      [
        english ? '**Tax (9% of the line above)**' : '**الضريبة (9% من السطر السابق)**',
        `**${money(tax)}**`,
      ],
    )
  const table = markdownTable(english ? ['', 'Amount'] : ['', 'المبلغ'], rows, [1])
  const rule = english
    ? 'Rule: 0% on taxable income up to AED 375,000 and 9% above it (Federal Decree-Law No. 47 of 2022, Article 3; Cabinet Decision No. 116 of 2022), for tax periods starting on or after 1 June 2023.'
    : 'القاعدة: 0% على الدخل الخاضع للضريبة حتى 375,000 درهم و9% على ما زاد (المرسوم بقانون اتحادي رقم 47 لسنة 2022، المادة 3، وقرار مجلس الوزراء رقم 116 لسنة 2022)، للفترات الضريبية التي تبدأ في 1 يونيو 2023 أو بعده.'
  const notes = notesOn(result, language).map((note) => `- ${note}`)
  const shared = result.parts ? `\n\n${sayPart(result.parts, tax, money, language)}` : ''
  return [headline + estimate + shared, table, rule, notes.join('\n')].join('\n\n')
}

/** Revenue less expenses is the profit, unless some of them are not deductible. */
const incomeName = ({ revenue = 0, expenses, taxableIncome }: CorporateTax): Bilingual =>
  expenses !== undefined && Math.abs(revenue - expenses - taxableIncome) < 0.01
    ? { en: 'Profit (taxable income)', ar: 'الربح (الدخل الخاضع للضريبة)' }
    : { en: 'Taxable income', ar: 'الدخل الخاضع للضريبة' }

/** The first line when something else than the tax was asked for. */
function askedInstead(
  { find, tax, taxableIncome, statedTax, leftAfterTax }: CorporateTax,
  language: Language,
): string | undefined {
  const english = language === 'en'
  const money = (amount: number) => formatMoney(amount, language)
  switch (find) {
    case 'left':
      return english
        ? `**Left after corporate tax: ${money(taxableIncome - tax)}**`
        : `**الباقي بعد ضريبة الشركات: ${money(taxableIncome - tax)}**`
    case 'monthly':
      return english
        ? `**To set aside each month: ${money(tax / 12)}**`
        : `**ما يُجنّب كل شهر: ${money(tax / 12)}**`
    case 'profit':
      return leftAfterTax !== undefined
        ? english
          ? `**A profit of ${money(taxableIncome)} leaves ${money(leftAfterTax)} after corporate tax.**`
          : `**ربح قدره ${money(taxableIncome)} يبقي ${money(leftAfterTax)} بعد ضريبة الشركات.**`
        : english
          ? `**A corporate tax of ${money(statedTax ?? 0)} belongs to a profit of ${money(taxableIncome)}.**`
          : `**ضريبة قدرها ${money(statedTax ?? 0)} تقابل ربحًا قدره ${money(taxableIncome)}.**`
    default:
      if (statedTax === undefined) return undefined
      if (statedTax === 0) return sayNil(tax, language)
      return Math.abs(statedTax - tax) < 1
        ? english
          ? `**Yes, ${money(statedTax)} is right.**`
          : `**نعم، ${money(statedTax)} صحيح.**`
        : english
          ? `**No, not ${money(statedTax)}.**`
          : `**لا، ليست ${money(statedTax)}.**`
  }
}

const RELIEF_UP_TO = 3_000_000
const isOverEarlier = ({ revenue = 0, earlierRevenue = 0, isReliefOver }: CorporateTax): boolean =>
  !isReliefOver && earlierRevenue > RELIEF_UP_TO && revenue <= RELIEF_UP_TO

/** The answer to whether small business relief is open. */
function sayRelief(
  { asksRelief, smallBusinessRelief }: CorporateTax,
  language: Language,
): string | undefined {
  if (!asksRelief) return undefined
  const english = language === 'en'
  if (smallBusinessRelief === undefined)
    return english
      ? '**Small business relief: open only if revenue is at most AED 3,000,000.**'
      : '**تسهيلات الأعمال الصغيرة: متاحة فقط إذا لم تتجاوز الإيرادات 3,000,000 درهم.**'
  if (smallBusinessRelief)
    return english
      ? '**Yes, small business relief is open to you.**'
      : '**نعم، تسهيلات الأعمال الصغيرة متاحة لك.**'
  return english
    ? '**No, small business relief is not open to you.**'
    : '**لا، تسهيلات الأعمال الصغيرة غير متاحة لك.**'
}

const sayNil = (tax: number, language: Language): string =>
  tax > 0
    ? language === 'en'
      ? `**No, the tax is not nil: it is ${formatMoney(tax, 'en')}.**`
      : `**لا، ليست الضريبة صفرًا، بل ${formatMoney(tax, 'ar')}.**`
    : language === 'en'
      ? '**Yes, the tax is nil.**'
      : '**نعم، الضريبة صفر.**'

function notesOn(result: CorporateTax, language: Language): string[] {
  const note = (applies: boolean | undefined, en: string, ar: string) =>
    applies ? [language === 'en' ? en : ar] : []
  return [
    ...note(
      result.smallBusinessRelief && !result.isOutside,
      '**Small business relief:** with revenue up to AED 3,000,000 (in this and all earlier tax periods since 1 June 2023) a resident business can elect to be treated as having no taxable income, so the tax would be **AED 0.00**. It is open for tax periods ending on or before 31 December 2026, must be elected in the return, and is not for qualifying free zone persons or members of large multinational groups (Ministerial Decision No. 73 of 2023).',
      '**تسهيلات الأعمال الصغيرة:** إذا لم تتجاوز الإيرادات 3,000,000 درهم (في هذه الفترة وكل الفترات السابقة منذ 1 يونيو 2023) يجوز للمنشأة المقيمة أن تختار معاملتها كأنها لم تحقق دخلًا خاضعًا للضريبة، فتصبح الضريبة **0.00 درهم**. ويسري ذلك على الفترات الضريبية المنتهية في 31 ديسمبر 2026 أو قبله، ويُطلب في الإقرار، ولا يشمل الأشخاص المؤهلين في المناطق الحرة ولا أعضاء المجموعات متعددة الجنسيات الكبيرة (القرار الوزاري رقم 73 لسنة 2023).',
    ),
    ...note(
      result.isReliefOver,
      'Small business relief is not available: it is only open for tax periods ending on or before 31 December 2026, and this one ends later (Ministerial Decision No. 73 of 2023).',
      'لا تنطبق تسهيلات الأعمال الصغيرة: فهي للفترات الضريبية المنتهية في 31 ديسمبر 2026 أو قبله، وهذه الفترة تنتهي بعده (القرار الوزاري رقم 73 لسنة 2023).',
    ),
    ...note(
      isOverEarlier(result),
      `Small business relief is not available: revenue of an earlier tax period, ${formatMoney(result.earlierRevenue ?? 0, 'en')}, is above AED 3,000,000, and it must not be in this and all earlier periods (Ministerial Decision No. 73 of 2023).`,
      `لا تنطبق تسهيلات الأعمال الصغيرة: إيرادات فترة سابقة (${formatMoney(result.earlierRevenue ?? 0, 'ar')}) تتجاوز 3,000,000 درهم، ويُشترط ألا تتجاوزها في هذه الفترة وكل الفترات السابقة (القرار الوزاري رقم 73 لسنة 2023).`,
    ),
    ...note(
      result.smallBusinessRelief === false && !result.isReliefOver && !isOverEarlier(result),
      'Small business relief is not available: revenue is above AED 3,000,000 (Ministerial Decision No. 73 of 2023).',
      'لا تنطبق تسهيلات الأعمال الصغيرة لأن الإيرادات تتجاوز 3,000,000 درهم (القرار الوزاري رقم 73 لسنة 2023).',
    ),
    ...note(
      result.smallBusinessRelief === undefined && result.tax > 0,
      'If revenue is at most AED 3,000,000, small business relief can reduce the tax to zero for tax periods ending on or before 31 December 2026 (Ministerial Decision No. 73 of 2023). Tell me the revenue to check it.',
      'إذا لم تتجاوز الإيرادات 3,000,000 درهم فقد تخفّض تسهيلات الأعمال الصغيرة الضريبة إلى صفر للفترات الضريبية المنتهية في 31 ديسمبر 2026 أو قبله (القرار الوزاري رقم 73 لسنة 2023). اذكر الإيرادات للتحقق من ذلك.',
    ),
    ...note(
      result.taxableIncome < 0,
      'The loss can be carried forward and offset up to 75% of the taxable income of a later year (Article 37), unless small business relief is elected for this period.',
      'يمكن ترحيل الخسارة وخصمها بحد أقصى 75% من الدخل الخاضع للضريبة في سنة لاحقة (المادة 37)، ما لم تُختر تسهيلات الأعمال الصغيرة عن هذه الفترة.',
    ),
    ...note(
      (result.lossesBroughtForward ?? 0) > 0,
      'Losses of earlier years offset at most 75% of the taxable income of the year (Article 37).',
      'تُخصم خسائر السنوات السابقة بحد أقصى 75% من الدخل الخاضع للضريبة للسنة (المادة 37).',
    ),
    ...note(
      result.lossRelief > 0,
      `Without those losses the tax would be ${formatMoney(result.tax + result.taxSaved, 'en')}: they save ${formatMoney(result.taxSaved, 'en')}.`,
      `من دون هذه الخسائر تبلغ الضريبة ${formatMoney(result.tax + result.taxSaved, 'ar')}، فالتوفير ${formatMoney(result.taxSaved, 'ar')}.`,
    ),
    ...note(
      result.isFreeZone,
      'Free zone: a qualifying free zone person pays 0% on qualifying income and 9% on the rest, without the AED 375,000 band. This estimate is for a company taxed in the ordinary way.',
      'المنطقة الحرة: يدفع الشخص المؤهل القائم في المنطقة الحرة 0% على الدخل المؤهل و9% على ما عداه من دون شريحة 375,000 درهم. هذا التقدير لشركة تخضع للنظام العام.',
    ),
    ...note(
      result.isNaturalPerson,
      'A natural person is only taxed when the business turnover of the calendar year is above AED 1,000,000; wages, personal investment and personal real estate income do not count (Cabinet Decision No. 49 of 2023).',
      'لا يخضع الشخص الطبيعي للضريبة إلا إذا تجاوز حجم أعماله في السنة الميلادية 1,000,000 درهم، ولا تُحتسب الأجور ودخل الاستثمار الشخصي والعقاري الشخصي (قرار مجلس الوزراء رقم 49 لسنة 2023).',
    ),
    ...note(
      result.notDeductible !== undefined,
      `${formatMoney(result.notDeductible ?? 0, 'en')} is not deductible, so it is not taken off the profit (Article 33).`,
      `${formatMoney(result.notDeductible ?? 0, 'ar')} غير قابلة للخصم فلا تُنقص الربح (المادة 33).`,
    ),
    ...note(
      result.isMonthly,
      'Monthly amounts were multiplied by 12.',
      'ضُربت المبالغ الشهرية في 12.',
    ),
    ...note(
      result.convertedFrom === 'USD',
      'Dollars were converted at the official peg of 3.6725 AED.',
      'حُوّلت المبالغ بالدولار بسعر الربط الرسمي 3.6725 درهم.',
    ),
    ...note(
      true,
      'An estimate: accounting profit is adjusted first (for example only 50% of client entertainment is deductible, fines are not).',
      'هذا تقدير: يُعدَّل الربح المحاسبي أولًا (مثلًا يُخصم 50% فقط من مصاريف الضيافة للعملاء ولا تُخصم الغرامات).',
    ),
  ]
}
