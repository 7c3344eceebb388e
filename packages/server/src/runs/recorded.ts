import { hash } from 'node:crypto'
import type { runs as contract } from '@wakeel/contract'
import type { FileHash } from '../database/schema/runs.ts'
import { canonicalJson, sha256OfJson, sha256OfText } from '../signing/canonical-json.ts'
import type { Agent } from './agents.ts'
import { sha256OfRequest } from './attached-records.ts'
import type { Run } from './run-records.ts'
import type { Answer } from './runtimes/runtime.ts'

/** What the receipt of a run is made from: taken when it ends, so that it stays true when the texts are deleted. */
export type Recorded = Pick<
  Run,
  | 'skillsUsed'
  | 'skillCalls'
  | 'skillInputs'
  | 'agentSha256'
  | 'inputSha256'
  | 'answerSha256'
  | 'filesSha256'
>

export const NOT_RECORDED = {
  skillCalls: null,
  agentSha256: null,
  inputSha256: null,
  answerSha256: null,
  filesSha256: null,
} as const satisfies Partial<Recorded>

export function toRecorded(
  asked: Pick<Run, 'input' | 'attachedFiles'>,
  agent: Agent,
  { text, skillCalls, files = [] }: Answer,
): Recorded {
  return {
    skillsUsed: skillCalls.map(({ skill }) => skill),
    skillCalls: skillCalls.map(({ skill, input }) => ({ skill, inputSha256: sha256OfJson(input) })),
    skillInputs: canonicalJson(skillCalls.map(({ input }) => input)),
    agentSha256: sha256OfAgent(agent),
    inputSha256: sha256OfRequest(asked),
    answerSha256: sha256OfText(text),
    filesSha256: files.map(toFileHash),
  }
}

/** How an agent executes, by which two versions of it are told apart. */
const sha256OfAgent = ({ instructions, skills, examples, runtime }: Agent): string =>
  sha256OfJson({ instructions, skills: skills.map(({ name }) => name), examples, runtime })

export const toFileHash = ({ media_type: mediaType, data }: contract.RunFile): FileHash => ({
  mediaType,
  sha256: data === null ? null : hash('sha256', Buffer.from(data, 'base64'), 'hex'),
})
