import type { Ask } from '@wakeel/skills'
import { defineTask } from '../../../workers/task.ts'
import { chooseTool, type ToolUse } from './choose-tool.ts'
import { readElicited } from './read-elicited.ts'

export const chooseToolTask = defineTask(
  'chooseTool',
  ({
    tools,
    ask,
    examples,
  }: {
    tools: readonly ToolUse[]
    ask: Ask
    examples: readonly string[]
  }) => chooseTool(tools, ask, examples),
)

export const readElicitedTask = defineTask(
  'readElicited',
  ({ question, ask }: { question: Parameters<typeof readElicited>[0]; ask: Ask }) =>
    readElicited(question, ask),
)
