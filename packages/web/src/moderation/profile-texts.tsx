import type { creatorPages } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Said } from './case-card.tsx'
import { partsOf } from './profile-parts.ts'
import { messages } from './trust-messages.ts'

/** What a creator says of themselves, under the name of each text. A website is read and not opened: it may be what was reported. */
export function ProfileTexts({ texts, when }: { texts: creatorPages.ProfileTexts; when?: string }) {
  const words = messages[useLanguage().language]
  return partsOf(texts).map(([part, text]) => (
    <Said key={part} who={when ? `${words.texts[part]} · ${when}` : words.texts[part]}>
      {text}
    </Said>
  ))
}
