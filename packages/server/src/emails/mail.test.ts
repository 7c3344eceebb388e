import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClock } from '../../testing/stand-ins.ts'
import { outboxMail } from './mail.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(resolve(tmpdir(), 'wakeel-outbox-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('without a mail server each e-mail is a file that only the operator can read', async () => {
  let made = 0
  const outbox = resolve(directory, 'data/outbox')
  const mail = outboxMail(
    outbox,
    new TestClock(new Date('2026-11-20T08:00:00Z')),
    () => `letter-${++made}`,
  )

  await mail.send({
    to: 'aisha@example.ae',
    subject: 'Choose a new password',
    text: 'Open this link.',
  })
  await mail.send({ to: 'omar@example.ae', subject: 'مرحبًا', text: 'افتح هذا الرابط.' })

  const [first, second] = readdirSync(outbox).sort()
  expect([first, second]).toEqual([
    '2026-11-20T08-00-00-000Z-letter-1.txt',
    '2026-11-20T08-00-00-000Z-letter-2.txt',
  ])
  expect(readFileSync(resolve(outbox, first!), 'utf8')).toBe(
    'Date: 2026-11-20T08:00:00.000Z\nTo: aisha@example.ae\nSubject: Choose a new password\n\nOpen this link.\n',
  )
  expect(readFileSync(resolve(outbox, second!), 'utf8')).toContain('افتح هذا الرابط.')
  expect(statSync(resolve(outbox, first!)).mode & 0o777).toBe(0o600)
})
