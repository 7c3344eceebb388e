import type { connections as connectionContract, forge as contract } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import type { Connections } from '../../connections/connections.ts'
import { DomainError } from '../../errors.ts'
import type { Context } from '../../http/context.ts'

interface Dependencies {
  skills: readonly Skill[]
  connections: Pick<Connections, 'checkConnection' | 'listInjections'>
}

/** What an agent executes with is there: its skills, or its connection, which is asked now. */
export async function checkRuntime(
  forge: Dependencies,
  { runtime, skills: names }: contract.AgentContent,
  context: Context,
): Promise<{ check: contract.Check; fingerprint: string | null }> {
  const unknown = names.filter((name) => !forge.skills.some((skill) => skill.name === name))
  const asked =
    runtime.kind === 'skills' ? NOTHING_ASKED : await askConnection(forge, runtime, context)
  const reasons = [
    ...unknown.map(
      (name): contract.CheckReason => ({ code: 'skill_unknown', about: null, found: name }),
    ),
    ...asked.reasons,
  ]
  const check = { name: 'runtime' as const, passed: reasons.length === 0, reasons }
  return { check, fingerprint: asked.fingerprint }
}

interface Asked {
  reasons: contract.CheckReason[]
  /** Of all that the other end said; null: nothing that is pinned. */
  fingerprint: string | null
}

const NOTHING_ASKED: Asked = { reasons: [], fingerprint: null }

async function askConnection(
  { connections }: Dependencies,
  runtime: Exclude<contract.AgentRuntime, { kind: 'skills' }>,
  context: Context,
): Promise<Asked> {
  try {
    const { connection } = await connections.checkConnection({ id: runtime.connection_id }, context)
    const { description, health, fingerprint } = connection
    if (!health.is_healthy) {
      const { name } = description
      const reason = { code: 'connection_unhealthy' as const, about: name, found: health.error }
      return { reasons: [reason], fingerprint }
    }
    const tools = runtime.kind === 'mcp' ? runtime.tools : undefined
    const injections = await connections.listInjections(
      runtime.connection_id,
      tools,
      context.signal,
    )
    return {
      reasons: [
        ...(tools ?? []).flatMap((name) => toolReason(description, name)),
        ...signatureReason(description),
        ...injections.map(({ tool, passage }) => ({
          code: 'injection_found' as const,
          about: tool ?? description.name,
          found: passage,
        })),
      ],
      fingerprint,
    }
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'connections.not_found') throw error
    const reason = { code: 'connection_unhealthy' as const, about: null, found: error.code }
    return { reasons: [reason], fingerprint: null }
  }
}

function toolReason(
  { name: about, tools }: connectionContract.RemoteDescription,
  found: string,
): contract.CheckReason[] {
  const there = tools.find((tool) => tool.name === found)
  if (there && !there.unusable) return []
  return [{ code: there ? 'tool_unusable' : 'tool_gone', about, found }]
}

const signatureReason = ({
  name,
  signature,
}: connectionContract.RemoteDescription): contract.CheckReason[] =>
  signature?.state === 'invalid' ? [{ code: 'signature_invalid', about: name, found: null }] : []
