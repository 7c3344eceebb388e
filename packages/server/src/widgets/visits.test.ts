import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { widgets as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { atModeration } from '../../testing/moderation.ts'
import { found, inOrganisation, newMember } from '../../testing/organisations.ts'
import { makeStandInWeb } from '../../testing/stand-in-web.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { newVisitor, newWidget, openFrame } from '../../testing/widgets.ts'
import { runs } from '../database/schema/runs.ts'

const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-web-'))
let system: System
let app: { id: string; slug: string }
let person: Person
let widget: contract.Widget
beforeAll(async () => {
  system = await openSystem({ config: { webDirectory: makeStandInWeb(directory) } })
  app = await system.app({ price: { model: 'per_use', fils: 250 } })
})
afterAll(async () => {
  await system.close()
  rmSync(directory, { recursive: true })
})
beforeEach(async () => {
  person = await system.user()
  await topUp(system, person, 10_000)
  widget = await newWidget(system, person, { agent: app.slug })
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const QUESTION = 'Add VAT to AED 1,000'
const change = (body: object) =>
  system.request('PATCH', `/api/widgets/${widget.id}`, { token: person.token, body })
const balanceOf = async ({ token }: Person): Promise<number> =>
  (await system.request('GET', '/api/billing/wallet', { token })).body.wallet.balance.amount
const historyOf = async ({ token }: Person) =>
  (await system.request('GET', '/api/runs', { token })).body.runs
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body.code ?? ''}`.trim()
const send = (id: string, token: string, more: object = {}) =>
  system.request('POST', `/api/widgets/${id}/runs`, { body: { token, input: QUESTION, ...more } })

describe('the document of a widget', () => {
  test('may be shown by its sites and by the store, and by nobody else', async () => {
    await change({ origins: ['https://shop.example.ae', 'http://localhost:8080'] })

    const { headers } = await openFrame(system, widget.id)

    const policy = headers.get('content-security-policy')!.split('; ')
    expect(policy).toContain("frame-ancestors 'self' https://shop.example.ae http://localhost:8080")
    expect(policy).toContain("default-src 'none'")
    expect(policy.find((each) => each.startsWith('sandbox'))).not.toContain('same-origin')
    expect(headers.get('x-frame-options')).toBe(null)
  })

  test('sets no cookie, is not kept, and reads none', async () => {
    const { headers } = await openFrame(system, widget.id, { cookie: person.cookie })

    expect(headers.getSetCookie()).toEqual([])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('speaks what the browser asks for, unless the widget says otherwise', async () => {
    const arabic = await openFrame(system, widget.id, { 'accept-language': 'ar-AE,en;q=0.5' })
    await change({ language: 'en' })
    const english = await openFrame(system, widget.id, { 'accept-language': 'ar-AE,en;q=0.5' })

    expect(arabic.text).toContain('<html lang="ar" dir="rtl"')
    expect(arabic.frame.agent.examples).toEqual(['أضف الضريبة إلى 1000 درهم'])
    expect(english.text).toContain('<html lang="en" dir="ltr"')
    expect(english.frame.agent.examples).toEqual([QUESTION])
  })

  test('says nothing of who pays, and each visitor is another', async () => {
    const [one, other] = [await openFrame(system, widget.id), await openFrame(system, widget.id)]

    expect(one.text).not.toContain(person.id)
    expect(one.text).not.toContain(person.name)
    expect(one.frame.token).not.toBe(other.frame.token)
  })

  test('holds texts of an agent that would end its script as text', async () => {
    const hostile = await system.app({
      shortDescription: { en: '</script><script>alert(1)</script>', ar: 'وكيل' },
    })
    const { id } = await newWidget(system, person, { agent: hostile.slug })

    const { text, frame } = await openFrame(system, id)

    expect(text).not.toContain('<script>alert')
    expect(frame.agent.tagline).toBe('</script><script>alert(1)</script>')
  })

  test('of a widget that is paused, deleted or made up is not there, and no site may show that', async () => {
    const paused = await newWidget(system, person, { agent: app.slug })
    await system.request('PATCH', `/api/widgets/${paused.id}`, {
      token: person.token,
      body: { is_paused: true },
    })
    await system.request('DELETE', `/api/widgets/${widget.id}`, { token: person.token })

    const opened = await Promise.all(
      [paused.id, widget.id, randomUUID(), 'made-up'].map((id) => openFrame(system, id)),
    )

    expect(opened.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(opened.map(({ headers }) => headers.get('content-security-policy'))).toEqual(
      Array(4).fill(expect.stringContaining("frame-ancestors 'none'")),
    )
  })

  test('whose agent left the store says that it is not available, and so does the list of its person', async () => {
    const { id: appId, slug } = await system.app()
    const { id } = await newWidget(system, person, { agent: slug, language: 'ar' })
    await atModeration(system, await system.user({ role: 'admin' })).takeDown(appId)

    const { status, text, frame, headers } = await openFrame(system, id)
    const { body } = await system.request('GET', '/api/widgets', { token: person.token })

    expect([status, frame]).toEqual([404, undefined])
    expect(text).toContain('<p class="widget">هذا المساعد غير متاح الآن.</p>')
    expect(headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://shop.example.ae",
    )
    const listed = body.widgets.map((shown: contract.Widget) => [shown.id, shown.agent.is_listed])
    expect(Object.fromEntries(listed)).toEqual({ [id]: false, [widget.id]: true })
  })

  test('loads what a frame without an origin may load, and the script is for every site', async () => {
    const script = await system.request('GET', '/assets/widget-frame.js')
    const loader = await system.request('GET', '/widget.js')
    const ofStore = await system.request('GET', '/assets/main.js')

    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(loader.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(loader.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(ofStore.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })
})

describe('a visitor', () => {
  test('is answered, the widget’s person pays, and it stands in their history as of the widget', async () => {
    const visitor = await newVisitor(system, widget.id)

    const { status, body } = await visitor.ask(QUESTION)

    expect(status).toBe(200)
    expect(body.response).toContain('50')
    expect(Object.keys(body).sort()).toEqual([
      'is_action_refused',
      'outcome',
      'response',
      'run_id',
      'success',
      'token',
    ])
    expect(await balanceOf(person)).toBe(9_750)
    expect(await historyOf(person)).toMatchObject([
      { id: body.run_id, kind: 'paid', widget: { id: widget.id, name: 'On my own site' } },
    ])
  })

  test('hears the answer while it is written', async () => {
    const { frame } = await openFrame(system, widget.id)

    const reply = await system.request('POST', `/api/widgets/${widget.id}/runs`, {
      body: { token: frame.token, input: QUESTION },
      headers: { accept: 'text/event-stream', origin: 'null' },
    })

    expect(reply.text).toMatch(/^event: /)
    expect(reply.text).toContain('event: result\ndata: {"success":true')
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('goes on with the conversation, by the token of the last answer', async () => {
    const visitor = await newVisitor(system, widget.id)
    const first = await visitor.ask(QUESTION)

    const second = await send(widget.id, first.body.token, {
      input: 'And to 2,000?',
      reply_to: first.body.run_id,
    })

    expect(second.body.response).toContain('100')
    const rows = await system.database
      .select({ replyTo: runs.replyTo })
      .from(runs)
      .where(eq(runs.id, second.body.run_id))
    expect(rows).toEqual([{ replyTo: first.body.run_id }])
  })

  test('does not reach another visitor’s conversation, nor the person’s own', async () => {
    const [one, other] = [await newVisitor(system, widget.id), await newVisitor(system, widget.id)]
    const { body: theirs } = await other.ask(QUESTION)
    const { body: ofPerson } = await system.request('POST', `/api/apps/${app.slug}/runs`, {
      token: person.token,
      body: { input: QUESTION },
    })

    const replies = await Promise.all(
      [theirs.run_id, ofPerson.run_id, randomUUID()].map((reply_to) =>
        one.ask('What was said?', { reply_to }),
      ),
    )

    expect(replies.map(codeOf)).toEqual(Array(3).fill('404 runs.reply_not_found'))
    expect((await system.request('GET', `/api/runs/${theirs.run_id}`)).status).toBe(401)
  })

  test('who sends the same message again is answered the same, once for money', async () => {
    const { frame } = await openFrame(system, widget.id)
    const again = () =>
      system.request('POST', `/api/widgets/${widget.id}/runs`, {
        body: { token: frame.token, input: QUESTION },
        headers: { 'idempotency-key': 'message-1' },
      })

    const replies = [await again(), await again()]

    expect(replies[1]!.body.run_id).toBe(replies[0]!.body.run_id)
    expect(await balanceOf(person)).toBe(9_750)
  })

  test('is not let in by a token that is over, forged or another widget’s', async () => {
    const other = await newWidget(system, person, { agent: app.slug })
    const { frame } = await openFrame(system, widget.id)
    const { frame: ofOther } = await openFrame(system, other.id)
    const parts = frame.token.split('.')
    const signature = parts[4]!
    const withPart = (place: number, part: string) => parts.with(place, part).join('.')
    const forged = [
      ofOther.token,
      withPart(0, `wkl_wgt_${randomUUID()}`),
      withPart(1, String(Number(parts[1]) + 1)),
      withPart(2, String(Number(parts[2]) + 1)),
      withPart(3, '1'),
      withPart(4, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
      'made up',
      person.token,
    ]

    const replies = await Promise.all(forged.map((token) => send(widget.id, token)))
    system.clock.advance(contract.VISIT_MINUTES * 60_000)
    const late = await send(widget.id, frame.token)

    expect(replies.map(codeOf)).toEqual(Array(8).fill('401 widgets.visit_ended'))
    expect(codeOf(late)).toBe('401 widgets.visit_ended')
    expect(await historyOf(person)).toEqual([])
  })

  test('goes on for as long as they go on asking', async () => {
    const { frame } = await openFrame(system, widget.id)
    system.clock.advance((contract.VISIT_MINUTES - 1) * 60_000)
    const { body } = await send(widget.id, frame.token)
    system.clock.advance((contract.VISIT_MINUTES - 1) * 60_000)

    expect(codeOf(await send(widget.id, body.token))).toBe('200')
    expect(codeOf(await send(widget.id, frame.token))).toBe('401 widgets.visit_ended')
  })

  test('is not heard any more after a day, however often they asked', async () => {
    const { frame } = await openFrame(system, widget.id)
    let { token } = frame
    for (let asked = 0; asked < 26; asked += 1) {
      system.clock.advance(55 * 60_000)
      token = (await send(widget.id, token)).body.token
    }
    system.clock.advance(9 * 60_000)
    const last = await send(widget.id, token)
    system.clock.advance(60_000)

    expect(codeOf(last)).toBe('200')
    expect(codeOf(await send(widget.id, last.body.token))).toBe('401 widgets.visit_ended')
  })

  test('of a site that was taken away is not heard any more, and what others hold from before is not either', async () => {
    const { frame } = await openFrame(system, widget.id)
    const { body } = await send(widget.id, frame.token)
    await change({ origins: ['https://other.example'] })

    const replies = [await send(widget.id, frame.token), await send(widget.id, body.token)]
    const { frame: opened } = await openFrame(system, widget.id)

    expect(replies.map(codeOf)).toEqual(Array(2).fill('401 widgets.visit_ended'))
    expect(codeOf(await send(widget.id, opened.token))).toBe('200')
    expect(await balanceOf(person)).toBe(9_500)
  })

  test('goes on after the look changes, or the same sites are named again', async () => {
    const visitor = await newVisitor(system, widget.id)
    await change({ accent: '#0b6e4f', origins: [...widget.origins, ...widget.origins] })

    expect(codeOf(await visitor.ask(QUESTION))).toBe('200')
  })

  test('hears that there is no answer now, and not why, once the widget is paused, deleted or nobody can pay', async () => {
    const poor = await system.user()
    const unpaid = await newVisitor(system, (await newWidget(system, poor, { agent: app.slug })).id)
    const visitor = await newVisitor(system, widget.id)
    const dear = await newVisitor(
      system,
      (
        await newWidget(system, person, {
          agent: app.slug,
          cap: { daily_fils: 100, daily_runs: 50 },
        })
      ).id,
    )

    expect(codeOf(await unpaid.ask(QUESTION))).toBe('403 widgets.unavailable')
    expect(codeOf(await dear.ask(QUESTION))).toBe('429 widgets.cap_reached')
    await change({ is_paused: true })
    expect(codeOf(await visitor.ask(QUESTION))).toBe('403 widgets.unavailable')
    await change({ is_paused: false })
    expect(codeOf(await visitor.ask(QUESTION))).toBe('401 widgets.visit_ended')
    const later = await newVisitor(system, widget.id)
    expect(codeOf(await later.ask(QUESTION))).toBe('200')
    await system.request('DELETE', `/api/widgets/${widget.id}`, { token: person.token })
    expect(codeOf(await later.ask(QUESTION))).toBe('403 widgets.unavailable')
  })

  test('has no answer of somebody who is suspended', async () => {
    const visitor = await newVisitor(system, widget.id)
    await system.suspend(person.id)

    expect(codeOf(await visitor.ask(QUESTION))).toBe('403 widgets.unavailable')
    expect((await openFrame(system, widget.id)).status).toBe(404)
  })

  test('of one address has 120 messages an hour, however many tokens they take', async () => {
    const free = await system.app()
    const { id } = await newWidget(system, person, { agent: free.slug, cap: { daily_runs: 1 } })
    const tokens = await Promise.all(
      Array.from({ length: 4 }, async () => (await openFrame(system, id)).frame.token),
    )
    const outcomes = new Map<string, number>()
    for (let sent = 0; sent < 122; sent += 1) {
      const outcome = codeOf(await send(id, tokens[sent % 4]!))
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }

    expect(Object.fromEntries(outcomes)).toEqual({
      '200': 1,
      '429 widgets.cap_reached': 119,
      '429 request.rate_limited': 2,
    })
  })

  test('counts in the agent’s popularity as the widget’s person, once a day', async () => {
    const popular = await system.app()
    const { id } = await newWidget(system, person, { agent: popular.slug })
    const pointsOf = async () => {
      const { body } = await system.request('GET', `/api/apps/${popular.slug}`)
      return body.app.execution_count
    }
    for (let visitors = 0; visitors < 3; visitors += 1)
      await (await newVisitor(system, id)).ask(QUESTION)
    const { rows } = await system.database.execute<{ popularity: number }>(
      `select popularity from apps where id = '${popular.id}'`,
    )
    const { rows: alone } = await system.database.execute<{ popularity: number }>(
      `select popularity from apps where id = '${(await askedOnce()).id}'`,
    )

    expect(rows).toEqual(alone)
    await expect.poll(pointsOf).toBe(3)
  })

  async function askedOnce() {
    const asked = await system.app()
    const { id } = await newWidget(system, person, { agent: asked.slug })
    await (await newVisitor(system, id)).ask(QUESTION)
    return asked
  }
})

describe('a visitor of an organisation’s widget', () => {
  test('is paid for by the organisation, within its member’s cap, and read by its members', async () => {
    await system.setRole(person.id, 'enterprise_user')
    const organisation = await found(system, person)
    const member = await newMember(system, organisation, person)
    const { id } = await newWidget(system, member, { agent: app.slug, organisation })
    await inOrganisation(system, organisation).capMember(person, member, { monthly_runs: 1 })
    const visitor = await newVisitor(system, id)

    const first = await visitor.ask(QUESTION)
    const second = await visitor.ask(QUESTION)

    expect(codeOf(first)).toBe('200')
    expect(codeOf(second)).toBe('403 widgets.unavailable')
    expect(await balanceOf(person)).toBe(9_750)
    const shared = await system.request('GET', `/api/organisations/${organisation}/runs`, {
      token: person.token,
    })
    expect(shared.body.runs).toMatchObject([{ id: first.body.run_id, widget: { id } }])
  })

  test('has no answer once the member has left', async () => {
    await system.setRole(person.id, 'enterprise_user')
    const organisation = await found(system, person)
    const member = await newMember(system, organisation, person)
    const { id } = await newWidget(system, member, { agent: app.slug, organisation })
    const visitor = await newVisitor(system, id)
    await inOrganisation(system, organisation).remove(person, member)

    expect(codeOf(await visitor.ask(QUESTION))).toBe('403 widgets.unavailable')
  })
})
