import { randomUUID } from 'node:crypto'
import * as contract from '@wakeel/contract'
import { is, sql, Table } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authPaths } from '../src/accounts/auth-paths.ts'
import { writeCursor } from '../src/cursor.ts'
import * as tables from '../src/database/schema/all.ts'
import { rateLimits } from '../src/database/schema/rate-limits.ts'
import { agentContent, described, idea } from './agents.ts'
import { createAuthenticator } from './authenticator.ts'
import { rightQuestions } from './evaluations.ts'
import { found } from './organisations.ts'
import { type RawReply, sendRaw } from './raw-http.ts'
import { sampleOf } from './size.ts'
import { openSystem, type Person, type System } from './system.ts'
import { newEndpoint } from './webhooks.ts'

interface Target {
  route: string
  method: string
  /** With `:slug` where the address of an app belongs, `:id` or `:number` where that of something of the caller's own, `:week` and `:format` of a file. */
  path: string
  access: contract.Access
  /** What would be accepted; undefined where the route reads no body. */
  body: Record<string, unknown> | undefined
  reads: { body: boolean; query: boolean }
}

const password = 'not the password'
const passkey = createAuthenticator({ origin: 'https://store.example' })
const bodies: Record<string, Record<string, unknown>> = {
  'DELETE /api/account': { password },
  'POST /api/events': {
    events: [
      {
        id: randomUUID(),
        at: '2026-11-20T08:00:00Z',
        name: 'demo_clicked',
        properties: { app: 'vat-desk' },
      },
    ],
  },
  'POST /api/apps/:slug/reviews': { rating: 4, comment: 'It answers.' },
  'POST /api/apps/:slug/demo': { input: 'Add VAT to AED 1,000', version: 1 },
  'POST /api/apps/:slug/runs': { input: 'Add VAT to AED 1,000', version: 1 },
  'POST /api/checkout': { plan: 'pro', billing: 'annual', offer: 'founder_special' },
  'POST /api/billing/subscription/change': { plan: 'starter', billing: 'monthly' },
  'POST /api/billing/wallet/top-ups': { amount_fils: 10_000 },
  'PUT /api/billing/limits': { monthly_cap: 10_000, max_per_run: null },
  'PUT /api/billing/details': {
    company: 'Noor Trading LLC',
    trn: '100000000000003',
    address: 'Dubai',
  },
  'POST /api/billing/invoices/:number/replace': {
    company: 'Noor Trading LLC',
    trn: '100000000000003',
    address: 'Dubai',
    keep: true,
  },
  'PUT /api/creator/reviews/:id/reply': { text: 'Thank you.' },
  'PUT /api/creator/profile': {
    about: { en: 'Accountants who write agents.', ar: 'محاسبون يكتبون الوكلاء.' },
    website: 'https://scales.example.com/about',
  },
  'PUT /api/creator/payout-details': {
    holder_name: 'Aisha Rahman',
    iban: 'AE070331234567890123456',
  },
  'POST /api/connections/probe': {
    kind: 'a2a',
    address: 'https://agent.example/',
    credential: { kind: 'none' },
    model: null,
  },
  'POST /api/connections': {
    kind: 'openai',
    address: 'https://agent.example/',
    credential: { kind: 'none' },
    model: 'oasis-1',
  },
  'PATCH /api/connections/:id': {
    address: 'https://agent.example/',
    credential: { kind: 'bearer', secret: 'sesame' },
  },
  'POST /api/connections/authorise': {
    address: 'https://agent.example/',
    client: { client_id: 'known', client_secret: 'sesame' },
  },
  'POST /api/connections/authorise/complete': {
    state: 'made-up',
    code: 'made-up',
    iss: 'https://agent.example',
  },
  'POST /api/connections/:id/authorise': { client: { client_id: 'known' } },
  'POST /api/forge/check-idea': described,
  'POST /api/forge/generate-agent': idea,
  'POST /api/forge/import-agent': {
    connection_id: randomUUID(),
    tools: [],
    pricing_model: 'monthly',
    price_aed: 67,
  },
  'POST /api/forge/publish-agent': { app_id: randomUUID(), publish: true },
  'PUT /api/forge/agents/:id': { revision: 1, content: agentContent() },
  'POST /api/connections/:id/keep-paused': { app_id: randomUUID(), fingerprint: 'a'.repeat(64) },
  'POST /api/forge/agents/:id/approve-changes': { fingerprint: 'a'.repeat(64) },
  'POST /api/forge/agents/:id/preview': { input: 'Add VAT to AED 1,000' },
  'POST /api/forge/agents/:id/evaluations/try': { question: rightQuestions[0] },
  'POST /api/forge/agents/:id/appeal': { text: 'It was mended.' },
  'POST /api/apps/:slug/reports': { reason: 'spam', comment: 'It repeats itself.' },
  'POST /api/creators/:handle/reports': { reason: 'spam', comment: 'It is advertising.' },
  'POST /api/creator/profile/takedowns/:id/appeal': { text: 'It was true.' },
  'POST /api/moderation/creators/:id/dismiss-reports': { reason: 'Nothing is wrong.' },
  'POST /api/moderation/creators/:id/take-down': {
    texts: { about: { en: 'Buy now.', ar: '' }, website: 'https://scales.example.com/about' },
    reason: 'spam',
    note: 'It is advertising.',
  },
  'POST /api/moderation/profile-takedowns/:id/restore': { reason: 'It was true.' },
  'POST /api/moderation/apps/:id/dismiss-reports': { reason: 'Nothing is wrong.' },
  'POST /api/moderation/apps/:id/take-down': { reason: 'spam', note: 'It repeats itself.' },
  'POST /api/moderation/apps/:id/restore': { reason: 'It was mended.' },
  'POST /api/moderation/appeals/:id': { decision: 'upheld', answer: 'You are right.' },
  'POST /api/moderation/reviews': {
    ids: ['018f2f6e-0000-7000-8000-000000000001'],
    decision: 'approve',
    reason: 'Nothing is wrong.',
  },
  'POST /api/forge/submissions/:id': { decision: 'approve', number: 1, revision: 1 },
  'PUT /api/admin/people/:id/role': { role: 'creator', reason: 'Asked for.' },
  'POST /api/admin/people/:id/suspend': { reason: 'Spam.' },
  'POST /api/admin/people/:id/restore': { reason: 'Asked for.' },
  'POST /api/payouts/:id/returned': { reason: 'The bank gave it back.' },
  'POST /api/payments-admin/orders/:id/refund': { reason: 'The customer asked.' },
  'POST /api/payments-admin/reconciliation': { from: '2026-01-01', to: '2026-01-02' },
  'POST /api/jobs/:name/run': { reason: 'The mail server is back.' },
  'POST /api/api-keys': { name: 'Invoices at night', scopes: ['run'] },
  'POST /api/widgets': {
    name: 'Prices page',
    agent: 'vat-desk',
    origins: ['https://shop.example.ae'],
    cap: { daily_fils: null, daily_runs: 5, monthly_fils: null, monthly_runs: null },
  },
  'PATCH /api/widgets/:id': { name: 'Prices page' },
  'POST /api/widgets/:id/runs': { token: 'made up', input: 'Add VAT to AED 1,000' },
  'PATCH /api/api-keys/:id': { name: 'Invoices by day' },
  'POST /api/api-keys/:id/rotate': { overlap_hours: 1 },
  'POST /api/webhook-endpoints': {
    address: 'https://8.8.8.8/hooks',
    description: 'Orders',
    event_types: ['run.finished'],
  },
  'PATCH /api/webhook-endpoints/:id': { description: 'Runs', is_enabled: true },
  'POST /api/webhook-endpoints/:id/replay': { since: '2026-11-28T00:00:00Z' },
  'POST /api/oauth/approvals': {
    request: { client_id: 'https://robot.example/client.json', state: 'as it was' },
    agents: null,
    cap: { daily_fils: null, daily_runs: null, monthly_fils: 1_000, monthly_runs: null },
  },
  'PATCH /api/oauth/grants/:id': {
    agents: null,
    cap: { daily_fils: 500, daily_runs: null, monthly_fils: 1_000, monthly_runs: null },
  },
  'POST /api/receipts/verify': { jws: 'header.payload.signature' },
  'POST /api/signing-keys/rotate': { reason: 'It is a year old.' },
  'PUT /api/founder/burn-rate': { fils_per_month: 9_000_000 },
  'POST /api/organisations': { name: 'Noor Trading' },
  'POST /api/organisations/join': { token: 'made up and long enough' },
  'PATCH /api/organisations/:id': { name: 'Noor Trading' },
  'POST /api/organisations/:id/invitations': { email: 'new@example.ae', role: 'member' },
  'PUT /api/organisations/:id/members/:user/role': { role: 'admin' },
  'PUT /api/organisations/:id/members/:user/cap': { monthly_fils: 10_000, monthly_runs: 10 },
  'PUT /api/organisations/:id/cap': { monthly_fils: 10_000, monthly_runs: 10 },
  'PUT /api/organisations/:id/agents': {
    only_listed: true,
    rules: [{ slug: 'vat-desk', cap: { monthly_fils: 0, monthly_runs: 0 } }],
  },
  'POST /api/auth/sign-up/email': {
    name: 'New',
    email: 'new@example.ae',
    password: 'long enough 1',
  },
  'POST /api/auth/sign-in/email': { email: 'nobody@example.ae', password },
  'POST /api/auth/update-user': { name: 'Renamed' },
  'POST /api/auth/change-password': { currentPassword: password, newPassword: 'long enough 2' },
  'POST /api/auth/passkey/verify-registration': {
    name: 'Phone',
    response: passkey.register({ challenge: 'made-up' }),
  },
  'POST /api/auth/passkey/verify-authentication': {
    response: passkey.answer({ challenge: 'made-up' }),
  },
  'POST /api/auth/passkey/update-passkey': { id: randomUUID(), name: 'Phone' },
  'POST /api/auth/passkey/delete-passkey': { id: randomUUID(), password },
  'POST /api/auth/request-password-reset': { email: 'nobody@example.ae' },
  'POST /api/auth/reset-password': { token: 'made up', newPassword: 'long enough 3' },
  'POST /api/auth/send-verification-email': { email: 'nobody@example.ae' },
}

