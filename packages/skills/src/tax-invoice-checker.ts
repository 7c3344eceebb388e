import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { markdownTable } from './reading/format.ts'
import { passage } from './reading/passage.ts'
import { defineSkill } from './skill.ts'
import { type Message, namesAny } from './understanding/affinity.ts'
import type { Concept } from './understanding/lexicon.ts'
import { readMessage } from './understanding/read-message.ts'
import { checkInvoice, type FieldStatus, type InvoiceCheck } from './vat/invoice.ts'
import { type FieldName, invoiceFields, simplifiedFields } from './vat/invoice-fields.ts'
import { goOnWithInvoice } from './vat/invoice-go-on.ts'
import { vatLaw } from './vat/law.ts'
import { amountOf } from './vat/pairs.ts'
import { pricedRows } from './vat/table-lines.ts'

/** What stands on invoices; a text with several of these on several lines is one. */
const marks = [
  ['taxInvoice'],
  ['taxNumber'],
  ['invoicedTo'],
  ['finalPrice'],
  ['vat', 'withVat', 'withoutVat'],
] as const satisfies readonly (readonly Concept[])[]
const FEWEST_MARKS = 3
const FEWEST_LINES = 3

/** A text of several lines, or one that holds a tax number or is to be checked. */
function looksLikeInvoice(text: string, today: string): boolean {
  const message = readMessage(text, today)
  const { mentions } = message
  const isDated = mentions.some(({ kind }) => kind === 'date')
  const found = marks.filter((mark) => namesAny(message, mark)).length + (isDated ? 1 : 0)
  if (mentions.length === 0) return false
  if (text.split(/\n|;/).length >= FEWEST_LINES) return found >= FEWEST_MARKS
  const isChecked = namesAny(message, ['checkInvoice', 'taxNumber'])
  return text.length > SHORT && isChecked && found > FEWEST_MARKS
}

/** Items with their prices, of which only the sums are asked. */
const isPriceList = (message: Message, today: string): boolean =>
  !namesAny(message, ['taxInvoice', 'taxNumber', 'invoicedTo', 'checkInvoice']) &&
  pricedRows(message.text, today) !== undefined

/** What is shorter is a question. */
const SHORT = 140

export const taxInvoiceChecker = defineSkill<
  { text?: string; isSimplified?: boolean },
  { check?: InvoiceCheck; isSimplified?: boolean }
