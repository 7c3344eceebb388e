import { expect, test } from 'vitest'
import { mcpFetch } from './mcp-fetch.ts'

const size = 300_000
const answering = mcpFetch(async () => new Response(' '.repeat(size), { headers: { 'content-type': 'application/json' } }))
const ask = (method: string) =>
  answering('https://mcp.example.ae', { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }) })

test('a list of tools that would take long to check is not read to its end', async () => {
  const list = await ask('tools/list')

  await expect(list.text()).rejects.toMatchObject({ failure: 'too_large' })
})

test('what a tool says may be as large', async () => {
  const result = await ask('tools/call')

  expect(await result.text()).toHaveLength(size)
})
