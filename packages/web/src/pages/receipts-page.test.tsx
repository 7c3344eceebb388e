import { createHash } from 'node:crypto'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { app } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { openSigner, receipt } from '../../testing/receipts.ts'
// What arrives later in a browser is here before the tests begin.
import './receipts-page.tsx'

const signer = openSigner()
const jws = signer.sign(receipt)
let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  publish([signer.key])
})
const publish = (keys: object[]) =>
  server.answerRaw('GET /.well-known/jwks.json', () => Response.json({ keys }))
const open = (address = '/receipts', language: 'en' | 'ar' = 'en') =>
  act(() => openPage(address, { language }))
const paste = (text: string, label = 'Receipt') =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const sent = () => server.received.filter(({ body }) => JSON.stringify(body)?.includes(jws))

test('a receipt that was pasted is verified in the browser, and all that it says is shown', async () => {
  await open()
  paste(jws)

  expect(await screen.findByRole('heading', { name: 'This receipt is genuine' })).toBeDefined()
  expect(screen.getByText('vat-invoice-desk, version 3')).toBeDefined()
  expect(screen.getByText('AED 2.50')).toBeDefined()
  expect(screen.getByText('vat-calculator')).toBeDefined()
  expect(screen.getByText(receipt.input_sha256!)).toBeDefined()
  expect(screen.getByText('in force since 1 Nov 2026')).toBeDefined()
  expect(sent()).toEqual([])
})

test('names the agent and its skills in the language of the reader, as the store lists them', async () => {
  const skills = [{ name: 'vat-calculator', title: 'حاسبة الضريبة', source: null }]
  server.answer('catalogue.getApp', ({ lang }) => ({
    success: true,
    app: app({
      slug: 'vat-invoice-desk',
      name: lang === 'ar' ? 'مكتب الضريبة' : 'VAT desk',
      skills,
    }),
  }))
  await open('/receipts', 'ar')
  paste(jws, 'الإيصال')

  expect(await screen.findByText('\u2068مكتب الضريبة\u2069، النسخة 3')).toBeDefined()
  expect(screen.getByText('حاسبة الضريبة')).toBeDefined()
  expect(screen.queryByText(/vat-/)).toBeNull()
})

test('its file can be pasted whole, chosen, or dropped', async () => {
  const file = new File([JSON.stringify({ receipt, jws })], 'receipt.json')
  const { user } = await open()

  await user.upload(screen.getByLabelText('Or choose its file'), file)
  expect(await screen.findByText('This receipt is genuine')).toBeDefined()

  paste('')
  expect(screen.queryByText('This receipt is genuine')).toBeNull()
  fireEvent.drop(screen.getByLabelText('Receipt'), { dataTransfer: { files: [file] } })
  expect(await screen.findByText('This receipt is genuine')).toBeDefined()
})

test('what was altered is said to be so, and nothing of it is shown', async () => {
  const [header, , signature] = jws.split('.')
  const [, payload] = signer.sign({ ...receipt, price: { ...receipt.price, amount: 1 } }).split('.')
  await open()
  paste(`${header}.${payload}.${signature}`)

  expect(await screen.findByRole('heading', { name: 'This is not what was signed' })).toBeDefined()
  expect(screen.queryByText('vat-invoice-desk, version 3')).toBeNull()
})

test('a receipt of another store, and what is no receipt, are told apart', async () => {
  await open()
  paste(openSigner('of-another').sign(receipt))
  expect(await screen.findByText('Signed with a key that this store never had')).toBeDefined()

  paste('Thank you for your purchase')
  expect(await screen.findByText('This is not a receipt')).toBeDefined()
})

test('a key that was changed since still verifies, and the page says when that was', async () => {
  publish([{ ...signer.key, retired_at: '2026-11-25T08:00:00.000Z' }])
  await open()
  paste(jws)

  expect(await screen.findByText('This receipt is genuine')).toBeDefined()
  expect(screen.getByText(/changed on 25 Nov 2026/)).toBeDefined()
})

