import { McpServer } from '@modelcontextprotocol/server'
import { Language } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import { z } from 'zod'
import { describeAgent } from './agent-description.ts'
import type { McpCall, McpParts, ServedAgent } from './parts.ts'
import { versionOf } from './registry/server-json.ts'
import { UNCHANGING } from './store-server.ts'
import {
  askAgent,
  filesFor,
  Question,
  QuestionWithoutFiles,
  useSkill,
} from './tools/perform-run.ts'
import { RunOutput } from './tools/run-result.ts'
import { guarded } from './tools/tool-result.ts'
import { toolSchema } from './tools/tool-schema.ts'

/** One agent as a server: itself as people ask it, its skills as typed tools, its examples as prompts, what the store says of it to read. */
export function agentServer(parts: McpParts, call: McpCall, agent: ServedAgent): McpServer {
  const { slug, name, short_description } = agent.en
  const server = new McpServer(
    {
      name: slug,
      title: name,
      version: versionOf(agent.en),
      description: short_description,
      websiteUrl: `${parts.store.publicUrl}/en/apps/${slug}`,
    },
    { instructions: instructionsOf(parts, agent), capabilities: UNCHANGING },
  )
  server.registerTool(
    'ask',
    {
      title: `Ask ${name}`,
      description: `${agent.en.description} ${priceOf(agent)}`,
      inputSchema: toolSchema(questionTo(agent)),
      outputSchema: toolSchema(RunOutput),
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        openWorldHint: agent.en.runtime !== 'skills',
      },
    },
    guarded(parts, call, (question, context) => askAgent(parts, call, slug, question, context)),
  )
  for (const skill of skillsOf(parts, agent)) addSkill(server, parts, call, agent, skill)
  for (const lang of Language.options) {
    addExamples(server, agent, lang)
    addDescription(server, parts, agent, lang)
  }
  return server
}

const questionTo = ({ en: { file_types: types } }: ServedAgent) =>
  types.length === 0
    ? QuestionWithoutFiles
    : Question.extend({ files: filesFor(`This agent takes: ${types.join(', ')}.`) })

/** What is executed elsewhere is asked; only the store’s own skills have a shape that it can vouch for. */
function skillsOf({ skills }: McpParts, { en }: ServedAgent): readonly Skill[] {
  if (en.runtime !== 'skills') return []
  return skills.filter(({ name }) => en.skills.some((skill) => skill.name === name))
}

function addSkill(
  server: McpServer,
  parts: McpParts,
  call: McpCall,
  agent: ServedAgent,
  skill: Skill,
): void {
  const { slug, pricing } = agent.en
  // Clients and the models behind them want an object at the top.
  const isObject = skill.input instanceof z.ZodObject
  const inputSchema: z.ZodType = isObject ? skill.input : z.object({ input: skill.input })
  server.registerTool(
    skill.name,
    {
      title: skill.title.en,
      description: `${skill.description.en} ${priceOf(agent)}`,
      inputSchema: toolSchema(inputSchema),
      outputSchema: toolSchema(RunOutput),
      // It calculates; what it changes is the wallet.
      annotations: {
        readOnlyHint: pricing.price_aed === 0,
        destructiveHint: false,
        openWorldHint: false,
      },
    },
    guarded(parts, call, (given: unknown, context) => {
      const input = isObject ? given : (given as { input: unknown }).input
      return useSkill(parts, call, slug, { skill, input }, context)
    }),
  )
}

function addExamples(server: McpServer, agent: ServedAgent, lang: Language): void {
  for (const [at, text] of agent[lang].demo_prompts.entries())
    server.registerPrompt(
      lang === 'en' ? `example-${at + 1}` : `example-${at + 1}-${lang}`,
      { title: text.length > 80 ? `${text.slice(0, 79)}…` : text, description: 'For the tool ask' },
      () => ({ messages: [{ role: 'user', content: { type: 'text', text } }] }),
    )
}

function addDescription(
  server: McpServer,
  parts: McpParts,
  agent: ServedAgent,
  lang: Language,
): void {
  const { slug, name, short_description: description } = agent[lang]
  const uri = `wakeel://agents/${slug}${lang === 'en' ? '' : `/${lang}`}`
  const mimeType = 'text/markdown'
  server.registerResource(
    lang === 'en' ? 'description' : `description-${lang}`,
    uri,
    { title: name, description, mimeType },
    async () => ({ contents: [{ uri, mimeType, text: describeAgent(parts, agent[lang], lang) }] }),
  )
}

function instructionsOf({ store: { name, publicUrl } }: McpParts, agent: ServedAgent): string {
  const { slug, name: agentName, description, needs, never } = agent.en
  return [
    `${agentName} is an agent of ${name} (${publicUrl}/en/apps/${slug}). ${description}`,
    ...(needs.length > 0 ? [`It needs: ${needs.join('; ')}.`] : []),
    ...(never.length > 0 ? [`It never: ${never.join('; ')}.`] : []),
    'Use ask for ordinary sentences in English or Arabic, and the other tools where you have their input. When it asks back, call ask again with reply_to.',
    priceOf(agent),
    ...(agent.en.is_paused ? [PAUSED] : []),
  ].join('\n')
}

const PAUSED =
  'It is paused: what answers for it had changed, and its creator has not let it go on yet. Calls are refused until then, and cost nothing.'

function priceOf({ en: { pricing } }: ServedAgent): string {
  const dirhams = `AED ${pricing.price_aed.toFixed(2)}`
  const words = {
    free: 'Free.',
    per_use: `An answer costs ${dirhams}, VAT included; anything else costs nothing.`,
    subscription: `Needs a subscription of ${dirhams} a month.`,
    one_time: `Bought once for ${dirhams}.`,
  }
  return pricing.model === 'free'
    ? words.free
    : `${words[pricing.model]} Without an account there are three free runs.`
}
