import type { forge } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { InlineAlert } from '../ui/state.tsx'
import styles from './forge-page.module.css'
import { messages } from './not-covered-messages.ts'

/** What of the idea the agent will not do, before it is made and on the draft; nothing when all of it is covered. */
export function NotCoveredNote({ sentences }: { sentences: forge.NotCovered | undefined }) {
  const { language } = useLanguage()
  const words = messages[language]
  if (!sentences || sentences.length === 0) return null
  return (
    <InlineAlert>
      {words.title}
      {sentences.map((sentence) => (
        <span key={sentence.en} className={styles.sentence}>
          {sentence[language]}
        </span>
      ))}
    </InlineAlert>
  )
}