/** Where null means that there is none. */
const mayBeNull = [
  'PUT /api/billing/limits',
  'PUT /api/billing/details',
  'PUT /api/founder/burn-rate',
]

const contractTargets = Object.values(contract)
  .flatMap((capability) =>
    typeof capability === 'object' && 'routes' in capability
      ? Object.values(capability.routes as contract.Routes)
      : [],
  )
  .map(({ method, path, access, body, query }): Target & { cursor: boolean } => {
    const route = `${method} ${path}`
    const reads = { body: Boolean(body), query: Boolean(query) }
    return {
      route,
      method,
      path,
      access,
      body: bodies[route],
      reads,
      cursor: Object.hasOwn(query?.shape ?? {}, 'cursor'),
    }
  })
const authTargets = authPaths.map(({ method, path, query }): Target => {
  const route = `${method} /api/auth${path}`
  return {
    route,
    method,
    path: `/api/auth${path}`,
    access: 'anyone',
    body: bodies[route],
    reads: { body: Boolean(bodies[route]), query: Boolean(query) },
  }
})
const targets = [...contractTargets, ...authTargets]
const withBody = targets.filter(({ reads }) => reads.body)
/** better-auth takes half a second for this one, so that nobody learns from the time who has an account. */
const quick = targets.filter(({ path }) => path !== '/api/auth/send-verification-email')

