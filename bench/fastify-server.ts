import { readFileSync } from 'node:fs'
import { catalogue } from '@wakeel/contract'
import fastify from 'fastify'
import { z } from 'zod'
import { reportTo } from './measured-process.ts'

// What a careful Fastify route costs: the query checked and the same list serialised through its response schema. Argument: the file with the lists by address.
const replies: Record<string, string> = JSON.parse(readFileSync(process.argv[2]!, 'utf8'))
const lists = new Map(Object.entries(replies).map(([path, text]) => [path, JSON.parse(text)]))
const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any', io: 'output' })
const server = fastify()
const querystring = {
  type: 'object',
  properties: {
    q: { type: 'string' },
    limit: { type: 'integer', minimum: 1, maximum: 100 },
    sort: { type: 'string' },
  },
}
server.get(
  '/api/apps',
  { schema: { querystring, response: { 200: jsonSchema(catalogue.AppList) } } },
  async ({ url }) => lists.get(url),
)
reportTo(process, await server.listen({ port: 0, host: '127.0.0.1' }))
process.on('SIGTERM', () => process.exit(0))
