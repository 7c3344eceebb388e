import { z } from 'zod'
import { chatFetch } from '../../models/chat-dialect.ts'
import type { OutboundFetch, OutboundLimits } from '../../outbound/outbound-fetch.ts'
import type { OpenConnection } from '../dependencies.ts'
import { converse } from './conversation.ts'
import { type Remote, RemoteError } from './remote.ts'
import { said } from './said.ts'

const MAX_MODELS = 500

const ModelList = z.object({ data: z.array(z.object({ id: z.string().min(1) })) })
const Completion = z.object({ choices: z.array(z.unknown()).min(1) })

/** Where the endpoint's paths begin, `https://host/v1`. */
export const baseUrlOf = ({ address }: OpenConnection): string => address.replace(/(?<!\/)\/+$/, '')

/** An endpoint elsewhere that speaks OpenAI's chat completions. */
export function openEndpoint(
  connection: OpenConnection,
  outboundFetch: OutboundFetch,
  limits?: OutboundLimits,
): Remote {
  const baseUrl = baseUrlOf(connection)

  return {
    describe: (signal) =>
      converse(connection, outboundFetch, { signal, limits }, async (call) => {
        const startedAt = performance.now()
        const models = (await listModels(`${baseUrl}/models`, call)) ?? [
          await tryModel(`${baseUrl}/chat/completions`, connection.model, call),
        ]
        const description = {
          name: new URL(baseUrl).host,
          description: '',
          protocol_version: null,
          version: null,
          provider: null,
          tools: [],
          models,
          examples: [],
          elapsed_ms: Math.round(performance.now() - startedAt),
        }
        return { description, manifest: null }
      }),
  }
}

/** Undefined: the endpoint does not list its models, which the protocol leaves to it. */
async function listModels(address: string, call: typeof fetch): Promise<string[] | undefined> {
  const response = await call(address, { headers: { accept: 'application/json' } })
  const list = ModelList.safeParse(await json(response))
  if (response.status === 404 || response.status === 405) return undefined
  if (!response.ok || !list.success)
    throw new RemoteError('answer_invalid', `no list of models: status ${response.status}`)
  return list.data.data.slice(0, MAX_MODELS).map(({ id }) => said(id, 200))
}

/** Says a word to the model, as the only way to learn whether it is there. */
async function tryModel(
  address: string,
  model: string | null,
  call: typeof fetch,
): Promise<string> {
  if (model === null)
    throw new RemoteError(
      'answer_invalid',
      'the endpoint does not list its models, and none was named',
    )
  const response = await chatFetch(call, {})(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ model, messages: [{ role: 'user', content: 'Hello' }], max_tokens: 1 }),
  })
  const completion = Completion.safeParse(await json(response))
  if (!response.ok || !completion.success)
    throw new RemoteError('answer_invalid', `no completion: status ${response.status}`)
  return model
}

/** Undefined: it is something else. */
async function json(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
