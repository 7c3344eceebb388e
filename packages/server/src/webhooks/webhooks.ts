import { bind } from '../bind.ts'
import { createWebhookEndpoint } from './create-webhook-endpoint.ts'
import { deleteWebhookEndpoint } from './delete-webhook-endpoint.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import type { WebhookDependencies } from './dependencies.ts'
import { forgetDeliveries } from './forget-deliveries.ts'
import { listWebhookDeliveries } from './list-webhook-deliveries.ts'
import { listWebhookEndpoints } from './list-webhook-endpoints.ts'
import { erasePerson, exportPerson } from './personal-data.ts'
import { replayFailedWebhooks, replayWebhookDelivery } from './replay-webhook-delivery.ts'
import { rotateWebhookSecret } from './rotate-webhook-secret.ts'
import { testWebhookEndpoint } from './test-webhook-endpoint.ts'
import { updateWebhookEndpoint } from './update-webhook-endpoint.ts'

/**
 * Addresses that are called when something happens to their owner, as Standard Webhooks has it. What is to be sent is recorded by whoever does
 * what it tells of, in the same transaction (`recordEvent`), and sent afterwards, at least once, under an id that stays the same.
 */
export const createWebhooks = (dependencies: WebhookDependencies) => ({
  ...bind(dependencies, {
    listWebhookEndpoints,
    createWebhookEndpoint,
    updateWebhookEndpoint,
    deleteWebhookEndpoint,
    rotateWebhookSecret,
    testWebhookEndpoint,
    listWebhookDeliveries,
    replayWebhookDelivery,
    replayFailedWebhooks,
    deliverWebhooks,
    forgetDeliveries,
    exportPerson,
  }),
  erasePerson,
})
