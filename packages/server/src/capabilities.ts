import { skills } from '@wakeel/skills'
import { createAccounts } from './accounts/accounts.ts'
import { createAdmin } from './admin/admin.ts'
import { invariants } from './all-invariants.ts'
import { createAnalytics } from './analytics/analytics.ts'
import { analyticsMetrics } from './analytics/daily.ts'
import { createApiKeys } from './api-keys/api-keys.ts'
import { revokeAllKeys } from './api-keys/revoke-api-key.ts'
import { createAudit } from './audit/audit.ts'
import { createBilling } from './billing/billing.ts'
import { createPayments } from './billing/payments/payments.ts'
import { readIncluded } from './billing/plans/included-runs.ts'
import { openPlanBook } from './billing/plans/plan-book.ts'
import { STANDARD_NAME } from './brand.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import type { Config } from './config.ts'
import { createConnections } from './connections/connections.ts'
import { createCreatorPages } from './creator-pages/creator-pages.ts'
import { createCreators } from './creators/creators.ts'
import { creatorMetrics } from './creators/daily.ts'
import type { Database } from './database/database.ts'
import { createOutbox } from './emails/outbox.ts'
import { nameStore } from './emails/store-name.ts'
import { createEvaluations } from './evaluations/evaluations.ts'
import { createForge } from './forge/forge.ts'
import { founderMetrics } from './founder/daily.ts'
import { createFounder } from './founder/founder.ts'
import { createHealth } from './health.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { createLegal } from './legal.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createModels } from './models/models.ts'
import { createModeration } from './moderation/moderation.ts'
import { createNames } from './names/names.ts'
import { createBearerFinder } from './oauth-server/bearers.ts'
import { createOAuthServer } from './oauth-server/oauth-server.ts'
import { createProcessMetrics } from './observability/process-metrics.ts'
import { createOrganisations } from './organisations/organisations.ts'
import { createAddressCheck } from './outbound/check-address.ts'
import { createOutboundFetch } from './outbound/outbound-fetch.ts'
import type { Outside } from './outside.ts'
import { ownQuestions } from './own-agents/questions/all.ts'
import { createPaymentsAdmin } from './payments-admin/payments-admin.ts'
import { createPersonalData } from './personal-data/personal-data.ts'
import { createReceipts } from './receipts/receipts.ts'
import { createReviews } from './reviews/reviews.ts'
import { createRuns } from './runs/runs.ts'
import { createEncryption } from './secrets/encryption.ts'
import { createSigning } from './signing/signing.ts'
import { createStatus } from './status/status.ts'
import { createStorage } from './storage.ts'
import { erasePerson as eraseEndpoints } from './webhooks/personal-data.ts'
import { createWebhooks } from './webhooks/webhooks.ts'
import { createWidgets } from './widgets/widgets.ts'

export type Capabilities = Awaited<ReturnType<typeof createCapabilities>>

type Settings = Config & { authSecret: string; publicUrl: string }
type Foundations = Awaited<ReturnType<typeof createFoundations>>
type Market = Awaited<ReturnType<typeof createMarket>>

/** The entire system, each capability built from those above it. */
export async function createCapabilities(config: Settings, database: Database, outside: Outside) {
  const foundations = await createFoundations(config, database, outside)
  const market = await createMarket(config, outside, foundations)
  return { ...foundations, ...market, ...createOffice(config, outside, foundations, market) }
}

/** What the market stands on: people, their names and limits, what is sent to them and what is known of their visits. */
async function createFoundations(config: Settings, database: Database, outside: Outside) {
  const { authSecret: secret, publicUrl, version, operator } = config
  const { clock, newId, faults } = outside
  const { seller, brand } = operator
  const storeName = brand?.name ?? STANDARD_NAME
  const limits = createRateLimits({ database, clock, secret })
  const outbox = createOutbox({ database, clock, newId, mail: outside.mail, faults, storeName })
  const base = { database, clock, newId, faults, limits, outbox, secret, publicUrl }

  const processMetrics = createProcessMetrics({ database, version })
  const reachable = { resolve: outside.resolve, allowed: config.outboundAllow }
  const checkAddress = createAddressCheck(reachable)
  const outboundFetch = createOutboundFetch({
    ...reachable,
    userAgent: `Wakeel/${version} (+${publicUrl})`,
  })
  const names = createNames({ database, storeNames: [storeName, ...(seller ? [seller.name] : [])] })
  const accounts = await createAccounts({
    ...base,
    names,
    findByKey: createBearerFinder(base),
    async endAccess(tx, userId) {
      await revokeAllKeys(tx, userId, clock.now())
      await eraseEndpoints(tx, userId)
    },
    mail: nameStore(outside.mail, storeName),
    passwordCost: outside.passwordCost,
    requireSecondFactor: config.requireSecondFactor,
    storeName: storeName.en,
    signUpsPerHour: config.signUpsPerHour,
  })
  const audit = createAudit(base)
  const metrics = createMetrics({
    ...base,
    all: [...analyticsMetrics, ...founderMetrics, ...creatorMetrics],
  })
  const analytics = createAnalytics({ ...base, metrics })
  return {
    base,
    workers: outside.workers,
    storeName,
    processMetrics,
    outboundFetch,
    checkAddress,
    limits,
    outbox,
    names,
    accounts,
    audit,
    metrics,
    analytics,
  }
}

