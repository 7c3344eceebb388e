import {
  accounts as accountRoutes,
  admin as adminRoutes,
  analytics as analyticsRoutes,
  audit as auditRoutes,
  billing as billingRoutes,
  catalogue as catalogueRoutes,
  connections as connectionRoutes,
  creators as creatorRoutes,
  forge as forgeRoutes,
  founder as founderRoutes,
  health as healthRoutes,
  moderation as moderationRoutes,
  organisations as organisationRoutes,
  paymentDesk as paymentDeskRoutes,
  reviews as reviewRoutes,
  runs as runRoutes,
} from '@wakeel/contract'
import type { FastifyInstance } from 'fastify'
import { createAccounts } from './accounts/accounts.ts'
import { mountAuth } from './accounts/auth-routes.ts'
import { createPersonalData } from './accounts/personal-data.ts'
import { createAdmin } from './admin/admin.ts'
import { createAnalytics } from './analytics/analytics.ts'
import { analyticsFigures } from './analytics/daily.ts'
import { createAudit } from './audit/audit.ts'
import { createBilling } from './billing/billing.ts'
import { createPaymentDesk } from './billing/desk/desk.ts'
import { billingInvariants } from './billing/invariants.ts'
import { createPayments } from './billing/payments/payments.ts'
import { mountPayments } from './billing/payments/routes.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import { catalogueInvariants } from './catalogue/invariants.ts'
import type { Config } from './config.ts'
import { createConnections } from './connections/connections.ts'
import { createCreators } from './creators/creators.ts'
import { payoutInvariants } from './creators/payouts/invariants.ts'
import type { Database } from './database/database.ts'
import { createFigures } from './figures/figures.ts'
import { createForge } from './forge/forge.ts'
import { forgeInvariants } from './forge/invariants.ts'
import { founderFigures } from './founder/daily.ts'
import { createFounder } from './founder/founder.ts'
import { createHealth } from './health.ts'
import { type Chore, keepHouse } from './housekeeping.ts'
import { mount } from './http/mount.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { createServer } from './http/server.ts'
import { serveWeb } from './http/web.ts'
import type { Invariant } from './invariants.ts'
import { createLetters } from './letters/letters.ts'
import { moderationInvariants } from './moderation/invariants.ts'
import { createModeration } from './moderation/moderation.ts'
import { organisationInvariants } from './organisations/invariants.ts'
import { createOrganisations } from './organisations/organisations.ts'
import { createOutboundFetch } from './outbound/outbound-fetch.ts'
import type { Outside } from './outside.ts'
import { reviewInvariants } from './reviews/invariants.ts'
import { createReviews } from './reviews/reviews.ts'
import { runInvariants } from './runs/invariants.ts'
import { createRuns } from './runs/runs.ts'
import { createSeal } from './seal.ts'
import { skills } from './skills/all.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export type App = Awaited<ReturnType<typeof createApp>>

/** What is always true of the stored data. */
export const invariants: readonly Invariant[] = [
  ...catalogueInvariants,
  ...runInvariants,
  ...reviewInvariants,
  ...billingInvariants,
  ...payoutInvariants,
  ...forgeInvariants,
  ...moderationInvariants,
  ...organisationInvariants,
]

