import type { AgentCard } from '@a2a-js/sdk'
import { isAmongTypes, type runs } from '@wakeel/contract'
import { DomainError } from '../../errors.ts'

const MAX_TYPES = 40
const FILE_TYPE = /^(?:\*\/\*|[a-z]+\/(?:\*|[a-z\d][a-z\d.+-]*))$/
/** Every agent reads messages, and says so by this type. */
const WORDS = 'text/plain'

/** What files an agent's card says that it reads, as media types or ranges of them; none where it only reads messages. */
export function fileTypesOf({ defaultInputModes, skills }: AgentCard): string[] {
  const modes = [...defaultInputModes, ...skills.flatMap((skill) => skill.inputModes)]
  const types = new Set(
    modes
      .map((mode) => mode.toLowerCase().split(';')[0]!.trim())
      .map((mode) => (mode === '*' ? '*/*' : mode))
      .filter((mode) => mode.length <= 110 && FILE_TYPE.test(mode)),
  )
  return [...types].some((type) => type !== WORDS) ? [...types].slice(0, MAX_TYPES) : []
}

/** Throws where an agent's card says that it does not read such a file, and names what it reads. */
export function requireAccepted(card: AgentCard, files: readonly runs.AttachedFile[]): void {
  if (files.length > 0) requireTypes(fileTypesOf(card), files)
}

/** The same of types that are known: `runs.files_not_accepted` where there are none. */
export function requireTypes(
  accepted: readonly string[],
  files: readonly Pick<runs.AttachedFile, 'media_type'>[],
): void {
  if (accepted.length === 0) throw new DomainError('runs.files_not_accepted')
  const refused = files.find(({ media_type: type }) => !isAmongTypes(accepted, type))
  if (!refused) return
  throw new DomainError('runs.file_type_not_accepted', {
    sentence: `This agent does not take files of the type ${refused.media_type}. Its card says that it takes: ${accepted.join(', ').slice(0, 300)}. The run was not counted.`,
  })
}
