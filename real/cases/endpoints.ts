import assert from 'node:assert/strict'
import { ask, type Case, connect, publish } from '../case.ts'
import { startEndpoint } from '../servers/endpoint.ts'

export const startEndpoints = async () => ({
  plain: await startEndpoint({ strict: false }),
  strict: await startEndpoint({ strict: true }),
})

export function endpointCases(endpoints: Awaited<ReturnType<typeof startEndpoints>>): Case[] {
  return Object.entries(endpoints).flatMap(([name, { url }]) => [
    {
      name: `openai ${name}: is read`,
      async prove(store) {
        assert.equal((await connect(store, { kind: 'openai', address: url })).code, undefined)
      },
    },
    {
      name: `openai ${name}: answers`,
      async prove(store) {
        assert.equal(
          (await ask(store, await publish(store, { kind: 'openai', address: url }), 'Say hello'))
            .response,
          'Hello from the dunes.',
        )
      },
    },
  ])
}
