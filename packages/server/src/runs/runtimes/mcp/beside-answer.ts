import type { McpListener } from '../../../connections/remotes/mcp.ts'
import { RemoteQuestion } from '../../../connections/remotes/remote.ts'
import type { RemoteFile } from '../../../connections/remotes/remote-file.ts'
import type { WorkerPool } from '../../../workers/worker-pool.ts'
import type { Answer, Execution } from '../runtime.ts'
import { keptFiles, Transcript, usable } from '../transcript.ts'
import { readElicitedTask } from './tasks.ts'

/** What comes of an MCP server beside the answer: how its tools get on, files, and questions that end the run as questions to the person. */
export async function withBeside(
  {
    ask,
    signal,
    emit,
    workers,
  }: Pick<Execution, 'ask' | 'signal' | 'emit'> & { workers: WorkerPool },
  secret: string | undefined,
  work: (listener: McpListener) => Promise<Answer>,
): Promise<Answer> {
  const files: RemoteFile[] = []
  const transcript = new Transcript(emit, secret)
  try {
    const answer = await work({
      onProgress: (tool, { message, progress, total }) => {
        const part = total ? `${Math.round((100 * progress) / total)}%` : ''
        const title = tool?.title || tool?.annotations?.title || tool?.name || ''
        transcript.progress([message || title, part].filter(Boolean).join(' · '))
      },
      onFiles: (more) => files.push(...more),
      onQuestion: (question) => workers.run(readElicitedTask, { question, ask }, signal),
    })
    return { ...answer, ...keptFiles(files, secret) }
  } catch (error) {
    if (!(error instanceof RemoteQuestion)) throw error
    transcript.say(error.question)
    return { text: usable(error.question), skillCalls: [], outcome: 'question' }
  }
}
