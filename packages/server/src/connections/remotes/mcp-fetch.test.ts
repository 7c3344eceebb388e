import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboundFailure } from '../../../testing/outbound-failure.ts'
import { openScriptedServer, type ScriptedServer } from '../../../testing/scripted-server.ts'
import { testResolve } from '../../../testing/stand-ins.ts'
import { createOutboundFetch } from '../../outbound/outbound-fetch.ts'
import { limitingLists, mcpFetch } from './mcp-fetch.ts'

const SIZE = 300_000

let server: ScriptedServer
beforeAll(async () => {
  server = await openScriptedServer()
  server.answer = (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'transfer-encoding': 'chunked' })
      .end(' '.repeat(SIZE))
})
afterAll(() => server.close())

async function ask(method: string): Promise<string> {
  const fetchLimited = limitingLists(
    createOutboundFetch({ resolve: testResolve, allowed: [server.place] }),
  )()
  const answer = await mcpFetch(fetchLimited)(server.url, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }),
  })
  return answer.text()
}

test('a list of tools that would take long to check is not read to its end', async () => {
  expect(await outboundFailure(ask('tools/list'))).toBe('too_large')
})

test('what a tool says may be as large', async () => {
  expect(await ask('tools/call')).toHaveLength(SIZE)
})
