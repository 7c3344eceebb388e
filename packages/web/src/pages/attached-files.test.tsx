import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { runs } from '@wakeel/contract'
import { beforeEach, expect, test } from 'vitest'
import { streamed } from '../../testing/agents.ts'
import { app } from '../../testing/apps.ts'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
// What arrives later in a browser is here before the tests begin.
import '../runs/message-files.tsx'
import '../answers/conversation.tsx'

let server: FakeServer
/** The files of the requests that were sent. */
const sent = () =>
  server.received
    .filter(({ body }) => body !== null && typeof body === 'object' && 'input' in body)
    .map(({ body }) => (body as { files?: unknown }).files)
beforeEach(() => {
  server = fakeServer()
  takes(['image/*', 'application/pdf'])
  server.answer('runs.getDemoInfo', () => ({
    success: true,
    demo_info: { used: 0, remaining: 3, limit: 3 },
  }))
  server.answerRaw('POST /api/apps/scales/demo', () => streamed(['result', answered]))
})

const answered: runs.DemoResult = {
  success: true,
  run_id: 'run-1',
  conversation_id: 'run-1',
  version: 1,
  response: 'Seen.',
  message: 'ok',
  is_answered: true,
  outcome: 'answer',
  provider: 'a2a scales.example',
  skills_used: [],
  execution_time_ms: 42,
  demo_info: { used: 1, remaining: 2, limit: 3 },
}
const takes = (file_types: string[]) =>
  server.answer('catalogue.getApp', () => ({
    success: true,
    app: app({ slug: 'scales', name: 'Scales', runtime: 'a2a', file_types }),
  }))
const open = async (language: 'en' | 'ar' = 'en') => {
  const { user } = await openPage('/app-store/scales/demo', { language })
  const box = await screen.findByRole('textbox', {
    name: language === 'en' ? 'Your request' : 'طلبك',
  })
  return { user, box }
}
const chooser = async () =>
  (await waitFor(() => document.querySelector('input[type=file]') ?? raise())) as HTMLInputElement
const raise = () => {
  throw new Error('files cannot be chosen')
}
const attached = () => screen.findByRole('list', { name: 'Attached files' })
const picture = (name = 'scale.png', size = 3) =>
  new File(['A'.repeat(size)], name, { type: 'image/png' })

test('an agent that takes files says which, how many and how large, and others offer nothing', async () => {
  await open()
  expect(
    await screen.findByText(/This agent takes pictures, PDF: up to 5 files, 1 MB together/),
  ).toBeDefined()
})

test('an agent that takes no files offers no way to attach any', async () => {
  takes([])
  await open()
  expect(await screen.findByRole('button', { name: 'Insert a file' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Attach files' })).toBeNull()
})

test('what is attached is sent with the message, shown with it, and not with the next', async () => {
  const { user, box } = await open()
  await user.upload(await chooser(), picture())
  expect(await attached()).toBeDefined()

  await user.type(box, 'What is it?')
  await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
  await screen.findByText('Seen.')
  await user.type(box, 'And now?')
  await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
  await waitFor(() => expect(sent()).toHaveLength(2))

  expect(sent()).toEqual([
    [{ name: 'scale.png', media_type: 'image/png', data: 'QUFB' }],
    undefined,
  ])
  const shown = await screen.findByRole('list', { name: 'Files with this message' })
  expect(within(shown).getByText('scale.png')).toBeDefined()
})

test.each([
  ['of another type', new File(['A'], 'film.mp4', { type: 'video/mp4' }), /takes pictures, PDF/],
  ['too large', picture('large.png', 1_000_100), /may have 1 MB/],
  ['empty', picture('nothing.png', 0), /it is empty/],
])('a file that is %s is named and not attached', async (_, file, sentence) => {
  await open()

  fireEvent.change(await chooser(), { target: { files: [file] } })

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(sentence)
  expect(alert.textContent).toContain(file.name)
  expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull()
})

test('files that are too large together, or too many, are left out one by one', async () => {
  const { user } = await open()
  await user.upload(await chooser(), [picture('a.png', 600_000), picture('b.png', 600_000)])
  expect((await screen.findByRole('alert')).textContent).toContain('b.png was not attached')

  await user.upload(
    await chooser(),
    Array.from({ length: 5 }, (_, at) => picture(`${at}.png`)),
  )

  expect((await screen.findByRole('alert')).textContent).toMatch(/4\.png.*at most 5 files/)
  expect(within(await attached()).getAllByRole('listitem')).toHaveLength(5)
})

test('a run that fails gives its files back, and trying again sends them again', async () => {
  server.answerRaw('POST /api/apps/scales/demo', () =>
    streamed(['error', { success: false, error: 'Away.', code: 'runs.remote_unreachable' }]),
  )
  const { user, box } = await open()
  await user.upload(await chooser(), picture())
  await user.type(box, 'What is it?')
  await user.click(screen.getByRole('button', { name: 'Execute Demo' }))

  await user.click(await screen.findByRole('button', { name: 'Try again' }))

  await waitFor(() => expect(sent()).toHaveLength(2))
  const [first, second] = sent()
  expect(second).toEqual(first)
  expect(within(await attached()).getByText('scale.png')).toBeDefined()
})

test('what the tab keeps of a conversation has the names of its files and not their content', async () => {
  const { user, box } = await open()
  await user.upload(await chooser(), picture())
  await user.type(box, 'What is it?')
  await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
  await screen.findByText('Seen.')

  const kept = JSON.stringify({ ...sessionStorage })
  expect(kept).toContain('scale.png')
  expect(kept).not.toContain('QUFB')
})

test('it reads in Arabic', async () => {
  await open('ar')
  expect(await screen.findByRole('button', { name: 'إرفاق ملفات' })).toBeDefined()
  expect(screen.getByText(/يقبل هذا الوكيل الصور، PDF: حتى 5 ملفات/)).toBeDefined()
})