>({
  name: 'tax-invoice-checker',
  title: { en: 'Tax invoice checker', ar: 'مدقق الفاتورة الضريبية' },
  description: {
    en: 'Checks the pasted text of an invoice against the particulars that Article 59 requires of a UAE tax invoice, full and simplified, and that its sums add up.',
    ar: 'يفحص نص فاتورة ملصقًا وفق البيانات التي تشترطها المادة 59 في الفاتورة الضريبية الكاملة والمبسطة، ويتحقق من صحة مجاميعها.',
  },
  source: vatLaw,
  /** Without a text it tells what a tax invoice must hold. */
  input: z.object({
    text: z.string().max(100_000).optional(),
    isSimplified: z.boolean().optional().describe('It is to be a simplified tax invoice'),
  }),
  suits({ text, today }) {
    const message = readMessage(text, today)
    if (looksLikeInvoice(text, today) && !isPriceList(message, today)) return 0.9
    if (namesAny(message, ['simplifiedInvoice'])) return 0.9
    if (!namesAny(message, ['taxInvoice'])) return 0
    if (!namesAny(message, ['checkInvoice', 'requirement'])) return 0
    if (namesAny(message, ['kept', 'addTo'])) return 0
    return message.mentions.some((mention) => amountOf(mention) !== undefined) ? 0.5 : 0.8
  },
  read({ text, today }) {
    const invoice = fromTitle(passage(text).text, text)
    const message = readMessage(text, today)
    if (looksLikeInvoice(invoice, today)) {
      const isSimplified = namesAny(message, ['simplifiedInvoice'])
      return { input: { text: invoice, ...(isSimplified && { isSimplified }) } }
    }
    return namesAny(message, ['requirement', 'simplifiedInvoice'])
      ? { input: namesAny(message, ['simplifiedInvoice']) ? { isSimplified: true } : {} }
      : { missing: [invoiceText] }
  },
  goOn: goOnWithInvoice,
  run: ({ text, isSimplified = false }, { today }) =>
    text === undefined ? { isSimplified } : { check: checkInvoice(text, today), isSimplified },
  explain: ({ check, isSimplified = false }, language) =>
    check ? explainCheck(check, isSimplified, language) : requirements(isSimplified, language),
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
    unneeded: { en: 'not stated, not needed', ar: 'غير مذكور، وغير مطلوب' },
    doubtful: { en: 'present, see Sums', ar: 'موجود، انظر المجاميع' },
  } satisfies Record<FieldStatus | 'unneeded' | 'doubtful', Bilingual>,
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

/** Particulars that a wrong sum leaves open. */
const SUMMED: readonly FieldName[] = ['gross', 'tax']

const TITLE = /^\s*(?:simplified )?(?:tax )?invoice\b|^\s*فاتورة/i

/** "What's missing here? the client bounced it" */
const ASKED =
  /[?؟]|^\s*(?:(?:please|pls|hi|hello|can|could|check|what|whats|what['’]s|is|does|look|tell)\b|(?:هل|ممكن|شوف|شوفلي|افحص|راجع|راجعلي|تاكد|تأكد|ايش|شو|وش|ما|لو سمحت)(?!\p{L}))/iu

/** What is asked before the title of a pasted invoice, a line of its own, is no part of it. */
function fromTitle(pasted: string, message: string): string {
  const lines = pasted.split('\n')
  const lead = message.slice(0, Math.max(0, message.indexOf(pasted)))
  // "… here? client bounced it": the rest of a line that began as the request.
  const isWithinLine = (lead.split('\n').at(-1) ?? '').trim() !== ''
  const title = lines.findIndex(
    (line, at) =>
      at > 0 &&
      TITLE.test(line) &&
      (lines[at - 1]?.trim() === '' ||
        (at === 1 && isWithinLine) ||
        ASKED.test(lines[at - 1] ?? '')),
  )
  return title > 0 ? lines.slice(title).join('\n') : pasted
}

function explainCheck(check: InvoiceCheck, isSimplified: boolean, language: Language): string {
  const faulty = check.fields.filter(
    ({ field, status }) =>
      (status === 'missing' || status === 'wrong') &&
      (!isSimplified || simplifiedFields.includes(field)),
  )
  const rows = check.fields.map(({ field, status, found }) => [
    invoiceFields[field][language],
    text.status[
      isSimplified && status === 'missing' && !simplifiedFields.includes(field)
        ? 'unneeded'
        : status === 'present' && check.sums.length > 0 && SUMMED.includes(field)
          ? 'doubtful'
          : status
    ][language],
    typeof found === 'string' ? found : found[language],
  ])
  const parts = [
    headline(
      faulty.map(({ field }) => field),
      isSimplified,
      check.sums.length > 0,
      language,
    ),
    markdownTable(text.columns[language], rows),
    isSimplified ? '' : simplifiedNote(check, language),
    check.sums.length > 0
      ? `**${text.sums[language]}**\n\n${check.sums.map((sum) => `- ${sum[language]}`).join('\n')}`
      : sumsFine(check, language),
    check.isReverseCharge ? text.reverse[language] : '',
    text.rule[language],
    text.caveat[language],
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function requirements(isSimplified: boolean, language: Language): string {
  const also = { en: ' (also in a simplified invoice)', ar: ' (وفي المبسطة أيضًا)' }[language]
  const title = isSimplified
    ? {
        en: '**A simplified UAE tax invoice must hold these particulars:**',
        ar: '**يجب أن تتضمن الفاتورة الضريبية المبسطة في الإمارات البيانات الآتية:**',
      }[language]
    : {
        en: '**A UAE tax invoice must hold these particulars:**',
        ar: '**يجب أن تتضمن الفاتورة الضريبية في الإمارات البيانات الآتية:**',
      }[language]
  const lines = (Object.keys(invoiceFields) as FieldName[])
    .filter((field) => !isSimplified || simplifiedFields.includes(field))
    .map(
      (field) =>
        `- ${invoiceFields[field][language]}${!isSimplified && simplifiedFields.includes(field) ? also : ''}`,
    )
  const offer = {
    en: 'Paste the text of an invoice and I will check it against this list.',
    ar: 'الصق نص فاتورة أفحصها وفق هذه القائمة.',
  }[language]
  return [title, lines.join('\n'), text.rule[language], offer].join('\n\n')
}

function headline(
  faulty: readonly FieldName[],
  isSimplified: boolean,
  areSumsWrong: boolean,
  language: Language,
): string {
  const kind = isSimplified
    ? { en: 'simplified', ar: 'المبسطة' }[language]
    : { en: 'full', ar: 'الكاملة' }[language]
  const names = faulty.map((field) => invoiceFields[field][language])
  const sums = areSumsWrong
    ? { en: ' Its sums do not agree.', ar: ' ومجاميعها لا تتطابق.' }[language]
    : ''
  if (language === 'en')
    return faulty.length === 0
      ? `**Every required particular of a ${kind} tax invoice is present.${sums}**`
      : `**Missing or wrong for a ${kind} tax invoice (${faulty.length}): ${names.join('; ')}.${sums}**`
  return faulty.length === 0
    ? `**كل البيانات المطلوبة في الفاتورة الضريبية ${kind} موجودة.${sums}**`
    : `**ناقص أو خاطئ في الفاتورة الضريبية ${kind} (${faulty.length}): ${names.join('؛ ')}.${sums}**`
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
