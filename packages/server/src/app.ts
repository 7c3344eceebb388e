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
  jobs as jobRoutes,
  legal as legalRoutes,
  moderation as moderationRoutes,
  organisations as organisationRoutes,
  paymentsAdmin as paymentsAdminRoutes,
  reviews as reviewRoutes,
  runs as runRoutes,
  securityLog as securityLogRoutes,
  status as statusRoutes,
} from '@wakeel/contract'
import { skills } from '@wakeel/skills'
import type { FastifyInstance } from 'fastify'
import { createAccounts } from './accounts/accounts.ts'
import { mountAuth } from './accounts/auth-routes.ts'
import { createAdmin } from './admin/admin.ts'
import { createAnalytics } from './analytics/analytics.ts'
import { analyticsFigures } from './analytics/daily.ts'
import { createAudit } from './audit/audit.ts'
import { createBilling } from './billing/billing.ts'
import { billingInvariants } from './billing/invariants.ts'
import { createPayments } from './billing/payments/payments.ts'
import { mountPayments } from './billing/payments/routes.ts'
import { readIncluded } from './billing/plans/included-runs.ts'
import { openPlanBook } from './billing/plans/plan-book.ts'
import { STANDARD_NAME } from './brand.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import { catalogueInvariants } from './catalogue/invariants.ts'
import type { Config } from './config.ts'
import { createConnections } from './connections/connections.ts'
import { serveOAuthClient } from './connections/oauth/client.ts'
import { createCreators } from './creators/creators.ts'
import { payoutInvariants } from './creators/payouts/invariants.ts'
import type { Database } from './database/database.ts'
import { createOutbox } from './emails/outbox.ts'
import { nameStore } from './emails/store-name.ts'
import { createForge } from './forge/forge.ts'
import { forgeInvariants } from './forge/invariants.ts'
import { founderFigures } from './founder/daily.ts'
import { createFounder } from './founder/founder.ts'
import { createHealth } from './health.ts'
import { serveMetrics } from './http/metrics-route.ts'
import { mount } from './http/mount.ts'
import { observeRequests } from './http/observe-requests.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { serveSecurityTxt } from './http/security-txt.ts'
import { createServer } from './http/server.ts'
import { traceRequests } from './http/trace-requests.ts'
import type { Invariant } from './invariants.ts'
import type { Job } from './jobs/job.ts'
import { createJobs } from './jobs/jobs.ts'
import { repeatTasks } from './jobs/repeated-tasks.ts'
import { createScheduler } from './jobs/scheduler.ts'
import { createLegal } from './legal.ts'
import { createFigures } from './metrics/metrics.ts'
import { createModels } from './models/models.ts'
import { moderationInvariants } from './moderation/invariants.ts'
import { createModeration } from './moderation/moderation.ts'
import { createNames } from './names/names.ts'
import { createProcessMetrics } from './observability/process-metrics.ts'
import { organisationInvariants } from './organisations/invariants.ts'
import { createOrganisations } from './organisations/organisations.ts'
import { createOutboundFetch } from './outbound/outbound-fetch.ts'
import type { Outside } from './outside.ts'
import { createPaymentsAdmin } from './payments-admin/payments-admin.ts'
import { createPersonalData } from './personal-data/personal-data.ts'
import { reviewInvariants } from './reviews/invariants.ts'
import { createReviews } from './reviews/reviews.ts'
import { runInvariants } from './runs/invariants.ts'
import { createRuns } from './runs/runs.ts'
import { createSharedRuns } from './runs/shared-runs.ts'
import { createEncryption } from './secrets/encryption.ts'
import { createStatus } from './status/status.ts'
import { describeStore } from './status/store-metrics.ts'
import { createStorage } from './storage.ts'
import { serveWeb } from './web-app/serve-web.ts'

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
export async function createApp(
  config: Config & { authSecret: string; publicUrl: string },
  database: Database,
  outside: Outside,
) {
  const { clock, newId, workers, faults } = outside
  const { authSecret: secret, publicUrl, vatMode, operator } = config
  const storeName = operator.brand?.name ?? STANDARD_NAME
  const mail = nameStore(outside.mail, storeName)

  const processMetrics = createProcessMetrics({ database, version: config.version })
  const outbox = createOutbox({ database, clock, newId, mail: outside.mail, faults, storeName })
  const outboundFetch = createOutboundFetch({
    resolve: outside.resolve,
    allowed: config.outboundAllow,
    userAgent: `Wakeel/${config.version} (+${publicUrl})`,
  })
  const limits = createRateLimits({ database, clock, secret })
  const names = createNames({
    database,
    storeNames: [storeName, ...(operator.seller ? [operator.seller.name] : [])],
  })
  const accounts = await createAccounts({
    database,
    names,
    clock,
    newId,
    mail,
    limits,
    secret,
    publicUrl,
    passwordCost: outside.passwordCost,
    requireSecondFactor: config.requireSecondFactor,
    storeName: storeName.en,
    signUpsPerHour: config.signUpsPerHour,
  })
  const audit = createAudit({ database, clock, limits })
  const figures = createFigures({ database, clock, all: [...analyticsFigures, ...founderFigures] })
  const analytics = createAnalytics({ database, clock, limits, figures, secret })
  const catalogue = await createCatalogue({
    database,
    clock,
    newId,
    skills,
    investorDemo: config.investorDemo,
    storeName,
    ownCategories: operator.categories,
  })
  const payments = createPayments({
    config: config.paypal,
    database,
    clock,
    newId,
    secret,
    publicUrl,
    fetch: outside.fetch,
    storeName: storeName.en,
  })
  const { provider } = payments
  const organisations = createOrganisations({
    database,
    clock,
    newId,
    audit,
    names,
    outbox,
    limits,
    readIncluded,
    publicUrl,
  })
  const plans = await openPlanBook({ database, clock, outbox, wanted: operator.plans })
  const billing = createBilling({
    database,
    clock,
    newId,
    accounts,
    audit,
    catalogue,
    organisations,
    limits,
    provider,
    outbox,
    faults,
    plans,
    vatMode,
    seller: operator.seller,
    brand: operator.brand,
    publicUrl,
  })
  const store = { publicUrl, name: storeName.en }
  const connections = createConnections({
    database,
    clock,
    newId,
    catalogue,
    limits,
    seal: createEncryption(secret),
    outboundFetch,
    store,
  })
  const models = createModels({
    database,
    clock,
    newId,
    secret,
    first: outside.languageModel,
    second: outside.fallbackModel,
    pausesMs: outside.modelPausesMs,
    prices: config.models?.prices ?? new Map(),
    budgets: config.models?.budgets ?? {},
  })
  const runs = createRuns({
    database,
    clock,
    newId,
    catalogue,
    billing,
    connections,
    outboundFetch,
    skills,
    workers,
    limits,
    models,
    remoteTimeLimitMs: outside.remoteTimeLimitMs,
    atOnce: outside.runsAtOnce,
    faults,
    observeRun: processMetrics.observeRun,
    secret,
  })
  const reviews = createReviews({
    database,
    clock,
    newId,
    audit,
    catalogue,
    limits,
    faults,
    secret,
    storeName: storeName.en,
  })
  const forge = createForge({
    database,
    clock,
    newId,
    accounts,
    audit,
    names,
    billing,
    catalogue,
    connections,
    runs,
    skills,
    workers,
    limits,
    outbox,
    models,
    faults,
  })
  const creators = createCreators({
    database,
    clock,
    newId,
    billing,
    audit,
    limits,
    outbox,
    faults,
    payer: { seller: operator.seller, iban: config.payoutIban },
    brand: operator.brand,
  })
  const moderation = createModeration({ database, clock, newId, audit, catalogue, outbox, limits })
  const admin = createAdmin({ database, clock, accounts, audit, moderation, limits })
  const paymentsAdmin = createPaymentsAdmin({ database, clock, billing, provider, audit, limits })
  const founder = createFounder({
    database,
    clock,
    figures,
    audit,
    models,
    watching: outside.watching,
  })
  const status = createStatus({ database, clock, hasModel: outside.languageModel !== undefined })
  const isStoredHere = database.engine === 'pglite' && config.dataDirectory !== ''
  const storage = createStorage({
    clock,
    directory: isStoredHere ? config.dataDirectory : undefined,
  })
  const health = createHealth({ database, storage, version: config.version, invariants })
  const personalData = createPersonalData({
    database,
    clock,
    accounts,
    limits,
    sources: { reviews, runs, billing, connections, forge, creators, organisations, moderation },
    outbox,
  })

  const isSlow = provider.name === 'paypal'
  const allJobs: Job[] = [
    { name: 'recover_runs', everyMs: 10_000, work: runs.recoverUnfinished },
    { name: 'complete_payments', everyMs: MINUTE_MS, work: billing.reconcile, isSlow },
    { name: 'complete_refunds', everyMs: MINUTE_MS, work: billing.reconcileRefunds, isSlow },
    { name: 'count_reviews', everyMs: 15_000, work: reviews.letReviewsCount },
    { name: 'send_emails', everyMs: 5_000, work: outbox.sendEmails },
    { name: 'apply_price_rises', everyMs: MINUTE_MS, work: billing.applyPriceRises },
    { name: 'renew_plans', everyMs: MINUTE_MS, work: billing.renewSubscriptions, isSlow },
    { name: 'renew_agents', everyMs: MINUTE_MS, work: billing.renewEntitlements },
    { name: 'pay_creators', everyMs: MINUTE_MS, work: creators.payCreators },
    { name: 'test_agents', everyMs: 10 * MINUTE_MS, work: forge.testListed, isSlow: true },
    { name: 'invoice_runs', everyMs: HOUR_MS, work: billing.invoiceRuns },
    {
      name: 'total_ledger',
      everyMs: 10 * MINUTE_MS,
      work: paymentsAdmin.keepLedgerTotals,
      isSlow: true,
    },
    { name: 'forget_webhook_events', everyMs: 24 * HOUR_MS, work: payments.forgetOld },
    { name: 'forget_processes', everyMs: 24 * HOUR_MS, work: runs.forgetDeadProcesses },
    { name: 'forget_drafts', everyMs: 24 * HOUR_MS, work: forge.forgetUnconfirmed },
    { name: 'forget_tests', everyMs: 24 * HOUR_MS, work: runs.forgetDryRuns },
    { name: 'forget_sessions', everyMs: HOUR_MS, work: accounts.forgetEnded },
    { name: 'settle_model_calls', everyMs: MINUTE_MS, work: models.settleAbandoned },
    { name: 'forget_limits', everyMs: HOUR_MS, work: limits.forgetEnded },
    { name: 'forget_events', everyMs: 24 * HOUR_MS, work: analytics.forgetOld },
    { name: 'index_names', everyMs: HOUR_MS, work: names.indexNames },
    { name: 'total_days', everyMs: MINUTE_MS, work: figures.finaliseDays, isSlow: true },
    { name: 'measure_uptime', everyMs: MINUTE_MS, work: status.measureUptime },
  ]
  const { sandbox } = payments
  if (sandbox)
    allJobs.push({ name: 'send_sandbox_events', everyMs: 1_000, work: sandbox.sendEvents })
  const jobs = createJobs({ database, clock, audit, names: allJobs.map(({ name }) => name) })

  const isSecure = publicUrl.startsWith('https:')
  const server: FastifyInstance = await createServer({
    trustProxy: config.trustProxy,
    cookieSecret: secret,
    isSecure,
    log: { level: config.logLevel, stream: outside.log },
    identify: accounts.identify,
  })
  server.addHook('onError', async (_request, _reply, error) => storage.heed(error))
  if (outside.tracing)
    traceRequests(server, outside.tracing, { hasProxy: config.trustProxy.length > 0 })
  observeRequests(server, processMetrics.observeRequest)
  await mountAuth(server, accounts.listener)
  mount(server, accountRoutes.routes, accounts, personalData)
  mount(server, securityLogRoutes.routes, accounts)
  mount(server, catalogueRoutes.routes, catalogue)
  mount(server, billingRoutes.routes, billing)
  await mountPayments(server, { payments, billing })
  mount(server, runRoutes.routes, runs)
  mount(server, reviewRoutes.routes, reviews)
  mount(server, connectionRoutes.routes, connections)
  serveOAuthClient(server, store)
  mount(server, forgeRoutes.routes, forge)
  mount(server, creatorRoutes.routes, creators)
  mount(server, moderationRoutes.routes, moderation)
  mount(server, organisationRoutes.routes, organisations, createSharedRuns({ database }))
  mount(server, analyticsRoutes.routes, analytics)
  mount(server, adminRoutes.routes, admin)
  mount(server, paymentsAdminRoutes.routes, paymentsAdmin)
  mount(server, auditRoutes.routes, audit)
  mount(server, founderRoutes.routes, founder)
  mount(server, jobRoutes.routes, jobs)
  mount(server, healthRoutes.routes, health)
  mount(server, statusRoutes.routes, status)
  const storeMetrics = describeStore({
    database,
    clock,
    registry: processMetrics.registry,
    readLedger: async () =>
      (await paymentsAdmin.listLedgerAccounts()).accounts.map(({ kind, balance }) => ({
        kind,
        currency: balance.currency,
        amount: balance.amount,
      })),
  })
  serveMetrics(server, {
    token: config.metricsToken,
    publicUrl,
    contentType: processMetrics.registry.contentType,
    async render() {
      await storeMetrics.refresh()
      return processMetrics.registry.metrics()
    },
  })
  mount(
    server,
    legalRoutes.routes,
    createLegal({ operator, securityContact: config.securityContact }),
  )
  serveSecurityTxt(server, { contact: config.securityContact, publicUrl, clock })
  if (config.webDirectory)
    await serveWeb(server, { directory: config.webDirectory, catalogue, operator, newId, isSecure })

  const scheduler = createScheduler({
    database,
    clock,
    newId,
    jobs: allJobs,
    report: (job, error) =>
      server.log.error(
        { err: error, job },
        job
          ? 'a job failed and is tried again'
          : 'it could not be read which jobs are due; this is tried again',
      ),
  })
  let stopTasks = async () => {}

  return {
    server,
    names,
    accounts,
    analytics,
    catalogue,
    payments,
    billing,
    runs,
    reviews,
    outbox,
    connections,
    forge,
    creators,
    moderation,
    organisations,
    paymentsAdmin,
    figures,
    models,
    founder,
    status,
    invariants,
    /** Does what nobody asks for, once and from now on. */
    async startJobs(): Promise<void> {
      await scheduler.start()
      // What these make is kept in the memory of each process.
      const tasks = [
        { name: 'learn who was active', everyMs: HOUR_MS, work: founder.catchUp, isSlow: true },
        {
          name: 'add up what agents and searches did',
          everyMs: MINUTE_MS,
          work: analytics.catchUp,
          isSlow: true,
        },
      ]
      stopTasks = await repeatTasks(tasks, (task, error) =>
        server.log.error({ err: error }, `This could not be done and is tried again: ${task}`),
      )
    },
    async close(): Promise<void> {
      await Promise.all([scheduler.stop(), stopTasks()])
      await runs.whenEnded()
      await server.close()
      await runs.close()
      await catalogue.close()
      processMetrics.close()
    },
  }
}
