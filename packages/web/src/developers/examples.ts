/** How an agent is called, in the language that somebody writes programs in. `origin`: where the store is. */
export interface Examples {
  /** One run over the REST API. */
  rest(origin: string): string
  /** The same as a model, with a client that exists for others’ models. */
  model(origin: string): string
  a2a(origin: string): string
  /** What verifies that a webhook came from the store. */
  webhook: string
}

export const AGENT = 'vat-invoice-desk'
export const QUESTION = 'Add 5% VAT to AED 1,000'

export const curlExamples: Examples = {
  rest: (origin) => `curl ${origin}/api/apps/${AGENT}/runs \\
  -H "Authorization: Bearer $WAKEEL_API_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: invoice-1042" \\
  -d '{"input": "${QUESTION}"}'`,
  model: (origin) => `curl ${origin}/v1/responses \\
  -H "Authorization: Bearer $WAKEEL_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"model": "wakeel/${AGENT}", "input": "${QUESTION}"}'`,
  a2a: (origin) => `curl ${origin}/a2a/${AGENT}/.well-known/agent-card.json

curl ${origin}/a2a/${AGENT} \\
  -H "Authorization: Bearer $WAKEEL_API_KEY" \\
  -H "Content-Type: application/json" \\
  -H "A2A-Version: 1.0" \\
  -d '{"jsonrpc": "2.0", "id": 1, "method": "SendMessage", "params": {"message":
       {"messageId": "invoice-1043", "role": "ROLE_USER", "parts": [{"text": "${QUESTION}"}]}}}'`,
  // Nobody receives calls with curl.
  webhook: `// npm install standardwebhooks
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WAKEEL_WEBHOOK_SECRET)

createServer(async (request, response) => {
  const body = await text(request)
  try {
    const event = webhook.verify(body, request.headers)
    console.log(request.headers['webhook-id'], event.type, event.data)
    response.writeHead(204).end()
  } catch {
    response.writeHead(401).end()
  }
}).listen(8080)`,
}

/** What an MCP client is told of the store and of one agent. */
export const mcpExample = (origin: string): string =>
  JSON.stringify(
    {
      mcpServers: {
        wakeel: {
          type: 'http',
          url: `${origin}/mcp`,
          headers: { Authorization: 'Bearer wkl_live_…' },
        },
        [AGENT]: { type: 'http', url: `${origin}/mcp/${AGENT}` },
      },
    },
    null,
    2,
  )

/** How a creator publishes without a browser. */
export const commands = (
  origin: string,
): string => `npm install --global ${origin}/wakeel-client.tgz
wakeel login --store ${origin}
wakeel init --problem "Work out VAT on service charges" --audience "Landlords in Dubai"
wakeel preview "${QUESTION}"
wakeel publish`

/** The line that puts an agent on a site. */
export const widgetExample = (origin: string): string =>
  `<script src="${origin}/widget.js" data-widget="WIDGET_ID" async></script>`

export const badgeExample = (origin: string): string =>
  `<a href="${origin}/en/apps/${AGENT}">
  <img src="${origin}/en/apps/${AGENT}/badge.svg" alt="On Wakeel" height="40">
</a>`
