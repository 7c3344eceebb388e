import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyPlan } from '../testing/checkout.ts'
import {
  customer,
  lastingUser,
  payableCreator,
  payOnMonday,
  payoutsOf,
  sellRun,
} from '../testing/payouts.ts'
import { pdfText } from '../testing/pdf-text.ts'
import { openSystem, type Person, type System } from '../testing/system.ts'
import { readXml } from '../testing/xml.ts'
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
  const { operator, payoutIban } = readConfig({ OPERATOR_FILE: example })
  oasis = await openSystem({ config: { operator, payoutIban } })
})
afterAll(async () => {
  await nobody.close()
  await oasis.close()
  rmSync(folder, { recursive: true })
})

async function pdfAt(system: System, { token }: Person, path: string): Promise<string> {
  const reply = await fetch(system.url + path, { headers: { authorization: `Bearer ${token}` } })
  return pdfText(Buffer.from(await reply.arrayBuffer()))
}

/** What stands on the document of a plan that somebody has just bought. */
async function documentOf(system: System, lang: 'en' | 'ar'): Promise<string> {
  const person = await system.user()
  const { invoice_number: number } = await buyPlan(system, person)
  return pdfAt(system, person, `/api/billing/invoices/${number}/pdf?lang=${lang}`)
}

/** What a creator who was paid for a run, and the bank that paid them, read of whoever pays. */
async function payerOf(system: System): Promise<{ statement: string; ofBankFile: string[] }> {
  const creator = await payableCreator(system)
  const { token } = await lastingUser(system, { role: 'admin' })
  await sellRun(system, creator, await customer(system), 21_000)
  await payOnMonday(system)
  const [{ week }] = await payoutsOf(system, creator)
  const { text } = await system.request('POST', `/api/payouts/weeks/${week}/bank-file/pain001`, {
    token,
  })
  return {
    statement: await pdfAt(system, creator, `/api/creator/statements/${week}/pdf?lang=en`),
    ofBankFile: readXml(text)
      .filter(({ path }) => /\/(InitgPty|Dbtr)\/Nm$|\/DbtrAcct\/Id\/IBAN$/.test(path))
      .map((line) => line.text),
  }
}

test('an invoice names the seller of the operator’s file, and nobody else', async () => {
  const text = await documentOf(oasis, 'en')

  expect(text).toContain('Tax Invoice')
  for (const fact of [
    'Oasis Agents LLC',
    'Hamdan Street',
    'TRN 100123456700003',
    'billing@oasis.example',
  ])
    expect(text).toContain(fact)
  expect(text).not.toContain('Wakeel')
})

test('without a seller a document is no tax invoice, and says so', async () => {
  const text = await documentOf(nobody, 'en')

  expect(text).toContain('Not a tax invoice')
  expect(text).not.toContain('Tax Invoice')
  expect(text).not.toContain('Wakeel')
})

test('a statement and a bank file name the seller of the operator’s file, and the account', async () => {
  const { statement, ofBankFile } = await payerOf(oasis)

  for (const fact of ['Oasis Agents LLC', 'Hamdan Street', 'billing@oasis.example'])
    expect(statement).toContain(fact)
  expect(statement).not.toContain('Wakeel')
  expect(ofBankFile).toEqual(['Oasis Agents LLC', 'Oasis Agents LLC', 'AE070331234567890123456'])
})

test('without a seller a statement and a bank file name nobody', async () => {
  const { statement, ofBankFile } = await payerOf(nobody)

  expect(statement).not.toContain('Wakeel')
  expect(ofBankFile).toEqual(['NOTPROVIDED', 'NOTPROVIDED'])
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
  [
    'with a name in one language',
    changed(({ seller }) => Object.assign(seller!, { name: { en: 'Oasis' } })),
    'seller.name.ar',
  ],
  [
    'with a short TRN',
    changed(({ seller }) => Object.assign(seller!, { trn: '100' })),
    'seller.trn',
  ],
  [
    'with a wrong IBAN',
    changed(({ seller }) => Object.assign(seller!, { bank: { name: 'B', iban: 'AE00' } })),
    'seller.bank.iban',
  ],
  [
    'with a word that nobody knows',
    changed(({ seller }) => Object.assign(seller!, { fax: '1' })),
    'seller',
  ],
] as const)('a file %s stops the start with one sentence', ([, content, where]) => {
  const sentence = refusal(content)

  expect(sentence).toMatch(/^The setting OPERATOR_FILE is wrong: [^\n]+\.$/)
  expect(sentence).toContain(where)
})

test('a TRN without its seller stops the start, and so does one that the file contradicts', () => {
  expect(() => readConfig({ VAT_TRN: '100123456700003' })).toThrow('OPERATOR_FILE is missing')
  expect(refusal(readFileSync(example, 'utf8'), { VAT_TRN: '100000000000003' })).toContain(
    'VAT_TRN is wrong',
  )
})

test('the account of the file is the one that creators are paid from', () => {
  expect(readConfig({ OPERATOR_FILE: example }).payoutIban).toBe('AE070331234567890123456')
})
