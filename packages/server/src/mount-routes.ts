import * as contract from '@wakeel/contract'
import { skills } from '@wakeel/skills'
import type { FastifyInstance } from 'fastify'
import { mountAuth } from './accounts/auth-routes.ts'
import { mountPayments } from './billing/payments/routes.ts'
import type { Capabilities } from './capabilities.ts'
import type { Config } from './config.ts'
import { serveOAuthClient } from './connections/oauth/client.ts'
import { isLoopback } from './http/loopback.ts'
import { serveMetrics } from './http/metrics-route.ts'
import { mount } from './http/mount.ts'
import { serveSecurityTxt } from './http/security-txt.ts'
import type { createJobs } from './jobs/jobs.ts'
import { serveOAuth } from './oauth-server/serve-oauth.ts'
import { serveA2a } from './protocols/a2a/routes.ts'
import { serveAiCatalog } from './protocols/ai-catalog/serve-ai-catalog.ts'
import { mountMcp } from './protocols/mcp/mount-mcp.ts'
import { serveOpenai } from './protocols/openai/serve-openai.ts'
import { serveOpenapi } from './protocols/rest/serve-openapi.ts'
import { createSharedRuns } from './runs/shared-runs.ts'
import { servePublicKeys } from './signing/public-keys.ts'
import { describeStore } from './status/store-metrics.ts'
import { serveWeb } from './web-app/serve-web.ts'

interface Parts extends Capabilities {
  jobs: ReturnType<typeof createJobs>
}

/** Everything that the store answers at: the contract's routes, what does not fit a route of that kind, and the web app. */
export async function mountRoutes(
  server: FastifyInstance,
  { version, host, securityContact, webDirectory, operator, metricsToken }: Config,
  parts: Parts,
): Promise<void> {
  const { base, accounts, payments, billing, catalogue, store } = parts
  const { publicUrl, clock, newId } = base
  await mountAuth(server, accounts.authParts)
  mount(server, contract.accounts.routes, accounts, parts.personalData)
  mount(server, contract.securityLog.routes, accounts)
  mount(server, contract.catalogue.routes, catalogue)
  mount(
    server,
    contract.billing.routes,
    billing.quotes,
    billing.checkout,
    billing.subscriptions,
    billing.walletPage,
    billing.invoices,
    billing.purchases,
    billing.refunds,
    billing.priceRises,
  )
  await mountPayments(server, { payments, billing })
  mount(server, contract.runs.routes, parts.runs)
  mount(server, contract.receipts.routes, parts.receipts)
  mount(server, contract.signing.routes, parts.signing)
  servePublicKeys(server, parts.signing)
  await serveA2a(server, {
    ...base,
    catalogue,
    runs: parts.runs,
    keys: parts.signing,
    storeName: store.name,
  })
  mount(server, contract.reviews.routes, parts.reviews)
  mount(server, contract.connections.routes, parts.connections)
  serveOAuthClient(server, store)
  mount(server, contract.forge.routes, parts.forge, parts.moderation)
  mount(server, contract.evaluations.routes, parts.evaluations)
  mount(server, contract.creators.routes, parts.creators)
  mount(server, contract.creatorPages.routes, parts.creatorPages)
  mount(server, contract.moderation.routes, parts.moderation)
  mount(server, contract.apiKeys.routes, parts.apiKeys)
  mount(server, contract.webhooks.routes, parts.webhooks)
  mount(server, contract.widgets.routes, parts.widgets)
  mount(server, contract.oauthServer.routes, parts.oauthServer)
  await serveOAuth(server, { ...parts, publicUrl, storeName: store.name })
  mount(server, contract.organisations.routes, parts.organisations, createSharedRuns(base))
  mount(server, contract.analytics.routes, parts.analytics)
  mount(server, contract.admin.routes, parts.admin)
  mount(server, contract.paymentsAdmin.routes, parts.paymentsAdmin)
  mount(server, contract.audit.routes, parts.audit)
  mount(server, contract.founder.routes, parts.founder)
  mount(server, contract.jobs.routes, parts.jobs)
  mount(server, contract.health.routes, parts.health)
  mount(server, contract.status.routes, parts.status)
  mount(server, contract.legal.routes, parts.legal)
  serveOpenapi(server, { version, origin: publicUrl, storeName: parts.storeName.en })
  await serveOpenai(server, { ...base, catalogue, runs: parts.runs })
  await mountMcp(server, {
    ...parts,
    database: base.database,
    skills,
    version,
    isOnLoopback: isLoopback(host),
  })
  serveAiCatalog(server, { catalogue, publicUrl, storeName: store.name })
  serveStoreMetrics(server, { token: metricsToken, publicUrl }, parts)
  serveSecurityTxt(server, { contact: securityContact, publicUrl, clock })
  if (webDirectory)
    await serveWeb(server, {
      directory: webDirectory,
      catalogue,
      parts: { ...parts, quotes: billing.quotes },
      widgets: parts.widgets,
      operator,
      clock,
      newId,
      publicUrl,
      workers: parts.workers,
    })
}

/** The metrics of this process, and of the store as a whole. */
function serveStoreMetrics(
  server: FastifyInstance,
  options: { token: string | undefined; publicUrl: string },
  { base, processMetrics: { registry }, paymentsAdmin }: Capabilities,
): void {
  const storeMetrics = describeStore({
    ...base,
    registry,
    readLedger: async () =>
      (await paymentsAdmin.listLedgerAccounts()).accounts.map(({ kind, balance }) => ({
        kind,
        currency: balance.currency,
        amount: balance.amount,
      })),
  })
  serveMetrics(server, {
    ...options,
    contentType: registry.contentType,
    async render() {
      await storeMetrics.refresh()
      return registry.metrics()
    },
  })
}
