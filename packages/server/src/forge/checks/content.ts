import type { Bilingual, forge as contract } from '@wakeel/contract'
import { createPosing } from '../../names/posing.ts'
import { findBanned } from '../../text-rules/banned-content.ts'
import { writtenTexts } from './written-texts.ts'

/**
 * No text offers what the store does not carry, and none speaks as the store. A sentence that refuses something, warns of it or finds it is
 * not an offer.
 */
export function checkContent(
  content: contract.AgentContent,
  storeNames: readonly Bilingual[],
): contract.Check {
  const findPosing = createPosing(storeNames)
  const reasons = writtenTexts(content)
    // What an agent never does is said there in order to be refused; so are some questions of its evaluation.
    .filter(({ field, isRefused }) => field !== 'never' && !isRefused)
    .flatMap(({ field, text }): contract.CheckReason[] => {
      const found = findBanned(text) ?? findPosing(text)
      return found === undefined ? [] : [{ code: 'banned_content', about: field, found }]
    })
  return { name: 'content', passed: reasons.length === 0, reasons }
}