/** Apps, their runs, the money for them, and those who make and rate them. */
async function createMarket(config: Settings, outside: Outside, foundations: Foundations) {
  const { base, storeName, outboundFetch, checkAddress, names, accounts, audit, metrics } =
    foundations
  const { investorDemo, vatMode, operator } = config
  const { seller, brand, categories: ownCategories } = operator
  const { workers } = outside

  const catalogue = await createCatalogue({
    ...base,
    skills,
    investorDemo,
    storeName,
    ownCategories,
  })
  const payments = createPayments({
    ...base,
    config: config.paypal,
    fetch: outside.fetch,
    storeName: storeName.en,
  })
  const { provider } = payments
  const organisations = createOrganisations({ ...base, audit, names, readIncluded })
  const apiKeys = createApiKeys({ ...base, accounts, audit, catalogue })
  const oauthServer = createOAuthServer({ ...base, accounts, catalogue, names, outboundFetch })
  const plans = await openPlanBook({ ...base, plans: operator.plans })
  const billing = createBilling({
    ...base,
    accounts,
    audit,
    catalogue,
    organisations,
    provider,
    plans,
    vatMode,
    seller,
    brand,
  })
  const store = { publicUrl: base.publicUrl, name: storeName.en }
  const encryption = createEncryption(base.secret)
  const webhooks = createWebhooks({
    ...base,
    accounts,
    audit,
    encryption,
    outboundFetch,
    checkAddress,
  })
  const signing = createSigning({ ...base, encryption, audit })
  const connections = createConnections({
    ...base,
    audit,
    catalogue,
    encryption,
    outboundFetch,
    store,
    workers,
  })
  const models = createModels({
    ...base,
    first: outside.languageModel,
    second: outside.fallbackModel,
    pausesMs: outside.modelPausesMs,
    prices: config.models?.prices ?? new Map(),
    budgets: config.models?.budgets ?? {},
  })
  const runs = createRuns({
    ...base,
    catalogue,
    billing,
    connections,
    outboundFetch,
    skills,
    workers,
    models,
    remoteTimeLimitMs: outside.remoteTimeLimitMs,
    atOnce: outside.runsAtOnce,
    observeRun: foundations.processMetrics.observeRun,
  })
  const receipts = createReceipts({ ...base, signing })
  const widgets = createWidgets({ ...base, audit, catalogue, runs, storeName })
  const reviews = createReviews({ ...base, audit, catalogue, storeName: storeName.en })
  const forge = createForge({
    ...base,
    accounts,
    audit,
    names,
    billing,
    catalogue,
    connections,
    runs,
    skills,
    workers,
    models,
  })
  const evaluations = createEvaluations({ ...base, catalogue, runs, forge, ownQuestions })
  const payer = { seller, iban: config.payoutIban }
  const creators = createCreators({ ...base, billing, metrics, audit, payer, brand })
  const creatorPages = createCreatorPages({ ...base, catalogue, names, storeName })
  return {
    store,
    catalogue,
    payments,
    organisations,
    apiKeys,
    webhooks,
    oauthServer,
    billing,
    connections,
    models,
    signing,
    runs,
    receipts,
    widgets,
    reviews,
    forge,
    evaluations,
    creators,
    creatorPages,
  }
}

/** Those who run the store, and what is known of the store as a whole. */
function createOffice(
  config: Settings,
  outside: Outside,
  { base, accounts, audit, metrics }: Foundations,
  { payments, organisations, apiKeys, catalogue, billing, connections, models, ...market }: Market,
) {
  const { database } = base
  const { version, operator, securityContact, dataDirectory } = config
  const { provider } = payments
  const { runs, reviews, forge, evaluations, creators, creatorPages, webhooks } = market
  const moderation = createModeration({ ...base, audit, catalogue, forge, creatorPages })
  const admin = createAdmin({ ...base, accounts, audit, metrics, moderation })
  const paymentsAdmin = createPaymentsAdmin({ ...base, billing, provider, audit })
  const founder = createFounder({ ...base, metrics, audit, models, watching: outside.watching })
  const status = createStatus({ ...base, hasModel: outside.languageModel !== undefined })
  const isStoredHere = database.engine === 'pglite' && dataDirectory !== ''
  const directory = isStoredHere ? dataDirectory : undefined
  const storage = createStorage({ ...base, directory })
  const health = createHealth({ database, storage, version, invariants })
  const legal = createLegal({ operator, securityContact })
  const ofPerson = {
    reviews,
    runs,
    connections,
    forge,
    evaluations,
    creators,
    creatorPages,
    organisations,
    apiKeys,
    webhooks,
    oauthServer: market.oauthServer,
    widgets: market.widgets,
    moderation,
  }
  const sources = { ...ofPerson, billing: billing.personalData }
  const personalData = createPersonalData({ ...base, accounts, sources })
  return { moderation, admin, paymentsAdmin, founder, status, storage, health, legal, personalData }
}
