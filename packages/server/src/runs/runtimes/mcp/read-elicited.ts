import type { Bilingual } from '@wakeel/contract'
import { type Ask, wholeRequest } from '@wakeel/skills'
import type { ElicitedValue, McpListener, McpTool } from '../../../connections/remotes/mcp.ts'
import { said } from '../../../connections/remotes/said.ts'
import { Found } from './found.ts'
import { type Parameter, parametersOf } from './parameters.ts'

type Question = Parameters<McpListener['onQuestion']>[0]

const howTo: Bilingual = { en: 'Ask again and write with it:', ar: 'أعد الطلب واكتب معه:' }

/**
 * What a server asks for on its way, from what the person wrote by its name, in this message or one that it completes: `country:
 * Oman`. Nothing is guessed, since a tool is already at work; what is missing becomes the question to the person, and their reply to it is
 * what was missing.
 */
export function readElicited(
  { message, requestedSchema }: Question,
  ask: Ask,
): Awaited<ReturnType<McpListener['onQuestion']>> {
  const parameters = parametersOf({ inputSchema: requestedSchema } as unknown as McpTool)
  const found = new Found(wholeRequest(ask))
  const content: Record<string, ElicitedValue> = {}
  for (const parameter of parameters) {
    const value = found.written(parameter)
    if (value !== undefined) content[parameter.name] = value as ElicitedValue
  }
  const asked = said(message, 2000)
  const isMissing = ({ name, isRequired }: Parameter) => isRequired && !(name in content)
  const [only, ...others] = parameters.filter(isMissing)
  if (only && others.length === 0 && isReplyTo(asked, ask)) {
    const value = new Found({ ...ask, text: `${only.label}: ${ask.text}` }).written(only)
    if (value !== undefined) content[only.name] = value as ElicitedValue
  }
  const missing = parameters.filter(isMissing)
  if (missing.length === 0 && (Object.keys(content).length > 0 || parameters.length === 0))
    return { content }
  const fields = (missing.length > 0 ? missing : parameters).map(toLine)
  return { question: `${asked}\n\n${howTo[ask.language]}\n\n${fields.join('\n')}` }
}

/** Whether the person was asked just that before: a reply is then what was missing, if only one thing was. */
const isReplyTo = (asked: string, { earlier = [] }: Ask): boolean =>
  asked !== '' && earlier.at(-1)?.outcome === 'question' && earlier.at(-1)!.answer.startsWith(asked)

function toLine({ label, description, choices }: Parameter): string {
  const example = choices.length > 0 ? choices.slice(0, 8).join(' / ') : '…'
  return `- **${label}: ${example}**${description ? ` (${description})` : ''}`
}
