import type { billing } from '@wakeel/contract'
import { useLanguage } from '../shell/language.tsx'
import { Notice } from '../ui/state.tsx'
import { text } from './text.ts'

/** Why the code in the address gives no discount. */
export function OfferNoticeLine({ notice, code }: { notice: billing.OfferNotice | null; code: string | undefined }) {
  const words = text[useLanguage().language]
  return notice && <Notice>{words.notice[notice](code ?? '')}</Notice>
}
