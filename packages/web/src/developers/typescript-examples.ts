import { AGENT, curlExamples, type Examples, QUESTION } from './examples.ts'

export const typescriptExamples: Examples = {
  rest: (origin) => `const reply = await fetch('${origin}/api/apps/${AGENT}/runs', {
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
  model: (origin) => `// npm install openai
import OpenAI from 'openai'

const client = new OpenAI({ baseURL: '${origin}/v1', apiKey: process.env.WAKEEL_API_KEY })
const stream = await client.responses.create({
  model: 'wakeel/${AGENT}',
  input: '${QUESTION}',
  stream: true,
})
for await (const event of stream)
  if (event.type === 'response.output_text.delta') process.stdout.write(event.delta)`,
  // The official SDK finds the card by the address with its ending slash.
  a2a: (origin) => `// npm install @a2a-js/sdk
import { Role } from '@a2a-js/sdk'
import { ClientFactory } from '@a2a-js/sdk/client'

const client = await new ClientFactory().createFromUrl('${origin}/a2a/${AGENT}/')
const parts = [{ content: { $case: 'text', value: '${QUESTION}' } }]
const task = await client.sendMessage(
  { message: { messageId: crypto.randomUUID(), role: Role.ROLE_USER, parts } },
  { serviceParameters: { Authorization: \`Bearer \${process.env.WAKEEL_API_KEY}\` } },
)
console.log(task.artifacts[0].parts[0].content.value)`,
  webhook: curlExamples.webhook,
}
