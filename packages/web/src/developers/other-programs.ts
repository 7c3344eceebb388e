import { AGENT } from './examples.ts'
import type { messages } from './programs-messages.ts'

/** A program of others that uses the store: what to enter there, and the page of its makers that says so. */
export interface OtherProgram {
  name: string
  words: keyof (typeof messages)['en']['programs']
  source: string
  settings(origin: string): string
}

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
Bearer Token:      wkl_live_…`,
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
