import type { ErrorCode, forge } from '@wakeel/contract'
import type { Ask, Skill } from '@wakeel/skills'
import { type Choice, choose, skills, use } from '@wakeel/skills'
import { checkContent } from '../forge/checks/banned-content.ts'
import { checkTexts } from '../forge/checks/texts.ts'
import { contentFrom } from '../forge/import-content.ts'
import { writeFromWords } from '../forge/writing/built-in-writer.ts'
import type { Idea } from '../forge/writing/idea.ts'
import { trades } from '../forge/writing/trades/all.ts'
import { chooseTool, type ToolUse } from '../runs/runtimes/mcp/choose-tool.ts'
import { readElicited } from '../runs/runtimes/mcp/read-elicited.ts'

const byName = new Map(skills.map((skill) => [skill.name, skill]))

function named(name: string): Skill {
  const skill = byName.get(name)
  if (!skill) throw new Error(`there is no skill ${name}`)
  return skill
}

export type NamedChoice = { skill: string; input: unknown } | { question: string }

/** What is done in a thread of its own: data goes in and comes out, and nothing outside the thread is touched. */
export const tasks = {
  choose({
    skills,
    ask,
    examples,
  }: {
    skills: readonly string[]
    ask: Ask
    examples: readonly string[]
  }): NamedChoice {
    const choice: Choice<Skill> = choose(skills.map(named), ask, examples)
    return 'question' in choice ? choice : { skill: choice.skill.name, input: choice.input }
  },

  use({
    skill,
    input,
    ask,
  }: {
    skill: string
    input: unknown
    ask: Pick<Ask, 'language' | 'today'>
  }) {
    return use(named(skill), input, ask)
  },

  chooseTool: ({
    tools,
    ask,
    examples,
  }: {
    tools: readonly ToolUse[]
    ask: Ask
    examples: readonly string[]
  }) => chooseTool(tools, ask, examples),

  readElicited: ({ question, ask }: { question: Parameters<typeof readElicited>[0]; ask: Ask }) =>
    readElicited(question, ask),

  writeAgent: ({
    skills,
    idea,
    ...choice
  }: { skills: readonly string[]; idea: Idea } & Parameters<typeof writeFromWords>[2]) =>
    writeFromWords(
      trades.filter(({ skill }) => skills.includes(skill.name)),
      idea,
      choice,
    ),

  importContent: (said: Parameters<typeof contentFrom>) => contentFrom(...said),

  checkTexts: (content: forge.AgentContent) => checkTexts(content),

  checkContent: (content: forge.AgentContent) => checkContent(content),
}

export type Tasks = typeof tasks
export type TaskName = keyof Tasks

export interface Request {
  task: TaskName
  input: never
}

/** What a thread says: that it is ready, what came of a task, or why nothing did. */
export type Reply =
  | 'ready'
  | { value: unknown }
  | { code: ErrorCode | undefined; message: string; stack: string | undefined }
