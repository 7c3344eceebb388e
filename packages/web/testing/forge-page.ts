import { screen } from '@testing-library/react'
import type { billing, forge } from '@wakeel/contract'
import type { ForgeDraft } from '../src/forge/forge-draft.ts'
import { AGENT_ID, generatedApp, skills } from './agents.ts'
import { app } from './apps.ts'
import { type FakeServer, fakeServer } from './fake-server.ts'
import { plans } from './plans.ts'

export const idea = {
  problem_goal: 'Add VAT to quotes',
  target_audience: 'Small shops',
  data_input_type: 'financial_info',
} as const
export const made = { id: AGENT_ID, writtenBy: 'built-in', idea }

/** What the forge keeps of a draft between two visits. */
export const keep = (draft: Partial<ForgeDraft>, person = 'aisha') =>
  localStorage.setItem(`wakeel_forge_draft:${person}`, JSON.stringify({ idea, ...draft }))

export const signIn = (server: FakeServer) =>
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })

export const price = () =>
  screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Price in dirhams' })

/** A server that every idea becomes this agent at, for somebody on this plan. */
export function forgeServer(
  agent: () => forge.EditedAgent,
  plan: () => billing.PlanId | undefined = () => undefined,
): FakeServer {
  return fakeServer()
    .answer('billing.listPlans', () => {
      const current = plan()
      return {
        success: true,
        plans: plans(),
        offer_notice: null,
        vat_mode: 'added',
        current: current ? { plan: current, billing: 'monthly' } : null,
      }
    })
    .answer('forge.listSkills', () => ({ success: true, skills: skills() }))
    .answer('forge.getAgent', () => ({ success: true, agent: agent() }))
    .answer('forge.checkIdea', () => ({ success: true, not_covered: [] }))
    .answer('forge.generateAgent', () => ({ success: true, generated_app: generatedApp() }))
    .answer('catalogue.getApp', () => ({
      success: true,
      app: app({ slug: 'quote-vat', name: 'Quote VAT' }),
    }))
}

/** Whoever is signed in has not confirmed the e-mail. */
export const answerUnconfirmed = (server: FakeServer) =>
  server.answer('accounts.getAccount', () => ({
    success: true,
    user: {
      id: 'aisha',
      name: 'Aisha Rahman',
      email: 'aisha@example.ae',
      email_verified: false,
      second_factor: 'off',
      role: 'user',
      permissions: ['app_access'],
      subscription_tier: 'starter',
      demo_runs_used: 0,
      created_at: '2026-11-01T08:00:00.000Z',
    },
  }))
