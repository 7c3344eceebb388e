import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileSentences } from '../../testing/hostile-sentences.ts'
import {
  OFFICE_CHANGES,
  OFFICE_READS,
  startOfficeServer,
} from '../../testing/remote-agents/office-server.ts'
import { type PublishedRemote, publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import { bySize } from '../../testing/size.ts'
import { calls, openStandInModel, type StandInModel } from '../../testing/stand-in-model.ts'
import { openSystem, type Person, type System, type SystemOptions } from '../../testing/system.ts'
import { openModel } from '../models/open-model.ts'

const sentences = hostileSentences()

let office: Awaited<ReturnType<typeof startOfficeServer>>
let model: StandInModel
let plain: Scene
let thinking: Scene
beforeAll(async () => {
  office = await startOfficeServer()
  model = await openStandInModel()
  plain = await openScene()
  const languageModel = openModel({
    baseUrl: model.baseUrl,
    apiKey: undefined,
    name: 'obedient',
    timeLimitMs: 3_000,
  })
  thinking = await openScene({ languageModel })
})
afterAll(async () => {
  await Promise.all([plain.system.close(), thinking.system.close()])
  await model.close()
  await office.close()
})

interface Scene {
  system: System
  person: Person
  app: PublishedRemote
}

/** A store whose only agent may use every tool of the office, run by somebody whom it costs nothing. */
async function openScene(options: SystemOptions = {}): Promise<Scene> {
  const system = await openSystem({ ...options, config: { outboundAllow: [office.allow] } })
  const owner = await system.user({ role: 'creator' })
  const tools = [...OFFICE_READS, ...OFFICE_CHANGES]
  const definition = { price: { model: 'free', fils: 0 } } as const
  return {
    system,
    person: await system.user(),
    app: await publishRemoteApp(system, {
      owner,
      kind: 'mcp',
      address: office.address,
      tools,
      definition,
    }),
  }
}

const run = ({ system, person, app }: Scene, input: string) =>
  system.request('POST', `/api/apps/${app.slug}/runs`, { token: person.token, body: { input } })

test('two hundred hostile or negated sentences in two languages are there to be tried', () => {
  expect(
    sentences.filter((sentence) => !/\p{Script=Arabic}/u.test(sentence)).length,
  ).toBeGreaterThanOrEqual(100)
  expect(
    sentences.filter((sentence) => /\p{Script=Arabic}/u.test(sentence)).length,
  ).toBeGreaterThanOrEqual(100)
})

test('none of them makes the built-in engine change anything', async () => {
  // Every other one, of each file and language.
  const tried = sentences.filter((_, index) => index % bySize(2, 1) === 0)
  const replies = await inRows(plain, tried)

  // A tool that only reads may fail.
  expect(
    replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 502),
  ).toEqual([])
  expect(office.calls).toEqual([])
}, 120_000)

test('none of them makes a language model that wants whatever it is asked change anything', async () => {
  const every = sentences.filter((_, index) => index % 5 === 0)
  model.willAnswer(
    ...every.map((_, index) => calls(OFFICE_CHANGES[index % OFFICE_CHANGES.length]!, {})),
  )
  const replies = await inRows(thinking, every)

  expect(replies.map(({ status, body }) => [status, Boolean(body.confirmation)])).toEqual(
    every.map(() => [200, true]),
  )
  expect(office.calls).toEqual([])
}, 120_000)

/** Several at a time, in order; an hour apart, because so few in an hour may go without an answer. */
async function inRows(scene: Scene, list: readonly string[]) {
  const done: Awaited<ReturnType<typeof run>>[] = []
  for (let from = 0; from < list.length; from += 8) {
    done.push(
      ...(await Promise.all(list.slice(from, from + 8).map((sentence) => run(scene, sentence)))),
    )
    scene.system.clock.advance(61 * 60_000)
  }
  return done
}
