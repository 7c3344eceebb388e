/** How an agent is called, in the language that somebody writes programs in. `origin`: where the store is. */
export interface Example {
  curl: string
  typescript: string
  python: string
}

export type ExampleLanguage = keyof Example

export const AGENT = 'vat-invoice-desk'
export const QUESTION = 'Add 5% VAT to AED 1,000'

/** One run over the REST API. */
export const restExample = (origin: string): Example => ({
  curl: `curl ${origin}/api/apps/${AGENT}/runs \\
  -H "Authorization: Bearer $WAKEEL_API_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: invoice-1042" \\
  -d '{"input": "${QUESTION}"}'`,
  typescript: `const reply = await fetch('${origin}/api/apps/${AGENT}/runs', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.WAKEEL_API_KEY}\`,
    'content-type': 'application/json',
    'idempotency-key': 'invoice-1042',
  },
  body: JSON.stringify({ input: '${QUESTION}' }),
})
const { response, run_id, charge } = await reply.json()
console.log(response, run_id, charge)`,
  python: `import json, os, urllib.request

request = urllib.request.Request(
    "${origin}/api/apps/${AGENT}/runs",
    data=json.dumps({"input": "${QUESTION}"}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['WAKEEL_API_KEY']}",
        "Content-Type": "application/json",
        "Idempotency-Key": "invoice-1042",
    },
)
with urllib.request.urlopen(request) as reply:
    print(json.load(reply)["response"])`,
})

/** The same as a model, streamed, with a client that exists for others’ models. */
export const modelExample = (origin: string): Example => ({
  curl: `curl ${origin}/v1/responses \\
  -H "Authorization: Bearer $WAKEEL_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"model": "wakeel/${AGENT}", "input": "${QUESTION}"}'`,
  typescript: `// npm install openai
import OpenAI from 'openai'

const client = new OpenAI({ baseURL: '${origin}/v1', apiKey: process.env.WAKEEL_API_KEY })
const stream = await client.responses.create({
  model: 'wakeel/${AGENT}',
  input: '${QUESTION}',
  stream: true,
})
for await (const event of stream)
  if (event.type === 'response.output_text.delta') process.stdout.write(event.delta)`,
  python: `# pip install openai
import os
from openai import OpenAI

client = OpenAI(base_url="${origin}/v1", api_key=os.environ["WAKEEL_API_KEY"])
response = client.responses.create(model="wakeel/${AGENT}", input="${QUESTION}")
print(response.output_text)`,
})

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

/** What verifies that a webhook came from the store. */
export const webhookExample: Omit<Example, 'curl'> = {
  typescript: `// npm install standardwebhooks
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
  python: `# pip install standardwebhooks
import os
from http.server import BaseHTTPRequestHandler, HTTPServer
from standardwebhooks import Webhook, WebhookVerificationError

webhook = Webhook(os.environ["WAKEEL_WEBHOOK_SECRET"])

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        try:
            event = webhook.verify(body, headers)
            print(headers["webhook-id"], event["type"], event["data"])
            self.send_response(204)
        except WebhookVerificationError:
            self.send_response(401)
        self.end_headers()

HTTPServer(("", 8080), Receiver).serve_forever()`,
}
