import type { AgentCard } from '@a2a-js/sdk'
import type { runs } from '@wakeel/contract'
import { DomainError } from '../../errors.ts'
import { said } from './said.ts'

/** Throws where an agent's card says that it does not read such a file, and names what it reads. */
export function requireAccepted(card: AgentCard, files: readonly runs.AttachedFile[]): void {
  const modes = [...card.defaultInputModes, ...card.skills.flatMap((skill) => skill.inputModes)]
  const accepted = new Set(modes.map((mode) => mode.toLowerCase().split(';')[0]!.trim()))
  const refused = files.find(({ media_type: type }) => !isAmong(accepted, type))
  if (!refused) return
  const named = said([...accepted].join(', '), 300) || 'nothing but text'
  throw new DomainError('runs.file_type_not_accepted', {
    sentence: `This agent does not take files of the type ${refused.media_type}. Its card says that it takes: ${named}. The run was not counted.`,
  })
}

const isAmong = (accepted: ReadonlySet<string>, type: string): boolean =>
  [type, `${type.split('/')[0]}/*`, '*/*', '*'].some((mode) => accepted.has(mode))
