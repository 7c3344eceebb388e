import type { forge } from '@wakeel/contract'
import { vatCalculator } from '@wakeel/skills'
import type { Person, System, TestReply } from './system.ts'

export const described = {
  problem_goal: 'Help landlords in Dubai work out VAT on service invoices',
  target_audience: 'Landlords in Dubai',
  data_input_type: 'text_questions',
}

export const idea = { ...described, pricing_model: 'per-run', price_aed: 2.5 }

/** What a creator says about an agent that passes every check. */
export function agentContent(overrides: Partial<forge.AgentContent> = {}): forge.AgentContent {
  return {
    emoji: '🧾',
    category: 'finance',
    name: { en: 'VAT helper for landlords', ar: 'مساعد الضريبة للملاك' },
    short_description: {
      en: 'Works out VAT on service charges.',
      ar: 'يحسب الضريبة على رسوم الخدمات.',
    },
    description: {
      en: 'Adds VAT to an amount or takes it out.',
      ar: 'يضيف الضريبة إلى المبلغ أو يستخرجها منه.',
    },
    full_description: {
      en: '**What it does**\n\n- Adds VAT\n- Takes VAT out',
      ar: '**ما يفعله**\n\n- يضيف الضريبة\n- يستخرج الضريبة',
    },
    needs: { en: ['An amount'], ar: ['مبلغ'] },
    never: { en: ['Gives legal advice'], ar: ['لا يقدم استشارات قانونية'] },
    demo_prompts: { en: ['Add VAT to AED 1,000'], ar: ['أضف الضريبة إلى 1000 درهم'] },
    instructions: 'Work out VAT with the skill and never without it.',
    skills: [vatCalculator.name],
    runtime: { kind: 'skills' },
    price: { model: 'per_use', aed: 2.5 },
    ...overrides,
  }
}

/** Who has saved the agent of `agentContent` in a store, each by their token: no two creators have agents that are called alike. */
const creatorsOf = new WeakMap<System, string[]>()

/** The content as the first creator of a store saves it; the others' has a number behind its name. */
function calledApart(
  system: System,
  token: string,
  content: forge.AgentContent,
): forge.AgentContent {
  if (content.name.en !== agentContent().name.en) return content
  const creators = creatorsOf.get(system) ?? []
  creatorsOf.set(system, creators)
  if (!creators.includes(token)) creators.push(token)
  const number = creators.indexOf(token) + 1
  return number === 1
    ? content
    : {
        ...content,
        name: { en: `${content.name.en} ${number}`, ar: `${content.name.ar} ${number}` },
      }
}

export interface DraftedAgent {
  id: string
  revision: number
}

/** A creator at work, through the front door. */
export const atForge = (system: System, { token }: Pick<Person, 'token'>) => {
  const agent = (method: string, id: string, rest = '', body?: unknown): Promise<TestReply> =>
    system.request(method, `/api/forge/agents/${id}${rest}`, { token, body })
  const save = (id: string, revision: number, content: forge.AgentContent) =>
    agent('PUT', id, '', { revision, content: calledApart(system, token, content) })
  return {
    check: (overrides: object = {}) =>
      system.request('POST', '/api/forge/check-idea', {
        token,
        body: { ...described, ...overrides },
      }),
    generate: (overrides: object = {}) =>
      system.request('POST', '/api/forge/generate-agent', {
        token,
        body: { ...idea, ...overrides },
      }),
    import: (body: object) => system.request('POST', '/api/forge/import-agent', { token, body }),
    get: (id: string) => agent('GET', id),
    save,
    publish: (id: string) =>
      system.request('POST', '/api/forge/publish-agent', {
        token,
        body: { app_id: id, publish: true },
      }),
    /** What is told while the checks run. */
    async publishEvents(id: string): Promise<{ type: string; [field: string]: unknown }[]> {
      const headers = { accept: 'text/event-stream' }
      const { text } = await system.request('POST', '/api/forge/publish-agent', {
        token,
        body: { app_id: id, publish: true },
        headers,
      })
      return [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, type, json]) => ({
        ...JSON.parse(json!),
        type,
      }))
    },
    preview: (id: string, input: string) => agent('POST', id, '/preview', { input }),
    discard: (id: string) => agent('DELETE', id, '/draft'),
    withdraw: (id: string) => agent('POST', id, '/withdraw'),
    unpublish: (id: string) => agent('POST', id, '/unpublish'),
    restore: (id: string, number: number) => agent('POST', id, `/versions/${number}/restore`),

    /** A draft that was published as it is. */
    async listed(
      content: forge.AgentContent = agentContent(),
    ): Promise<{ id: string; slug: string }> {
      const { id } = await this.draft(content)
      const reply = await this.publish(id)
      if (reply.body.status !== 'published')
        throw new Error(`publishing answered ${reply.status}: ${reply.text}`)
      return { id, slug: reply.body.slug }
    },

    /** A draft that says this. */
    async draft(content: forge.AgentContent = agentContent()): Promise<DraftedAgent> {
      const { body } = await system.request('POST', '/api/forge/generate-agent', {
        token,
        body: idea,
      })
      const saved = await save(body.generated_app.id, 1, content)
      if (saved.status !== 200) throw new Error(`saving answered ${saved.status}: ${saved.text}`)
      return { id: saved.body.agent.id, revision: saved.body.agent.open.revision }
    },
  }
}
