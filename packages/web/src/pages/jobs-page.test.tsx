import { act, screen, within } from '@testing-library/react'
import type { jobs } from '@wakeel/contract'
import { beforeEach, expect, test } from 'vitest'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
// What arrives later in a browser is here before the tests begin.
import './jobs-page.tsx'
import '../jobs/jobs-showcase.ts'

const job = (changes: Partial<jobs.Job> = {}): jobs.Job => ({
  name: 'send_emails',
  every_ms: 5_000,
  state: 'failing',
  last_started_at: '2026-11-20T08:00:00.000Z',
  last_succeeded_at: null,
  last_failed_at: '2026-11-20T08:00:01.000Z',
  last_failure: 'the mail server refused (EAUTH)',
  last_duration_ms: 1_200,
  failures: 2,
  next_run_at: '2026-11-20T08:00:06.000Z',
  ...changes,
})

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})

const asAdmin = () =>
  server.signIn({ id: 'noura', name: 'Noura Al Hashimi', email: 'noura@example.ae', role: 'admin' })
const open = (language: 'en' | 'ar' = 'en') => act(() => openPage('/admin/jobs', { language }))
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))

test('whoever lacks the right sees invented turns under the badge, and the server is not asked', async () => {
  await open()
  expect(await screen.findByText('Demo data')).toBeDefined()
  expect((await rowOf(/Send emails/)).getByText('Failing')).toBeDefined()
  expect(server.received.filter(({ address }) => address.startsWith('/api/jobs'))).toEqual([])
})

test('whoever runs the store sees what came of each job, in Arabic too', async () => {
  asAdmin()
  server.answer('jobs.listJobs', () => ({ success: true, jobs: [job()] }))
  await open('ar')
  const row = await rowOf(/إرسال الرسائل/)
  expect(row.getByText('تخفق')).toBeDefined()
  expect(row.getByText('the mail server refused (EAUTH)')).toBeDefined()
  expect(row.getByText('لم يحدث')).toBeDefined()
})

test('a job is run now with a reason', async () => {
  asAdmin()
  server.answer('jobs.listJobs', () => ({ success: true, jobs: [job()] }))
  server.answer('jobs.runJob', ({ name }) => ({
    success: true,
    job: job({ name, state: 'waiting' }),
  }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Run now: Send emails' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Run “Send emails” now?' }))
  await user.type(dialog.getByLabelText('Reason'), 'The mail server is back.')
  await user.click(dialog.getByRole('button', { name: 'Run now' }))
  expect(await screen.findByText('“Send emails” runs within seconds.')).toBeDefined()
  expect(
    server.received.find(
      ({ method, address }) => method === 'POST' && address === '/api/jobs/send_emails/run',
    )?.body,
  ).toEqual({
    reason: 'The mail server is back.',
  })
})

test('a job that is being done already says so', async () => {
  asAdmin()
  server.answer('jobs.listJobs', () => ({ success: true, jobs: [job()] }))
  server.answer('jobs.runJob', () => {
    throw new Refusal('jobs.running')
  })
  const { user } = await open('ar')
  await user.click(await screen.findByRole('button', { name: 'شغّل الآن: إرسال الرسائل' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('السبب'), 'عاد خادم البريد.')
  await user.click(dialog.getByRole('button', { name: 'شغّل الآن' }))
  expect(await screen.findByText(/المهمة قيد التنفيذ الآن\./)).toBeDefined()
})

test('a list that does not arrive can be asked for again, and one without jobs says so', async () => {
  asAdmin()
  server.answer('jobs.listJobs', () => {
    throw new Refusal('accounts.forbidden')
  })
  const { user } = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.answer('jobs.listJobs', () => ({ success: true, jobs: [] }))
  await user.click(again)
  expect(await screen.findByText('No job has been started yet.')).toBeDefined()
})
