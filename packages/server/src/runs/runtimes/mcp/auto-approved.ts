import type { connections, forge } from '@wakeel/contract'
import type { McpTool } from '../../../connections/remotes/mcp.ts'
import { effectOf, fingerprintOf } from '../../../connections/remotes/tool-effect.ts'

/**
 * Whether a tool may be called without asking the person: it declares that it only reads, and did so when it was connected; or it
 * declares nothing, and its creator vouches for it as it is. Nobody vouches for a tool that says itself that it changes something.
 */
export function isAutoApproved(
  tool: McpTool,
  known: readonly connections.RemoteTool[],
  vouched: readonly forge.VouchedTool[],
): boolean {
  const effect = effectOf(tool)
  if (effect === 'undeclared')
    return vouched.some(
      ({ tool: name, fingerprint }) => name === tool.name && fingerprint === fingerprintOf(tool),
    )
  if (effect !== 'read_only') return false
  const before = known.find(({ name }) => name === tool.name)?.effect
  return before === undefined || before === 'read_only'
}
