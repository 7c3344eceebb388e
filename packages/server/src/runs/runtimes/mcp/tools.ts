import type { Bilingual, Language } from '@wakeel/contract'
import { jsonSchema, type ToolSet, tool } from 'ai'
import type { McpSession, McpTool } from '../../../connections/remotes/mcp.ts'
import { refusal } from '../../../skills/respond.ts'
import type { Used } from '../tools.ts'

/** A model that calls more often goes in circles. */
const CALLS_MOST = 8

const refused: Bilingual = { en: 'The agent’s tool could not do this:', ar: 'لم تتمكن أداة الوكيل من تنفيذ هذا الطلب:' }

/** Language models take no other letters. */
export const toolName = ({ name }: McpTool): string => name.replaceAll(/[^\w-]/g, '_').slice(0, 64)

/** Tools of a server as tools of a language model, or of the built-in engine. What goes in is checked where it arrives. */
export function mcpTools(session: McpSession, usable: readonly McpTool[], language: Language): ToolSet {
  let calls = 0

  async function use(name: string, input: unknown, signal: AbortSignal | undefined): Promise<Used> {
    calls += 1
    if (calls > CALLS_MOST) return refusal('No more calls: answer with what you have.')
    const { text, isRefused } = await session.callTool(name, input, signal)
    return isRefused ? refusal(`${refused[language]} ${text}`) : { output: text, explanation: text }
  }

  return Object.fromEntries(
    usable.map((used) => [
      toolName(used),
      tool({
        description: used.description,
        inputSchema: jsonSchema<unknown>(used.inputSchema),
        execute: (input, { abortSignal }) => use(used.name, input, abortSignal),
      }),
    ]),
  )
}
