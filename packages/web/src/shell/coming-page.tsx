import { Badge } from '../ui/badge.tsx'
import { LinkButton } from '../ui/button.tsx'
import styles from './coming-page.module.css'
import { useLanguage } from './language.tsx'
import { text } from './text.ts'
import { useTitle } from './title.ts'

export type ComingScreen = 'founder' | 'admin'

/** A screen that opens later says what it will be, and where to go until then. */
export function ComingPage({ screen }: { screen: ComingScreen }) {
  const { coming } = text[useLanguage().language]
  useTitle(coming[screen].title)
  return (
    <div className={styles.coming}>
      <Badge tone="accent">{coming.badge}</Badge>
      <h1>{coming[screen].title}</h1>
      <p>{coming[screen].text}</p>
      <LinkButton to="/app-store">{coming.back}</LinkButton>
    </div>
  )
}
