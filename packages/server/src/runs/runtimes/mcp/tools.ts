import type { JSONSchema7 } from '@ai-sdk/provider'
import type { Bilingual, Language } from '@wakeel/contract'
import { refusal } from '@wakeel/skills'
import { jsonSchema, type ToolSet, tool } from 'ai'
import type { McpSession, McpTool } from '../../../connections/remotes/mcp.ts'
import type { Used } from '../tools.ts'
import type { ToolUse } from './choose-tool.ts'
import { argumentFaults } from './proposal.ts'
import { toolName } from './tool-name.ts'

/** A model that calls more often goes in circles. */
const MAX_CALLS = 8

const refused: Bilingual = {
  en: 'The tool could not do this.',
  ar: 'لم تتمكن الأداة من تنفيذ هذا.',
}

/**
 * Tools of a server as tools of a language model. One that may not be called unasked is there to be wanted: a call of it ends the
 * model's work. What goes in is checked where it arrives; what a tool says of its failure goes to `onFailure` and not to the model,
 * which would tell it to anybody.
 */
export function mcpTools(
  session: McpSession,
  usable: readonly ToolUse[],
  language: Language,
  onFailure: (inner: string) => void,
): ToolSet {
  let calls = 0

  async function use(
    used: McpTool,
    input: unknown,
    signal: AbortSignal | undefined,
  ): Promise<Used> {
    calls += 1
    if (calls > MAX_CALLS) return refusal('No more calls: answer with what you have.')
    const { text, isRefused } = await session.callTool(used.name, input, signal)
    if (!isRefused) return { output: text, explanation: text }
    onFailure(text)
    return refusal([refused[language], ...argumentFaults(used, input)].join(' '))
  }

  return Object.fromEntries(
    usable.map(({ tool: used, isAutoApproved }) => {
      const described = {
        description: used.description ?? '',
        // What a server describes is any JSON; it is read as a schema and checked by the tool's own server.
        inputSchema: jsonSchema<unknown>(used.inputSchema as JSONSchema7),
      }
      if (!isAutoApproved) return [toolName(used), tool(described)]
      return [
        toolName(used),
        tool({ ...described, execute: (input, { abortSignal }) => use(used, input, abortSignal) }),
      ]
    }),
  )
}