/** The entire system: each capability built from those above it, each route mounted. */
export async function createApp(config: Config & { authSecret: string; publicUrl: string }, database: Database, outside: Outside) {
  const { clock, newId, mail, languageModel, faults } = outside
  const { authSecret: secret, publicUrl, vatMode, vatTrn } = config

  const letters = createLetters({ database, clock, newId, mail, faults })
  const outboundFetch = createOutboundFetch({ resolve: outside.resolve, allowed: config.outboundAllow })
  const limits = createRateLimits({ database, clock, secret })
  const accounts = await createAccounts({ database, clock, newId, mail, limits, secret, publicUrl, passwordCost: outside.passwordCost })
  const audit = createAudit({ database, clock, limits })
  const figures = createFigures({ database, clock, all: [...analyticsFigures, ...founderFigures] })
  const analytics = createAnalytics({ database, clock, limits, figures, secret })
  const catalogue = await createCatalogue({ database, clock, newId, skills, investorDemo: config.investorDemo })
  const payments = createPayments({ config: config.paypal, database, clock, newId, secret, publicUrl, fetch: outside.fetch })
  const { provider } = payments
  const organisations = createOrganisations({ database, clock, newId, audit, letters, limits, publicUrl })
  const billing = createBilling({
    database,
    clock,
    newId,
    accounts,
    catalogue,
    organisations,
    limits,
    provider,
    letters,
    faults,
    vatMode,
    vatTrn,
    publicUrl,
  })
  const connections = createConnections({ database, clock, newId, catalogue, limits, seal: createSeal(secret), outboundFetch })
  const runs = createRuns({
    database,
    clock,
    newId,
    catalogue,
    billing,
    connections,
    outboundFetch,
    skills,
    limits,
    languageModel,
    remoteTimeLimitMs: outside.remoteTimeLimitMs,
    faults,
    secret,
  })
  const reviews = createReviews({ database, clock, newId, catalogue, limits, faults })
  const forge = createForge({
    database,
    clock,
    newId,
    accounts,
    audit,
    catalogue,
    connections,
    runs,
    skills,
    limits,
    letters,
    languageModel,
    faults,
  })
  const creators = createCreators({ database, clock, newId, billing, audit, limits, letters, faults, payerIban: config.payoutIban })
  const moderation = createModeration({ database, clock, newId, audit, catalogue, letters, limits })
  const admin = createAdmin({ database, clock, accounts, audit, moderation, limits })
  const paymentDesk = createPaymentDesk({ database, clock, billing, provider, audit, limits })
  const founder = createFounder({ database, clock, figures, audit, watching: outside.watching })
  const health = createHealth({ database, version: config.version, invariants })
  const personalData = createPersonalData({
    database,
    clock,
    accounts,
    sources: { reviews, runs, billing, connections, forge, creators, organisations, moderation },
    letters,
  })

  const isSecure = publicUrl.startsWith('https:')
  const server: FastifyInstance = await createServer({
    trustProxy: config.trustProxy,
    cookieSecret: secret,
    isSecure,
    logger: true,
    identify: accounts.identify,
  })
  await mountAuth(server, accounts.door)
  mount(server, accountRoutes.routes, { ...accounts, ...personalData })
  mount(server, catalogueRoutes.routes, catalogue)
  mount(server, billingRoutes.routes, billing)
  await mountPayments(server, { payments, billing })
  mount(server, runRoutes.routes, runs)
  mount(server, reviewRoutes.routes, reviews)
  mount(server, connectionRoutes.routes, connections)
  mount(server, forgeRoutes.routes, forge)
  mount(server, creatorRoutes.routes, creators)
  mount(server, moderationRoutes.routes, moderation)
  mount(server, organisationRoutes.routes, organisations)
  mount(server, analyticsRoutes.routes, analytics)
  mount(server, adminRoutes.routes, admin)
  mount(server, paymentDeskRoutes.routes, paymentDesk)
  mount(server, auditRoutes.routes, audit)
  mount(server, founderRoutes.routes, founder)
  mount(server, healthRoutes.routes, health)
  if (config.webDirectory) await serveWeb(server, { directory: config.webDirectory, catalogue, newId, isSecure })

  const isSlow = provider.name === 'paypal'
  const chores: Chore[] = [
    { name: 'give back the runs of processes that died', everyMs: MINUTE_MS, work: runs.recoverUnfinished },
    { name: 'complete payments that were left on their way', everyMs: MINUTE_MS, work: billing.reconcile, isSlow },
    { name: 'complete refunds that were left on their way', everyMs: MINUTE_MS, work: billing.reconcileRefunds, isSlow },
    { name: 'send letters', everyMs: 5_000, work: letters.sendLetters },
    { name: 'renew plans', everyMs: MINUTE_MS, work: billing.renewSubscriptions, isSlow },
    { name: 'renew agents', everyMs: MINUTE_MS, work: billing.renewEntitlements },
    { name: 'pay creators', everyMs: MINUTE_MS, work: creators.payCreators },
    { name: 'test what is listed', everyMs: 10 * MINUTE_MS, work: forge.testListed, isSlow: true },
    { name: 'invoice the runs of the month that is over', everyMs: HOUR_MS, work: billing.invoiceRuns },
    { name: 'add up the ledger', everyMs: 10 * MINUTE_MS, work: paymentDesk.keepLedgerTotals, isSlow: true },
    { name: 'learn who was active', everyMs: HOUR_MS, work: founder.catchUp, isSlow: true },
    { name: 'send the notices of the sandbox', everyMs: 1_000, work: async () => payments.sandbox?.sendNotices() },
    { name: 'forget old notices of payments', everyMs: 24 * HOUR_MS, work: payments.forgetOld },
    { name: 'forget old tests of agents', everyMs: 24 * HOUR_MS, work: runs.forgetRehearsals },
    { name: 'forget sessions and letters that ended', everyMs: HOUR_MS, work: accounts.forgetEnded },
    { name: 'forget limits that ended', everyMs: HOUR_MS, work: limits.forgetEnded },
    { name: 'forget old events', everyMs: 24 * HOUR_MS, work: analytics.forgetOld },
    { name: 'add up days that are over', everyMs: MINUTE_MS, work: figures.closeDays, isSlow: true },
    { name: 'add up what agents and searches did', everyMs: MINUTE_MS, work: analytics.catchUp, isSlow: true },
  ]
  let stopHousekeeping = async () => {}

  return {
    server,
    accounts,
    analytics,
    catalogue,
    payments,
    billing,
    runs,
    reviews,
    letters,
    connections,
    forge,
    creators,
    moderation,
    organisations,
    paymentDesk,
    figures,
    founder,
    invariants,
    /** Does what nobody asks for, once and from now on. */
    async startChores(): Promise<void> {
      stopHousekeeping = await keepHouse(chores, (chore, error) =>
        server.log.error({ err: error }, `This could not be done and is tried again: ${chore}`),
      )
    },
    async close(): Promise<void> {
      await stopHousekeeping()
      await server.close()
      await catalogue.close()
    },
  }
}
