import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atModeration } from '../../testing/moderation.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let system: System
let moderator: Person
let moderation: ReturnType<typeof atModeration>
/** Says of themselves what is below, on a page of their own. */
let creator: Person
const said = {
  about: { en: 'Licensed accountants.', ar: 'محاسبون مرخّصون.' },
  website: 'https://scales.example.com/',
}
beforeAll(async () => {
  system = await openSystem()
  moderator = await system.user({ role: 'admin' })
  moderation = atModeration(system, moderator)
})
afterAll(() => system.close())
beforeEach(async () => {
  // E-mails of one moment are sent in any order.
  system.clock.advance(3_600_000)
  creator = await system.user({ name: 'Noura Saleh' })
  await system.app({ creatorId: creator.id })
  await say(said)
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const say = (profile: object) =>
  system.request('PUT', '/api/creator/profile', { token: creator.token, body: profile })
const page = async () => {
  const { body } = await system.request('GET', `/api/creators/${creator.id}`)
  const { about, website } = body.creator
  return { about, website }
}
const report = ({ token }: Person, handle = creator.id, body: object = {}) =>
  system.request('POST', `/api/creators/${handle}/reports`, {
    token,
    body: { reason: 'misleading', comment: 'Nobody there is licensed.', ...body },
  })
const caseOf = async (id = creator.id) =>
  (await moderation.reports('limit=100')).body.cases.find((one: { id: string }) => one.id === id)
const own = async () =>
  (await system.request('GET', '/api/creator/profile/takedowns', { token: creator.token })).body
    .takedowns
const appeal = (id: string, { token }: Person = creator) =>
  system.request('POST', `/api/creator/profile/takedowns/${id}/appeal`, {
    token,
    body: { text: 'Our licence is 12345.' },
  })
const takeEnglish = async () =>
  (await moderation.takeTexts(creator.id, { about: { en: said.about.en, ar: '' } })).body.takedown
const lastEmail = async () => {
  await system.capabilities.outbox.sendEmails()
  return system.mail.to(creator.email).at(-1)
}

describe('a report of what a creator says of themselves', () => {
  test('comes back by email to whoever sent it', async () => {
    const reporter = await system.user()

    await report(reporter)

    await system.capabilities.outbox.sendEmails()
    expect(system.mail.to(reporter.email).at(-1)!.subject).toContain(
      'Your report about Noura Saleh',
    )
  })

  test('shows a moderator what stood there then, and what stands there now', async () => {
    const reporter = await system.user({ name: 'Huda Nasser' })
    await report(reporter)
    await say({ about: { en: 'Accountants.', ar: '' }, website: null })

    expect(await caseOf()).toMatchObject({
      kind: 'profile',
      creator: { id: creator.id, name: 'Noura Saleh' },
      texts: { about: { en: 'Accountants.', ar: '' }, website: null },
      open: 1,
      reports: [
        {
          reason: 'misleading',
          comment: 'Nobody there is licensed.',
          texts: said,
          reporter: { name: 'Huda Nasser' },
        },
      ],
    })
  })

  test('of one person takes the place of their first, and stands among those of agents', async () => {
    const reporter = await system.user()
    const { id: appId, slug } = await system.app()
    const { status } = await system.request('POST', `/api/apps/${slug}/reports`, {
      token: reporter.token,
      body: { reason: 'spam', comment: 'It repeats itself.' },
    })
    await report(reporter)
    await report(reporter, creator.id, { reason: 'privacy', comment: 'It names my sister.' })

    expect(status).toBe(200)
    expect(await caseOf()).toMatchObject({ open: 1, reports: [{ reason: 'privacy' }] })
    expect(await caseOf(appId)).toMatchObject({ kind: 'agent', open: 1 })
  })

  test('needs a page with a text or a website, and somebody who signed in', async () => {
    const reporter = await system.user()
    await say({ about: { en: '', ar: '' }, website: null })

    const replies = [
      await report(reporter),
      await report(reporter, 'store'),
      await report(reporter, (await system.user()).id),
      await system.request('POST', `/api/creators/${creator.id}/reports`, {
        body: { reason: 'spam', comment: 'x' },
      }),
    ]

    expect(replies.map(({ body }) => body.code)).toEqual([
      'moderation.nothing_said',
      'moderation.nothing_said',
      'creators.creator_not_found',
      'accounts.sign_in_required',
    ])
  })

  test('counts among the twenty that a person can make in a day', async () => {
    const reporter = await system.user()
    for (let made = 0; made < 20; made++) await report(reporter)

    expect((await report(reporter)).body.code).toBe('request.rate_limited')
  })

  test('is dismissed, and everything stays', async () => {
    await report(await system.user())

    const { body } = await moderation.dismissTexts(creator.id)

    expect([body.dismissed, await caseOf()]).toEqual([1, undefined])
    expect(await page()).toEqual({ about: said.about.en, website: said.website })
    expect((await moderation.dismissTexts(creator.id)).body.code).toBe('moderation.no_open_reports')
  })
})

describe('what a moderator takes off a creator’s page', () => {
  test('is gone at once, while the rest of it stays, and its creator reads why in both languages', async () => {
    await report(await system.user())

    const { status } = await moderation.takeTexts(creator.id, { about: said.about })

    expect(status).toBe(200)
    expect(await page()).toEqual({ about: null, website: said.website })
    expect(await caseOf()).toBeUndefined()
    expect(await own()).toMatchObject([
      {
        reason: 'misleading',
        note: 'Nobody here is licensed.',
        texts: { about: said.about, website: null },
        ended_at: null,
        appeal: null,
      },
    ])
    const email = await lastEmail()
    expect(email?.subject).toBe('A text was taken off your public page · أُزيل نص من صفحتك العامة')
    expect(email?.text).toContain('The reason: It misleads people')
    expect(email?.text).toContain('السبب: يضلّل الناس')
  })

  test('is what the moderator has read: a text that took its place stays', async () => {
    await say({ ...said, about: { en: 'Accountants.', ar: '' } })

    const { status, body } = await moderation.takeTexts(creator.id, { about: said.about })

    expect([status, body.code]).toEqual([409, 'moderation.profile_changed'])
    expect((await page()).about).toBe('Accountants.')
  })

  test('cannot be put back as it was, in any letter case or in the other language, while other words can', async () => {
    await moderation.takeTexts(creator.id, {
      about: { en: said.about.en, ar: '' },
      website: said.website,
    })
    const refused = await Promise.all([
      say({ ...said, website: null }),
      say({ about: { en: '  licensed   ACCOUNTANTS. ', ar: '' }, website: null }),
      say({ about: { en: '', ar: said.about.en }, website: null }),
      say({ about: { en: '', ar: '' }, website: said.website }),
    ])
    const other = await say({ about: { en: 'Accountants.', ar: said.about.ar }, website: null })

    expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('creators.taken_away'))
    expect([other.status, (await page()).about]).toEqual([200, 'Accountants.'])
  })

  test('stands in the audit log with who took it and why, and in the public log without either', async () => {
    const { id } = await takeEnglish()
    await moderation.restoreTexts(id)

    const { body } = await system.request('GET', `/api/audit?subject=${creator.id}`, {
      token: (await system.user({ role: 'founder' })).token,
    })
    const log = await system.request('GET', '/api/moderation/log?limit=2')

    expect(body.entries).toMatchObject([
      { action: 'moderation.restored', before: { is_shown: false }, after: { is_shown: true } },
      {
        action: 'moderation.taken_down',
        actor: { id: moderator.id },
        subject: { kind: 'person', id: creator.id },
        after: { is_shown: false, reason: 'misleading', reports: 0 },
        reason: 'Nobody here is licensed.',
      },
    ])
    expect(log.body.entries).toMatchObject([
      { action: 'restored', category: null, reason: null },
      { action: 'taken_down', category: null, reason: 'misleading' },
    ])
    expect(log.text).not.toContain(creator.id)
    expect(log.text).not.toContain('licensed')
  })

  test('is nobody’s to decide about but a moderator’s, and never their own', async () => {
    const colleague = await system.user({ role: 'admin' })
    await system.app({ creatorId: colleague.id })
    await system.request('PUT', '/api/creator/profile', { token: colleague.token, body: said })

    const byCreator = await atModeration(system, creator).takeTexts(creator.id, said)
    const ofTheirOwn = await atModeration(system, colleague).takeTexts(colleague.id, said)

    expect([byCreator, ofTheirOwn].map(({ body }) => body.code)).toEqual([
      'accounts.forbidden',
      'moderation.own_agent',
    ])
  })

  test('goes with its creator when they leave, with whatever was reported and decided', async () => {
    const { id } = await takeEnglish()
    await appeal(id)
    await report(await system.user())
    const { token, password } = creator
    const { body } = await system.request('GET', '/api/account/export', { token })

    const { status } = await system.request('DELETE', '/api/account', { token, body: { password } })

    expect(body.moderation).toMatchObject([
      { kind: 'takedown', texts: { about: { en: said.about.en } }, appeal: { decision: null } },
    ])
    expect([status, await caseOf()]).toEqual([200, undefined])
    expect((await moderation.takedowns('limit=100')).text).not.toContain(id)
    expect((await moderation.restoreTexts(id)).body.code).toBe('moderation.not_taken_down')
  })
})

describe('an appeal for a creator’s own words', () => {
  test('waits among those for agents, and is made once, by them alone', async () => {
    const { id } = await takeEnglish()
    const stranger = await appeal(id, await system.user())
    const first = await appeal(id)
    const again = await appeal(id)
    const { body } = await moderation.takedowns('state=appealed&limit=100')

    expect([stranger, again].map((reply) => reply.body.code)).toEqual([
      'moderation.not_taken_down',
      'moderation.already_appealed',
    ])
    expect(first.body.takedown.appeal).toMatchObject({ text: 'Our licence is 12345.' })
    expect(body.takedowns.find((one: { id: string }) => one.id === id)).toMatchObject({
      kind: 'profile',
      creator: { id: creator.id, name: 'Noura Saleh' },
      texts: { about: { en: said.about.en, ar: '' }, website: null },
    })
  })

  test('that is upheld puts them back, and they can be written again', async () => {
    const { id } = await takeEnglish()
    const { body } = await appeal(id)
    system.clock.advance(60_000)

    await moderation.answer(body.takedown.appeal.id, 'upheld')

    expect(await page()).toEqual({ about: said.about.en, website: said.website })
    expect(await own()).toEqual([])
    expect((await lastEmail())?.subject).toBe(
      'Your appeal for your public page was upheld · قُبل تظلّمك بشأن صفحتك العامة',
    )
    expect((await say(said)).status).toBe(200)
  })

  test('that is upheld leaves what was written in their place', async () => {
    const { id } = await takeEnglish()
    await say({ ...said, about: { en: 'Accountants.', ar: '' } })
    const { body } = await appeal(id)

    await moderation.answer(body.takedown.appeal.id, 'upheld')

    expect((await page()).about).toBe('Accountants.')
    expect((await say(said)).status).toBe(200)
  })

  test('that is denied leaves them away, and the answer is read beside the decision', async () => {
    const { id } = await takeEnglish()
    const { body } = await appeal(id)

    await moderation.answer(body.takedown.appeal.id, 'denied')

    expect((await page()).about).toBe(said.about.ar)
    expect(await own()).toMatchObject([
      { id, appeal: { decision: 'denied', answer: 'We looked again.' } },
    ])
    expect((await lastEmail())?.text).toContain('The answer: We looked again.')
  })

  test('that waits is upheld when they are put back without it', async () => {
    const { id } = await takeEnglish()
    const { body: appealed } = await appeal(id)
    const { body } = await moderation.restoreTexts(id)

    expect(body.takedown).toMatchObject({
      ended_at: expect.any(String),
      appeal: { decision: 'upheld', answer: 'It was true.' },
    })
    expect((await moderation.answer(appealed.takedown.appeal.id, 'denied')).body.code).toBe(
      'moderation.appeal_answered',
    )
    expect((await moderation.restoreTexts(id)).body.code).toBe('moderation.not_taken_down')
  })
})
