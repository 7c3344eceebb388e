import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hostileSentences } from '../../packages/server/testing/hostile-sentences.ts'
import { ask, type Case, connect, publish, type Store } from '../case.ts'
import { startEverything, startStdio } from '../servers/official.ts'
import { startFirstGeneration, startSecondGeneration } from '../servers/own-mcp.ts'
import type { Watched } from '../servers/watched.ts'

export interface McpServers {
  everything: Watched
  filesystem: Watched
  memory: Watched
  thinking: Watched
  first: Watched
  second: Watched
  folder: string
  graph: string
}

export async function startMcpServers(): Promise<McpServers> {
  const folder = mkdtempSync(resolve(tmpdir(), 'wakeel-real-'))
  const files = resolve(folder, 'files')
  mkdirSync(files)
  writeFileSync(resolve(files, 'notes.txt'), 'The parcel weighs 7 kg.')
  const graph = resolve(folder, 'graph.jsonl')
  writeFileSync(
    graph,
    '{"type":"entity","name":"Aisha","entityType":"person","observations":["lives in Sharjah"]}\n',
  )
  const [everything, filesystem, memory, thinking, first, second] = await Promise.all([
    startEverything(),
    startStdio('server-filesystem', { args: [files] }),
    startStdio('server-memory', { env: { MEMORY_FILE_PATH: graph } }),
    startStdio('server-sequential-thinking'),
    startFirstGeneration(),
    startSecondGeneration(),
  ])
  return { everything, filesystem, memory, thinking, first, second, folder: files, graph }
}

/** What the official servers keep on this machine. */
const stored = ({ folder, graph }: McpServers): string[] => [
  readFileSync(graph, 'utf8'),
  ...readdirSync(folder, { recursive: true }).map(
    (name) => `${name}: ${readFileSync(resolve(folder, String(name)), 'utf8')}`,
  ),
]