let system: System
let app: { id: string; slug: string }
let admin: Person
let founder: Person
/** The administrator's own. */
let organisation: string
/** One that the administrator began. */
let conversation: string
let webhook: string
beforeAll(async () => {
  system = await openSystem()
  await watchRows()
  app = await system.app()
  // Who founded an organisation keeps it, whatever role follows.
  admin = await system.user({ role: 'enterprise_user' })
  organisation = await found(system, admin)
  webhook = (await newEndpoint(system, admin, { address: 'https://8.8.8.8/hooks' })).id
  await system.setRole(admin.id, 'admin')
  founder = await system.user({ role: 'founder' })
  conversation = (
    await system.request('POST', `/api/apps/${app.slug}/demo`, {
      token: admin.token,
      body: { input: 'Add VAT to AED 1,000' },
    })
  ).body.conversation_id
})
afterAll(() => system.close())
beforeEach(() => changedRows())

const somethingElse = randomUUID()
const addressOf = ({ path }: Target, parameter?: string): string =>
  path
    .replace(':slug', parameter ?? app.slug)
    .replace(':id', parameter ?? somethingElse)
    .replace(':name', parameter ?? 'send_emails')
    .replace(':user', parameter ?? somethingElse)
    .replace(':invitation', parameter ?? somethingElse)
    .replace(':run', parameter ?? somethingElse)
    .replace(':number', parameter ?? 'INV-000001')
    .replace(':week', parameter ?? '2026-W01')
    .replace(':format', parameter ?? 'csv')
/** Whoever may use the route, so that it is the input that is refused. An admin may use them all but the founder's own. */
const tokenOf = ({ access }: Target): string | undefined =>
  access === 'anyone' ? undefined : access === 'founder' ? founder.token : admin.token

/** Has the database count each row that is stored or deleted: thousands of looks at how many rows each table holds took half of the time. */
async function watchRows(): Promise<void> {
  const { database } = system
  const plpgsql = (body: string) => sql.raw(`language plpgsql as $$ ${body} $$`)
  await database.execute(sql`create table row_changes (name text not null, rows integer not null)`)
  await database.execute(sql`
    create function count_row() returns trigger ${plpgsql(`
      begin
        insert into row_changes values (tg_table_name, case tg_op when 'INSERT' then 1 else -1 end);
        return null;
      end
    `)}
  `)
  for (const table of Object.values(tables).filter((each) => is(each, Table)))
    if (table !== rateLimits)
      await database.execute(
        sql`create trigger count_row after insert or delete on ${table} for each row execute function count_row()`,
      )
  await database.execute(sql`
    create function changed_rows() returns json ${plpgsql(`
      declare
        changes json;
      begin
        -- A refusal because of a full window would hide what the next input itself does.
        delete from rate_limits;
        with looked_at as (delete from row_changes returning *),
          sums as (select name, sum(rows) as rows from looked_at group by name)
        select json_object_agg(name, rows) into changes from sums where rows <> 0;
        return changes;
      end
    `)}
  `)
}

/** How many rows each table has gained or lost since the last look, which begins every window of a limit anew. */
async function changedRows(): Promise<unknown> {
  return (await system.database.execute(sql`select changed_rows() as changes`)).rows[0]!.changes
}

