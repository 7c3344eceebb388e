import { freeAgents } from '../many-apps.ts'
import { person } from '../many-people.ts'
import type { MeasuredServer } from '../measured-process.ts'
import { askByKey, askModel, type Speech } from '../streamed.ts'
import { atOnce, costOfWord, measureAdded } from './added.ts'
import { alternate } from './alternate.ts'
import { BOTH, type Row } from './row.ts'
import { lateness } from './streams.ts'
import { withModel } from './with-model.ts'

const ROUNDS = 5
const SPEECH: Speech = { words: 100, ms: 5 }
/** Without pauses, whose length varies by more than what is added to it. */
const AT_ONCE: Speech = { words: 100, ms: 0 }
const STREAMS = 500
const OF_MANY: Speech = { words: 20, ms: 100 }
/** Each person's, who may have so many runs at work as `API_RUNS_AT_ONCE` says. */
const KEYS = 64
const FREE = freeAgents(1_000)

/** What a program's call costs over `/v1/responses`, beside a proxy that only passes on what the model says. */
export const protocols: Row = {
  name: 'protocols',
  engines: BOTH,
  agents: [1_000],
  measure(stores, place) {
    return withModel(stores, place, async ({ model, proxy, store }) => {
      const keys = await makeKeys(store)
      let call = 0
      const viaStore = (speech: Speech) => () => {
        const number = call++
        return askByKey(
          store,
          { secret: keys[number % KEYS]!, model: `wakeel/${FREE[number % FREE.length]}` },
          speech,
        )
      }
      const viaProxy = (speech: Speech) => () => askModel(proxy, speech)
      const added = await measureAdded({
        viaStore: viaStore(AT_ONCE),
        viaProxy: viaProxy(AT_ONCE),
        direct: () => askModel(model, AT_ONCE),
      })
      const words = await alternate(ROUNDS, {
        proxy: () => costOfWord(proxy, SPEECH, viaProxy(SPEECH)),
        store: () => costOfWord(store, SPEECH, viaStore(SPEECH)),
      })
      const manyViaProxy = await atOnce(STREAMS, viaProxy(OF_MANY))
      const many = await atOnce(STREAMS, viaStore(OF_MANY))
      return [
        {
          what: 'call over /v1/responses, added in all',
          limit: { what: 'minimal proxy', value: added.viaProxy.end },
          measured: added.viaStore.end,
          unit: 'ms',
          goal: { times: 2 },
        },
        {
          what: '– first word later than of the proxy',
          measured: added.viaStore.firstWord - added.viaProxy.firstWord,
          unit: 'ms',
          goal: { most: 1 },
        },
        {
          what: '– processor time of a word',
          limit: { what: 'minimal proxy', value: words.proxy },
          measured: words.store,
          unit: 'µs',
          goal: { times: 2 },
        },
        {
          what: `– ${STREAMS} at once: answered whole`,
          limit: {
            what: 'minimal proxy',
            value: manyViaProxy.filter(({ isWhole }) => isWhole).length,
          },
          measured: many.filter(({ isWhole }) => isWhole).length,
          unit: '',
          goal: { least: STREAMS },
        },
        {
          what: '– of these, first word later than of the proxy, 99th percentile',
          measured: lateness(many) - lateness(manyViaProxy),
          unit: 'ms',
        },
      ]
    })
  },
}

async function makeKeys(store: MeasuredServer): Promise<string[]> {
  const keys: string[] = []
  for (let index = 0; index < KEYS; index++) {
    const answer = await store.send({
      path: '/api/api-keys',
      method: 'POST',
      headers: person(index).headers,
      body: JSON.stringify({ name: 'Bench', scopes: ['run'] }),
    })
    keys.push((JSON.parse(answer) as { secret: string }).secret)
  }
  return keys
}
