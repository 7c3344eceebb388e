import type { forge as contract } from '@wakeel/contract'
import { DomainError } from '../errors.ts'
import { findForbiddenIdea } from '../text-rules/banned-content.ts'
import type { Breach } from '../text-rules/banned-terms.ts'
import { findCrime } from '../text-rules/criminal-purpose.ts'
import { writtenTexts } from './checks/written-texts.ts'
import type { Idea } from './writing/idea.ts'

/** Refuses an idea whose purpose or audience the store does not carry, whoever has it; the code names the rule that it breaks. */
export const requireLawful = ({ problemGoal, targetAudience }: Idea): void =>
  refuse(findForbiddenIdea(problemGoal, targetAudience))

/** Refuses texts that offer help with a crime or serve those who commit it. What else the store does not carry is for a moderator to see. */
export function requireLawfulTexts(content: contract.AgentContent): void {
  for (const { field, text, isRefused } of writtenTexts(content))
    if (field !== 'never' && !isRefused) refuse(findCrime(text))
}

function refuse(breach: Breach | undefined): void {
  if (breach) throw new DomainError(`forge.forbidden_${breach.rule}`, { about: [breach.found] })
}
