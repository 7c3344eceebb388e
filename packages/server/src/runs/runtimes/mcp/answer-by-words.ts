import type { McpSession } from '../../../connections/remotes/mcp.ts'
import { RemoteError } from '../../../connections/remotes/remote.ts'
import type { WorkerPool } from '../../../workers/worker-pool.ts'
import type { Answer, Execution } from '../runtime.ts'
import { tracedToolCall } from '../traced.ts'
import { Transcript } from '../transcript.ts'
import type { ToolUse } from './choose-tool.ts'
import { askForConfirmation, type ConfirmedCall, proposeCall, type ToolPlace } from './proposal.ts'
import { chooseToolTask } from './tasks.ts'
import { toolName } from './tool-name.ts'

interface Task extends Pick<Execution, 'agent' | 'ask' | 'signal' | 'emit'> {
  session: McpSession
  workers: WorkerPool
  usable: readonly ToolUse[]
  place: ToolPlace
  secret: string | undefined
}

/** The built-in engine in place of a language model: it calls one tool that only reads, proposes one that does not, or asks back. */
export async function answerByWords(task: Task): Promise<Answer> {
  const { agent, ask, signal, usable, place, workers, emit, secret } = task
  const transcript = new Transcript(emit, secret)
  const choice = await workers.run(
    chooseToolTask,
    { tools: usable, ask, examples: agent.examples[ask.language] },
    signal,
  )
  if ('call' in choice)
    return callTool(task, transcript, { tool: choice.call.name, arguments: choice.input })
  const proposal =
    'propose' in choice ? proposeCall(choice.propose, choice.input, place) : undefined
  if (proposal) transcript.say(askForConfirmation(proposal, ask.language))
  else
    transcript.say(
      'question' in choice ? choice.question : 'refusal' in choice ? choice.refusal : '',
    )
  return {
    text: transcript.whole(),
    skillCalls: [],
    outcome: 'refusal' in choice ? 'refusal' : 'question',
    ...(proposal && { proposal }),
  }
}

/** Exactly the call that a person confirmed, and nothing besides. */
export function answerConfirmed(
  task: Task,
  { call, arguments: input }: ConfirmedCall,
): Promise<Answer> {
  return callTool(task, new Transcript(task.emit, task.secret), {
    tool: call.tool.name,
    arguments: input,
  })
}

const silent = {
  en: 'It is done; the tool said nothing more.',
  ar: 'تم التنفيذ، ولم تذكر الأداة شيئًا آخر.',
}

async function callTool(
  { session, usable, ask, signal, emit }: Task,
  transcript: Transcript,
  { tool: name, arguments: input }: { tool: string; arguments: unknown },
): Promise<Answer> {
  const { tool } = usable.find(({ tool }) => tool.name === name)!
  emit({ type: 'skill', name: toolName(tool), title: tool.title || tool.name })
  const { text, isRefused } = await tracedToolCall(toolName(tool), 'extension', () =>
    session.callTool(name, input, signal),
  )
  if (isRefused) throw new RemoteError('tool_failed', `the tool ${name} failed`, { inner: text })
  transcript.say(text.trim() === '' ? silent[ask.language] : text)
  return {
    text: transcript.whole(),
    skillCalls: [{ skill: toolName(tool), input }],
    outcome: 'answer',
  }
}
