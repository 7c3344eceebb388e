import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyPlan } from '../testing/checkout.ts'
import { pdfText } from '../testing/pdf-text.ts'
import { openSystem, type System } from '../testing/system.ts'
import { readConfig } from './config.ts'
import { OperatorError } from './operator-error.ts'

const example = join(import.meta.dirname, '../../../docs/operator.example.json')
const folder = mkdtempSync(join(tmpdir(), 'operator-'))
let nobody: System
let oasis: System
beforeAll(async () => {
  // What the example names lies beside it.
  cpSync(join(example, '../operator'), join(folder, 'operator'), { recursive: true })
  nobody = await openSystem({ config: { operator: {} } })
  oasis = await openSystem({ config: { operator: readConfig({ OPERATOR_FILE: example }).operator } })
})
afterAll(async () => {
  await nobody.close()
  await oasis.close()
  rmSync(folder, { recursive: true })
})

/** What stands on the document of a plan that somebody has just bought. */
async function documentOf(system: System, lang: 'en' | 'ar'): Promise<string> {
  const person = await system.user()
  const { invoice_number: number } = await buyPlan(system, person)
  const url = `${system.url}/api/billing/invoices/${number}/pdf?lang=${lang}`
  const reply = await fetch(url, { headers: { authorization: `Bearer ${person.token}` } })
  return pdfText(Buffer.from(await reply.arrayBuffer()))
}

test('an invoice names the seller of the operator’s file, and nobody else', async () => {
  const text = await documentOf(oasis, 'en')

  expect(text).toContain('Tax Invoice')
  for (const fact of ['Oasis Agents LLC', 'Hamdan Street', 'TRN 100123456700003', 'billing@oasis.example']) expect(text).toContain(fact)
  expect(text).not.toContain('Wakeel')
})

test('without a seller a document is no tax invoice, and says so', async () => {
  const text = await documentOf(nobody, 'en')

  expect(text).toContain('Not a tax invoice')
  expect(text).not.toContain('Tax Invoice')
  expect(text).not.toContain('Wakeel')
})

test('a document says what VAT each of its lines holds', async () => {
  expect(await documentOf(oasis, 'en')).toContain('VAT, AED')
})

function refusal(content: string | undefined, more: Record<string, string> = {}): string {
  const path = join(folder, 'operator.json')
  if (content !== undefined) writeFileSync(path, content)
  try {
    readConfig({ OPERATOR_FILE: content === undefined ? join(folder, 'none.json') : path, ...more })
  } catch (error) {
    if (error instanceof OperatorError) return error.message
    throw error
  }
  return 'accepted'
}

const changed = (change: (file: Record<string, Record<string, unknown>>) => void): string => {
  const file = JSON.parse(readFileSync(example, 'utf8'))
  change(file)
  return JSON.stringify(file)
}

test.for([
  ['that is not there', undefined, 'cannot be read'],
  ['that is not JSON', '{', 'is not JSON'],
  ['with a name in one language', changed(({ seller }) => Object.assign(seller!, { name: { en: 'Oasis' } })), 'seller.name.ar'],
  ['with a short TRN', changed(({ seller }) => Object.assign(seller!, { trn: '100' })), 'seller.trn'],
  ['with a wrong IBAN', changed(({ seller }) => Object.assign(seller!, { bank: { name: 'B', iban: 'AE00' } })), 'seller.bank.iban'],
  ['with a word that nobody knows', changed(({ seller }) => Object.assign(seller!, { fax: '1' })), 'seller'],
] as const)('a file %s stops the start with one sentence', ([, content, where]) => {
  const sentence = refusal(content)

  expect(sentence).toMatch(/^The setting OPERATOR_FILE is wrong: [^\n]+\.$/)
  expect(sentence).toContain(where)
})

test('a TRN without its seller stops the start, and so does one that the file contradicts', () => {
  expect(() => readConfig({ VAT_TRN: '100123456700003' })).toThrow('OPERATOR_FILE is missing')
  expect(refusal(readFileSync(example, 'utf8'), { VAT_TRN: '100000000000003' })).toContain('VAT_TRN is wrong')
})

test('the account of the file is the one that creators are paid from', () => {
  expect(readConfig({ OPERATOR_FILE: example }).payoutIban).toBe('AE070331234567890123456')
})
