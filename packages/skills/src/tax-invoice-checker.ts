import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { foldArabic } from './reading/arabic.ts'
import { markdownTable } from './reading/format.ts'
import { passage } from './reading/passage.ts'
import { quantities } from './reading/quantities.ts'
import { defineSkill } from './skill.ts'
import {
  checkInvoice,
  type FieldName,
  type FieldStatus,
  type InvoiceCheck,
  invoiceFields,
  simplifiedFields,
} from './vat/invoice.ts'
import { vatLaw } from './vat/law.ts'

/** Words that stand on invoices; a text with several of them on several lines is one. */
const marks = [
  /invoice|فاتوره/,
  /\btrn\b|الضريبي/,
  /bill(?:ed)? to|customer|client|العميل|المشتري/,
  /\bdate\b|تاريخ|التاريخ/,
  /sub ?total|total|الاجمالي|المجموع/,
  /qty|quantity|الكميه/,
  /\bvat\b|ضريبه/,
]
const FEWEST_MARKS = 3

function looksLikeInvoice(text: string): boolean {
  const folded = foldArabic(text)
  return (
    (text.split(/\n|;/).length >= 3 || text.length > 140) &&
    /\d/.test(text) &&
    marks.filter((mark) => mark.test(folded)).length >= FEWEST_MARKS
  )
}

const asksForCheck =
  /(?:check|validate|verify|review|complete|compliant|valid|missing|required|requirements?|fields?|what (?:must|should)|needs?).{0,60}invoice|invoice.{0,60}(?:check|valid|complete|compliant|missing|required|requirements?|fields?|correct|contain|include\b)|(?:افحص|تحقق|راجع|دقق|فحص|متطلبات|بيانات|ينقص|مستوفي).{0,60}فاتور|فاتور.{0,60}(?:صحيح|مستوفي|كامل|ناقص|ينقص|متطلبات|بيانات)/

const asksForSimplified =
  /simplified (?:tax )?invoice|فاتوره (?:ضريبيه )?مبسطه|الفاتوره (?:الضريبيه )?المبسطه/
const asksForRequirements =
  /(?:required|requirements?|what (?:must|should|does|is|are|do)|which|must have|need(?:s|ed)?|list).{0,60}invoice|invoice.{0,60}(?:required|requirements?|must|should|contain|include\b|need|fields)|(?:متطلبات|بيانات|شروط|ما الذي|ماذا|ما يجب|محتويات).{0,60}فاتور|فاتور.{0,60}(?:متطلبات|بيانات|تتضمن|تحتوي|تشمل)/

export const taxInvoiceChecker = defineSkill<{ text?: string }, { check?: InvoiceCheck }>({
  name: 'tax-invoice-checker',
  title: { en: 'Tax invoice checker', ar: 'مدقق الفاتورة الضريبية' },
  description: {
    en: 'Checks the pasted text of an invoice against the particulars that Article 59 requires of a UAE tax invoice, full and simplified, and that its sums add up.',
    ar: 'يفحص نص فاتورة ملصقًا وفق البيانات التي تشترطها المادة 59 في الفاتورة الضريبية الكاملة والمبسطة، ويتحقق من صحة مجاميعها.',
  },
  source: vatLaw,
  /** Without a text it tells what a tax invoice must hold. */
  input: z.object({ text: z.string().max(100_000).optional() }),
  suits({ text }) {
    if (looksLikeInvoice(text)) return 0.9
    if (asksForSimplified.test(foldArabic(text))) return 0.9
    if (!asksForCheck.test(foldArabic(text))) return 0
    return quantities(text).some(({ kind }) => kind === 'money' || kind === 'number') ? 0.5 : 0.8
  },
  read({ text }) {
    const invoice = passage(text).text
    if (looksLikeInvoice(invoice)) return { input: { text: invoice } }
    return asksForRequirements.test(foldArabic(text)) || asksForSimplified.test(foldArabic(text))
      ? { input: {} }
      : { missing: [invoiceText] }
  },
  run: ({ text }, { today }) => (text === undefined ? {} : { check: checkInvoice(text, today) }),
  explain: ({ check }, language) =>
    check ? explainCheck(check, language) : requirements(language),
})

const invoiceText = {
  name: { en: 'the text of the invoice', ar: 'نص الفاتورة' },
  example: {
    en: 'paste it line by line: “Tax Invoice / Al Noor Trading LLC, Dubai / TRN 100123456700003 / Invoice no. 14 / Date 3 Nov 2026 / Bill to … / 2 chairs x 400 / VAT 5% 40 / Total AED 840”',
    ar: 'الصقه سطرًا سطرًا: «فاتورة ضريبية / شركة النور، دبي / الرقم الضريبي 100123456700003 / رقم الفاتورة 14 / التاريخ 3 نوفمبر 2026 / العميل … / كرسيان 2 × 400 / الضريبة 5% 40 / الإجمالي 840 درهم»',
  },
}

