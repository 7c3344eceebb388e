import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newApiKey } from '../testing/api-keys.ts'
import { openSystem } from '../testing/system.ts'
import { billingInvariants } from './billing/invariants.ts'
import { dailyInvariants } from './creators/daily-invariants.ts'
import { payoutInvariants } from './creators/payouts/invariants.ts'
import { users } from './database/schema/accounts.ts'
import { apiKeys, apiKeyUsage } from './database/schema/api-keys.ts'
import { apps, listedTimes } from './database/schema/catalogue.ts'
import { creatorProfiles } from './database/schema/creator-pages.ts'
import { appeals, reports, takedowns } from './database/schema/moderation.ts'
import { organisations, organisationUsage } from './database/schema/organisations.ts'
import { reviews } from './database/schema/reviews.ts'
import { agents, demoAllowances, runs } from './database/schema/runs.ts'
import { webhookDeliveries } from './database/schema/webhooks.ts'
import { evaluationInvariants } from './evaluations/invariants.ts'
import { forgeInvariants } from './forge/invariants.ts'
import { moderationInvariants } from './moderation/invariants.ts'
import { organisationInvariants } from './organisations/invariants.ts'

test('each invariant of agents, runs and reviews notices what breaks it', async () => {
  const system = await openSystem()
  const { database } = system
  const { id, slug } = await system.app()
  const person = await system.user()
  const { token } = person
  const { id: apiKeyId } = await newApiKey(system, person)
  const demo = () =>
    system.request('POST', `/api/apps/${slug}/demo`, {
      token,
      body: { input: 'Add VAT to AED 1,000' },
    })
  await demo()
  await demo()
  await system.request('POST', `/api/apps/${slug}/reviews`, {
    token,
    body: { rating: 5, comment: 'Right to the fils.' },
  })
  const unrated = await system.app()
  const doubted = await system.app()
  const doubtful = await system.user({ daysAgo: 30 })
  await system.request('POST', `/api/apps/${doubted.slug}/reviews`, {
    token: doubtful.token,
    body: { rating: 5, comment: 'Right.' },
  })
  const whole = await system.violations()

  await database.update(apps).set({ reviewsCount: 7, executionCount: 9 }).where(eq(apps.id, id))
  await database
    .update(apps)
    .set({ votes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1] })
    .where(eq(apps.id, doubted.id))
  await database
    .update(apps)
    .set({ ratingTenths: 44, pricingModel: 'per_use', priceFils: 300 })
    .where(eq(apps.id, unrated.id))
  await database.update(users).set({ emailVerified: false }).where(eq(users.id, doubtful.id))
  await database.update(demoAllowances).set({ usageCount: 1 })
  await database.update(apiKeys).set({ hash: null }).where(eq(apiKeys.id, apiKeyId))
  await database.insert(apiKeyUsage).values({ apiKeyId, period: '2026-11', fils: 0, runs: 1 })
  await database.insert(webhookDeliveries).values({
    eventId: apiKeyId,
    endpointId: apiKeyId,
    type: 'webhook.test',
    data: {},
    status: 'delivered',
    happenedAt: new Date(),
    nextAttemptAt: new Date(),
  })
  await database.update(reviews).set({ isSample: true }).where(eq(reviews.appId, id))
  await database.delete(agents).where(eq(agents.appId, id))
  await database.delete(listedTimes).where(eq(listedTimes.appId, id))
  const [one, other] = await database.select().from(runs).where(eq(runs.appId, id))
  await database
    .update(runs)
    .set({
      input: 'Add VAT',
      answer: null,
      replyTo: other!.id,
      firstRunId: other!.id,
      person: 'widget:made up',
    })
    .where(eq(runs.id, one!.id))
  await database
    .update(runs)
    .set({ status: 'running', finishedAt: null, startedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(runs.id, other!.id))
  const broken = await system.violations()
  await system.close()

  expect(whole).toEqual([])
  const tested = [
    ...billingInvariants,
    ...payoutInvariants,
    ...dailyInvariants,
    ...forgeInvariants,
    ...evaluationInvariants,
    ...moderationInvariants,
    ...organisationInvariants,
  ]
  const others = system.capabilities.invariants.filter((each) => !tested.includes(each))
  expect(broken.map((violation) => violation.split(': ')[0])).toEqual(
    others.map(({ name }) => name),
  )
})

test('each invariant of moderation and of organisations notices what breaks it', async () => {
  const system = await openSystem()
  const { database } = system
  const at = new Date()
  const [out, back, reported] = [await system.app(), await system.app(), await system.app()]
  const whole = await system.violations()

  await database
    .insert(takedowns)
    .values({ id: randomUUID(), appId: out.id, reason: 'other', note: '', at })
  const ended = randomUUID()
  await database
    .insert(takedowns)
    .values({ id: ended, appId: back.id, reason: 'other', note: '', at, endedAt: at })
  await database.insert(appeals).values({ id: randomUUID(), takedownId: ended, text: 'Why?', at })
  const { id: creatorId } = await system.user()
  const texts = { about: { en: 'We count.', ar: '' }, website: null }
  await database.insert(creatorProfiles).values({ userId: creatorId, ...texts, updatedAt: at })
  await database
    .insert(takedowns)
    .values({ id: randomUUID(), creatorId, texts, reason: 'other', note: '', at })
  const closed = { closedAt: at, outcome: 'taken_down' } as const
  await database
    .insert(reports)
    .values({ id: randomUUID(), appId: reported.id, reason: 'other', comment: '', at, ...closed })
  const organisationId = randomUUID()
  await database
    .insert(organisations)
    .values({ id: organisationId, name: 'Nobody’s', createdAt: at })
  await database
    .insert(organisationUsage)
    .values({ organisationId, month: '2026-11', subject: organisationId, fils: 1, runs: 1 })
  const broken = await system.violations()
  await system.close()

  expect(whole).toEqual([])
  const names = [...moderationInvariants, ...organisationInvariants].map(({ name }) => name)
  expect(broken.map((violation) => violation.split(': ')[0])).toEqual(names)
})
