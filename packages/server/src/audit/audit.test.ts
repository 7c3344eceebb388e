import { randomUUID } from 'node:crypto'
import { type audit as contract, MAX_EXPORTED_ROWS } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { createRateLimits } from '../http/rate-limits.ts'
import { createAudit } from './audit.ts'

const ORGANISATION = '9f0c6f0e-4c3b-4d55-8a6f-2a1f4b7f3c11'

let system: System
let admin: Person
let leaver: Person
let audit: ReturnType<typeof createAudit>
beforeAll(async () => {
  system = await openSystem()
  admin = await system.user({
    role: 'admin',
    name: 'Noura Al Hashimi',
    email: 'noura.audit@example.ae',
  })
  leaver = await system.user({ role: 'admin', name: 'Omar Leaving' })
  audit = createAudit({
    database: system.database,
    clock: system.clock,
    limits: createRateLimits({ database: system.database, clock: system.clock, secret: 'secret' }),
  })
  const { id, slug } = await system.app({ name: { en: 'Audited agent', ar: 'وكيل يُراجع' } })
  await record({
    actorId: leaver.id,
    subject: { kind: 'person', id: admin.id },
    action: 'people.suspended',
    reason: '=cmd|spam',
  })
  await record({
    subject: { kind: 'agent', id },
    action: 'moderation.taken_down',
    after: { reason: 'unsafe' },
    reason: `About ${slug}`,
  })
  system.clock.advance(48 * 3_600_000)
  await record({
    subject: { kind: 'order', id: 'O-1' },
    action: 'payments.refunded',
    after: { fils: 21_000 },
  })
  await record({
    subject: { kind: 'organisation', id: ORGANISATION },
    action: 'organisations.created',
    organisationId: ORGANISATION,
  })
  await system.request('DELETE', '/api/account', {
    token: leaver.token,
    body: { password: leaver.password },
  })
  const { email, password } = admin
  admin = {
    ...admin,
    token: (await system.request('POST', '/api/auth/sign-in/email', { body: { email, password } }))
      .body.token,
  }
})
afterAll(() => system.close())

function record({
  actorId = admin.id,
  ...entry
}: { actorId?: string } & Omit<Parameters<typeof audit.record>[1], 'actor'>) {
  return system.database.transaction((tx) =>
    audit.record(tx, { actor: { userId: actorId, role: 'admin' }, ...entry }),
  )
}

const get = (path: string) => system.request('GET', path, { token: admin.token })
const list = async (query = ''): Promise<contract.AuditEntry[]> =>
  (await get(`/api/audit?${query}`)).body.entries
const actions = async (query: string) => (await list(query)).map(({ action }) => action)

