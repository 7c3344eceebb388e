import assert from 'node:assert/strict'
import { ask, type Case, connect, publish, type Store } from '../case.ts'
import { startA2a } from '../servers/a2a.ts'

type Agent = Awaited<ReturnType<typeof startA2a>>

export async function startAgents() {
  return {
    'JSON-RPC 1.0': await startA2a({ binding: 'JSONRPC', version: '1.0' }),
    'JSON-RPC 1.0 on a path': await startA2a({
      binding: 'JSONRPC',
      version: '1.0',
      path: '/agents/scales',
    }),
    'JSON-RPC 1.0 that does not stream': await startA2a({
      binding: 'JSONRPC',
      version: '1.0',
      streaming: false,
    }),
    'HTTP+JSON 1.0': await startA2a({ binding: 'HTTP+JSON', version: '1.0' }),
    'JSON-RPC 0.3': await startA2a({ binding: 'JSONRPC', version: '0.3' }),
    'HTTP+JSON 0.3': await startA2a({ binding: 'HTTP+JSON', version: '0.3' }),
  }
}

export function a2aCases(agents: Awaited<ReturnType<typeof startAgents>>): Case[] {
  const open = (store: Store, { address }: Agent) => publish(store, { kind: 'a2a', address })
  return [
    ...Object.entries(agents).flatMap(([name, agent]): Case[] => [
      {
        name: `a2a ${name}: is read`,
        async prove(store) {
          const { description, code } = await connect(store, {
            kind: 'a2a',
            address: agent.address,
          })
          assert.equal(code, undefined)
          assert.equal(description.name, 'Real scales')
        },
      },
      {
        name: `a2a ${name}: answers`,
        async prove(store) {
          assert.equal(
            (await ask(store, await open(store, agent), 'weigh it')).response,
            'It weighs **7 kg**.',
          )
        },
      },
      {
        name: `a2a ${name}: asks back`,
        async prove(store) {
          assert.match(
            (await ask(store, await open(store, agent), 'which one')).response,
            /Which parcel\?/,
          )
        },
      },
      {
        name: `a2a ${name}: files and data are shown`,
        async prove(store) {
          const { response, files } = await ask(
            store,
            await open(store, agent),
            'give me the papers',
          )
          // The SDK's own server loses the name of a file by HTTP+JSON of 0.3.
          const [{ name, ...file } = { name: '' }] = files
          assert.ok(['weights.csv', 'text.csv'].includes(name))
          assert.deepEqual(file, {
            media_type: 'text/csv',
            data: Buffer.from('a,b\n1,2\n').toString('base64'),
          })
          assert.match(response, /kilograms\*\*: 7/)
        },
      },
      {
        name: `a2a ${name}: says why it rejects`,
        async prove(store) {
          const reply = await ask(store, await open(store, agent), 'weigh the poison')
          assert.match(JSON.stringify(reply), /Poison is never weighed here/)
        },
      },
    ]),
    {
      name: 'a2a: what it says on the way is shown as progress',
      async prove(store) {
        const { events } = await ask(store, await open(store, agents['JSON-RPC 1.0']), 'weigh it')
        assert.ok(
          events.some(
            ({ type, text }) => type === 'progress' && String(text).includes('warming up'),
          ),
          JSON.stringify(events),
        )
      },
    },
    ...(['JSON-RPC 1.0', 'JSON-RPC 1.0 that does not stream'] as const).map((name) => ({
      name: `a2a ${name}: a task of 70 seconds is followed to its end`,
      async prove(store: Store) {
        assert.equal(
          (await ask(store, await open(store, agents[name]), 'weigh it slowly')).response,
          'It weighs **7 kg**.',
        )
      },
    })),
  ]
}
