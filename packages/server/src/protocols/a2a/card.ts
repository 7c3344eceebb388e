import {
  A2A_PROTOCOL_VERSION,
  type AgentCard,
  type AgentExtension,
  type AgentSkill,
} from '@a2a-js/sdk'
import { A2A_LEGACY_PROTOCOL_VERSION } from '@a2a-js/sdk/compat/v0_3'
import type { catalogue, runs } from '@wakeel/contract'
import type { Agent } from '../../runs/agents.ts'
import { pinnedName } from '../pinned-agent.ts'

/** Text files in a message become part of its text, unless the agent takes them as they are. */
const INPUT_MODES = ['text/plain', 'text/markdown', 'text/csv', 'application/json']
const OUTPUT_MODES = ['text/markdown', 'text/plain']

/** What the card of an agent is made of: the agent as the store shows it in both languages. */
export interface Described {
  en: catalogue.App
  ar: catalogue.App
  /** Of one version, which is spoken to at an address of its own. What it costs, and how it is called, is the store’s today. */
  pinned?: Agent | undefined
}

interface Store {
  publicUrl: string
  storeName: string
}

/** Nothing in it is empty, so that whoever verifies its signature canonicalises the same text, however they treat defaults. */
export function toCard({ en, ar, pinned }: Described, { publicUrl, storeName }: Store): AgentCard {
  const url = `${publicUrl}/a2a/${pinnedName(en.slug, pinned?.version)}`
  const interfaceOf = (protocolVersion: string) => ({
    url,
    protocolBinding: 'JSONRPC',
    protocolVersion,
    tenant: '',
  })
  return {
    name: en.name,
    description: en.full_description || en.description,
    supportedInterfaces: [A2A_PROTOCOL_VERSION, A2A_LEGACY_PROTOCOL_VERSION].map(interfaceOf),
    provider: {
      organization: en.provider.kind === 'store' ? storeName : en.provider.name,
      url: publicUrl,
    },
    version: String(pinned?.version ?? en.version),
    documentationUrl: `${publicUrl}/en/apps/${en.slug}`,
    capabilities: {
      streaming: true,
      pushNotifications: false,
      extendedAgentCard: true,
      extensions: [listing({ en, ar }, publicUrl)],
    },
    securitySchemes: {
      bearer: {
        scheme: {
          $case: 'httpAuthSecurityScheme',
          value: {
            scheme: 'Bearer',
            bearerFormat: 'API key or session token',
            description: `A key of an account of ${storeName}, which pays. Without one an agent answers a few free runs.`,
          },
        },
      },
    },
    securityRequirements: [],
    defaultInputModes: inputModesOf({ en, pinned }),
    defaultOutputModes: OUTPUT_MODES,
    skills: skillsOf({ en, ar, pinned }),
    signatures: [],
  }
}

function inputModesOf({ en, pinned }: Pick<Described, 'en' | 'pinned'>): string[] {
  // Only what is executed elsewhere takes any, so that the cards of all others stay as they were signed.
  const takesFiles = pinned === undefined || pinned.runtime.kind === 'a2a'
  return takesFiles ? [...new Set([...INPUT_MODES, ...en.file_types])] : INPUT_MODES
}

/** The same for somebody who has signed in: what their next run costs, and what it takes. */
export function toExtendedCard(
  card: AgentCard,
  terms: runs.RunTerms,
  publicUrl: string,
): AgentCard {
  const { extensions = [], ...capabilities } = card.capabilities ?? {}
  const params = { source: terms.source, price: terms.price, balance: terms.balance }
  const blocked = terms.blockReason && { block_reason: terms.blockReason }
  return {
    ...card,
    capabilities: {
      ...capabilities,
      extensions: [
        ...extensions,
        extension(
          `${publicUrl}/a2a/extensions/terms/v1`,
          'What the next run of this agent costs whoever asked for the card.',
          { ...params, ...blocked },
        ),
      ],
    },
    securityRequirements: [{ schemes: { bearer: { list: ['run'] } } }],
  }
}

/** What the card has no other room for. */
const listing = ({ en, ar }: Described, publicUrl: string): AgentExtension =>
  extension(
    `${publicUrl}/a2a/extensions/listing/v1`,
    'How the store lists this agent: what it costs, and its texts in Arabic.',
    {
      pricing_model: en.pricing.model,
      price: { amount: Math.round(en.pricing.price_aed * 100), currency: 'AED' },
      languages: en.languages,
      // Only then, so that the cards of all others stay as they were signed.
      ...(en.is_paused && { is_paused: true }),
      ar: { name: ar.name, description: ar.full_description || ar.description },
    },
  )

const extension = (
  uri: string,
  description: string,
  params: Record<string, unknown>,
): AgentExtension => ({ uri, description, required: false, params })

/** The agent as a whole, and the store’s skills that it uses. */
function skillsOf({ en, ar, pinned }: Described): AgentSkill[] {
  const skill = (id: string, name: string, description: string, examples: string[]) => ({
    id,
    name,
    description,
    tags: [en.category],
    examples,
    inputModes: [],
    outputModes: [],
    securityRequirements: [],
  })
  const examples = pinned
    ? [...pinned.examples.en, ...pinned.examples.ar]
    : [...en.demo_prompts, ...ar.demo_prompts]
  const used = pinned
    ? pinned.skills.map(({ name, title }) => ({ name, title: title.en }))
    : en.skills
  return [
    skill(en.slug, en.name, en.short_description || en.description, examples),
    ...used.map(({ name, title }) => skill(name, title, title, [])),
  ]
}