test('a text is compared with its hash in the browser', async () => {
  await open()
  paste(jws)
  await screen.findByText('Compare the texts')

  paste('Add VAT to AED 1,000\n', 'Request')
  expect(await screen.findByText('This is the text of the receipt.')).toBeDefined()
  paste('AED 9,999', 'Answer')
  expect(await screen.findByText('This is not the text of the receipt.')).toBeDefined()
  expect(JSON.stringify(server.received)).not.toContain('9,999')
})

test('a request with files is compared together with them, and not before each is chosen', async () => {
  const hex = (content: string) => createHash('sha256').update(content).digest('hex')
  const files = [{ media_type: 'text/csv', name: 'weights.csv', sha256: hex('kg;7') }]
  const input_sha256 = hex(JSON.stringify({ files, input: 'Weigh "these"' }))
  const input_files = files.map(({ media_type, sha256 }) => ({ media_type, sha256 }))
  const { user } = await open()
  paste(signer.sign({ ...receipt, input_sha256, input_files }))
  const chooser = await screen.findByLabelText('Files that went with the request')

  paste('Weigh "these"', 'Request')
  expect(await screen.findByText(/Choose every file/)).toBeDefined()
  await user.upload(chooser, new File(['kg;7'], 'weights.csv'))
  expect(await screen.findByText('This is the text of the receipt.')).toBeDefined()
  await user.upload(chooser, new File(['kg;7'], 'renamed.csv'))
  expect(await screen.findByText('This is not the text of the receipt.')).toBeDefined()
})

test('the receipt of a run of one’s own is there at once, and the history fills in its texts', async () => {
  server.signIn({ id: 'user-1', name: 'Aisha', email: 'aisha@example.ae' })
  server.answer('receipts.getReceipt', () => ({ success: true, receipt, jws, skill_inputs: null }))
  server.answer('runs.getRun', ({ id }) => ({
    success: true,
    run: {
      id,
      conversation_id: id,
      version: 1,
      reply_to: null,
      app: { id: 'app-1', slug: 'vat-invoice-desk', name: 'VAT desk', emoji: '🧾' },
      kind: 'paid',
      status: 'succeeded',
      outcome: 'answer',
      input: 'Add VAT to AED 1,000',
      answer: '**AED 1,050**',
      provider: 'built-in',
      execution_time_ms: 120,
      started_at: receipt.started_at,
      charge: null,
    },
  }))
  const { user } = await open(`/receipts?run=${receipt.run_id}`)

  await user.click(await screen.findByRole('button', { name: 'Fill in from my history' }))

  await expect.poll(() => screen.queryAllByText('This is the text of the receipt.')).toHaveLength(2)
})

test('where there is no receipt, the page says why and can still be used', async () => {
  server.answer('receipts.getReceipt', () => {
    throw new Refusal('runs.not_found')
  })
  await open(`/receipts?run=${receipt.run_id}`)

  expect((await screen.findByRole('alert')).textContent).toContain('You have no such run.')
  paste(jws)
  expect(await screen.findByText('This receipt is genuine')).toBeDefined()
})

test('where the browser cannot verify, the store does, and the page says so', async () => {
  server.answer('receipts.verifyReceipt', () => ({
    success: true,
    is_valid: true,
    problem: null,
    receipt,
    signed_with: { kid: signer.key.kid, retired_at: null },
    is_run_known: true,
  }))
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'))
  await open()
  paste(jws)

  expect(await screen.findByText('This receipt is genuine')).toBeDefined()
  expect(screen.getByText(/so the store did/)).toBeDefined()
  vi.restoreAllMocks()
})

test('the keys can be asked for again when they did not arrive', async () => {
  server.answerRaw('GET /.well-known/jwks.json', () => new Response('', { status: 503 }))
  const { user } = await open()
  paste(jws)
  const again = await screen.findByRole('button', { name: 'Try again' })
  publish([signer.key])
  await user.click(again)

  expect(await screen.findByText('This receipt is genuine')).toBeDefined()
})

test('it reads in Arabic', async () => {
  await open('/receipts', 'ar')
  paste(jws, 'الإيصال')

  expect(await screen.findByRole('heading', { name: 'هذا الإيصال صحيح' })).toBeDefined()
})
