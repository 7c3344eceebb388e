import * as contract from '@wakeel/contract'
import type { FastifyInstance } from 'fastify'
import { PreparedReply } from '../../http/context.ts'
import { sendPrepared } from '../../http/send-prepared.ts'
import { type Capabilities, openapiOf } from './openapi.ts'

/** The contract for programs that are made from it, as one document; made when it is first asked for. */
export function serveOpenapi(
  server: FastifyInstance,
  described: Parameters<typeof openapiOf>[1],
): void {
  let document: PreparedReply | undefined
  server.get('/api/openapi.json', (request, reply) => {
    document ??= new PreparedReply(JSON.stringify(openapiOf(capabilities, described)))
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300')
    return sendPrepared(request, reply, document)
  })
}

/** Every part of the contract that has routes. */
const capabilities: Capabilities = Object.fromEntries(
  Object.entries(contract).flatMap(([name, part]) =>
    typeof part === 'object' && 'routes' in part ? [[name, { routes: part.routes }]] : [],
  ),
)
