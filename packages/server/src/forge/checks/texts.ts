import type { forge as contract } from '@wakeel/contract'
import { injectionsIn } from '../../connections/pins/find-injections.ts'
import { findAddress } from '../../text-rules/addresses.ts'
import { findSecret } from '../../text-rules/secrets.ts'
import { type WrittenText, writtenTexts } from './written-texts.ts'

/**
 * No text leads people away from the store, none holds a secret that its creator forgot there, and none that programs are told of the agent
 * gives orders to the models that read it.
 */
export function checkTexts(content: contract.AgentContent): contract.Check {
  const reasons = writtenTexts(content).flatMap((written): contract.CheckReason[] => {
    const { field, text } = written
    const address = findAddress(text)
    const secret = findSecret(text)
    return [
      ...(address === undefined
        ? []
        : [{ code: 'address_in_text' as const, about: field, found: address }]),
      ...(secret === undefined
        ? []
        : [{ code: 'secret_in_text' as const, about: field, found: secret }]),
      ...ordersIn(written).map((found) => ({
        code: 'injection_found' as const,
        about: field,
        found,
      })),
    ]
  })
  return { name: 'texts', passed: reasons.length === 0, reasons }
}

/** How a passage shows words that are written in characters which nobody sees. */
const HIDDEN_WORDS = '[hidden: '

/** Read by nobody but the agent itself, and by the store where it is evaluated. */
const unpublished: readonly WrittenText['field'][] = ['instructions', 'evaluation']

function ordersIn({ field, text }: WrittenText): string[] {
  if (unpublished.includes(field)) return []
  return injectionsIn(text)
    .filter((found) => !isUsual(field, found))
    .map(({ passage }) => passage)
}

function isUsual(
  field: WrittenText['field'],
  { kind, passage }: ReturnType<typeof injectionsIn>[number],
): boolean {
  // What an agent never does is said there: that it tells nobody is no order to hide something.
  if (kind === 'hides_from_person') return field === 'never'
  // Texts that are pasted bring characters of no width with them, which say nothing by themselves.
  return kind === 'hidden_characters' && !passage.includes(HIDDEN_WORDS)
}
