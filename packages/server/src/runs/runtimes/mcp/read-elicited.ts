import type { Bilingual } from '@wakeel/contract'
import type { Ask } from '@wakeel/skills'
import type { ElicitedValue, McpListener, McpTool } from '../../../connections/remotes/mcp.ts'
import { said } from '../../../connections/remotes/said.ts'
import { Found } from './found.ts'
import { type Parameter, parametersOf } from './parameters.ts'

type Question = Parameters<McpListener['onQuestion']>[0]

const howTo: Bilingual = { en: 'Ask again and write with it:', ar: 'أعد الطلب واكتب معه:' }

/**
 * What a server asks for on its way, from what the person wrote by its name: `country: Oman`. Nothing is guessed, since a tool is already
 * at work; what is missing becomes the question to the person.
 */
export function readElicited(
  { message, requestedSchema }: Question,
  ask: Ask,
): Awaited<ReturnType<McpListener['onQuestion']>> {
  const parameters = parametersOf({ inputSchema: requestedSchema } as unknown as McpTool)
  const found = new Found(ask)
  const content: Record<string, ElicitedValue> = {}
  for (const parameter of parameters) {
    const value = found.written(parameter)
    if (value !== undefined) content[parameter.name] = value as ElicitedValue
  }
  const missing = parameters.filter(({ name, isRequired }) => isRequired && !(name in content))
  if (missing.length === 0 && (Object.keys(content).length > 0 || parameters.length === 0))
    return { content }
  const fields = (missing.length > 0 ? missing : parameters).map(toLine)
  return { question: `${said(message, 2000)}\n\n${howTo[ask.language]}\n\n${fields.join('\n')}` }
}

function toLine({ label, description, choices }: Parameter): string {
  const example = choices.length > 0 ? choices.slice(0, 8).join(' / ') : '…'
  return `- **${label}: ${example}**${description ? ` (${description})` : ''}`
}
