import type { forge as contract } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import type { Connections } from '../../connections/connections.ts'
import { DomainError } from '../../errors.ts'
import type { Context } from '../../http/context.ts'

interface Dependencies {
  skills: readonly Skill[]
  connections: Pick<Connections, 'checkConnection'>
}

/** What an agent executes with is there: its skills, or its connection, which is asked now. */
export async function checkRuntime(
  forge: Dependencies,
  { runtime, skills: names }: contract.AgentContent,
  context: Context,
): Promise<contract.Check> {
  const unknown = names.filter((name) => !forge.skills.some((skill) => skill.name === name))
  const reasons = [
    ...unknown.map(
      (name): contract.CheckReason => ({ code: 'skill_unknown', about: null, found: name }),
    ),
    ...(runtime.kind === 'skills' ? [] : await askConnection(forge, runtime, context)),
  ]
  return { name: 'runtime', passed: reasons.length === 0, reasons }
}

async function askConnection(
  { connections }: Dependencies,
  runtime: Exclude<contract.AgentRuntime, { kind: 'skills' }>,
  context: Context,
): Promise<contract.CheckReason[]> {
  try {
    const { connection } = await connections.checkConnection({ id: runtime.connection_id }, context)
    const { description, health } = connection
    if (!health.is_healthy)
      return [{ code: 'connection_unhealthy', about: description.name, found: health.error }]
    const there = new Map(description.tools.map((tool) => [tool.name, tool]))
    const used = runtime.kind === 'mcp' ? runtime.tools : []
    return used
      .filter((name) => !there.has(name) || there.get(name)?.unusable)
      .map((name) => ({
        code: there.has(name) ? 'tool_unusable' : 'tool_gone',
        about: description.name,
        found: name,
      }))
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'connections.not_found') throw error
    return [{ code: 'connection_unhealthy', about: null, found: error.code }]
  }
}
