import { AGENT, QUESTION } from './examples.ts'
import type { messages } from './programs-messages.ts'

/** A program of others that uses the store: what to enter there, and the page of its makers that says so. */
export interface OtherProgram {
  name: string
  words: keyof (typeof messages)['en']['programs']
  source: string
  settings(origin: string): string
}

/** What a Code node behind a Webhook node is given. There are no packages there, so it does what Standard Webhooks asks itself. */
const N8N_CODE = `const { createHmac, timingSafeEqual } = require('crypto')
const { headers } = $input.first().json
const body = (await this.helpers.getBinaryDataBuffer(0, 'data')).toString()

const sentAt = Number(headers['webhook-timestamp'])
const key = Buffer.from('whsec_…'.slice('whsec_'.length), 'base64')
const mac = createHmac('sha256', key).update(\`\${headers['webhook-id']}.\${sentAt}.\${body}\`)
const expected = Buffer.from('v1,' + mac.digest('base64'))
const isSigned = headers['webhook-signature']
  .split(' ')
  .map((each) => Buffer.from(each))
  .some((each) => each.length === expected.length && timingSafeEqual(each, expected))

if (!isSigned || Math.abs(Date.now() / 1000 - sentAt) > 300) throw new Error('Not signed by the store')
return [{ json: JSON.parse(body) }]`

const json = (value: object) => JSON.stringify(value, null, 2)

export const otherPrograms: readonly OtherProgram[] = [
  {
    name: 'Claude',
    words: 'claude',
    source:
      'https://support.claude.com/en/articles/11175166-getting-started-with-custom-connectors-using-remote-mcp',
    settings: (origin) => `${origin}/mcp

claude mcp add --transport http wakeel ${origin}/mcp`,
  },
  {
    name: 'ChatGPT',
    words: 'chatgpt',
    source: 'https://developers.openai.com/api/docs/guides/developer-mode',
    settings: (origin) => `${origin}/mcp`,
  },
  {
    name: 'VS Code',
    words: 'vscode',
    source: 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration',
    settings: (origin) => json({ servers: { wakeel: { type: 'http', url: `${origin}/mcp` } } }),
  },
  {
    name: 'n8n: MCP',
    words: 'n8nMcp',
    source: 'https://docs.n8n.io/integrations/builtin/core-nodes/n8n-nodes-langchain.mcpClient',
    settings: (origin) => `Server Transport:  HTTP Streamable
MCP Endpoint URL:  ${origin}/mcp
Authentication:    Bearer Auth
Bearer Token:      wkl_live_…

Authentication:    MCP OAuth2
Server URL:        ${origin}/mcp`,
  },
  {
    name: 'n8n: OpenAI Chat Model',
    words: 'n8nModel',
    source: 'https://docs.n8n.io/integrations/builtin/credentials/openai',
    settings: (origin) => `API Key:   wkl_live_…
Base URL:  ${origin}/v1
Model:     wakeel/${AGENT}`,
  },
  {
    name: 'n8n: HTTP Request',
    words: 'n8nHttp',
    source: 'https://docs.n8n.io/integrations/builtin/core-nodes/n8n-nodes-base.httprequest',
    settings: (origin) => `Method:           POST
URL:              ${origin}/api/apps/${AGENT}/runs
Authentication:   Generic Credential Type, Bearer Auth
Header:           Idempotency-Key
  as expression:  vat-{{ $execution.id }}-{{ $runIndex }}-{{ $itemIndex }}
Body, JSON:       input
  value:          ${QUESTION}`,
  },
  {
    name: 'n8n: Webhook',
    words: 'n8nWebhook',
    source: 'https://docs.n8n.io/integrations/builtin/core-nodes/n8n-nodes-base.webhook',
    settings: () => N8N_CODE,
  },
  {
    name: 'LibreChat',
    words: 'librechat',
    source:
      'https://www.librechat.ai/docs/configuration/librechat_yaml/object_structure/custom_endpoint',
    settings: (origin) => `endpoints:
  custom:
    - name: 'Wakeel'
      apiKey: '\${WAKEEL_API_KEY}'
      baseURL: '${origin}/v1'
      models:
        default: ['wakeel/${AGENT}']
        fetch: true
      titleConvo: false
mcpServers:
  wakeel:
    type: streamable-http
    url: ${origin}/mcp
    headers:
      Authorization: 'Bearer \${WAKEEL_API_KEY}'`,
  },
]
