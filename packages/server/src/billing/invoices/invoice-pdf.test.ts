import { expect, test } from 'vitest'
import { pdfText } from '../../../testing/pdf-text.ts'
import type { InvoiceContent } from '../../database/schema/billing.ts'
import { drawInvoice } from '../../pdf/draw-document.ts'

const content: InvoiceContent = {
  kind: 'tax_invoice',
  number: 'INV-000001',
  issuedAt: '2026-11-20T19:00:00.000Z',
  month: null,
  seller: {
    name: { en: 'Wakeel', ar: 'وكيل' },
    address: { en: 'Dubai', ar: 'دبي' },
    trn: '100000000000003',
  },
  customer: {
    name: 'شهد المنصوري',
    email: 'shahd@example.ae',
    company: null,
    trn: null,
    address: null,
  },
  lines: [
    {
      description: { en: 'Wakeel Pro, 1 month', ar: 'وكيل المحترف، شهر واحد' },
      quantity: 1,
      netFils: 37_429,
    },
  ],
  netFils: 37_429,
  vatPercent: 5,
  vatFils: 1_871,
  totalFils: 39_300,
  charged: { cents: 10_694 },
  corrects: null,
  correction: null,
  isSandbox: true,
  paidWith: 'sandbox',
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const pagesOf = (bytes: Uint8Array) => textOf(bytes).match(/\/Type \/Page\b/g)?.length

test('a document looks the same whatever was drawn before it', async () => {
  const first = await drawInvoice(content, 'ar')
  await drawInvoice({ ...content, number: 'INV-000002' }, 'en')

  const later = await drawInvoice(content, 'ar')

  expect(Buffer.compare(first, later)).toBe(0)
})

test('a plan’s document says what PayPal charged without a rate that does not make it of the dirhams, an older one too', async () => {
  const now = pdfText(Buffer.from(await drawInvoice(content, 'en')))
  const before = pdfText(
    Buffer.from(
      await drawInvoice({ ...content, charged: { cents: 10_694, dirhamsPerDollar: 3.6725 } }, 'en'),
    ),
  )

  for (const text of [now, before]) {
    expect(text).toContain('USD 106.94')
    expect(text).toContain('own list price in dollars')
    expect(text).not.toContain('3.6725')
  }
})

test('the receipt of a top-up says the rate that made the dollars of its dirhams', async () => {
  const lines = [{ description: content.lines[0]!.description, quantity: 1, netFils: 10_000 }]
  const sums = { lines, netFils: 10_000, vatPercent: 0, vatFils: 0, totalFils: 10_000 }

  const text = pdfText(
    Buffer.from(
      await drawInvoice(
        {
          ...content,
          ...sums,
          kind: 'receipt',
          charged: { cents: 2_723, dirhamsPerDollar: 3.6725 },
        },
        'en',
      ),
    ),
  )

  expect(text).toContain('USD 27.23, at USD 1 = AED 3.6725, rounded up to the cent')
})

test('a document of a hundred lines goes on over several pages', async () => {
  const lines = Array.from({ length: 100 }, () => content.lines[0]!)

  const long = await drawInvoice({ ...content, lines }, 'en')

  expect(pagesOf(await drawInvoice(content, 'en'))).toBe(1)
  expect(pagesOf(long)).toBeGreaterThan(3)
})

test('a document of somebody whose name no font can draw is drawn all the same', async () => {
  const customer = {
    ...content.customer,
    name: '王小明 😀',
    company: 'नमस्ते'.repeat(40),
    address: '\u202Eא\u0000\n\n',
  }

  const drawn = await drawInvoice({ ...content, customer }, 'en')

  expect(textOf(drawn)).toMatch(/^%PDF-/)
})

test('more documents than can wait at once are put off', async () => {
  const requests = Array.from({ length: 25 }, () =>
    drawInvoice(content, 'en').then(
      () => 'drawn',
      (error) => error.code,
    ),
  )

  const outcomes = await Promise.all(requests)

  expect(outcomes.filter((outcome) => outcome === 'drawn')).toHaveLength(20)
  expect(outcomes.filter((outcome) => outcome === 'request.rate_limited')).toHaveLength(5)
})

test('a document says its language and title, and its texts stand in a structure that can be read out', async () => {
  const file = textOf(await drawInvoice(content, 'ar'))

  expect(file).toContain('/Lang (ar)')
  expect(file).toContain('/Marked true')
  expect(file).toContain('/DisplayDocTitle true')
  expect(file.match(/\/S \/Document\b/g)).toHaveLength(1)
  expect(file.match(/\/S \/H1\b/g)).toHaveLength(1)
  expect(file.match(/\/S \/P\b/g)!.length).toBeGreaterThan(20)
})

test('Arabic letters that are drawn as one are told one by one, from left to right as they stand', async () => {
  const printed = pdfText(Buffer.from(await drawInvoice(content, 'ar'))).replaceAll('\n', '')
  const leftToRight = (word: string) => [...word].reverse().join('')

  for (const word of ['ضريبية', 'الإصدار', 'نوفمبر', 'الإجمالي'])
    expect(printed).toContain(leftToRight(word))
})

test('an operator’s document names their store and bears its letter instead of Wakeel’s mark', async () => {
  const brand = {
    name: { en: 'Oasis', ar: 'واحة' },
    accent: { light: '#1c4f8f', dark: '#2a66ad', darkText: '#8fbcf2' },
  }
  const bytes = await drawInvoice(
    { ...content, seller: { ...content.seller!, name: { en: 'Oasis LLC', ar: 'واحة' } } },
    'en',
    brand,
  )

  expect(textOf(bytes)).toContain('(Oasis)')
  expect(pdfText(Buffer.from(bytes)).split('\n')).toContain('O')
  expect(textOf(bytes)).not.toContain('Wakeel')
})
