import type { forge } from '@wakeel/contract'
import { AGENT_ID, open, skills } from './agents.ts'
import { app } from './apps.ts'
import { field } from './controls.ts'
import { type FakeServer, fakeServer } from './fake-server.ts'
import { openPage } from './open-page.tsx'
import { plans } from './plans.ts'
import { sent } from './sent.ts'

export const ADDRESS = `/creator/agents/${AGENT_ID}`
export const ROUTE = `/api/forge/agents/${AGENT_ID}`

/** A server that has an agent of whoever is signed in, and keeps what is saved of it. */
export function editorServer(agent: {
  get: () => forge.EditedAgent
  set: (saved: forge.EditedAgent) => void
}): FakeServer {
  return fakeServer()
    .signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
    .answer('billing.listPlans', () => ({
      success: true,
      plans: plans(),
      offer_notice: null,
      vat_mode: 'added',
      current: null,
    }))
    .answer('forge.listSkills', () => ({ success: true, skills: skills() }))
    .answer('forge.getAgent', () => ({ success: true, agent: agent.get() }))
    .answer('forge.saveAgent', ({ content }) => {
      const before = agent.get()
      const number = before.open?.number ?? 4
      const saved = {
        ...before,
        content,
        open: open({ number, revision: (before.open?.revision ?? 0) + 1 }),
      }
      agent.set(saved)
      return { success: true, agent: saved }
    })
    .answer('catalogue.getApp', () => ({
      success: true,
      app: app({ slug: 'quote-vat', name: 'Quote VAT' }),
    }))
}

export const saves = (server: FakeServer) => sent(server, ROUTE)

/** Opens the editor, as far as its fields. */
export const edit = async () => {
  const page = await openPage(ADDRESS)
  await field('Name')
  return page
}
