import { topUp } from '../packages/server/testing/checkout.ts'
import { openSystem } from '../packages/server/testing/system.ts'
import type { Case, Store } from './case.ts'
import { a2aCases, startAgents } from './cases/a2a.ts'
import { endpointCases, startEndpoints } from './cases/endpoints.ts'
import { mcpCases, startMcpServers } from './cases/mcp.ts'

const CASE_TIME_LIMIT_MS = 600_000

/** Tries every case whose name holds one of the words; false when one failed. */
export async function runCases(words: readonly string[]): Promise<boolean> {
  const [servers, agents, endpoints] = [
    await startMcpServers(),
    await startAgents(),
    await startEndpoints(),
  ]
  const others = [
    ...Object.values(servers),
    ...Object.values(agents),
    ...Object.values(endpoints),
  ].filter((other) => typeof other !== 'string')
  const system = await openSystem({ config: { outboundAllow: others.map(({ allow }) => allow) } })
  const store: Store = { system, customer: await system.user() }
  await topUp(system, store.customer, 50_000)
  const cases = [...a2aCases(agents), ...endpointCases(endpoints), ...mcpCases(servers)].filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  let failed = 0
  for (const tried of cases) {
    const problem = await attempt(tried, store)
    if (problem !== undefined) failed += 1
    console.log(problem === undefined ? `ok   ${tried.name}` : `BAD  ${tried.name}: ${problem}`)
  }
  for (const other of others) other.close()
  await system.close()
  console.log(`${cases.length - failed} passed, ${failed} failed`)
  return failed === 0
}

/** Why it failed, in one line. */
async function attempt({ prove }: Case, store: Store): Promise<string | undefined> {
  const tooLong = Promise.withResolvers<never>()
  const timer = setTimeout(() => tooLong.reject(new Error('took too long')), CASE_TIME_LIMIT_MS)
  try {
    await Promise.race([prove(store), tooLong.promise])
    return undefined
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
      .replaceAll(/\s+/g, ' ')
      .slice(0, 300)
  } finally {
    clearTimeout(timer)
  }
}
