import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPart } from '../../testing/open-part.tsx'
import { openSigner, receipt } from '../../testing/receipts.ts'
import { ReceiptButton } from './receipt-button.tsx'

let server: FakeServer
let saved: { name: string; content: Blob }[]
beforeEach(() => {
  server = fakeServer()
  saved = []
  let content: Blob
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob
    return 'blob:receipt'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content })
  })
})

const open = () => openPart(<ReceiptButton runId={receipt.run_id} />)

test('one press keeps the signed receipt as a file, and then leads to where it is verified', async () => {
  const jws = openSigner().sign(receipt)
  server.answer('receipts.getReceipt', () => ({ success: true, receipt, jws, skill_inputs: [{}] }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Receipt' }))

  const link = await screen.findByRole('link', { name: 'Verify it' })
  expect(link.getAttribute('href')).toContain(`/receipts?run=${receipt.run_id}`)
  expect(saved.map(({ name }) => name)).toEqual([
    expect.stringContaining(`receipt-${receipt.run_id}.json`),
  ])
  expect(JSON.parse(await saved[0]!.content.text())).toEqual({ receipt, jws, skill_inputs: [{}] })
})

test('a receipt that cannot be had is said to be so', async () => {
  server.answer('receipts.getReceipt', () => {
    throw new Refusal('receipts.no_outcome')
  })
  const { user } = await act(open)
  await user.click(await screen.findByRole('button', { name: 'Receipt' }))

  expect(await screen.findByText(/There is no receipt/)).toBeDefined()
  expect(saved).toEqual([])
})