const text = {
  columns: { en: ['Particular', 'Status', 'Found'], ar: ['البيان', 'الحالة', 'الموجود'] },
  status: {
    present: { en: 'present', ar: 'موجود' },
    missing: { en: '**missing**', ar: '**ناقص**' },
    wrong: { en: '**wrong: a TRN has 15 digits**', ar: '**خطأ: الرقم الضريبي 15 رقمًا**' },
    conditional: { en: 'not stated', ar: 'غير مذكور' },
  } satisfies Record<FieldStatus, Bilingual>,
  sums: { en: 'Sums', ar: 'المجاميع' },
  rule: {
    en: 'Rule: Article 59(1) and (2) of Cabinet Decision 52/2017, Executive Regulation of Federal Decree-Law 8/2017, in force since 1 January 2018, as amended. A simplified invoice is allowed when the customer is not registered for VAT, or is registered and the consideration is at most AED 10,000 (Article 59(5)).',
    ar: 'القاعدة: المادة 59 (البندان 1 و2) من قرار مجلس الوزراء 52/2017، اللائحة التنفيذية للمرسوم بقانون اتحادي 8/2017، السارية منذ 1 يناير 2018 وتعديلاتها. تجوز الفاتورة المبسطة إذا كان العميل غير مسجل للضريبة، أو كان مسجلًا والمقابل لا يتجاوز 10,000 درهم (المادة 59 البند 5).',
  },
  reverse: {
    en: 'The invoice speaks of reverse charge: it must say that the recipient accounts for the tax and name the provision of the Decree-Law.',
    ar: 'تذكر الفاتورة الاحتساب العكسي: يجب أن تنص على أن المستلم هو من يحتسب الضريبة مع ذكر النص القانوني.',
  },
  caveat: {
    en: '*The check reads words, not layout; a scanned logo or address in an image is not seen.*',
    ar: '*يقرأ الفحص الكلمات لا التصميم؛ فلا يرى شعارًا أو عنوانًا داخل صورة.*',
  },
} as const

function explainCheck(check: InvoiceCheck, language: Language): string {
  const faulty = check.fields.filter(({ status }) => status === 'missing' || status === 'wrong')
  const rows = check.fields.map(({ field, status, found }) => [
    invoiceFields[field][language],
    text.status[status][language],
    found,
  ])
  const parts = [
    headline(
      faulty.map(({ field }) => field),
      language,
    ),
    markdownTable(text.columns[language], rows),
    simplifiedNote(check, language),
    check.sums.length > 0
      ? `**${text.sums[language]}**\n\n${check.sums.map((sum) => `- ${sum[language]}`).join('\n')}`
      : sumsFine(check, language),
    check.isReverseCharge ? text.reverse[language] : '',
    text.rule[language],
    text.caveat[language],
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function requirements(language: Language): string {
  const simplified = { en: 'also in a simplified invoice', ar: 'وفي المبسطة أيضًا' }[language]
  const title = {
    en: '**A UAE tax invoice must hold these particulars:**',
    ar: '**يجب أن تتضمن الفاتورة الضريبية في الإمارات البيانات الآتية:**',
  }[language]
  const lines = (Object.keys(invoiceFields) as FieldName[]).map(
    (field) =>
      `- ${invoiceFields[field][language]}${simplifiedFields.includes(field) ? ` (${simplified})` : ''}`,
  )
  const offer = {
    en: 'Paste the text of an invoice and I will check it against this list.',
    ar: 'الصق نص فاتورة أفحصها وفق هذه القائمة.',
  }[language]
  return [title, lines.join('\n'), text.rule[language], offer].join('\n\n')
}

function headline(faulty: readonly FieldName[], language: Language): string {
  const names = faulty.map((field) => invoiceFields[field][language])
  if (language === 'en')
    return faulty.length === 0
      ? '**Every required particular of a full tax invoice is present.**'
      : `**Missing or wrong for a full tax invoice (${faulty.length}): ${names.join('; ')}.**`
  return faulty.length === 0
    ? '**كل البيانات المطلوبة في الفاتورة الضريبية الكاملة موجودة.**'
    : `**ناقص أو خاطئ في الفاتورة الضريبية الكاملة (${faulty.length}): ${names.join('؛ ')}.**`
}

function simplifiedNote(
  { isSimplifiedComplete, isWithinSimplifiedLimit, fields }: InvoiceCheck,
  language: Language,
): string {
  const lacking = fields
    .filter(({ field, status }) => simplifiedFields.includes(field) && status !== 'present')
    .map(({ field }) => invoiceFields[field][language])
  if (language === 'en') {
    const limit =
      isWithinSimplifiedLimit === undefined
        ? ''
        : isWithinSimplifiedLimit
          ? ' The total is within AED 10,000.'
          : ' The total is above AED 10,000, so a simplified invoice is allowed only for a customer who is not registered.'
    return `As a simplified tax invoice it is ${isSimplifiedComplete ? 'complete' : `incomplete (${lacking.join('; ')})`}.${limit}`
  }
  const limit =
    isWithinSimplifiedLimit === undefined
      ? ''
      : isWithinSimplifiedLimit
        ? ' الإجمالي لا يتجاوز 10,000 درهم.'
        : ' الإجمالي يتجاوز 10,000 درهم، فلا تجوز المبسطة إلا لعميل غير مسجل.'
  return `بوصفها فاتورة ضريبية مبسطة فهي ${isSimplifiedComplete ? 'مستوفية' : `غير مستوفية (${lacking.join('؛ ')})`}.${limit}`
}

function sumsFine({ net, tax, gross }: InvoiceCheck, language: Language): string {
  if (net === undefined || tax === undefined || gross === undefined) return ''
  return language === 'en'
    ? 'The sums add up: net, 5% VAT and total agree.'
    : 'المجاميع صحيحة: الصافي والضريبة 5% والإجمالي متوافقة.'
}
