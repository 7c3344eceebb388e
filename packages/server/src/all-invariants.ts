import { apiKeyInvariants } from './api-keys/invariants.ts'
import { billingInvariants } from './billing/invariants.ts'
import { catalogueInvariants } from './catalogue/invariants.ts'
import { dailyInvariants } from './creators/daily-invariants.ts'
import { payoutInvariants } from './creators/payouts/invariants.ts'
import { evaluationInvariants } from './evaluations/invariants.ts'
import { forgeInvariants } from './forge/invariants.ts'
import type { Invariant } from './invariants.ts'
import { moderationInvariants } from './moderation/invariants.ts'
import { organisationInvariants } from './organisations/invariants.ts'
import { reviewInvariants } from './reviews/invariants.ts'
import { runInvariants } from './runs/invariants.ts'
import { webhookInvariants } from './webhooks/invariants.ts'
import { widgetInvariants } from './widgets/invariants.ts'

/** What is always true of the stored data. */
export const invariants: readonly Invariant[] = [
  ...catalogueInvariants,
  ...runInvariants,
  ...reviewInvariants,
  ...billingInvariants,
  ...payoutInvariants,
  ...dailyInvariants,
  ...forgeInvariants,
  ...evaluationInvariants,
  ...moderationInvariants,
  ...organisationInvariants,
  ...apiKeyInvariants,
  ...webhookInvariants,
  ...widgetInvariants,
]
