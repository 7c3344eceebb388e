import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { taxInvoiceChecker } from '../tax-invoice-checker.ts'
import { trnCheck } from '../trn-check.ts'
import { vatCalculator } from '../vat-calculator.ts'

const said = (...messages: string[]) =>
  answerAfter([vatCalculator, taxInvoiceChecker, trnCheck], ...messages)

const invoice = `is this invoice fine
TAX INVOICE
Blue Crane Supplies LLC, Shop 9, Al Wahda St, Sharjah
Invoice No: 412
Date: 21 November 2026
Bill to: Rawda Clinic, Al Majaz, Sharjah
Gloves | 300 x 2.00
Subtotal: AED 600.00
VAT 5%: AED 30.00
Total: AED 640.00`
const COMPLETE = 'Every required particular of a full tax invoice is present'

test('what is put right on an invoice holds for the messages after it', () => {
  const fixed = 'i added the trn 100234567890003'
  expect(said(invoice, fixed)).toContain('Its sums do not agree')
  const answer = said(invoice, fixed, 'total is 630', 'ok now?')
  expect(answer).toContain(COMPLETE)
  expect(answer).not.toContain('do not agree')
})

test('another tax number takes the place of a wrong one', () => {
  expect(said(invoice, 'our trn is 10023456789')).toContain('(11/15)')
  expect(said(invoice, 'our trn is 10023456789', 'oops 100234567890003')).toContain(
    '100234567890003 (15 digits)',
  )
})

test('one item more, and another number of one, change the sums', () => {
  expect(said(invoice, 'add delivery 40 before vat, what is the total')).toContain('Total: AED 672')
  expect(said(invoice, 'they took 350 gloves not 300', 'so whats the total')).toContain(
    'Total: AED 735',
  )
})

test('the same invoice is checked as a simplified one', () => {
  expect(said(invoice, 'can it be a simplified one?')).toContain('for a simplified tax invoice')
})

test('a tax number beside prices is gone back to', () => {
  expect(said('is 10012345670000 a valid TRN', 'vat on 500', 'and 100123456700003')).toContain(
    '15 digits',
  )
})