const leaks =
  /node_modules|\/packages\/|\.ts\b|\bat \S+ \(|:\d+:\d+|\b(select|insert|update|delete)\b.+\b(from|into|set)\b|drizzle|postgres|Error:/i

/** A refusal in the contract's shape, that says nothing about how the store is made. */
function expectRefusal({ status, text }: { status: number; text: string }): void {
  const { message, ...body } = JSON.parse(text)
  expect(body).toEqual({
    success: false,
    error: expect.stringMatching(/^[A-Z].{8,300}$/),
    code: expect.any(String),
  })
  expect(contract.errors[body.code as contract.ErrorCode][0]).toBe(status)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  // better-auth's clients read `message`.
  expect([undefined, body.error]).toContain(message)
  expect(text).not.toMatch(leaks)
}

/** Since the last look no table has gained or lost a row. */
async function expectNothingDone(): Promise<void> {
  expect(await changedRows()).toBe(null)
}

async function expectRefusalOf(
  send: () => Promise<{ status: number; text: string }>,
): Promise<void> {
  expectRefusal(await send())
  await expectNothingDone()
}

/** Either refused with nothing done, or understood. */
async function expectRefusalOrSuccess(
  send: () => Promise<{ status: number; text: string }>,
): Promise<void> {
  const reply = await send()
  if (reply.status >= 400) {
    expectRefusal(reply)
    await expectNothingDone()
  } else {
    expect([200, 204, 304]).toContain(reply.status)
    await changedRows()
  }
}

const everyValue = (body: object, value: unknown) =>
  JSON.stringify(Object.fromEntries(Object.keys(body).map((field) => [field, value])))
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const json = 'application/json'
type Spoil = (body: object) => string | Uint8Array

const badBodies: [string, Spoil, string | null][] = [
  ['nothing', () => '', json],
  ['broken JSON', (body) => JSON.stringify(body).slice(0, -1), json],
  ['JSON with something after it', (body) => `${JSON.stringify(body)} x`, json],
  ['bytes that are not UTF-8', () => new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), json],
  ['null', () => 'null', json],
  ['a number', () => '42', json],
  ['a text', () => '"text"', json],
  ['a list', (body) => JSON.stringify([body]), json],
  ['NUL characters', (body) => everyValue(body, 'a\0b@example.ae'), json],
  ['lone surrogates', (body) => everyValue(body, 'a\ud800b@example.ae'), json],
  ['numbers', (body) => everyValue(body, -1), json],
  [
    'numbers too large for any type',
    (body) => everyValue(body, 0).replaceAll(':0', ':1e400'),
    json,
  ],
  ['fractions', (body) => everyValue(body, 0.5), json],
  ['truths', (body) => everyValue(body, true), json],
  ['nulls', (body) => everyValue(body, null), json],
  ['objects', (body) => everyValue(body, { $ne: '' }), json],
  ['lists of lists', (body) => everyValue(body, [[]]), json],
  [
    'unknown fields',
    (body) =>
      JSON.stringify({
        ...body,
        role: 'founder',
        user_id: admin.id,
        is_active: true,
        price_usd: 0,
      }),
    json,
  ],
  [
    'a prototype',
    (body) => JSON.stringify(body).replace('{', '{"__proto__":{"role":"founder"},'),
    json,
  ],
  [
    'a constructor',
    (body) => JSON.stringify(body).replace('{', '{"constructor":{"prototype":{"role":"founder"}},'),
    json,
  ],
  ['10,000 levels', () => nested(10_000), json],
  [
    '10,000 levels in every field',
    (body) => everyValue(body, 0).replaceAll(':0', `:${nested(10_000)}`),
    json,
  ],
  ['more than the store reads', (body) => everyValue(body, 'x'.repeat(140_000)), json],
  ['a form', () => 'rating=5&comment=x&input=x', 'application/x-www-form-urlencoded'],
  ['parts', () => '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
  ['XML', () => '<a/>', 'application/xml'],
  ['plain text', (body) => JSON.stringify(body), 'text/plain'],
  ['no content type', (body) => new TextEncoder().encode(JSON.stringify(body)), null],
  ['a content type that is none', (body) => JSON.stringify(body), 'json'],
]

/** Bodies in the right shape with something that the store does not allow. */
const badContents: [name: string, route: string, body: object][] = [
  ['a rating of 0', 'POST /api/apps/:slug/reviews', { rating: 0, comment: 'x' }],
  ['a rating of 6', 'POST /api/apps/:slug/reviews', { rating: 6, comment: 'x' }],
  ['half a star', 'POST /api/apps/:slug/reviews', { rating: 4.5, comment: 'x' }],
  ['a blank comment', 'POST /api/apps/:slug/reviews', { rating: 4, comment: ' \n ' }],
  [
    'a comment of 2,001 characters',
    'POST /api/apps/:slug/reviews',
    { rating: 4, comment: 'x'.repeat(2001) },
  ],
  ['a request of 20,001 characters', 'POST /api/apps/:slug/demo', { input: 'x'.repeat(20_001) }],
  ['a plan that there is not', 'POST /api/checkout', { plan: 'platinum' }],
  [
    'a price of one’s own',
    'POST /api/checkout',
    { plan: 'pro', amount: 1, total: 1, price_aed: 1 },
  ],
  ['a discount of one’s own', 'POST /api/checkout', { plan: 'pro', discount: 99 }],
  ['an offer of 61 letters', 'POST /api/checkout', { plan: 'pro', offer: 'x'.repeat(61) }],
  ['a top-up of nothing', 'POST /api/billing/wallet/top-ups', { amount_fils: 0 }],
  ['a top-up below zero', 'POST /api/billing/wallet/top-ups', { amount_fils: -10_000 }],
  ['a top-up of half a fils', 'POST /api/billing/wallet/top-ups', { amount_fils: 10_000.5 }],
  [
    'a top-up of more than is allowed',
    'POST /api/billing/wallet/top-ups',
    { amount_fils: 500_001 },
  ],
  [
    'a top-up in dollars',
    'POST /api/billing/wallet/top-ups',
    { amount_fils: 10_000, currency: 'USD' },
  ],
  ['a cap below zero', 'PUT /api/billing/limits', { monthly_cap: -1, max_per_run: null }],
  ['a cap that is none', 'PUT /api/billing/limits', { monthly_cap: 'none', max_per_run: null }],
  [
    'a tax number of 14 digits',
    'PUT /api/billing/details',
    { company: null, trn: '10000000000000', address: null },
  ],
  ...[
    'http://scales.example.com',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://a@b.com/',
    'https://b.com:8443/',
    'javascript:alert(1)',
  ].map((website): [string, string, object] => [
    `the website ${website}`,
    'PUT /api/creator/profile',
    { about: { en: '', ar: '' }, website },
  ]),
  [
    'a name in letters that banks do not write',
    'PUT /api/creator/payout-details',
    { holder_name: 'عائشة', iban: 'AE070331234567890123456' },
  ],
  [
    'an IBAN whose check digits do not fit',
    'PUT /api/creator/payout-details',
    { holder_name: 'Aisha', iban: 'AE080331234567890123456' },
  ],
  [
    'a kind of connection that there is not',
    'POST /api/connections',
    { kind: 'ftp', address: 'https://agent.example/' },
  ],
  ['no address', 'POST /api/connections/probe', { kind: 'a2a', address: '  ' }],
  [
    'an address of 2,001 characters',
    'POST /api/connections/probe',
    { kind: 'a2a', address: `https://a.example/${'x'.repeat(1983)}` },
  ],
  ['an address that is none', 'POST /api/connections/probe', { kind: 'a2a', address: 'my agent' }],
  ['no secret', 'PATCH /api/connections/:id', { credential: { kind: 'bearer', secret: ' ' } }],
  [
    'a secret of two lines',
    'PATCH /api/connections/:id',
    { credential: { kind: 'bearer', secret: 'a\r\nhost: b' } },
  ],
  [
    'a header of the connection',
    'PATCH /api/connections/:id',
    { credential: { kind: 'header', name: 'Host', secret: 'a' } },
  ],
  [
    'a client without a name',
    'POST /api/connections/authorise',
    { address: 'https://agent.example/', client: { client_secret: 'a' } },
  ],
  [
    'a client of two lines',
    'POST /api/connections/:id/authorise',
    { client: { client_id: 'a\r\nhost: b' } },
  ],
  [
    'a state of 201 characters',
    'POST /api/connections/authorise/complete',
    { state: 'x'.repeat(201), code: 'a' },
  ],
  [
    'a blank model',
    'POST /api/connections',
    { kind: 'openai', address: 'https://agent.example/', model: ' ' },
  ],
  [
    'an idea of 2,001 characters',
    'POST /api/forge/generate-agent',
    { ...idea, problem_goal: 'x'.repeat(2001) },
  ],
  ['an idea for nobody', 'POST /api/forge/generate-agent', { ...idea, target_audience: ' ' }],
  ['a price of less than a dirham', 'POST /api/forge/generate-agent', { ...idea, price_aed: 0.99 }],
  ['a price of parts of a fils', 'POST /api/forge/generate-agent', { ...idea, price_aed: 2.505 }],
  [
    'publishing that is none',
    'POST /api/forge/publish-agent',
    { app_id: randomUUID(), publish: false },
  ],
  [
    'a decision that is none',
    'POST /api/forge/submissions/:id',
    { decision: 'perhaps', number: 1, revision: 1 },
  ],
  [
    'a rejection without a reason',
    'POST /api/forge/submissions/:id',
    { decision: 'reject', number: 1, revision: 1 },
  ],
  [
    'the founder’s role',
    'PUT /api/admin/people/:id/role',
    { role: 'founder', reason: 'Asked for.' },
  ],
  ['a suspension without a reason', 'POST /api/admin/people/:id/suspend', { reason: ' ' }],
  ['a report that says nothing', 'POST /api/apps/:slug/reports', { reason: 'spam', comment: ' ' }],
  [
    'a decision that takes nothing away',
    'POST /api/moderation/creators/:id/take-down',
    { texts: { about: { en: '', ar: '' }, website: null }, reason: 'spam', note: 'x' },
  ],
  [
    'a reason that only an agent gives',
    'POST /api/creators/:handle/reports',
    { reason: 'wrong_answers', comment: 'x' },
  ],
  [
    'a reason that only a suspension gives',
    'POST /api/moderation/apps/:id/take-down',
    { reason: 'creator_suspended', note: 'x' },
  ],
  [
    'an appeal of 2,001 characters',
    'POST /api/forge/agents/:id/appeal',
    { text: 'x'.repeat(2001) },
  ],
  ['a refund without a reason', 'POST /api/payments-admin/orders/:id/refund', { reason: ' ' }],
  [
    'a day before the calendar',
    'POST /api/payments-admin/reconciliation',
    { from: '0001-01-01', to: '0001-01-02' },
  ],
  [
    'an agent without a price',
    'PUT /api/forge/agents/:id',
    { revision: 1, content: { ...agentContent(), price: undefined } },
  ],
  [
    'a free agent that costs',
    'PUT /api/forge/agents/:id',
    { revision: 1, content: agentContent({ price: { model: 'free', aed: 5 } }) },
  ],
  [
    'nine skills',
    'PUT /api/forge/agents/:id',
    { revision: 1, content: agentContent({ skills: Array(9).fill('vat-calculator') }) },
  ],
  [
    'a name of 61 letters',
    'PUT /api/forge/agents/:id',
    { revision: 1, content: agentContent({ name: { en: 'x'.repeat(61), ar: '' } }) },
  ],
  [
    '51 questions',
    'PUT /api/forge/agents/:id',
    { revision: 1, content: agentContent({ evaluation: Array(51).fill(rightQuestions[0]) }) },
  ],
  [
    'a question that expects nothing of its answer',
    'PUT /api/forge/agents/:id',
    {
      revision: 1,
      content: agentContent({ evaluation: [{ ...rightQuestions[0]!, expectations: [] }] }),
    },
  ],
  [
    'an expected text that is a pattern of its own kind',
    'POST /api/forge/agents/:id/evaluations/try',
    {
      question: { ...rightQuestions[0]!, expectations: [{ kind: 'pattern', text: '(a+)+$' }] },
    },
  ],
  [
    'a category that there is not',
    'PUT /api/forge/agents/:id',
    { revision: 1, content: { ...agentContent(), category: 'weather' } },
  ],
  [
    'NUL in a text',
    'PUT /api/forge/agents/:id',
    { revision: 1, content: agentContent({ instructions: 'a\0b' }) },
  ],
  ['an organisation of 81 letters', 'POST /api/organisations', { name: 'x'.repeat(81) }],
  [
    'an invitation to be the owner',
    'POST /api/organisations/:id/invitations',
    { email: 'new@example.ae', role: 'owner' },
  ],
  [
    'an invitation to no e-mail',
    'POST /api/organisations/:id/invitations',
    { email: 'nobody', role: 'member' },
  ],
  ['half a run', 'PUT /api/organisations/:id/cap', { monthly_fils: null, monthly_runs: 0.5 }],
  [
    '201 agents',
    'PUT /api/organisations/:id/agents',
    {
      only_listed: true,
      rules: Array.from({ length: 201 }, () => ({
        slug: 'vat-desk',
        cap: { monthly_fils: 0, monthly_runs: 0 },
      })),
    },
  ],
  ['no event', 'POST /api/events', { events: [] }],
  ['51 events', 'POST /api/events', { events: Array.from({ length: 51 }, () => event({})) }],
  ['an event whose id is none', 'POST /api/events', { events: [event({ id: 'x' })] }],
  ['an event at no time', 'POST /api/events', { events: [event({ at: 'yesterday' })] }],
  ['an event that nobody knows', 'POST /api/events', { events: [event({ name: 'x' })] }],
  [
    'an event beside a good one',
    'POST /api/events',
    { events: [event({}), event({ properties: { app: 'A B' } })] },
  ],
]

const badParameters = [
  ['NUL', '%00'],
  ['a percent sign and no digits', '%zz'],
  ['a cut percent sign', 'a%'],
  ['bytes that are not UTF-8', '%ff%fe'],
  ['a lone surrogate', '%ed%a0%80'],
  ['a way up', '..%2f..%2fetc%2fpasswd'],
  ['capital letters', 'VAT-Desk'],
  ['an agent that is not there', randomUUID()],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['81 letters', 'a'.repeat(81)],
  ['12,000 letters', 'a'.repeat(12_000)],
  ['SQL', "x'%20or%20'1'='1"],
  ['letters of another alphabet', encodeURIComponent('وكيل')],
] as const

const badQueries = [
  ['NUL', 'q=%00&limit=%00&token=%00'],
  ['percent signs and no digits', 'q=%zz&limit=%zz&%=%'],
  ['bytes that are not UTF-8', 'q=%ff%fe&cursor=%ed%a0%80'],
  [
    'everything twice',
    'q=a&q=b&limit=1&limit=2&lang=en&lang=ar&token=a&token=b&disableRefresh=1&disableRefresh=2',
  ],
  ['lists and objects', 'limit[]=1&q[$ne]=x&lang[toString]=x'],
  ['a prototype', '__proto__=x&constructor=x&__proto__[role]=founder&hasOwnProperty=x'],
  ['numbers out of range', 'limit=1e999&min_rating=-1'],
  ['12,000 characters', `q=${'a'.repeat(12_000)}`],
  ['a place in no list', 'cursor=AAAA'],
] as const

const badHeaders = [
  ['an empty bearer', 'authorization: Bearer'],
  ['a bearer that is none', 'authorization: Bearer a b c'],
  ['a bearer of other letters', 'authorization: Bearer \xff\xfe\x80'],
  ['a bearer of 4,000 letters', `authorization: Bearer ${'a'.repeat(4000)}`],
  ['a forged bearer', `authorization: Bearer ${'a'.repeat(32)}.${'b'.repeat(43)}=`],
  ['SQL as bearer', "authorization: Bearer ' or 1=1 --"],
  [
    'broken cookies',
    'cookie: wakeel_visitor=%E0%A4%A; wakeel.session_token=%00; ;;=;="; __proto__=x',
  ],
  ['an empty key', 'idempotency-key:'],
  ['a key with spaces', 'idempotency-key: a b'],
  ['a key of 101 letters', `idempotency-key: ${'a'.repeat(101)}`],
  ['a key of other letters', 'idempotency-key: \xff'],
  ['an address that is none', 'x-forwarded-for: not an address'],
  [
    'wishes that nobody can meet',
    'accept: x\r\naccept-encoding: \xff;q=a\r\naccept-language: ;;q=\r\nif-none-match: "',
  ],
] as const

const methods = ['OPTIONS', 'TRACE', 'PUT', 'PATCH', 'PROPFIND', 'QUERY', 'BREW', 'get']

interface Case {
  name: string
  check(): Promise<void>
}

const bodyCases = (target: Target): Case[] =>
  badBodies
    .filter(([name]) => name !== 'nulls' || !mayBeNull.includes(target.route))
    .map(([name, spoil, contentType]) => ({
      name: `a body of ${name}`,
      check: () => {
        const raw = spoil(target.body!)
        return expectRefusalOf(() =>
          contentType === null
            ? rawRequest(target, { body: raw as Uint8Array })
            : system.request(target.method, addressOf(target), {
                raw,
                headers: { 'content-type': contentType },
                token: tokenOf(target),
              }),
        )
      },
    }))

const contentCases = (target: Target): Case[] =>
  badContents
    .filter(([, route]) => route === target.route)
    .map(([name, , body]) => ({
      name,
      check: () =>
        expectRefusalOf(() =>
          system.request(target.method, addressOf(target), { body, token: tokenOf(target) }),
        ),
    }))

const parameterCases = (target: Target): Case[] =>
  badParameters.map(([name, parameter]) => ({
    name: `an address with ${name}`,
    check: () => expectRefusalOf(() => rawRequest(target, { path: addressOf(target, parameter) })),
  }))

const queryAndHeaderCases = (target: Target): Case[] => [
  ...badQueries.map(([name, query]) => ({
    name: `a query with ${name}`,
    check: () =>
      expectRefusalOrSuccess(() => rawRequest(target, { path: `${addressOf(target)}?${query}` })),
  })),
  ...badHeaders.map(([name, header]) => ({
    name: `headers with ${name}`,
    check: () => expectRefusalOrSuccess(() => rawRequest(target, { header })),
  })),
]

const methodCases = (target: Target): Case[] =>
  methods
    .filter((method) => method !== target.method)
    .map((method) => ({
      name: `the method ${method}`,
      check: () => expectRefusalOf(() => rawRequest({ ...target, method })),
    }))

/** A file that is made or taken stands in the log, so what these leave behind is not compared. */
const readingCases = (target: Target): Case[] => [
  {
    name: 'other spellings',
    async check() {
      const plain = await rawRequest(target)
      const spelled = await rawRequest(target, {
        path: addressOf(target).replace('/api', '/%61pi'),
      })
      const whole = await rawRequest(target, { path: system.url + addressOf(target) })
      await changedRows()
      expect([spelled.status, whole.status]).toEqual([plain.status, plain.status])
    },
  },
  {
    name: 'HEAD, which answers as GET does without a body',
    async check() {
      const get = await rawRequest(target)
      const head = await rawRequest({ ...target, method: 'HEAD' })
      await changedRows()
      expect([head.status, head.text]).toEqual([get.status, ''])
    },
  },
]

/** What each route refuses by itself, and of what all refuse alike a third, which the next route has another of; all in the long size. */
const casesOf = (target: Target, at: number): Case[] => [
  ...contentCases(target),
  ...sampleOf(
    [
      ...(target.reads.body ? bodyCases(target) : []),
      ...(target.path.includes(':') ? parameterCases(target) : []),
      ...(quick.includes(target) ? queryAndHeaderCases(target) : []),
      ...methodCases(target),
      ...(target.method === 'GET' ? readingCases(target) : []),
    ],
    3,
    at,
  ),
]

/** What went wrong, beside the name of the case that it went wrong in. */
async function failuresOf(cases: readonly Case[]): Promise<string[]> {
  const failures: string[] = []
  for (const { name, check } of cases) {
    try {
      await check()
    } catch (error) {
      failures.push(`${name}: ${error}`)
      await changedRows()
    }
  }
  return failures
}

test.for(targets.map((target, at) => ({ ...target, at })))(
  '$route refuses bad input of every kind',
  async ({ at, ...target }) => {
    expect(await failuresOf(casesOf(target, at))).toEqual([])
  },
)

test('every content that is not allowed belongs to a route', () => {
  const routes = targets.map(({ route }) => route)
  expect(badContents.filter(([, route]) => !routes.includes(route))).toEqual([])
})

test('every route that reads a body has an example that the bad ones are made from', () => {
  expect(withBody.filter(({ body }) => !body)).toEqual([])
  expect(Object.keys(bodies).sort()).toEqual(withBody.map(({ route }) => route).sort())
})

describe('an address with', () => {
  test.for([
    '/api/%zz',
    '/api/%ff',
    '/api/apps/%',
    '/%zz',
    '/api/\xff',
    '/api//apps',
    '/api/..',
    '/api/',
  ])('%s is refused', async (path) => {
    await expectRefusalOf(() =>
      rawRequest({ ...targets[0]!, method: 'GET', access: 'anyone' }, { path }),
    )
  })
})

describe('a query with', () => {
  test.for([
    'limit=0',
    'limit=101',
    'limit=1.5',
    'limit=x',
    'limit=',
    'limit=1&limit=2',
    'min_rating=5.1',
    'min_rating=NaN',
    'min_rating=Infinity',
    'sort=random()',
    'category=none',
    'price=1',
    'lang=fr',
    'q=%00',
    `q=${'a'.repeat(201)}`,
    'cursor=..%2f',
    'cursor=AAAA',
  ])('%s is refused by the list', async (query) => {
    await expectRefusalOf(() => system.request('GET', `/api/apps?${query}`))
  })

  const id = '018f2f6e-0000-7000-8000-000000000001'
  const time = 1_700_000_000_000
  const isoTime = new Date(time).toISOString()
  // Each list with a place in it, so that it is the key that is refused and not the list.
  const lists: [
    path: string,
    list: (who: {
      admin: string
      app: string
      organisation: string
      conversation: string
      webhook: string
    }) => string,
    place: (string | number)[],
  ][] = [
    ['/api/apps', () => '["apps","","all","all",0,null]', [0, time, 1, 45, 0, 0, id]],
    ['/api/creators/:handle', () => '["creator",null]', [0, time, 1, 45, 0, 0, id]],
    ['/api/apps/:slug/reviews', ({ app }) => `reviews ${app}`, [time, id]],
    ['/api/creator/reviews', ({ admin }) => `received reviews ${admin}  all`, [time, id]],
    ['/api/creator/earnings/entries', ({ admin }) => `earnings of ${admin} `, [1]],
    ['/api/creator/runs', ({ admin }) => `agent runs of ${admin}  all`, [isoTime, id]],
    ['/api/creator/payouts', ({ admin }) => `payouts ${admin}`, [1]],
    ['/api/account/security-events', ({ admin }) => `security events of ${admin}`, [1]],
    ['/api/runs', () => 'runs', [isoTime, id]],
    ['/api/conversations', () => 'conversations', [isoTime, id]],
    [
      '/api/conversations/:id',
      ({ conversation }) => `runs of the conversation ${conversation}`,
      [isoTime, id],
    ],
    ['/api/billing/orders', ({ admin }) => `orders ${admin}`, [time, id]],
    ['/api/billing/invoices', ({ admin }) => `invoices ${admin}`, [time, id]],
    ['/api/billing/wallet/entries', ({ admin }) => `wallet entries of ${admin}`, [1, 0]],
    ['/api/forge/submissions', () => 'submissions', [isoTime, id]],
    ['/api/moderation/log', () => 'moderation log', [1]],
    ['/api/moderation/reports', () => 'reports', [1, id]],
    ['/api/moderation/takedowns', () => 'takedowns out', [isoTime, id]],
    ['/api/moderation/takedowns?state=appealed', () => 'takedowns appealed', [isoTime, id]],
    ['/api/moderation/reviews', () => 'held reviews', [isoTime, id]],
    [
      '/api/organisations/:id/runs',
      ({ organisation }) => `runs of the organisation ${organisation}`,
      [isoTime, id],
    ],
    [
      '/api/organisations/:id/audit',
      ({ organisation }) => `audit {"organisationId":"${organisation}"}`,
      [1],
    ],
    [
      '/api/webhook-endpoints/:id/deliveries',
      ({ webhook }) => `webhook deliveries ${webhook}  `,
      [time, id],
    ],
    ['/api/audit', () => 'audit {}', [1]],
    ['/api/admin/people', () => 'people newest {}', ['2026-11-20 08:00:00.5+00', 'somebody']],
    ['/api/admin/people?order=name', () => 'people name {}', ['aisha', 'somebody']],
    ['/api/admin/people?order=last_login', () => 'people last_login {}', ['-infinity', 'somebody']],
    ['/api/payments-admin/orders', () => 'all orders {"show":"all"}', [time, id]],
    ['/api/payments-admin/refunds', () => 'all refunds ', [time, id]],
    ['/api/payments-admin/ledger/transactions', () => 'ledger {}', [time, id]],
  ]
  // None of them is anything to a database, or not what it was taken for.
  const nothings = [
    null,
    'never',
    '0000-01-01T00:00:00.000Z',
    '\0',
    8.7e18,
    -1e15,
    1e300,
    0.5,
    { toString: 'x' },
    ['x'],
    '"',
  ]

  test('every list that gives out a cursor is one of these', () => {
    const giving = contractTargets.filter(({ cursor }) => cursor).map(({ path }) => path)

    expect(giving.length).toBeGreaterThan(15)
    expect(
      giving.filter((path) => !lists.some(([listed]) => listed.split('?')[0] === path)),
    ).toEqual([])
  })

  test.for(lists)(
    'a cursor that is sealed over no place of %s is refused',
    async ([path, list, place]) => {
      const [address = '', query = ''] = path
        .replace(':slug', app.slug)
        .replace(':handle', 'store')
        .replace('conversations/:id', `conversations/${conversation}`)
        .replace('webhook-endpoints/:id', `webhook-endpoints/${webhook}`)
        .replace(':id', organisation)
        .split('?')
      const name = list({ admin: admin.id, app: app.id, organisation, conversation, webhook })
      const ask = (key: unknown) =>
        system.request('GET', `${address}?${query}&cursor=${writeCursor(name, key as string[])}`, {
          token: admin.token,
        })
      const forged = [
        {},
        'x',
        1,
        null,
        [],
        [...place, 'more'],
        place.slice(1),
        ...place.map((_, at) => nothings.map((nothing) => place.with(at, nothing as string))),
      ].flat(1)

      expect(await ask(place)).toMatchObject({ status: 200 })
      const replies = await Promise.all(
        forged.map(async (key) => ({ key, status: (await ask(key)).status })),
      )
      expect(replies.filter(({ status }) => status >= 500)).toEqual([])
      expect(await ask([])).toMatchObject({ status: 400, body: { code: 'request.cursor_invalid' } })
    },
  )
})

describe('headers with', () => {
  test.for(['', 'a b', 'a'.repeat(101), '\xff', 'a"b'])(
    'the Idempotency-Key “%s” is refused by a demo',
    async (key) => {
      const target = targets.find(({ route }) => route === 'POST /api/apps/:slug/demo')!

      await expectRefusalOf(() => rawRequest(target, { header: `idempotency-key: ${key}` }))
    },
  )
})

describe('the method', () => {
  test('that an address does not answer is refused with those that it does', async () => {
    const { status, headers, body } = await system.request('PUT', `/api/apps/${app.slug}/demo`, {
      body: {},
    })

    expect([status, body.code, headers.get('allow')]).toEqual([
      405,
      'request.method_not_allowed',
      'GET, HEAD, POST',
    ])
  })
})

describe('what is not HTTP', () => {
  const host = 'host: wakeel\r\n'
  const end = 'connection: close\r\n\r\n'

  test.for([
    ['two hosts', `GET /api/apps HTTP/1.1\r\n${host}host: other.example.ae\r\n${end}`, 400],
    ['the same host twice', `GET /api/apps HTTP/1.1\r\n${host}${host}${end}`, 400],
    [
      'two hosts of an older version',
      `GET /api/apps HTTP/1.0\r\n${host}host: other.example.ae\r\n${end}`,
      400,
    ],
    ['no host', `GET /api/apps HTTP/1.1\r\n${end}`, 400],
    ['a version to come', `GET /api/apps HTTP/9.9\r\n${host}${end}`, 400],
    ['a handshake of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['a header without a name', `GET /api/apps HTTP/1.1\r\n${host}: x\r\n${end}`, 400],
    ['a NUL in a header', `GET /api/apps HTTP/1.1\r\n${host}x: \0\r\n${end}`, 400],
    [
      '20,000 characters of headers',
      `GET /api/apps HTTP/1.1\r\n${host}x: ${'a'.repeat(20_000)}\r\n${end}`,
      413,
    ],
    [
      'an address of 20,000 characters',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}${end}`,
      413,
    ],
    [
      'two lengths',
      `POST /api/events HTTP/1.1\r\n${host}content-length: 2\r\ncontent-length: 3\r\n${end}{}`,
      400,
    ],
    [
      'a length below zero',
      `POST /api/events HTTP/1.1\r\n${host}content-length: -1\r\n${end}{}`,
      400,
    ],
    [
      'a length and chunks',
      `POST /api/events HTTP/1.1\r\n${host}content-length: 2\r\ntransfer-encoding: chunked\r\n${end}0\r\n\r\n`,
      400,
    ],
    [
      'chunks of no length',
      `POST /api/events HTTP/1.1\r\n${host}content-type: application/json\r\ntransfer-encoding: chunked\r\n${end}zz\r\n`,
      400,
    ],
    [
      'an expectation',
      `POST /api/events HTTP/1.1\r\n${host}expect: the-impossible\r\ncontent-length: 2\r\n${end}{}`,
      400,
    ],
    ['a tunnel', `CONNECT example.ae:443 HTTP/1.1\r\nhost: example.ae:443\r\n${end}`, 405],
    [
      'a length that is too large',
      `POST /api/events HTTP/1.1\r\n${host}content-type: application/json\r\ncontent-length: 99999999\r\n${end}`,
      413,
    ],
  ] as const)('%s is refused', async ([, bytes, status]) => {
    const reply = await sendRaw(system.url, bytes)

    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      status,
      'application/json; charset=utf-8',
    ])
    expectRefusal({ status: reply.status, text: reply.body })
  })

  test('a body that is shorter than it says leaves nothing behind', async () => {
    const body = JSON.stringify(bodies['POST /api/events'])
    const controller = new AbortController()
    const unfinished = fetch(`${system.url}/api/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(body.slice(0, -5)))
          stream.enqueue(new TextEncoder().encode(' '))
          setImmediate(() => controller.abort())
        },
      }),
      duplex: 'half',
      signal: controller.signal,
    } as RequestInit)

    await expect(unfinished).rejects.toThrow()
    await expectNothingDone()
  })
})

