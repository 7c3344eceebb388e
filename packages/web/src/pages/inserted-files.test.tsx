import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { app } from '../../testing/apps.ts'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
// What arrives later in a browser is here before the tests begin.
import '../runs/message-files.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer('catalogue.getApp', () => ({
    success: true,
    app: app({ slug: 'tables', name: 'Tables' }),
  }))
  server.answer('runs.getDemoInfo', () => ({
    success: true,
    demo_info: { used: 0, remaining: 3, limit: 3 },
  }))
})

async function open(language: 'en' | 'ar' = 'en') {
  const { user } = await openPage('/app-store/tables/demo', { language })
  const box = (await screen.findByRole('textbox', {
    name: language === 'en' ? 'Your request' : 'طلبك',
  })) as HTMLTextAreaElement
  const chooser = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('no file can be chosen')
    return found
  })
  return {
    user,
    box,
    choose: (...files: File[]) => fireEvent.change(chooser, { target: { files } }),
  }
}
const bytes = (...values: number[]) => new Uint8Array(values)

test('a table that is chosen stands in the box below what was asked, and nothing is sent', async () => {
  const { user, box, choose } = await open()
  await user.type(box, 'Which branch sold most?')
  choose(new File(['Branch,Sales\nDubai,52400\nAl Ain,36000\n'], 'sales.csv', { type: 'text/csv' }))

  expect(await screen.findByText('sales.csv stands in the box.')).toBeDefined()
  expect(box.value).toBe('Which branch sold most?\n\nBranch,Sales\nDubai,52400\nAl Ain,36000')
  expect(server.received.every(({ method }) => method === 'GET')).toBe(true)
})

test.each([
  ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0xd8, 0xaf, 0xd8, 0xa8, 0xd9, 0x8a)],
  ['UTF-16', bytes(0xff, 0xfe, 0x2f, 0x06, 0x28, 0x06, 0x4a, 0x06)],
  ['the encoding of an Arabic Excel', bytes(0xcf, 0xc8, 0xed)],
])('Arabic in %s is read', async (_, content) => {
  const { box, choose } = await open('ar')
  choose(new File([content], 'cities.csv', { type: 'text/csv' }))

  await waitFor(() => expect(box.value).toBe('دبي'))
})

test.each([
  [
    'a sheet of Excel',
    new File([bytes(0x50, 0x4b, 3, 4, 0, 0)], 'sales.xlsx'),
    /not a text\. Save a table as CSV/,
  ],
  ['a PDF', new File(['%PDF-1.7\nxref'], 'invoice.pdf'), /not a text/],
  [
    'a text that is too long',
    new File(['a'.repeat(20_001)], 'long.txt'),
    /may have 20,000 characters/,
  ],
  ['a text that is far too long', new File(['a'.repeat(90_000)], 'longer.txt'), /may have 20,000/],
  ['an empty file', new File([], 'nothing.txt'), /it is empty/],
  ['a file of spaces', new File([' \n '], 'spaces.txt'), /it is empty/],
])('%s is named and not inserted', async (_, file, sentence) => {
  const { user, box, choose } = await open()
  await user.type(box, 'Add it up')
  choose(file)

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(sentence)
  expect(alert.textContent).toContain(file.name)
  expect(box.value).toBe('Add it up')
})

test('a file that is dropped on the page is inserted, and the complaint about the one before goes', async () => {
  const { box, choose } = await open()
  choose(new File([], 'nothing.txt'))
  await screen.findByRole('alert')
  const files = [new File(['Minutes of Monday'], 'minutes.txt', { type: 'text/plain' })]
  fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } })

  await waitFor(() => expect(box.value).toBe('Minutes of Monday'))
  expect(screen.queryByRole('alert')).toBeNull()
})
