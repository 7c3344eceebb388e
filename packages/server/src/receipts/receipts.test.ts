import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { receipts as contract } from '@wakeel/contract'
import canonicalize from 'canonicalize'
import { eq } from 'drizzle-orm'
import { CompactSign, compactVerify, createLocalJWKSet, generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { organisationOf } from '../../testing/organisations.ts'
import { makeStandInWeb } from '../../testing/stand-in-web.ts'
import { openSystem, type Person, type System, type TestRequest } from '../../testing/system.ts'
import { runs } from '../database/schema/runs.ts'
import { sha256OfJson, sha256OfText } from '../signing/canonical-json.ts'

const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-receipts-'))
let system: System
let founder: Person
beforeAll(async () => {
  system = await openSystem({ config: { webDirectory: makeStandInWeb(directory) } })
  founder = await system.user({ role: 'founder' })
})
afterAll(async () => {
  await system.close()
  rmSync(directory, { recursive: true })
})
beforeEach(() => system.clock.advance(1_000))
afterEach(async () => expect(await system.violations()).toEqual([]))

const input = 'Add VAT to AED 1,000'
const demo = async (slug: string, who: TestRequest, text = input) =>
  (await system.request('POST', `/api/apps/${slug}/demo`, { ...who, body: { input: text } })).body
const receiptOf = (id: string, who: TestRequest, query = '') =>
  system.request('GET', `/api/runs/${id}/receipt${query}`, who)
const check = async (jws: string) =>
  (await system.request('POST', '/api/receipts/verify', { body: { jws } })).body
const keys = async () => (await system.request('GET', '/.well-known/jwks.json')).body
const perUse = { price: { model: 'per_use', fils: 250 } } as const

/** Somebody new with a demo of a new app, and its receipt. */
async function withReceipt() {
  const [app, person] = [await system.app(), await system.user()]
  const run = await demo(app.slug, person)
  const { body } = await receiptOf(run.run_id, person)
  return { app, person, run, receipt: body.receipt as contract.Receipt, jws: body.jws as string }
}

/** Somebody without an account, by the cookie of the store's pages. */
async function visitor(): Promise<{ cookie: string }> {
  const [cookie = ''] = (await system.request('GET', '/')).headers.getSetCookie()
  return { cookie: cookie.split(';')[0]! }
}

const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a receipt', () => {
  test('of a demo says what was run, and hashes of what was said', async () => {
    const { app, run, receipt } = await withReceipt()

    expect(receipt).toEqual({
      version: 1,
      iss: system.url,
      run_id: run.run_id,
      reply_to: null,
      kind: 'demo',
      app: { id: app.id, slug: app.slug },
      agent: {
        version: 1,
        sha256: sha256OfJson({
          instructions: 'Work out VAT.',
          skills: ['vat-calculator'],
          examples: { en: [], ar: [] },
          runtime: { kind: 'skills' },
        }),
      },
      outcome: 'answer',
      input_sha256: sha256OfText(input),
      answer_sha256: sha256OfText(run.response),
      skills: [{ name: 'vat-calculator', input_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      files: [],
      provider: 'built-in',
      started_at: expect.any(String),
      finished_at: expect.any(String),
      elapsed_ms: run.execution_time_ms,
      price: { amount: 0, currency: 'AED', source: 'free' },
      person: expect.stringMatching(/^[\w-]{43}$/),
      api_key_id: null,
      organisation: null,
      recorded_at_end: true,
    })
  })

  test('of a paid run says what it cost and what paid, in a reply too', async () => {
    const [app, person] = [await system.app(perUse), await system.user()]
    await topUp(system, person, 10_000)
    const pay = async (body: object) =>
      (await system.request('POST', `/api/apps/${app.slug}/runs`, { token: person.token, body }))
        .body
    const first = await pay({ input })
    const second = await pay({ input: 'and for AED 2,000?', reply_to: first.run_id })

    const { receipt } = (await receiptOf(second.run_id, person)).body

    expect(receipt).toMatchObject({
      kind: 'paid',
      reply_to: first.run_id,
      price: { ...second.charge.price, source: 'wallet' },
      answer_sha256: sha256OfText(second.response),
    })
    expect(receipt.price.amount).toBeGreaterThan(0)
  })

  test('of a run that asked back costs nothing and names no skill', async () => {
    const [app, person] = [await system.app(perUse), await system.user()]
    await topUp(system, person, 10_000)
    const { body } = await system.request('POST', `/api/apps/${app.slug}/runs`, {
      token: person.token,
      body: { input: 'Add VAT' },
    })

    const { receipt } = (await receiptOf(body.run_id, person)).body

    expect(receipt).toMatchObject({
      outcome: 'question',
      skills: [],
      price: { amount: 0, currency: 'AED', source: 'wallet' },
    })
  })

  test('comes with what each skill was given, which is hashed in it', async () => {
    const { person, run, receipt } = await withReceipt()

    const { skill_inputs } = (await receiptOf(run.run_id, person)).body

    expect(skill_inputs).toHaveLength(1)
    expect(sha256OfJson(skill_inputs[0])).toBe(receipt.skills[0]!.input_sha256)
    expect(JSON.stringify(skill_inputs)).toContain('1000')
  })

  test('is the same to the letter whenever it is asked for', async () => {
    const { person, run, jws } = await withReceipt()
    system.clock.advance(86_400_000)

    expect((await receiptOf(run.run_id, { token: await again(person) })).body.jws).toBe(jws)
  })

  test('is a file for whoever wants to keep it', async () => {
    const { person, run, jws } = await withReceipt()

    const reply = await receiptOf(run.run_id, person, '?format=file')

    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="receipt-${run.run_id}.json"`,
    )
    expect(contract.SignedReceipt.parse(reply.body).jws).toBe(jws)
  })

  test('is signed as canonical JSON', async () => {
    const { receipt, jws } = await withReceipt()
    const [, payload] = jws.split('.')

    expect(Buffer.from(payload!, 'base64url').toString()).toBe(canonicalize(receipt))
  })

  test('names one person by one pseudonym, another by another, and nobody by their id', async () => {
    const [app, one, other] = [await system.app(), await system.user(), await system.user()]
    const receipts = []
    for (const who of [one, one, other])
      receipts.push((await receiptOf((await demo(app.slug, who)).run_id, who)).body.receipt)

    const [first, second, third] = receipts
    expect(second.person).toBe(first.person)
    expect(third.person).not.toBe(first.person)
    expect(JSON.stringify(receipts)).not.toContain(one.id)
  })

  test('of a run from before receipts is made from what is still stored, and says so', async () => {
    const { person, run } = await withReceipt()
    const before = {
      agentSha256: null,
      inputSha256: null,
      answerSha256: null,
      filesSha256: null,
      skillCalls: null,
      skillInputs: null,
    }
    await system.database.update(runs).set(before).where(eq(runs.id, run.run_id))

    const { body } = await receiptOf(run.run_id, person)

    expect(body).toMatchObject({
      skill_inputs: null,
      receipt: {
        agent: { version: 1, sha256: null },
        input_sha256: sha256OfText(input),
        answer_sha256: sha256OfText(run.response),
        skills: [{ name: 'vat-calculator', input_sha256: null }],
        recorded_at_end: false,
      },
    })
    await remove(run.conversation_id, person)
    expect((await receiptOf(run.run_id, person)).body.receipt).toMatchObject({
      input_sha256: null,
      answer_sha256: null,
      recorded_at_end: false,
    })
  })

  test('is not made of a run that failed', async () => {
    const [app, person] = [await system.app(), await system.user()]
    system.faults.failAt('runs.answered')
    await demo(app.slug, person)
    const [failed] = (await system.request('GET', '/api/runs', person)).body.runs

    const { status, body } = await receiptOf(failed.id, person)

    expect(failed.status).toBe('failed')
    expect([status, body.code]).toEqual([409, 'receipts.no_outcome'])
  })
})

const again = async ({ email, password }: Person): Promise<string> =>
  (await system.request('POST', '/api/auth/sign-in/email', { body: { email, password } })).body
    .token
const remove = (id: string, who: TestRequest) =>
  system.request('DELETE', `/api/conversations/${id}`, who)

describe('who has a receipt', () => {
  test('a visitor has those of their own demos, by the cookie of the store’s pages', async () => {
    const [app, who, another] = [await system.app(), await visitor(), await visitor()]
    const run = await demo(app.slug, who)

    expect((await receiptOf(run.run_id, who)).body.receipt).toMatchObject({ run_id: run.run_id })
    expect((await receiptOf(run.run_id, another)).status).toBe(404)
    expect((await receiptOf(run.run_id, {})).status).toBe(404)
  })

  test('somebody else’s run is not found, whatever one’s role', async () => {
    const { run } = await withReceipt()
    const admin = await system.user({ role: 'admin' })

    const replies = [
      await receiptOf(run.run_id, await system.user()),
      await receiptOf(run.run_id, admin),
      await receiptOf(crypto.randomUUID(), admin),
    ]

    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      replies.map(() => [404, 'runs.not_found']),
    )
  })

  test('every member has those of an organisation’s runs, and nobody who left it', async () => {
    const shared = await organisationOf(system)
    const app = await system.app(perUse)
    await topUp(system, shared.owner, 10_000)
    const { body } = await system.request('POST', `/api/apps/${app.slug}/runs`, {
      token: shared.admin.token,
      body: { input, organisation: shared.id },
    })

    const { receipt } = (await receiptOf(body.run_id, shared.member)).body
    await shared.remove(shared.owner, shared.member)

    expect(receipt).toMatchObject({
      run_id: body.run_id,
      organisation: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(JSON.stringify(receipt)).not.toContain(shared.id)
    expect((await receiptOf(body.run_id, shared.member)).status).toBe(404)
    expect((await receiptOf(body.run_id, await system.user())).status).toBe(404)
  })
})

describe('verifying a receipt', () => {
  test('a library does with the published keys', async () => {
    const { receipt, jws } = await withReceipt()

    const { payload, protectedHeader } = await compactVerify(jws, createLocalJWKSet(await keys()))

    expect(protectedHeader).toEqual({
      alg: 'EdDSA',
      kid: (await keys()).keys[0].kid,
      typ: 'wakeel-receipt+jws',
    })
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual(receipt)
  })

  test('the script of the documents does offline, and refuses what was altered', async () => {
    const { person, run, receipt, jws } = await withReceipt()
    const file = await receiptOf(run.run_id, person, '?format=file')

    const good = await byScript(file.text)
    const altered = await byScript(file.text.replace(jws, withOtherAmount(jws)))
    const foreign = await byScript(file.text, { keys: [] })

    expect(JSON.parse(good.stdout)).toEqual(receipt)
    expect(altered.stderr).toContain('the receipt is not what was signed')
    expect(foreign.stderr).toContain('no key')
    expect([altered.stdout, foreign.stdout]).toEqual(['', ''])
  })

  test('the store does, and knows the run', async () => {
    const { receipt, jws } = await withReceipt()

    expect(await check(` ${jws}\n`)).toEqual({
      success: true,
      is_valid: true,
      problem: null,
      receipt,
      signed_with: { kid: (await keys()).keys[0].kid, retired_at: null },
      is_run_known: true,
    })
  })

  test('no character can be altered, wherever it stands', async () => {
    const { jws } = await withReceipt()
    const altered = [...jws].map(
      (character, at) => jws.slice(0, at) + (character === 'A' ? 'B' : 'A') + jws.slice(at + 1),
    )
    const [lastBits] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((character) => jws.slice(0, -1) + character)
      .filter(
        (other) =>
          other !== jws &&
          Buffer.from(other.split('.')[2]!, 'base64url').equals(
            Buffer.from(jws.split('.')[2]!, 'base64url'),
          ),
      )

    const { verifyReceipt } = system.capabilities.receipts
    const verdicts = await Promise.all([...altered, lastBits!].map((jws) => verifyReceipt({ jws })))

    expect(verdicts.filter(({ is_valid }) => is_valid !== false)).toEqual([])
  })

  test('an altered payload is told from a key that the store never had, and from what is no receipt', async () => {
    const { receipt, jws } = await withReceipt()
    const [header = '', payload = '', signature = ''] = jws.split('.')
    const { privateKey } = await generateKeyPair('EdDSA')
    const sign = (kid: string, said: object) =>
      new CompactSign(Buffer.from(JSON.stringify(said)))
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'wakeel-receipt+jws' })
        .sign(privateKey)
    const { kid } = decoded(header)

    expect(await check(withOtherAmount(jws))).toMatchObject({
      is_valid: false,
      problem: 'signature_wrong',
      receipt: { price: { amount: 1 } },
      is_run_known: false,
    })
    expect(await check(await sign(kid, receipt))).toMatchObject({ problem: 'signature_wrong' })
    expect(await check(await sign('unknown', receipt))).toMatchObject({ problem: 'key_unknown' })
    const none = [
      'no receipt',
      `${header}.${payload}`,
      `${header}.${payload}.${signature}.${signature}`,
      `${encoded({ ...decoded(header), alg: 'none' })}.${payload}.`,
      `${encoded({ ...decoded(header), typ: 'JOSE' })}.${payload}.${signature}`,
      `${header}.${encoded({ run_id: receipt.run_id })}.${signature}`,
      await sign(kid, { hello: 'there' }),
    ]
    expect(await Promise.all(none.map(check))).toEqual(
      none.map(() => expect.objectContaining({ is_valid: false, problem: 'not_a_receipt' })),
    )
  })

  test('what else the store signs with its key is no receipt', async () => {
    const { receipt } = await withReceipt()
    const { kid, privateKey } = await system.capabilities.signing.currentKey()
    const jws = await new CompactSign(Buffer.from(JSON.stringify(receipt)))
      .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JOSE' })
      .sign(privateKey)

    expect(await check(jws)).toMatchObject({ is_valid: false, problem: 'not_a_receipt' })
  })

  test('a key that was changed since still verifies what it signed', async () => {
    const { person, run, jws } = await withReceipt()
    await system.request('POST', '/api/signing-keys/rotate', {
      token: await again(founder),
      body: { reason: 'It is a year old.' },
    })

    const verdict = await check(jws)
    const { body } = await receiptOf(run.run_id, person)

    expect(verdict).toMatchObject({ is_valid: true, is_run_known: true })
    expect(verdict.signed_with.retired_at).toBe(system.clock.now().toISOString())
    expect((await compactVerify(jws, createLocalJWKSet(await keys()))).protectedHeader.kid).toBe(
      verdict.signed_with.kid,
    )
    expect(body.jws).not.toBe(jws)
    expect(body.receipt).toEqual(verdict.receipt)
    expect(await check(body.jws)).toMatchObject({
      is_valid: true,
      signed_with: { retired_at: null },
    })
  })

  test('bad input is refused as such', async () => {
    const post = async (body: unknown) =>
      (await system.request('POST', '/api/receipts/verify', { body })).status

    expect(await post({ jws: '' })).toBe(400)
    expect(await post({ jws: 'a'.repeat(64_001) })).toBe(400)
    expect(await post({ jws: 1 })).toBe(400)
    expect(await post({ jws: 'a.b.c', receipt: {} })).toBe(400)
  })
})

/** A receipt whose price is another, with the signature of before. */
function withOtherAmount(jws: string): string {
  const [header, payload = '', signature] = jws.split('.')
  const receipt = decoded(payload)
  return `${header}.${encoded({ ...receipt, price: { ...receipt.price, amount: 1 } })}.${signature}`
}

/** What the script that is printed in the documents makes of a receipt's file. */
async function byScript(
  receipt: string,
  set?: object,
): Promise<{ stdout: string; stderr: string }> {
  const place = mkdtempSync(resolve(directory, 'script-'))
  const document = readFileSync(
    resolve(import.meta.dirname, '../../../../docs/receipts.md'),
    'utf8',
  )
  writeFileSync(resolve(place, 'verify-receipt.mjs'), /```js\n(.*?)```/s.exec(document)![1]!)
  writeFileSync(resolve(place, 'receipt.json'), receipt)
  writeFileSync(resolve(place, 'jwks.json'), JSON.stringify(set ?? (await keys())))
  const run = promisify(execFile)(
    process.execPath,
    ['verify-receipt.mjs', 'receipt.json', 'jwks.json'],
    { cwd: place },
  )
  return run.catch((error: { stdout: string; stderr: string }) => error)
}

describe('what is deleted', () => {
  test('a receipt outlives its conversation, without a word of it', async () => {
    const { person, run, jws } = await withReceipt()

    await remove(run.conversation_id, person)

    const { body, text } = await receiptOf(run.run_id, person)
    expect(body.jws).toBe(jws)
    expect(body.skill_inputs).toBeNull()
    expect(text).not.toContain('1,000')
    expect(await check(jws)).toMatchObject({ is_valid: true, is_run_known: true })
    const [row] = await system.database.select().from(runs).where(eq(runs.id, run.run_id))
    expect(row).toMatchObject({ input: '', answer: null, skillInputs: null })
  })

  test('whoever leaves takes the hashes along, and what they kept still verifies without leading to them', async () => {
    const { person, run, receipt, jws } = await withReceipt()

    await system.request('DELETE', '/api/account', {
      token: person.token,
      body: { password: person.password },
    })

    const [row] = await system.database.select().from(runs).where(eq(runs.id, run.run_id))
    const { person: left, ...rest } = row!
    expect(rest).toMatchObject({
      userId: null,
      agentSha256: null,
      inputSha256: null,
      answerSha256: null,
      skillCalls: null,
      skillInputs: null,
    })
    expect(left).toMatch(/^erased:/)
    expect(JSON.stringify(row)).not.toContain(receipt.person)
    expect(await check(jws)).toMatchObject({ is_valid: true, is_run_known: true })
    expect((await receiptOf(run.run_id, await system.user())).status).toBe(404)
  })

  test('the export of one’s data holds what each skill was given', async () => {
    const { person, run } = await withReceipt()

    const { body } = await system.request('GET', '/api/account/export', { token: person.token })

    const { skill_inputs } = (await receiptOf(run.run_id, person)).body
    expect(body.runs).toEqual([expect.objectContaining({ id: run.run_id, skill_inputs })])
  })
})