test('after all this the store is healthy and everything that is always true still is', async () => {
  expect((await system.request('GET', '/api/health')).status).toBe(200)
  expect(await system.violations()).toEqual([])
})

function event(changed: object): object {
  return {
    id: randomUUID(),
    at: new Date().toISOString(),
    name: 'demo_clicked',
    properties: { app: 'vat-desk' },
    ...changed,
  }
}

/** The target's own request, with one thing changed. */
async function rawRequest(
  target: Target,
  {
    path = addressOf(target),
    header,
    body,
  }: { path?: string; header?: string; body?: Uint8Array } = {},
): Promise<{ status: number; text: string; headers: RawReply['headers'] }> {
  const content = body ?? (target.body ? Buffer.from(JSON.stringify(target.body)) : undefined)
  const token = tokenOf(target)
  const lines = [
    `${target.method} ${path} HTTP/1.1`,
    `host: ${new URL(system.url).host}`,
    'connection: close',
    ...(header?.startsWith('authorization') || !token ? [] : [`authorization: Bearer ${token}`]),
    ...(path.includes('/auth/') ? [`origin: ${system.url}`] : []),
    ...(content ? [`content-length: ${content.length}`] : []),
    ...(content && !body ? ['content-type: application/json'] : []),
    ...(header ? [header] : []),
  ]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  const reply = await sendRaw(system.url, content ? Buffer.concat([head, content]) : head)
  return { status: reply.status, text: reply.body, headers: reply.headers }
}
