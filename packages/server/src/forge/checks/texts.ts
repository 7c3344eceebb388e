import type { forge as contract } from '@wakeel/contract'
import { findAddress } from '../../text-rules/addresses.ts'
import { findSecret } from '../../text-rules/secrets.ts'
import { writtenTexts } from './written-texts.ts'

/** No text leads people away from the store, and none holds a secret that its creator forgot there. */
export function checkTexts(content: contract.AgentContent): contract.Check {
  const reasons = writtenTexts(content).flatMap(({ field, text }): contract.CheckReason[] => {
    const address = findAddress(text)
    const secret = findSecret(text)
    return [
      ...(address === undefined
        ? []
        : [{ code: 'address_in_text' as const, about: field, found: address }]),
      ...(secret === undefined
        ? []
        : [{ code: 'secret_in_text' as const, about: field, found: secret }]),
    ]
  })
  return { name: 'texts', passed: reasons.length === 0, reasons }
}
