import type { billing } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { messages } from './messages.ts'

/** Why the code in the URL gives no discount. */
export function OfferNoticeLine({
  notice,
  code,
}: {
  notice: billing.OfferNotice | null
  code: string | undefined
}) {
  const words = messages[useLanguage().language]
  return notice && <InlineAlert>{words.notice[notice](code ?? '')}</InlineAlert>
}