describe('the log', () => {
  test('tells who did what to what, before, after and why, newest first, without what organisations did', async () => {
    const [refund, takedown, suspension] = await list()

    expect(refund).toMatchObject({
      actor: { id: admin.id, name: 'Noura Al Hashimi', role: 'admin' },
      action: 'payments.refunded',
      subject: { kind: 'order', id: 'O-1', name: null },
      before: null,
      after: { fils: 21_000 },
      reason: null,
      at: system.clock.now().toISOString(),
    })
    expect(takedown).toMatchObject({
      action: 'moderation.taken_down',
      subject: { kind: 'agent', name: expect.stringMatching(/\w/) },
    })
    expect(suspension).toMatchObject({
      actor: { id: leaver.id, name: null },
      subject: { kind: 'person', id: admin.id, name: 'Noura Al Hashimi' },
    })
  })

  test.for([
    ['action=payments.refunded', ['payments.refunded']],
    ['search=NOURA%20al', ['payments.refunded', 'moderation.taken_down', 'people.suspended']],
    ['search=noura.audit@', ['payments.refunded', 'moderation.taken_down', 'people.suspended']],
    ['search=Audited%20age', ['moderation.taken_down']],
    [
      'search=%D9%88%D9%83%D9%8A%D9%84%20%D9%8A%D9%8F%D8%B1%D8%A7%D8%AC%D8%B9',
      ['moderation.taken_down'],
    ],
    ['search=O-1', ['payments.refunded']],
    ['search=O-', []],
    ['search=Spam', ['people.suspended']],
    ['subject=O-1', ['payments.refunded']],
    ['search=nobody', []],
  ] as const)('is filtered by %s', async ([query, expected]) => {
    expect(await actions(query)).toEqual(expected)
  })

  test('is filtered by who did it, to whom it was done and by days of the UAE', async () => {
    const last = new Date(system.clock.now().getTime() + 4 * 3_600_000).toISOString().slice(0, 10)

    expect(await actions(`actor=${leaver.id}`)).toEqual(['people.suspended'])
    expect(await actions(`subject=${admin.id}`)).toEqual(['people.suspended'])
    expect(await actions(`subject=${leaver.id}`)).toEqual([])
    expect(await actions(`from=${last}&to=${last}`)).toEqual(['payments.refunded'])
    expect((await get('/api/audit?from=0000-01-01')).body.code).toBe('request.invalid')
  })

  test('turns its pages and refuses a place of another list', async () => {
    const first = (await get('/api/audit?limit=2')).body
    const second = (await get(`/api/audit?limit=2&cursor=${first.next_cursor}`)).body
    const elsewhere = await get(`/api/audit?limit=2&search=x&cursor=${first.next_cursor}`)

    expect([...first.entries, ...second.entries].map(({ action }) => action)).toEqual([
      'payments.refunded',
      'moderation.taken_down',
      'people.suspended',
    ])
    expect([second.next_cursor, elsewhere.body.code]).toEqual([null, 'request.cursor_invalid'])
  })

  test('of an organisation holds what was done there and nothing else', async () => {
    const { entries, next_cursor } = await audit.listOf(ORGANISATION, { limit: 10 })

    expect(entries.map(({ action }) => action)).toEqual(['organisations.created'])
    expect(next_cursor).toBeNull()
    expect(Buffer.from((await audit.fileOf(ORGANISATION, admin.id)).bytes).toString()).toContain(
      'organisations.created',
    )
  })

  test('of more entries than a file holds gives the newest, and says that it is cut', async () => {
    const long = randomUUID()
    await system.database.execute(sql`
      insert into audit_entries (at, actor_id, actor_role, action, subject_kind, subject_id, organisation_id, reason)
      select now(), ${admin.id}, 'admin', 'organisations.joined', 'person', ${admin.id}, ${long}, 'entry ' || number
      from generate_series(1, ${MAX_EXPORTED_ROWS + 1}) as number
    `)

    const { bytes, isTruncated } = await audit.fileOf(long, admin.id)

    const rows = Buffer.from(bytes).toString().trim().split('\r\n').slice(1)
    expect(isTruncated).toBe(true)
    expect(rows).toHaveLength(MAX_EXPORTED_ROWS)
    expect([rows[0], rows.at(-1)]).toEqual([
      expect.stringMatching(/entry 50001$/),
      expect.stringMatching(/entry 2$/),
    ])
    // Fifty thousand rows pass through the embedded database twice.
  }, 60_000)

  test.for([
    ['updated', sql`update audit_entries set reason = 'another'`],
    ['deleted', sql`delete from audit_entries`],
    ['truncated', sql`truncate audit_entries`],
  ] as const)('cannot be %s', async ([, statement]) => {
    await expect(system.database.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('the audit log only grows') },
    })
  })
})

test('the file of the log has no cell that a spreadsheet would execute, and is itself in the log', async () => {
  const { text, headers } = await get('/api/audit.csv?action=people.suspended')
  const [export_] = await list('action=audit.exported')

  expect(headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"')
  expect(headers.get('x-truncated-at')).toBeNull()
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain(
    `,,${leaver.id},admin,people.suspended,person,${admin.id},Noura Al Hashimi,,,'=cmd|spam`,
  )
  expect(export_).toMatchObject({
    actor: { id: admin.id },
    subject: { kind: 'store', id: 'audit_log' },
    after: { entries: 1 },
  })
})

test('the file of the log is taken ten times in ten minutes by one person, and no more', async () => {
  const { token } = await system.user({ role: 'admin' })
  const statuses: number[] = []
  const take = async () =>
    statuses.push(
      (await system.request('GET', '/api/audit.csv?action=people.suspended', { token })).status,
    )

  while (statuses.length < 11) await take()
  system.clock.advance(600_000)
  await take()

  expect(statuses).toEqual([...Array(10).fill(200), 429, 200])
})