export function mcpCases(servers: McpServers): Case[] {
  const { everything, filesystem, memory, thinking, first, second } = servers
  const address = ({ url }: Watched) => `${url}/mcp`
  const agent = (store: Store, server: Watched, ...tools: string[]) =>
    publish(store, { kind: 'mcp', address: address(server), tools })
  const answered = async (
    store: Store,
    server: Watched,
    tool: string,
    input: string,
    expected: RegExp,
  ) => {
    const reply = await ask(store, await agent(store, server, tool), input)
    assert.match(reply.response, expected)
    assert.deepEqual(reply.skillsUsed, [tool])
    return reply
  }

  return [
    ...(
      [
        ['everything', everything, 'echo'],
        ['filesystem', filesystem, 'read_text_file'],
        ['memory', memory, 'read_graph'],
        ['sequential-thinking', thinking, 'sequentialthinking'],
        ['of the first generation', first, 'weigh'],
        ['of the second generation', second, 'weigh'],
      ] as const
    ).map(([name, server, tool]) => ({
      name: `mcp ${name}: is read`,
      async prove(store: Store) {
        const { description, code } = await connect(store, {
          kind: 'mcp',
          address: address(server),
        })
        assert.equal(code, undefined)
        assert.ok(description.tools.some((known) => known.name === tool))
      },
    })),
    {
      name: 'mcp everything: echo',
      prove: (store) =>
        answered(store, everything, 'echo', 'message: good morning', /good morning/).then(() => {}),
    },
    {
      name: 'mcp everything: sum',
      prove: (store) =>
        answered(store, everything, 'get-sum', 'sum a: 2, b: 3', /5/).then(() => {}),
    },
    {
      name: 'mcp everything: structured content',
      prove: (store) =>
        answered(
          store,
          everything,
          'get-structured-content',
          'location: Chicago',
          /temperature/,
        ).then(() => {}),
    },
    {
      name: 'mcp everything: an image is shown',
      async prove(store) {
        const { files } = await answered(
          store,
          everything,
          'get-tiny-image',
          'Show me the tiny image',
          /image/,
        )
        assert.equal(files[0]?.media_type, 'image/png')
        assert.ok((files[0]?.data?.length ?? 0) > 1000)
      },
    },
    {
      name: 'mcp everything: a file is shown',
      async prove(store) {
        const input = 'resource reference, resource type: Blob, resource id: 2'
        const { files } = await answered(
          store,
          everything,
          'get-resource-reference',
          input,
          /Resource 2/,
        )
        assert.equal(files.length, 1)
      },
    },
    {
      name: 'mcp everything: links to resources',
      prove: (store) =>
        answered(
          store,
          everything,
          'get-resource-links',
          'resource links, count: 2',
          /Resource 1/,
        ).then(() => {}),
    },
    {
      name: 'mcp everything: progress is shown',
      async prove(store) {
        const { events } = await answered(
          store,
          everything,
          'trigger-long-running-operation',
          'long running operation, duration: 1, steps: 3',
          /completed/,
        )
        assert.ok(
          events.some(({ type }) => type === 'progress'),
          `only ${events.map(({ type }) => type)}`,
        )
      },
    },
    {
      name: 'mcp everything: tools that need sampling or tasks are said to be unusable',
      async prove(store) {
        const { description } = await connect(store, { kind: 'mcp', address: address(everything) })
        const unusable = description.tools
          .filter((tool) => 'unusable' in tool && tool.unusable)
          .map(({ name }) => name)
        const usable = description.tools
          .map(({ name }) => name)
          .filter((name) => !unusable.includes(name))
        for (const name of ['simulate-research-query', 'trigger-sampling-request'])
          assert.ok(unusable.includes(name), `unusable: ${unusable}`)
        for (const name of ['echo', 'trigger-elicitation-request'])
          assert.ok(usable.includes(name), `usable: ${usable}`)
      },
    },
    ...(
      [
        ['memory', memory],
        ['filesystem', filesystem],
      ] as const
    ).map(([name, server]) => ({
      name: `mcp ${name}: nothing that strangers write changes anything`,
      async prove(store: Store) {
        const { description } = await connect(store, { kind: 'mcp', address: address(server) })
        const everyTool = await agent(store, server, ...description.tools.map((tool) => tool.name))
        const before = stored(servers)
        const statuses = new Set<number>()
        for (const [index, sentence] of hostileSentences().entries()) {
          // So few in an hour may go without an answer.
          if (index % 8 === 0) store.system.clock.advance(61 * 60_000)
          statuses.add((await ask(store, everyTool, sentence)).status)
        }
        assert.deepEqual(stored(servers), before)
        assert.ok(!statuses.has(500) && !statuses.has(429), `answered ${[...statuses]}`)
      },
    })),
    {
      name: 'mcp of the second generation: its question is the question back',
      async prove(store) {
        const stamps = await agent(store, second, 'stamp')
        const { response } = await ask(store, stamps, 'Which stamp does a letter need?')
        assert.match(response, /To which country/)
        assert.match(
          (await ask(store, stamps, 'Which stamp does a letter need? country: Oman')).response,
          /Two dirhams/,
        )
      },
    },
    ...[first, second].map((server, index) => ({
      name: `mcp of the ${index === 0 ? 'first' : 'second'} generation: answers`,
      prove: (store: Store) =>
        answered(
          store,
          server,
          'weigh',
          'How heavy is parcel DC-7? Weigh it',
          /DC-7 weighs 7 kg/,
        ).then(() => {}),
    })),
    {
      name: 'mcp of the first generation: an error of a tool is an error of the run, without its inner texts',
      async prove(store) {
        const reply = await ask(store, await agent(store, first, 'fails'), 'Break')
        assert.equal(reply.response, '')
        assert.match(reply.code ?? '', /^runs\./)
        assert.doesNotMatch(JSON.stringify(reply), /hunter2/)
      },
    },
    {
      name: 'mcp filesystem: a file is read',
      prove: (store) =>
        answered(
          store,
          filesystem,
          'read_text_file',
          `Read the file, path: ${servers.folder}/notes.txt`,
          /weighs 7 kg/,
        ).then(() => {}),
    },
    {
      name: 'mcp memory: the graph is read',
      prove: (store) =>
        answered(store, memory, 'read_graph', 'Read the graph', /Aisha/).then(() => {}),
    },
    {
      name: 'mcp: every session is ended',
      async prove() {
        for (const [name, { seen }] of Object.entries({
          everything,
          filesystem,
          memory,
          thinking,
          first,
        })) {
          // Nobody waits for the last of them.
          await wait(1_000)
          const opened = seen.filter(({ rpc }) => rpc === 'initialize').length
          const ended = seen.filter(({ method }) => method === 'DELETE').length
          assert.ok(opened > 0)
          assert.equal(ended, opened, `${name}: ${opened} opened, ${ended} ended`)
        }
      },
    },
    {
      name: 'every request names the store',
      async prove() {
        const agents = new Set(
          Object.values(servers).flatMap((server) =>
            typeof server === 'string' ? [] : server.seen.map(({ userAgent }) => userAgent),
          ),
        )
        assert.ok(
          [...agents].every((name) => /^Wakeel\/\S+ \(\+http.*\)$/.test(name ?? '')),
          `as ${[...agents].join(', ')}`,
        )
      },
    },
    {
      name: 'mcp memory: nothing was deleted on the way',
      async prove() {
        assert.match(readFileSync(servers.graph, 'utf8'), /Aisha/)
      },
    },
  ]
}
