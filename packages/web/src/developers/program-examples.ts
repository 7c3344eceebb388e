import { AGENT, QUESTION } from './examples.ts'

/** How the client comes out of the store, with the package manager that is there. */
export const clientInstallation = (origin: string): string =>
  `npm install ${origin}/wakeel-client.tgz`

export const clientExample = (
  origin: string,
): string => `import { createClient, WakeelError } from '@wakeel/client'

const wakeel = createClient({ baseUrl: '${origin}', apiKey: process.env.WAKEEL_API_KEY })

const run = await wakeel.run('${AGENT}', '${QUESTION}')
console.log(run.response)

for await (const event of wakeel.stream('${AGENT}', '${QUESTION}'))
  if (event.type === 'text') process.stdout.write(event.text)

try {
  await wakeel.run('no-such-agent', 'Hello')
} catch (error) {
  if (error instanceof WakeelError) console.log(error.status, error.code, error.message)
}`

/** Fetches the receipt of a run and verifies it with the keys that the store publishes. */
export const receiptExample = (origin: string): string => `// node verify-receipt.mjs <run id>
import { createPublicKey, verify } from 'node:crypto'

const store = '${origin}'
const headers = { authorization: \`Bearer \${process.env.WAKEEL_API_KEY}\` }
const read = async (path) => (await fetch(store + path, { headers })).json()
const { jws } = await read(\`/api/runs/\${process.argv[2]}/receipt\`)
const { keys } = await read('/.well-known/jwks.json')

const [header, payload, signature] = jws.split('.')
const { kid } = JSON.parse(Buffer.from(header, 'base64url'))
const key = createPublicKey({ key: keys.find((one) => one.kid === kid), format: 'jwk' })
const signed = Buffer.from(\`\${header}.\${payload}\`)
if (!verify(null, signed, key, Buffer.from(signature, 'base64url')))
  throw new Error('This is not what the store signed.')
console.log(JSON.parse(Buffer.from(payload, 'base64url')))`
