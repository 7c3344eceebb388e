import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSystem, type System } from '../../../testing/system.ts'

const require = createRequire(import.meta.url)
const suite = require.resolve('@modelcontextprotocol/conformance/dist/index.js')

let system: System
let agent: string
beforeAll(async () => {
  system = await openSystem()
  agent = `/mcp/${(await system.app()).slug}`
})
afterAll(() => system.close())

/**
 * Those of the official suite that any server can pass. The others call tools, prompts and resources of a test server by name, or need what
 * is not offered: messages for a log, which the protocol has since given up, and subscriptions to resources.
 */
const scenarios = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'server-sse-polling',
  'server-sse-multiple-streams',
  'dns-rebinding-protection',
]

/** What the suite says of a scenario; its exit code is the verdict. */
const judge = (path: string, scenario: string) =>
  new Promise<string>((resolve) => {
    const given = ['server', '--url', system.url + path, '--scenario', scenario]
    execFile(process.execPath, [suite, ...given], (error, said, wrong) =>
      resolve(error ? said + wrong : 'passed'),
    )
  })

test.each(scenarios)(
  'the official conformance suite passes the servers in %s',
  async (scenario) => {
    expect(await judge('/mcp', scenario)).toBe('passed')
    expect(await judge(agent, scenario)).toBe('passed')
  },
)
