import type { Bilingual } from '@wakeel/contract'
import type { Choosable } from '@wakeel/skills'
import type { McpTool } from '../../../connections/remotes/mcp.ts'
import { said } from '../../../connections/remotes/said.ts'
import { parametersOf } from './parameters.ts'
import { piecesOf } from './pieces.ts'
import { readArguments } from './read-arguments.ts'
import { toolName } from './tool-name.ts'
import { tellingWords } from './vocabulary.ts'

/** A word of a tool's name counts more than one that only its description holds. */
const IN_NAME = 0.4
const IN_DESCRIPTION = 0.15

/** A tool of an MCP server as the built-in engine sees it: suited to requests that share its words. */
export function toChoosable(tool: McpTool): Choosable {
  const parameters = parametersOf(tool)
  const title = said(tool.title || tool.name, 100)
  const description = said(tool.description || title, 400)
  const inName = tellingWords(`${tool.name} ${title}`)
  const described = [
    description,
    ...parameters.flatMap(({ label, description, choices }) => [label, description, ...choices]),
  ]
  const inDescription = tellingWords(described.join(' ')).filter(
    ([stem]) => !inName.some(([known]) => known === stem),
  )

  return {
    name: toolName(tool),
    title: both(title),
    description: both(description),
    isElsewhere: true,
    suits(ask) {
      const words = new Set(
        piecesOf(ask).words.flatMap(({ stem, unattached }) => [stem, unattached]),
      )
      const shared = (telling: string[][]) =>
        telling.filter((forms) => forms.some((form) => words.has(form))).length
      return Math.min(1, shared(inName) * IN_NAME + shared(inDescription) * IN_DESCRIPTION)
    },
    read: (ask) => readArguments(parameters, ask),
  }
}

/** The other end says it in one language. */
const both = (text: string): Bilingual => ({ en: text, ar: text })
